import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import type { LifePlanContent, LifePlanVersion } from '@shop/contract/life-plan'
import { Callout, chakra, DescriptionList, Link, LinkButton, Section, Stack } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { Explained } from '../../../parts/result/Explained.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { SampleDataNote } from '../../../parts/result/SheetNotes.tsx'
import { paths } from '../../../paths.ts'
import { AdviceCard } from './AdviceCard.tsx'
import { PlanHistory } from './PlanHistory.tsx'
import { Stages } from './Stages.tsx'

const Unknowns = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '2' } })

type PlanProps = { profile: AnimalProfile; plan: LifePlanContent; versions: LifePlanVersion[] }

/** "Biscuit is a young adult" */
const titleOf = ({ petName, stages }: LifePlanContent) => {
  const present = stages.find(({ isPresent }) => isPresent)
  return present ? `${petName} is a ${present.name.toLowerCase()}` : `${petName}’s life, stage by stage`
}

/** The current plan: its own DNA first, then its life from here on. */
export function Plan({ profile, plan, versions }: PlanProps) {
  const { petName, advice, stages, isSampleData } = plan
  const [current] = versions
  return (
    <>
      <Finding
        title={titleOf(plan)}
        lead={`What matters now and later, from ${petName}’s own results and from published guidelines. Each piece of advice names its source.`}
        aside={
          current && (
            <LinkButton href={current.url} variant="outline">
              Open the plan as PDF
            </LinkButton>
          )
        }
      />
      <Stack gap="4">
        {isSampleData && <SampleDataNote />}
        <Callout title="A plan, not a diagnosis">
          It names no doses and replaces no examination. Take it to your vet, who knows {petName}.
        </Callout>
        <Unknown profile={profile} plan={plan} />
      </Stack>
      <Section size="sm" title={`From ${petName}’s own DNA`}>
        {advice.length ? (
          <Stack gap="4">
            {advice.map((one) => (
              <AdviceCard key={one.product.id} advice={one} />
            ))}
          </Stack>
        ) : (
          <p>Nothing in the results asks for anything beyond what every dog needs.</p>
        )}
      </Section>
      <Section size="sm" title="Stage by stage">
        <Stages stages={stages} />
      </Section>
      <Basis plan={plan} />
      {versions.length > 1 && <PlanHistory versions={versions} petName={petName} />}
      <Explained title="Where this comes from">
        Stages of life and their advice are those of published veterinary guidelines, in our words; their ages are
        approximate, and a dog moves from one to the next gradually. What is said of a disease was gathered from the
        sources beside it, and is for your vet to judge. The plan is renewed by itself, free, when a result, a detail of{' '}
        {petName}’s or the stage of life changes.
      </Explained>
    </>
  )
}

/** What is missing, and where its owner can enter it. */
function Unknown({ profile, plan: { unknowns } }: Pick<PlanProps, 'profile' | 'plan'>) {
  if (!unknowns.length) return null
  const isMendable = profile.rights === 'owner' && unknowns.some(({ isOwners }) => isOwners)
  return (
    <Callout tone="caution" title="What is not known">
      <Unknowns>
        {unknowns.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </Unknowns>
      {isMendable && (
        <chakra.p marginBlockStart="2">
          <Link href={paths.animalPage(profile.id, 'edit')}>Tell us more about {profile.petName}</Link>, and the plan
          follows.
        </chakra.p>
      )}
    </Callout>
  )
}

function Basis({ plan: { petName, basis } }: Pick<PlanProps, 'plan'>) {
  const { country } = useSettings()
  const { breed, sex, born, isBornEstimated, weight, size, laboratory, testedAt, resultCount } = basis
  const notKnown = 'Not known'
  return (
    <Section size="sm" title="What it rests on">
      <DescriptionList
        items={[
          { term: 'Breed', description: breed ?? notKnown },
          { term: 'Sex', description: sex },
          {
            term: 'Born',
            description: born ? `${isBornEstimated ? 'around ' : ''}${formatDate(born, country)}` : notKnown,
          },
          { term: 'Weight', description: weight ?? notKnown },
          { term: 'Size', description: size ?? notKnown },
          {
            term: 'Results',
            description: `${resultCount} of ${petName}’s, read by ${laboratory}, the newest on ${formatDate(testedAt, country)}`,
          },
        ]}
      />
    </Section>
  )
}
