import { CountryField, SimpleGrid, TextField } from '@shop/design-system'
import { useCountries } from '../../../data/country.ts'

export const sponsorshipBlank = { showName: '', date: '', place: '', country: '', expectedEntries: '' }

export function SponsorshipFields() {
  const countries = useCountries() ?? []
  return (
    <>
      <TextField name="showName" label="Name of the show" autoComplete="off" required />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <TextField name="date" label="Date" type="date" autoComplete="off" help="Its first day." required />
        <TextField
          name="expectedEntries"
          label="Expected entries"
          inputMode="numeric"
          autoComplete="off"
          help="How many animals are shown."
          required
        />
        <TextField name="place" label="Place" autoComplete="off" required />
        <CountryField name="country" countries={countries} required />
      </SimpleGrid>
    </>
  )
}
