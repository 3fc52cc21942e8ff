import { chakra } from '@shop/design-system'

const Figure = chakra('figure', {
  base: {
    padding: '5',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    '& figcaption': { textStyle: 'label', marginBlockEnd: '3' },
    '& .square': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '2',
      listStyleType: 'none',
      textAlign: 'center',
    },
    '& li': {
      paddingBlock: '4',
      paddingInline: '1',
      borderRadius: 'control',
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: 'snug',
    },
    '& code': {
      display: 'block',
      marginBlockEnd: '1',
      fontFamily: 'mono',
      fontSize: 'md',
      fontWeight: 'normal',
      overflowWrap: 'anywhere',
    },
    '& .clear': { bg: 'clear.bg', color: 'clear.fg' },
    '& .carrier': { bg: 'carrier.bg', color: 'carrier.fg' },
    '& .affected': { bg: 'affected.bg', color: 'affected.fg' },
    '& p': { marginBlockStart: '3', textStyle: 'small', color: 'ink2' },
  },
})

export type GenotypeSquareProps = {
  caption: string
  /** Four, each as likely as the others. */
  cells: { genotype: string; label: string; tone: 'clear' | 'carrier' | 'affected' }[]
  note: string
}

/** What two parents pass on, as a square of four. */
export const GenotypeSquare = ({ caption, cells, note }: GenotypeSquareProps) => (
  <Figure>
    <figcaption>{caption}</figcaption>
    <ul className="square">
      {cells.map(({ genotype, label, tone }, place) => (
        <li className={tone} key={place}>
          <code>{genotype}</code>
          {label}
        </li>
      ))}
    </ul>
    <p>{note}</p>
  </Figure>
)
