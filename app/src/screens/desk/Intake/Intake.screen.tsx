import { labStages } from '@shop/contract/laboratory-stages'
import { Callout, chakra, Link, Select, Table } from '@shop/design-system'
import { useRef, useState } from 'react'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { ScanField } from '../../../parts/desk/ScanField.tsx'
import { playSound } from '../../../parts/desk/sounds.ts'
import { stageCopy } from '../../../parts/sample/sample-copy.ts'
import { paths } from '../../../paths.ts'
import { type LabStage, type Scan, useScans } from './use-scans.ts'

/** The chosen stage stays small beside the scans, which fill the line. */
const Base = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    maxWidth: 'prose',
    '& .intake-stage': { maxWidth: '20rem' },
  },
})

const words: Record<Scan['state'], string> = {
  waiting: 'Waits',
  accepted: 'Right',
  look: 'Look at it',
  refused: 'Not taken',
}

type IntakeProps = {
  /** Plays the outcome of a scan. */
  play?: typeof playSound
}

/** `/desk/laboratory`: swabs are scanned one after another, and brought to a stage. */
export function Intake({ play = playSound }: IntakeProps) {
  const [stage, setStage] = useState<LabStage>('received')
  const field = useRef<HTMLInputElement>(null)
  const { scans, scan } = useScans()
  return (
    <DeskPage title="Intake" lead="Scan a swab and press Enter. The next one need not wait." room="laboratory">
      <Base>
        <div className="intake-stage">
          {' '}
          <Select
            label="Brought to"
            options={labStages.map((value) => ({ value, label: stageCopy[value].name }))}
            value={stage}
            onChange={(event) => {
              setStage(event.target.value as LabStage)
              field.current?.focus()
            }}
          />
        </div>{' '}
        <ScanField label="Barcode" field={field} play={play} onScan={(text) => scan(text, stage)} />
        {scans.length > 0 && (
          <Table
            caption={`Scanned in this session: ${scans.length}`}
            columns={[
              {
                key: 'barcode',
                label: 'Barcode',
                isRowHeader: true,
                cell: ({ barcode }) => (
                  <Link href={`${paths.deskSamples}?search=${encodeURIComponent(barcode)}`}>{barcode}</Link>
                ),
              },
              { key: 'product', label: 'Product', cell: ({ product }) => product || 'Not known' },
              { key: 'outcome', label: 'Outcome', cell: ({ state, text }) => `${words[state]}: ${text}` },
            ]}
            rows={scans}
            rowKey={({ id }) => id}
          />
        )}
        <Callout title="Scanned by mistake?">
          A stage is never taken back: the owner may have a mail by now. Open the sample in the list, and set a problem
          or write a note for its owner. A later stage can always be scanned.
        </Callout>
      </Base>
    </DeskPage>
  )
}
