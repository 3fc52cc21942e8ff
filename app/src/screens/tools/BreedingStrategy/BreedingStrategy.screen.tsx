import type { PairGenotypes } from '@shop/contract/tool'
import { Button, Callout, chakra, Link, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { Printer } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useSettings } from '../../../data/settings.tsx'
import { type Cross, useBreedingStrategy, usePairGenotypes } from '../../../data/tool.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { CrossForm } from './CrossForm.tsx'
import { crossOf, pairIn, crossQueryOf, rowsIn } from './cross-query.ts'
import { FirstMilk } from './FirstMilk.tsx'
import { GeneOutcome } from './GeneOutcome.tsx'
import { LocusOutcome } from './LocusOutcome.tsx'
import { rowsOf } from './pair-rows.ts'
import { noPair } from './ParentPicker.tsx'
import { CombinedChances } from './CombinedChances.tsx'

/**
 * `/my/breeding-strategy?damId=…&sireId=…&tests=…&dam=…&sire=…`: what a dam and a sire pass on (tools-5). Animals without
 * tests are shown with what they were found to have.
 */
export function BreedingStrategy() {
  const [query] = useSearchParams()
  const ids = pairIn(query)
  const { data, error, isValidating, mutate } = usePairGenotypes(ids)
  const pair = ids.damId || ids.sireId ? data : noPair
  return (
    <MyPage
      name="Breeding strategy"
      title="What would this litter inherit?"
      lead="Choose a dam and a sire, or enter their genotypes, to see the chances for each puppy or kitten, gene by gene."
    >
      {error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : pair ? (
        <Plan query={query} pair={pair} />
      ) : (
        <Working />
      )}
    </MyPage>
  )
}

function Plan({ query, pair }: { query: URLSearchParams; pair: PairGenotypes }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const asked = rowsIn(query)
  const rows = asked.length ? asked : rowsOf(pair)
  return (
    <chakra.div display="grid" gap="8">
      <CrossForm
        key={query.toString()}
        start={rows}
        pair={pair}
        onAsk={(chosen, ids) => void navigate(`${pathname}?${crossQueryOf(chosen, ids)}`, { preventScrollReset: true })}
      />
      <Answer cross={crossOf(rows)} pair={pair} />
    </chakra.div>
  )
}

function Answer({ cross, pair }: { cross: Cross | null; pair: PairGenotypes }) {
  const { data, error, isLoading, isValidating, mutate } = useBreedingStrategy(cross)
  if (!cross) return <Meaning />
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data) return <Working />
  const names = [pair.dam, pair.sire].flatMap((parent) => parent?.petName ?? [])
  return (
    <chakra.div display="grid" gap="6" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h2 textStyle="h2">{names.join(' and ') || 'Their young'}</chakra.h2>
        <chakra.span _print={{ display: 'none' }}>
          <Button variant="outline" onClick={() => print()}>
            <Printer aria-hidden size={18} /> Print or save as PDF
          </Button>
        </chakra.span>
      </chakra.div>
      {data.loci.map((locus) => (
        <LocusOutcome key={locus.product?.id ?? locus.name} locus={locus} />
      ))}
      {data.isoerythrolysis && <FirstMilk found={data.isoerythrolysis} />}
      {data.together.map((gene) => (
        <GeneOutcome key={gene.name} gene={gene} />
      ))}
      {data.loci.length > 1 && <CombinedChances strategy={data} />}
      <Meaning />
    </chakra.div>
  )
}

const Working = () => (
  <SkeletonGroup label="Working it out">
    <SkeletonText lines={8} />
  </SkeletonGroup>
)

function Meaning() {
  const { user } = useSettings()
  return (
    <>
      <Callout title="What a chance means">
        Every puppy or kitten is a new draw, so “one in four” may be none or two in a litter of four. Health,
        temperament and diversity matter as much as any one gene: a carrier is often a good parent, with a clear mate.
      </Callout>
      {user?.type === 'breeder' && (
        <chakra.p color="ink2" _print={{ display: 'none' }}>
          Still looking for the right pair? <Link href={paths.mates}>Rank all mates</Link> of one of your animals: it
          comes with the kennel membership.
        </chakra.p>
      )}
    </>
  )
}
