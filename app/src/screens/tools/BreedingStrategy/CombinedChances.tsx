import type { BreedingStrategy } from '@shop/contract/tool'
import { Callout, chakra, Section, Table } from '@shop/design-system'
import { chanceText } from '../../../parts/tool/percent-text.ts'

const sexes = { daughters: 'Daughters', sons: 'Sons' }

/** Several genes at once, where they are inherited independently; else why there is no answer. */
export function CombinedChances({ strategy: { combined, combinedReason, loci } }: { strategy: BreedingStrategy }) {
  if (!combined) return combinedReason && <Callout title="Each gene for itself">{combinedReason}</Callout>
  const hasSexes = combined.some(({ sex }) => sex)
  return (
    <Section
      title="All genes together"
      lead="These genes lie on different chromosomes, so their chances may be multiplied."
    >
      <Table
        caption="The chance of each combination"
        isCaptionHidden
        columns={[
          ...loci.map((locus, index) => ({
            key: locus.name,
            label: locus.gene ?? locus.name,
            isRowHeader: index === 0,
            cell: ({ genotypes }: (typeof combined)[number]) => (
              <chakra.code fontFamily="mono">{genotypes[index]}</chakra.code>
            ),
          })),
          ...(hasSexes
            ? [
                {
                  key: 'sex',
                  label: 'Sex',
                  cell: ({ sex }: (typeof combined)[number]) => (sex ? sexes[sex] : 'Either'),
                },
              ]
            : []),
          {
            key: 'percent',
            label: 'Chance',
            isNumeric: true,
            cell: ({ percent }: (typeof combined)[number]) => chanceText(percent),
          },
        ]}
        rows={combined}
        rowKey={({ genotypes, sex }) => `${genotypes.join(' ')} ${sex}`}
      />
    </Section>
  )
}
