import type { AnimalProfile } from '@shop/contract/animal'
import type { Result } from '@shop/contract/result'
import { EmptyState, Illustration, Section, SimpleGrid } from '@shop/design-system'
import { useSpelling } from '../../../data/spelling.tsx'
import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { inWords, traitsOf } from '../../../parts/result/health-groups.ts'
import { SheetNotes } from '../../../parts/result/SheetNotes.tsx'
import { traitGroupOf, traitGroups } from '../../../parts/result/trait-name.ts'
import { type KnownResults, WithResults } from '../../../parts/result/WithResults.tsx'
import { CoatCard } from './CoatCard.tsx'
import { TraitCard } from './TraitCard.tsx'

/** `/my/animals/:id/traits?sample=KP…`: coat, colour and body, from genotype to what shows. */
export const Traits = () => (
  <AnimalPage page="traits">
    {(profile) => (
      <WithResults profile={profile} page="traits">
        {(known) => <AnimalTraits profile={profile} {...known} />}
      </WithResults>
    )}
  </AnimalPage>
)

function AnimalTraits({ profile, sheet, picker }: KnownResults & { profile: AnimalProfile }) {
  const { id, petName } = profile
  const spell = useSpelling()
  const traits = traitsOf(sheet.results)
  if (!traits.length)
    return (
      <>
        <Finding title={`No traits were read for ${petName}`} aside={picker} />
        <CoatCard id={id} petName={petName} />
        <EmptyState
          illustration={<Illustration name="no-results" />}
          title="This sample was tested for other things"
          text="Coat and body come with trait tests and with full breed profiles."
        />
      </>
    )
  const title = traits.length === 1 ? `One trait of ${petName}’s` : `${inWords(traits.length)} of ${petName}’s traits`
  return (
    <>
      <Finding
        title={title}
        lead="What the genotype shows, and what it keeps hidden and can pass on. A filled half is the dominant form."
        aside={picker}
      />
      <SheetNotes sheet={sheet} />
      <CoatCard id={id} petName={petName} />
      {traitGroups.map((group) => (
        <Group
          key={group}
          title={spell(group)}
          profile={profile}
          traits={traits.filter(({ product }) => traitGroupOf(product.name) === group)}
        />
      ))}
    </>
  )
}

function Group({ title, traits, profile }: { title: string; traits: Result[]; profile: AnimalProfile }) {
  if (!traits.length) return null
  return (
    <Section size="sm" title={title}>
      <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} gap={{ base: '4', md: '5' }} listStyleType="none">
        {traits.map((trait) => (
          <li key={trait.id}>
            <TraitCard trait={trait} profile={profile} />
          </li>
        ))}
      </SimpleGrid>
    </Section>
  )
}
