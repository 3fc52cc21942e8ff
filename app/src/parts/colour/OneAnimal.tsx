import type { CoatColour } from '@shop/contract/tool'
import { Card, chakra, Table } from '@shop/design-system'
import { useSpelling } from '../../data/spelling.tsx'
import { Swatches } from './Swatches.tsx'

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** One animal: its possible looks, then what each gene shows and hides. */
export function OneAnimal({ prediction: { colours, marks, loci } }: { prediction: CoatColour }) {
  const spell = useSpelling()
  return (
    <>
      <Card as="section" aria-labelledby="colours">
        <chakra.h2 id="colours" textStyle="h2" marginBlockEnd="4">
          {colours.length === 1 ? colours[0] : `One of ${colours.length} ${spell('colours')}`}
        </chakra.h2>
        <Swatches colours={colours.map((name) => ({ name }))} />
        {marks.length > 0 && <chakra.p marginBlockStart="4">White: {listFormat.format(marks).toLowerCase()}.</chakra.p>}
      </Card>
      <Table
        caption="Gene by gene"
        columns={[
          { key: 'locus', label: 'Gene', isRowHeader: true, cell: ({ locus, gene }) => `${locus} (${gene})` },
          {
            key: 'genotype',
            label: 'Genotype',
            cell: ({ genotype }) => (genotype ? <chakra.code fontFamily="mono">{genotype}</chakra.code> : 'Not tested'),
          },
          { key: 'meaning', label: 'Means', cell: ({ meaning }) => meaning ?? 'Open' },
          {
            key: 'carries',
            label: 'Carries unseen',
            cell: ({ carries, genotype }) => (genotype ? carries.join(', ') || 'Nothing' : 'Open'),
          },
        ]}
        rows={loci}
        rowKey={({ key }) => key}
      />
    </>
  )
}
