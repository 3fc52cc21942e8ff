import type { WaitingOrder } from '@shop/contract/parcel'
import { Checkbox, IconButton } from '@shop/design-system'
import { X } from 'lucide-react'
import { type Box, lineAtHand, swabsOf } from './packing.ts'

type BoxLinesProps = { order: WaitingOrder; box: Box; onChange: (box: Box) => void }

/** What of each line is in the box. A swab is taken out again, and a line without barcodes is ticked. */
export function BoxLines({ order, box, onChange }: BoxLinesProps) {
  const at = lineAtHand(box, order)
  return (
    <ul className="bench-lines" aria-label="In the box">
      {order.lines.map((line) => {
        const swabs = swabsOf(box, line)
        const isWhole = box.whole.includes(line.line)
        const isFull = line.barcodes.length ? swabs.length === line.barcodes.length : isWhole
        return (
          <li
            key={line.line}
            className="bench-line"
            data-at-hand={line === at || undefined}
            data-full={isFull || undefined}
          >
            <div className="bench-line-head">
              <strong>
                {line.quantity} × {line.product}
              </strong>
              {line.barcodes.length > 0 && (
                <span>
                  {swabs.length} of {line.barcodes.length}
                </span>
              )}
            </div>
            {line.replacements > 0 && (
              <p className="bench-hint">{line.replacements} in place of a sample that failed.</p>
            )}
            {line.barcodes.length === 0 && (
              <Checkbox
                label="It is in the box"
                checked={isWhole}
                onChange={() =>
                  onChange({
                    ...box,
                    whole: isWhole ? box.whole.filter((one) => one !== line.line) : [...box.whole, line.line],
                  })
                }
              />
            )}
            {swabs.length > 0 && (
              <ul className="bench-swabs" aria-label={`Swabs of line ${line.line}`}>
                {swabs.map(({ barcode }) => (
                  <li key={barcode} className="bench-swab">
                    {barcode}
                    <IconButton
                      icon={<X size={16} />}
                      label={`Take ${barcode} out`}
                      size="sm"
                      onClick={() => onChange({ ...box, swabs: box.swabs.filter((swab) => swab.barcode !== barcode) })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
