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
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

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
      actions={data?.count !== 0 && <EnterLitter />}
    >
      {data ? (
        <PagedList
          rows={data.results}
          nothing={<NoLitters />}
          summary={`${data.count} ${data.count === 1 ? 'litter' : 'litters'}`}
          isLoading={isLoading}
          page={page}
          totalPages={Math.ceil(data.count / pageSize)}
          hrefOf={(other) => (other > 1 ? `${paths.litters}?page=${other}` : paths.litters)}
        >
          <Stack gap="3">
            {data.results.map((litter) => (
              <LitterCard key={litter.id} litter={litter} />
            ))}
          </Stack>
        </PagedList>
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <CardsLoading label="Fetching your litters" />
      )}
    </MyPage>
  )
}

const EnterLitter = () => <LinkButton href={paths.newLitter}>Enter a litter</LinkButton>

const NoLitters = () => (
  <EmptyState
    illustration={<Illustration name="breeder" />}
    title="No litters yet"
    text={useAnimalWords()(
      'Enter one with all its puppies or kittens at once. Each becomes one of your animals, with its parents recorded.',
    )}
    actions={<EnterLitter />}
  />
)
