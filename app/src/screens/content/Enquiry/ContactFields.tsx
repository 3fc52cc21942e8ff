import type { enquiryTopics } from '@shop/contract/enquiry'
import { SelectField, SimpleGrid, TextField } from '@shop/design-system'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const topics: { value: (typeof enquiryTopics)[number]; label: string }[] = [
  { value: 'order', label: 'An order or a delivery' },
  { value: 'sample', label: 'A sample on its way' },
  { value: 'result', label: 'A result' },
  { value: 'animal', label: 'An animal in my account' },
  { value: 'website', label: 'This website' },
  { value: 'other', label: 'Something else' },
]

export const contactBlank = { topic: '', number: '' }

export function ContactFields() {
  const words = useAnimalWords()
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
      <SelectField
        name="topic"
        label="What is it about?"
        options={topics.map(({ value, label }) => ({ value, label: words(label) }))}
        required
      />
      <TextField
        name="number"
        label="Order number or barcode"
        help="If there is one."
        autoComplete="off"
        autoCapitalize="characters"
      />
    </SimpleGrid>
  )
}
