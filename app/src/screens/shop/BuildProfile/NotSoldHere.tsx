import { inSentence } from '@shop/contract/country-name'
import type { StoreSpecies } from '@shop/contract/constants'
import { EmptyState, Illustration, LinkButton } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'

/** Outside the United States: what is offered instead. */
export function NotSoldHere({ species }: { species: StoreSpecies }) {
  const { countryName } = useSettings()
  return (
    <EmptyState
      role="status"
      illustration={<Illustration name="shipping" />}
      title="This one is for the United States"
      text={`You are shopping from ${inSentence(countryName) || 'another country'}, where tests come one by one or as a full breed profile: every test that names your breed and a DNA profile, from one swab.`}
      actions={
        <>
          <LinkButton href={paths.fullBreedProfiles('breeder', species)}>See full breed profiles</LinkButton>
          <LinkButton href={paths.dnaTests('breeder', species)} variant="outline">
            See DNA tests
          </LinkButton>
        </>
      }
    />
  )
}
