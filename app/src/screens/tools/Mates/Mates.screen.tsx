import { codes, Failure } from '@shop/contract/failure'
import { useSearchParams } from 'react-router-dom'
import { useMates } from '../../../data/mate.ts'
import { givesBenefits, useMembership } from '../../../data/membership.ts'
import { CardsLoading } from '../../../parts/page/CardsLoading.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { matesQueryIn } from './mates-query.ts'
import { MembersOnly } from './MembersOnly.tsx'
import { Ranking } from './Ranking.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

/** `/my/breeding-strategy/mates?animal=…&order=colour&colour=…&breed=…&page=2`: all mates of one animal, for members. */
export const Mates = () => (
  <MyPage
    name="Rank all mates"
    title="Which mate suits best?"
    lead={useAnimalWords()(
      'Choose one of your animals to see every mate in your kennel: what a litter could inherit, how closely they are related, and which coats to expect.',
    )}
  >
    <Content />
  </MyPage>
)

function Content() {
  const [query] = useSearchParams()
  const id = query.get('animal') ?? ''
  const membership = useMembership()
  const mates = useMates(id, matesQueryIn(query))
  const isMembersOnly = mates.error instanceof Failure && mates.error.code === codes.membersOnly
  const failed = membership.error ? membership : mates.error && !isMembersOnly ? mates : null
  if (failed)
    return <FailedState error={failed.error} onRetry={() => void failed.mutate()} isRetrying={failed.isValidating} />
  if (!membership.data) return <CardsLoading label="Fetching your membership" />
  if (isMembersOnly || !givesBenefits(membership.data.membership)) return <MembersOnly />
  // The cached list may be another animal's.
  const list = mates.data?.animal.id === id ? mates.data : undefined
  return <Ranking id={id} list={list} isLoading={mates.isLoading} />
}
