import { chakra, Table } from '@shop/design-system'

type RowsProps = { caption: string; head: string[]; rows: string[][] }

/** A small table of an article; the first cell names its row. */
export const Rows = ({ caption, head, rows }: RowsProps) => (
  <Table
    caption={caption}
    columns={head.map((label, index) => ({
      key: label,
      label,
      isRowHeader: index === 0,
      cell: (row: string[]) => row[index],
    }))}
    rows={rows}
    rowKey={(row) => row.join()}
  />
)

const Figure = chakra('figure', {
  base: {
    padding: '5',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    breakInside: 'avoid',
    '& figcaption': { textStyle: 'label', marginBlockEnd: '4' },
    '& dl': { display: 'grid', gap: '3' },
    '& dl > div': { display: 'grid', gap: '1' },
    '& dt': { textStyle: 'small' },
    '& dd': { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'semibold' },
    '& .bar': { flex: '0 0 auto', height: '4', minWidth: '1', borderRadius: 'sm', bg: 'colorPalette.solid' },
    '& .note': { marginBlockStart: '4', textStyle: 'small', color: 'ink2' },
  },
})

type BarsProps = {
  caption: string
  /** `value` is its length, `text` its label. */
  bars: { label: string; value: number; text: string }[]
  note?: string
}

/** Figures side by side: as bars to look at, as text to read. */
export function Bars({ caption, bars, note }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value))
  // The text is beside the longest bar too.
  const widthOf = (value: number) => (value / most) * 55
  return (
    <Figure>
      <figcaption>{caption}</figcaption>
      <dl>
        {bars.map(({ label, value, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="bar" style={{ width: `${widthOf(value)}%` }} aria-hidden />
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="note">{note}</p>}
    </Figure>
  )
}
