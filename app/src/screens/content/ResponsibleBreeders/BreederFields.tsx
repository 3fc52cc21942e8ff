import type { StoreSpecies } from '@shop/contract/constants'
import { CheckboxField, CountryField, Link, RadioCardsField, SimpleGrid, TextField } from '@shop/design-system'
import { directoryCopy } from '../../../content/responsible-breeders.ts'
import { useCountries } from '../../../data/country.ts'
import { paths } from '../../../paths.ts'

const kinds = [
  { value: 'dog', title: 'Dogs' },
  { value: 'cat', title: 'Cats' },
]

export const breederBlank = (species: StoreSpecies) => ({
  kennelName: '',
  species,
  breeds: '',
  place: '',
  country: '',
  registry: '',
  registrationNumber: '',
  isListingWanted: false,
  acceptTerms: false,
})

export function BreederFields({ species }: { species: StoreSpecies }) {
  const countries = useCountries() ?? []
  const { kennelName } = directoryCopy(species)
  return (
    <>
      <RadioCardsField name="species" label="You breed" options={kinds} required />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <TextField name="kennelName" label={kennelName} autoComplete="organization" required />
        <TextField name="breeds" label="Breeds" autoComplete="off" help="Separate several with commas." required />
        <TextField name="place" label="Place" autoComplete="address-level2" required />
        <CountryField name="country" countries={countries} required />
        <TextField
          name="registry"
          label="Kennel club or cat registry"
          autoComplete="off"
          help="AKC, KC, FCI, TICA, GCCF and others."
          required
        />
        <TextField name="registrationNumber" label="Your number there" autoComplete="off" required />
      </SimpleGrid>
    </>
  )
}

export function BreederConsent() {
  return (
    <>
      <CheckboxField
        name="isListingWanted"
        label="List me here"
        help="With the name, the place, the breeds and what you test for. Your email address is never shown."
      />
      <CheckboxField
        name="acceptTerms"
        required
        label={
          <>
            I test before breeding as this page says, and accept the{' '}
            <Link href={paths.terms} target="_blank">
              terms and conditions
            </Link>
          </>
        }
      />
    </>
  )
}
