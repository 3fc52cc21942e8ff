import type { ListedLitter } from '@shop/contract/litter'
import { EmptyState, Illustration, LinkButton, Stack } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { useLitters } from '../../../data/litter.ts'
import { pageIn } from '../../../data/product.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { PagedList } from '../../../parts/page/PagedList.tsx'
import { paths } from '../../../paths.ts'
import { LitterCard } from './LitterCard.tsx'

const pageSize = 20

/** `/my/litters`: what one bred, the youngest litter first. */
export function Litters() {
  const [query] = useSearchParams()
  const page = pageIn(query)
  const { data, error, isValidating, isLoading, mutate } = useLitters(page)
  return (
    <MyPage
      name="Litters"
      lead="Every litter you bred: who stays, who has a new home, and what was found."
      actions={<LinkButton href={paths.newLitter}>Enter a litter</LinkButton>}
    >
      {data ? (
        <PagedList
          summary={`${data.count} ${data.count === 1 ? 'litter' : 'litters'}`}
          isLoading={isLoading}
          page={page}
          totalPages={Math.ceil(data.count / pageSize)}
          hrefOf={(other) => (other > 1 ? `${paths.litters}?page=${other}` : paths.litters)}
        >
          <List litters={data.results} />
        </PagedList>
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <CardsLoading label="Fetching your litters" />
      )}
    </MyPage>
  )
}

function List({ litters }: { litters: ListedLitter[] }) {
  if (!litters.length)
    return (
      <EmptyState
        illustration={<Illustration name="breeder" />}
        title="No litters yet"
        text="Enter one with all its puppies or kittens at once. Each becomes one of your animals, with its parents written down."
        actions={<LinkButton href={paths.newLitter}>Enter a litter</LinkButton>}
      />
    )
  return (
    <Stack gap="3">
      {litters.map((litter) => (
        <LitterCard key={litter.id} litter={litter} />
      ))}
    </Stack>
  )
}
