import type { AnimalProfile } from '@shop/contract/animal'
import type { AnimalBarcode } from '@shop/contract/sample'
import { verdictLabel } from '@shop/contract/verdict'
import { Accordion, Card, chakra, ResultStatus, Section, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useBreedProfile } from '../../../data/animal.ts'
import { useAllResults } from '../../../data/result.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { ProductRows } from '../../../parts/product/ProductRows.tsx'
import { type BreedTests, breedTests } from '../../../parts/result/breed-tests.ts'
import { inWords } from '../../../parts/result/health-groups.ts'
import { hasResults } from '../../../parts/sample/samples.ts'
import { paths } from '../../../paths.ts'

const Done = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      paddingBlock: '2.5',
    },
    '& li + li': { borderTop: 'hairline' },
    '& a': { flex: '1 1 14rem', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& a:hover': { color: 'colorPalette.emphasized' },
  },
})

type BreedTestsSectionProps = { profile: AnimalProfile; samples: AnimalBarcode[] }

/**
 * What animals of its breed are usually tested for: what is done of it, and what is missing. Of a mix that is unknown.
 */
export function BreedTestsSection({ profile, samples }: BreedTestsSectionProps) {
  const { id, breed, isMixedBreed, petName } = profile
  const breedProfile = useBreedProfile(isMixedBreed ? null : (breed?.id ?? null))
  const all = useAllResults(
    id,
    samples.filter(hasResults).map(({ barcode }) => barcode),
  )
  if (!breed || isMixedBreed) return null
  const title = `What ${petName} is tested for, as a ${breed.name}`
  const failed = [breedProfile, all].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <Section size="sm" title={title}>
        <FailedState
          error={failed.error}
          onRetry={() => void failed.mutate()}
          isRetrying={failed.isValidating}
          headingLevel={3}
        />
      </Section>
    )
  if (!breedProfile.data || !all.data)
    return (
      <Section size="sm" title={title}>
        <SkeletonGroup label={`Fetching the tests of a ${breed.name}`}>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      </Section>
    )
  const { tests } = breedProfile.data
  if (!tests.length) return null
  return (
    <Section size="sm" title={title} lead={leadOf(breedTests(tests, all.data), tests.length)}>
      <Lists {...breedTests(tests, all.data)} id={id} isOfNewSwab={!samples.some(hasResults)} />
    </Section>
  )
}

function leadOf({ done, missing }: BreedTests, count: number): string {
  if (!missing.length) return `All ${count} tests that name this breed are done.`
  if (!done.length) return `${count} tests of ours name this breed, and none of them is done yet.`
  return `${inWords(done.length)} of ${count} tests that name this breed ${done.length === 1 ? 'is' : 'are'} done.`
}

type ListsProps = BreedTests & {
  id: string
  /** With a sample in the laboratory's freezer a test is added to it, below, and costs no new kit. */
  isOfNewSwab: boolean
}

const Lists = ({ done, missing, id, isOfNewSwab }: ListsProps) => (
  <Card size="sm">
    <Accordion
      items={[
        ...(missing.length
          ? [
              {
                title: `Missing: ${missing.length}`,
                content: <ProductRows products={missing} isAdding={isOfNewSwab} />,
              },
            ]
          : []),
        ...(done.length
          ? [
              {
                title: `Done: ${done.length}`,
                content: (
                  <Done>
                    {done.map(({ test, result }) => (
                      <li key={test.id}>
                        <a href={paths.animalPage(id, result.kind === 'trait' ? 'traits' : 'health')}>{test.name}</a>
                        {result.status ? (
                          <ResultStatus
                            status={result.status}
                            size="sm"
                            label={
                              result.basis.kind === 'parentage' ? 'Clear by parentage' : verdictLabel(result.status)
                            }
                          />
                        ) : (
                          <chakra.code fontFamily="mono">{result.genotype}</chakra.code>
                        )}
                      </li>
                    ))}
                  </Done>
                ),
              },
            ]
          : []),
      ]}
    />
  </Card>
)
