import { RadioCardsField, SelectField, SimpleGrid, TextField } from '@shop/design-system'

const species = [
  { value: 'dog', title: 'Dogs' },
  { value: 'cat', title: 'Cats' },
  { value: 'both', title: 'Both' },
]
const approvals = [
  { value: 'yes', label: 'Yes, it has been approved' },
  { value: 'applied', label: 'Applied for' },
  { value: 'not-needed', label: 'Not needed where I work' },
  { value: 'no', label: 'No' },
]

export const researchBlank = { institution: '', species: '', sampleCount: '', ethicsApproval: '' }

export const ResearchFields = () => (
  <>
    <TextField name="institution" label="Institution" autoComplete="organization" required />
    <RadioCardsField name="species" label="Species" options={species} required />
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
      <TextField
        name="sampleCount"
        label="Number of samples"
        inputMode="numeric"
        autoComplete="off"
        help="Roughly is enough."
        required
      />
      <SelectField name="ethicsApproval" label="Ethics approval" options={approvals} required />
    </SimpleGrid>
  </>
)
