import type { AnimalProfile } from '@shop/contract/animal'
import { Card, chakra, ResultStatus, Section } from '@shop/design-system'
import { useAnimalBarcodes } from '../../../data/sample.ts'
import { useResults } from '../../../data/result.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { hasResults } from '../../../parts/sample/samples.ts'

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1', paddingBlock: '3' },
    '& li + li': { borderTop: 'hairline' },
    '& .parentage-name': { flex: '1 1 14rem', fontWeight: 'semibold' },
  },
})

const back = (generations: number | null) =>
  !generations || generations === 1 ? 'One generation back' : `${generations} generations back`

/** What is known from the parents' tests alone, of the sample whose DNA fits theirs; nothing where there is none of it. */
export function ByParentage({ profile }: { profile: AnimalProfile }) {
  const data = useBeside(useAnimalBarcodes(profile.id))
  return (data?.results ?? [])
    .filter(hasResults)
    .map(({ barcode }) => <OfSample key={barcode} id={profile.id} barcode={barcode} />)
}

function OfSample({ id: animalId, barcode }: { id: string; barcode: string }) {
  const data = useBeside(useResults(animalId, barcode))
  const known = data?.results.filter(({ basis }) => basis.kind === 'parentage') ?? []
  if (!known.length) return null
  return (
    <Section
      size="sm"
      title="Clear by parentage"
      lead="Both parents were tested clear, and their DNA fits that they are the parents. With each generation it is less sure."
    >
      <Card size="sm">
        <Rows>
          {known.map(({ id, product, basis }) => (
            <li key={id}>
              <span className="parentage-name">{product.name}</span>
              <span>{back(basis.generations)}</span>
              <ResultStatus status="clear" size="sm" label="Clear by parentage" />
            </li>
          ))}
        </Rows>
      </Card>
    </Section>
  )
}
