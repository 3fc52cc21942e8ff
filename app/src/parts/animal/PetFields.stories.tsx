import { breedCalls } from '@shop/contract/breed'
import { type Pet, petSchema, petWithBreedSchema } from '@shop/contract/animal'
import { Card, Form, SubmitButton } from '@shop/design-system'
import { olive } from '@shop/mocks/fixtures/animal'
import { pet } from '@shop/mocks/fixtures/activation'
import { mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, waitFor } from 'storybook/test'
import { PetFields, type PetFieldsProps } from './PetFields.tsx'
import { petValues, petValuesOf, type PetValues } from './pet-values.ts'
import { schemaResolver } from '../form/schema-resolver.ts'

type Args = PetFieldsProps & { start: PetValues; onSend: (sent: Pet) => void }

function PetForm({ start, onSend, ...fields }: Args) {
  const form = useForm<PetValues, unknown, Pet>({
    defaultValues: start,
    resolver: schemaResolver(fields.isBreedRequired ? petWithBreedSchema : petSchema) as never,
  })
  return (
    <Card size="lg" maxWidth="form">
      <Form form={form} onSubmit={(sent) => onSend(sent)} aria-label="Your animal">
        <PetFields {...fields} />
        <SubmitButton size="lg">Continue</SubmitButton>
      </Form>
    </Card>
  )
}

const meta = {
  component: PetForm,
  title: 'Screens/Parts/PetFields',
  args: { start: petValues(), onSend: fn() },
} satisfies Meta<typeof PetForm>
export default meta
type Story = StoryObj<typeof meta>
const send = { name: 'Continue' }

export const Empty: Story = {}
/** Every field of an animal has its place in the form. */
export const Filled: Story = {
  args: { start: petValues(pet()) },
  play: async ({ canvasElement }) => {
    const named = [...canvasElement.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
    // The breed is a combobox, whose text is no value.
    const { breed: _, ...fields } = petValues()
    await expect(named).toEqual(expect.arrayContaining(Object.keys(fields)))
  },
}
export const OnAPhone: Story = { args: Filled.args, globals: { viewport: { value: 'phone' } } }
export const OfAnAnimalWithoutABirthday: Story = {
  args: { start: petValuesOf(olive()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'How sure are you of it?' })).toHaveValue('unknown')
    await expect(canvas.queryByLabelText('Year')).not.toBeInTheDocument()
  },
}
export const ForAVet: Story = { args: { noun: 'patient', start: petValues(pet()) } }

/** The day comes after the month in the United States, before it elsewhere. */
export const DayFirst: Story = {
  args: Filled.args,
  globals: { country: 'AU' },
  play: async ({ canvas }) => {
    const [day, month] = [canvas.getByLabelText('Day'), canvas.getByLabelText('Month')]
    await expect(day.compareDocumentPosition(month) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}

/** petName and gender are required, and nothing else (activate-6). */
export const Required: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send))
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Name/)).toHaveAccessibleDescription('This field is required.')
    await expect(canvas.getByRole('radiogroup', { name: /^Sex/ })).toHaveAccessibleDescription(
      'This field is required.',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please check 2 fields')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** The breed variant: a breed is required as well (activate-6). */
export const BreedRequired: Story = {
  args: { isBreedRequired: true, species: 'dog', start: petValues({ petName: 'Skye', gender: 'female' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send))
    const breed = canvas.getByRole('combobox', { name: /^Breed/ })
    await waitFor(() => expect(breed).toHaveAccessibleDescription(/^This field is required\./))
    await expect(breed).toHaveFocus()
    await userEvent.type(breed, 'border')
    await userEvent.click(await canvas.findByRole('option', { name: 'Border Collie' }))
    await userEvent.click(canvas.getByRole('button', send))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ breed: { id: 200193, name: 'Border Collie' } }),
    )
  },
}

/** Typed numbers become numbers; the weight is in kilograms unless a unit was chosen (activate-6). */
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Biscuit')
    await userEvent.click(canvas.getByRole('radio', { name: 'Dog' }))
    await userEvent.click(canvas.getByLabelText('A mix of breeds'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Male' }))
    await userEvent.selectOptions(canvas.getByLabelText('Desexed'), 'Yes')
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'April')
    await userEvent.type(canvas.getByLabelText('Year'), '2023')
    await userEvent.type(canvas.getByLabelText('Weight'), '18.6')
    await userEvent.click(canvas.getByRole('button', send))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        petName: 'Biscuit',
        gender: 'male',
        species: { id: 1, name: 'Canine' },
        isMixedBreed: true,
        isDesexed: true,
        dobMonth: 4,
        dobYear: 2023,
        weight: 18.6,
        weightType: 'kg',
      }),
    )
  },
}

export const ADayThatIsNone: Story = {
  args: { start: petValues({ ...pet(), dobDay: 31 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', send))
    await waitFor(() =>
      expect(canvas.getByLabelText('Year')).toHaveAccessibleDescription('There is no such day, or it is still to come'),
    )
  },
}
export const WrongNumbers: Story = {
  args: { start: petValues(pet()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Weight'))
    await userEvent.type(canvas.getByLabelText('Weight'), 'heavy')
    await userEvent.type(canvas.getByLabelText('Day'), '40')
    await userEvent.click(canvas.getByRole('button', send))
    await waitFor(() =>
      expect(canvas.getByLabelText('Weight')).toHaveAccessibleDescription('you must specify a number'),
    )
    await expect(canvas.getByLabelText('Day')).toHaveAccessibleDescription('This is no day of a month')
  },
}

/** Another species forgets the breed. */
export const AnotherSpecies: Story = {
  args: { start: petValues({ ...pet(), breed: { id: 200193, name: 'Border Collie' } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Breed' })).toHaveValue('Border Collie')
    await userEvent.click(canvas.getByRole('radio', { name: 'Cat' }))
    await expect(canvas.getByRole('combobox', { name: 'Breed' })).toHaveValue('')
  },
}

/** Without the list of breeds everything else can be filled in. */
export const BreedsFailed: Story = {
  args: { start: petValues(pet()) },
  beforeEach: ({ msw }) => msw.use(mockFailure(breedCalls.listBreeds, 500)),
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Breed' })).toHaveAccessibleDescription(/^Failed to fetch breeds/),
    ),
}

/** What documents leave out is said at once; what they cannot print is refused. */
export const NamesInPrint: Story = {
  args: { start: petValues({ ...pet(), petName: 'نجمة 🐕', registrationName: 'ᚠᚢ' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(/leave the emoji out/)
    await userEvent.click(canvas.getByRole('button', send))
    await expect(await canvas.findByText(/cannot print ᚠᚢ/)).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Registered name/ }))
    await userEvent.click(canvas.getByRole('button', send))
    await waitFor(() => expect(args.onSend).toHaveBeenCalled())
  },
}
