import { Box, Grid } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm, useWatch } from 'react-hook-form'
import { expect, fn, waitFor } from 'storybook/test'
import { doublePress } from '../double-press.ts'
import { CheckboxField, CountryField, DateField, PhoneField, StateField, TextField } from './fields.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  country: 'AU',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  phone: '',
  born: '',
  acceptTerms: false,
}
type Address = typeof blank
const filled: Address = {
  firstName: 'Ana',
  lastName: 'Okafor',
  email: 'ana@example.com',
  country: 'AU',
  address: '12 Wattle Street',
  city: 'Hobart',
  state: 'TAS',
  postalCode: '7000',
  phone: '+61412345678',
  born: '2024-03-05',
  acceptTerms: true,
}

const countries = [
  { code: 'AU', name: 'Australia', dial: '+61' },
  { code: 'NZ', name: 'New Zealand', dial: '+64' },
]
const australianStates = [
  { code: 'NSW', name: 'New South Wales' },
  { code: 'TAS', name: 'Tasmania' },
]

type Sent = (values: Address) => Promise<void>

/** The rules of this story; screens use the call's own schema instead. */
function refuse(values: Address) {
  const required = Object.entries(values).filter(([name, value]) => name !== 'phone' && name !== 'born' && !value)
  const errors = Object.fromEntries(
    required.map(([name]) => [name, { type: 'required', message: 'This field is required' }]),
  )
  return required.length ? { values: {}, errors } : { values, errors: {} }
}

function AddressForm({ start, onSend }: { start: Address; onSend: Sent }) {
  const form = useForm<Address>({ defaultValues: start, resolver: refuse })
  const country = useWatch({ control: form.control, name: 'country' })
  return (
    <Box maxWidth="form">
      <Form form={form} onSubmit={onSend} aria-label="Delivery address">
        <Grid gap="5" templateColumns={{ md: '1fr 1fr' }}>
          <TextField<Address> name="firstName" label="First name" autoComplete="given-name" required />
          <TextField<Address> name="lastName" label="Last name" autoComplete="family-name" required />
        </Grid>
        <TextField<Address>
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          help="Your results and receipts go here."
        />
        <CountryField<Address> name="country" countries={countries} required />
        <TextField<Address> name="address" label="Address" autoComplete="address-line1" required />
        <Grid gap="5" templateColumns={{ md: '2fr 2fr 1fr' }}>
          <TextField<Address> name="city" label="City" autoComplete="address-level2" required />
          <StateField<Address> name="state" states={country === 'AU' ? australianStates : []} required />
          <TextField<Address> name="postalCode" label="Postcode" autoComplete="postal-code" required />
        </Grid>
        <PhoneField<Address> name="phone" country={country} dialCodes={countries} help="Only for the courier." />
        <DateField<Address> name="born" label="Your dog’s date of birth" country={country} today="2026-11-21" />
        <CheckboxField<Address> name="acceptTerms" label="I accept the terms and conditions" required />
        <SubmitButton size="lg" full>
          Continue to delivery
        </SubmitButton>
      </Form>
    </Box>
  )
}

const meta = {
  component: AddressForm,
  title: 'Components/Forms/AddressForm',
  args: { start: blank, onSend: fn<Sent>(async () => undefined) },
} satisfies Meta<typeof AddressForm>
export default meta
type Story = StoryObj<typeof meta>

const press = { name: 'Continue to delivery' }

export const Empty: Story = {}
export const Filled: Story = { args: { start: filled } }

export const Refused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Ana')
    await userEvent.click(canvas.getByRole('button', press))
    await waitFor(() => expect(canvas.getByLabelText(/^Last name/)).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check 7 fields')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'City: This field is required' }))
    await expect(canvas.getByLabelText(/^City/)).toHaveFocus()
    await userEvent.keyboard('Hobart')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check 6 fields')
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Ana')
  },
}

export const ServerRefusesAField: Story = {
  args: {
    start: filled,
    onSend: fn<Sent>(async () => {
      throw Object.assign(new Error('Failed to update cart'), {
        status: 428,
        errors: { postalCode: 'This postcode is not in Tasmania', email: 'This field must be valid email' },
      })
    }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('its message stands at the field, the focus goes to the first', async () => {
      await userEvent.click(canvas.getByRole('button', press))
      await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
      await expect(canvas.getByLabelText(/^Postcode/)).toHaveAccessibleDescription('This postcode is not in Tasmania')
      await expect(canvas.getByLabelText(/^City/)).toHaveValue('Hobart')
    })
    await step('they go as soon as the field is changed', async () => {
      await userEvent.type(canvas.getByLabelText(/^Postcode/), '1')
      await waitFor(() => expect(canvas.getByLabelText(/^Postcode/)).toBeValid())
    })
  },
}

export const ServerRefusesTheForm: Story = {
  args: {
    start: filled,
    onSend: fn<Sent>(async () => {
      throw Object.assign(new Error('Network error'), { status: 0 })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', press))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('ana@example.com')
  },
}

/** Who corrects it as soon as they see the refusal is not called back to it. */
export const GoesOnAtOnce: Story = {
  ...ServerRefusesTheForm,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const city = canvas.getByLabelText(/^City/)
    new MutationObserver((_, observer) => {
      if (!canvas.queryByRole('alert')) return
      observer.disconnect()
      city.focus()
    }).observe(canvasElement, { childList: true, subtree: true })
    await userEvent.click(canvas.getByRole('button', press))
    await waitFor(() => expect(city).toHaveFocus())
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(city).toHaveFocus()
  },
}

export const Sending: Story = {
  args: { start: filled, onSend: fn<Sent>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', press)
    await userEvent.dblClick(button)
    await userEvent.type(canvas.getByLabelText(/^City/), '{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

/** An answer can come before the second half of a double press. */
export const PressedTwice: Story = {
  args: {
    start: filled,
    onSend: fn<Sent>(async () => void setTimeout(() => document.querySelector('form')?.requestSubmit())),
  },
  play: async ({ args, canvas, userEvent }) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, doublePress + 100))
    const button = canvas.getByRole('button', press)
    await userEvent.click(button)
    await waitFor(() => expect(args.onSend).toHaveBeenCalled())
    await pause()
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(button)
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2))
    await userEvent.type(canvas.getByLabelText(/^City/), '!')
    await userEvent.click(button)
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(3))
  },
}

/** It has led on, and the page it led to is still fetched. */
export const LeadsOn: Story = {
  args: { start: filled, onSend: fn<Sent>(async () => history.pushState(null, '', '/delivery')) },
  beforeEach: () => {
    const { href } = location
    return () => history.replaceState(null, '', href)
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', press)
    await userEvent.click(button)
    await waitFor(() => expect(location.pathname).toBe('/delivery'))
    await new Promise((resolve) => setTimeout(resolve, doublePress + 100))
    await userEvent.click(button)
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Ana{Tab}Okafor{Tab}ana@example.com{Tab}{Tab}12 Wattle Street{Tab}Hobart{Tab}')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Tasmania')
    await userEvent.tab()
    await userEvent.keyboard('7000{Tab}{Tab}0412345678{Tab}05032024{Tab}{Tab} {Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
    await expect(args.onSend).toHaveBeenLastCalledWith(filled)
  },
}
