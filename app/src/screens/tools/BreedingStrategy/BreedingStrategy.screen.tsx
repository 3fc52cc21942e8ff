import { Callout, chakra, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useBreedingStrategy } from '../../../data/tool.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { CrossForm } from './CrossForm.tsx'
import { crossIn, queryOf, rowsIn } from './cross-query.ts'
import { LocusOutcome } from './LocusOutcome.tsx'
import { Together } from './Together.tsx'

/** `/my/breeding-strategy?tests=…&dam=…&sire=…`: what a dam and a sire pass on (tools-5). */
export function BreedingStrategy() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <MyPage
      name="Breeding strategy"
      title="What would this litter inherit?"
      lead="Choose dam and sire, or fill in their genotypes. You see the chance for each puppy or kitten, gene by gene."
    >
      <chakra.div display="grid" gap="8">
        <CrossForm
          key={query.toString()}
          start={rowsIn(query)}
          onAsk={(rows) => void navigate(`${pathname}?${queryOf(rows)}`, { preventScrollReset: true })}
        />
        <Answer query={query} />
      </chakra.div>
    </MyPage>
  )
}

function Answer({ query }: { query: URLSearchParams }) {
  const cross = crossIn(query)
  const { data, error, isLoading, isValidating, mutate } = useBreedingStrategy(cross)
  if (!cross) return <Meaning />
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Working it out">
        <SkeletonText lines={8} />
      </SkeletonGroup>
    )
  return (
    <chakra.div display="grid" gap="6" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
      {data.loci.map((locus) => (
        <LocusOutcome key={locus.product?.id ?? locus.name} locus={locus} />
      ))}
      {data.loci.length > 1 && <Together strategy={data} />}
      <Meaning />
    </chakra.div>
  )
}

const Meaning = () => (
  <Callout title="What a chance means">
    Every puppy or kitten draws anew, so “one in four” may be none or two of a litter of four. Health, temperament and
    diversity count as well as genes: a carrier is often a good parent, with a clear mate.
  </Callout>
)
