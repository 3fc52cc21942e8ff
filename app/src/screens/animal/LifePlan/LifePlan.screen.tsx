import type { AnimalProfile } from '@shop/contract/animal'
import type { LifePlan as LifePlanData } from '@shop/contract/life-plan'
import { EmptyState, Illustration, LinkButton, SkeletonGroup } from '@shop/design-system'
import { useLifePlan } from '../../../data/life-plan.ts'
import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { PageSkeleton } from '../../../parts/animal/AnimalSkeleton.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { useExpectedResults } from '../../../parts/sample/use-expected-results.ts'
import { paths } from '../../../paths.ts'
import { Plan } from './Plan.tsx'
import { PlanHistory } from './PlanHistory.tsx'
import { PlanOffer } from './PlanOffer.tsx'

/** `/my/animals/:id/life-plan`: what matters at each stage of a dog's life, from its own results. */
export const LifePlan = () => (
  <AnimalPage page="life-plan">{(profile) => <AnimalLifePlan profile={profile} />}</AnimalPage>
)

function AnimalLifePlan({ profile }: { profile: AnimalProfile }) {
  const { data, error, isValidating, mutate } = useLifePlan(profile.id)
  if (error && !data)
    return <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching the life plan">
        <PageSkeleton />
      </SkeletonGroup>
    )
  return <Known profile={profile} lifePlan={data} />
}

type KnownProps = { profile: AnimalProfile; lifePlan: LifePlanData }

function Known({ profile, lifePlan }: KnownProps) {
  if (lifePlan.plan) return <Plan profile={profile} plan={lifePlan.plan} versions={lifePlan.versions} />
  if (lifePlan.state === 'waiting') return <Waiting profile={profile} />
  if (lifePlan.state === 'withdrawn') return <Withdrawn profile={profile} lifePlan={lifePlan} />
  return <PlanOffer profile={profile} lifePlan={lifePlan} />
}

function Waiting({ profile: { id, petName } }: { profile: AnimalProfile }) {
  const expected = useExpectedResults(id)
  return (
    <>
      <Finding title={`${petName}’s life plan is waiting for results`} />
      <EmptyState
        illustration={<Illustration name="dog" />}
        title="It is paid for, and made by itself"
        text={`The plan is made from what the laboratory finds. As soon as ${petName}’s results are out, it is here, and its owner gets a mail. ${expected}`}
        actions={<LinkButton href={paths.animalPage(id, 'samples')}>See where the sample is</LinkButton>}
      />
    </>
  )
}

function Withdrawn({ profile: { petName }, lifePlan: { versions } }: KnownProps) {
  return (
    <>
      <Finding
        title={`${petName}’s life plan was withdrawn`}
        lead="The laboratory has withdrawn results that it rested on. Please do not go by it any more. A new plan is made by itself as soon as there are new results."
      />
      <PlanHistory versions={versions} petName={petName} />
    </>
  )
}
