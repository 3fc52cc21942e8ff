import type { GenotypeMeaning } from '@shop/contract/fact-sheet'
import { verdictLabel } from '@shop/contract/verdict'
import { chakra, ResultStatus, Table } from '@shop/design-system'
import { factSheetCopy } from '../../../content/fact-sheets.ts'

const Genotypes = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', _print: '2' },
    '& code': { fontFamily: 'mono', whiteSpace: 'nowrap' },
    '& tr': { breakInside: 'avoid' },
    '& td': { fontSize: 'sm' },
    '& thead th': { overflowWrap: 'normal' },
    // Where rows are cards a sentence is below its label, from the left: these are read, and not compared.
    '@container (max-width: 40rem)': {
      '& tr td[data-label]': { display: 'block', textAlign: 'start', _before: { display: 'block', maxWidth: 'none' } },
    },
  },
})

const { meansBySex } = factSheetCopy.sheet

/** Each genotype with what it means for the animal and for its young; for each sex where that differs. */
export function GenotypeTable({ name, genotypes }: { name: string; genotypes: GenotypeMeaning[] }) {
  const sexes = [...new Set(genotypes.map(({ sex }) => sex))]
  const hasVerdicts = genotypes.some(({ status }) => status)
  return (
    <Genotypes>
      {sexes.map((sex) => (
        <Table
          key={sex}
          caption={sex ? meansBySex[sex] : `${name}: genotypes`}
          isCaptionHidden={!sex}
          columns={[
            { key: 'genotype', label: 'Genotype', isRowHeader: true, cell: (line) => <code>{line.genotype}</code> },
            ...(hasVerdicts
              ? [
                  {
                    key: 'status',
                    label: 'Result',
                    cell: ({ status }: GenotypeMeaning) =>
                      status ? (
                        <ResultStatus status={status} label={verdictLabel(status)} size="sm" />
                      ) : (
                        verdictLabel(null)
                      ),
                  },
                ]
              : []),
            { key: 'meaning', label: 'For the animal', cell: ({ meaning }) => meaning },
            {
              key: 'offspring',
              label: 'For breeding',
              cell: ({ offspringMeaning }) => offspringMeaning ?? 'Our sources do not say.',
            },
          ]}
          rows={genotypes.filter((line) => line.sex === sex)}
          rowKey={({ genotype }) => genotype}
        />
      ))}
    </Genotypes>
  )
}
