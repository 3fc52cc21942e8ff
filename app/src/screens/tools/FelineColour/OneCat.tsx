import type { FelineColour } from '@shop/contract/tool'
import { Card, chakra, Table } from '@shop/design-system'
import { Swatches } from './Swatches.tsx'

/** One cat: what it can look like, then what each gene says and hides. */
export const OneCat = ({ prediction: { colours, loci } }: { prediction: FelineColour }) => (
  <>
    <Card as="section" aria-labelledby="colours">
      <chakra.h2 id="colours" textStyle="h2" marginBlockEnd="4">
        {colours.length === 1 ? colours[0] : 'One of these colours'}
      </chakra.h2>
      <Swatches colours={colours.map((name) => ({ name }))} />
    </Card>
    <Table
      caption="Gene by gene"
      columns={[
        { key: 'locus', label: 'Gene', isRowHeader: true, cell: ({ locus, gene }) => `${locus} (${gene})` },
        {
          key: 'genotype',
          label: 'Genotype',
          cell: ({ genotype }) => <chakra.code fontFamily="mono">{genotype}</chakra.code>,
        },
        { key: 'meaning', label: 'Means', cell: ({ meaning }) => meaning },
        { key: 'carries', label: 'Carries unseen', cell: ({ carries }) => carries.join(', ') || 'Nothing' },
      ]}
      rows={loci}
      rowKey={({ key }) => key}
    />
  </>
)
