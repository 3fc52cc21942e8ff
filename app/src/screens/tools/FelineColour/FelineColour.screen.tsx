import { chakra, Card, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useFelineColour } from '../../../data/tool.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { ColourForm } from './ColourForm.tsx'
import { formIn, inputIn, queryOf } from './colour-query.ts'
import { Kittens } from './Kittens.tsx'
import { Limits } from './Limits.tsx'
import { OneCat } from './OneCat.tsx'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' },
  },
})

/** `/my/feline-colour?cat=…&mate=…`: the colours a cat can show, or those of a pair's kittens (tools-4). */
export function FelineColour() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <MyPage
      name="Feline colour"
      title="What colour will they be?"
      lead="Four genes decide black and its shades, tabby and points. Take the genotypes from your cats’ trait results."
    >
      <Layout>
        <Card>
          <ColourForm
            key={query.toString()}
            start={formIn(query)}
            onAsk={(values) => void navigate(`${pathname}?${queryOf(values)}`, { preventScrollReset: true })}
          />
        </Card>
        <Answer query={query} />
      </Layout>
    </MyPage>
  )
}

function Answer({ query }: { query: URLSearchParams }) {
  const input = inputIn(query)
  const { data, error, isLoading, isValidating, mutate } = useFelineColour(input)
  if (!input) return <Limits />
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <Card>
        <SkeletonGroup label="Working it out">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      </Card>
    )
  return (
    <chakra.div display="grid" gap="6" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
      {data.offspring.length ? <Kittens prediction={data} /> : <OneCat prediction={data} />}
      <Limits texts={data.limits} />
    </chakra.div>
  )
}
