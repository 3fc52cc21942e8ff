import type { AnimalProfile } from '@shop/contract/animal'
import { Callout, chakra, LinkButton } from '@shop/design-system'
import { useAnimalBarcodes } from '../../../data/sample.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useBeside } from '../../../data/use-beside.ts'
import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { Explained } from '../../../parts/result/Explained.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { inWords } from '../../../parts/result/health-groups.ts'
import { expectedText } from '../../../parts/sample/awaited.ts'
import { unreadOf } from '../../../parts/sample/samples.ts'
import { paths } from '../../../paths.ts'
import { ByParentage } from './ByParentage.tsx'
import { Comparisons } from './Comparisons.tsx'
import { FamilyTree } from './FamilyTree.tsx'

/** `/my/animals/:id/family`: parents and offspring, and what DNA shows of them. */
export const Family = () => <AnimalPage page="family">{(profile) => <AnimalFamily profile={profile} />}</AnimalPage>

function titleOf({ petName, dam, sire, offspring }: AnimalProfile): string {
  const young = `${inWords(offspring.length).toLowerCase()} offspring`
  if (dam && sire) return offspring.length ? `${petName}, both parents and ${young}` : `${petName} and both parents`
  if (dam || sire) return `${petName} and ${dam ? 'the dam' : 'the sire'}${offspring.length ? `, with ${young}` : ''}`
  return offspring.length ? `${petName} and ${young}` : `${petName}’s family is not on record yet`
}

/** That a DNA profile is on its way, by which parents are compared. */
function AwaitedProfile({ profile: { id, petName, profiledBarcodes } }: { profile: AnimalProfile }) {
  const { country } = useSettings()
  const data = useBeside(useAnimalBarcodes(id))
  const sample = profiledBarcodes.length ? undefined : unreadOf(data?.results ?? [], 'profiles')
  if (!sample) return null
  return (
    <chakra.div marginBlockEnd="6">
      <Callout title={`${petName}’s DNA profile is on its way`}>
        It comes from the sample {sample.barcode}. {expectedText(sample, country)} Then the parents can be compared.
      </Callout>
    </chakra.div>
  )
}

function AnimalFamily({ profile }: { profile: AnimalProfile }) {
  return (
    <>
      <Finding
        title={titleOf(profile)}
        lead="As recorded by its owners. DNA profiles can check it one way: they can rule a parent out, but they cannot prove one."
        aside={
          <LinkButton variant="outline" href={paths.compareParents({ offspring: profile.id })}>
            Compare with its parents
          </LinkButton>
        }
      />
      <AwaitedProfile profile={profile} />
      <FamilyTree profile={profile} />
      <Comparisons profile={profile} />
      <ByParentage profile={profile} />
      <Explained title="What a comparison can say">
        A parent qualifies, is excluded, or the markers cannot tell. One parent alone proves little: with both, and with
        a high power of exclusion, a wrong one is almost sure to be found. Panels of different kinds do not compare.
      </Explained>
    </>
  )
}
