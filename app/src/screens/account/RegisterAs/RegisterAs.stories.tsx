import { authCalls, type Registration } from '@shop/contract/auth'
import { countryCalls } from '@shop/contract/country'
import type { FailureBody } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { Toaster } from '@shop/design-system'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { RegisterAs } from './RegisterAs.screen.tsx'

const Elsewhere = () => <p>{`Went on to ${useLocation().pathname}`}</p>

const meta = {
  component: RegisterAs,
  title: 'Screens/Account/RegisterAs',
  parameters: { path: '/register/breeder' },
  decorators: [
    (Story) => (
      <>
        <Routes>
          {['breeder', 'pet-owner', 'vet'].map((type) => (
            <Route key={type} path={`/register/${type}`} element={<Story />} />
          ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof RegisterAs>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** From the first field to the button, by keyboard alone. */
const register: Play = async ({ canvas, userEvent }) => {
  canvas.getByLabelText(/^First name/).focus()
  await userEvent.keyboard(
    'Dana{Tab}Whitcombe{Tab}dana@example.com{Tab}a swab of the cheek{Tab}{Tab}{Tab} {Tab} {Enter}',
  )
}
const sent = fn<(asked: Registration) => void>()
const answers = mock(authCalls.register, ({ body }) => {
  sent(body)
  return { message: 'Check your email.' }
})

export const Breeder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Country/)).toHaveValue('US')
    await expect(canvas.getByRole('switch')).not.toBeChecked()
    await expect(canvas.queryByLabelText(/^Clinic/)).not.toBeInTheDocument()
  },
}
export const PetOwner: Story = { parameters: { path: '/register/pet-owner', audience: 'owner' } }
export const Vet: Story = {
  parameters: { path: '/register/vet', audience: 'vet' },
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(/^Registration number/)
    await expect(number).toHaveAccessibleDescription(/veterinary licensing board of your state/)
    await canvas.findByRole('option', { name: 'United Kingdom' })
    await userEvent.selectOptions(canvas.getByLabelText(/^Country/), 'GB')
    await expect(number).toHaveAccessibleDescription(/Royal College of Veterinary Surgeons/)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const PetOwnerOnAPhone: Story = { ...PetOwner, globals: { viewport: { value: 'phone' } } }
export const VetOnAPhone: Story = { ...Vet, globals: { viewport: { value: 'phone' } } }

export const AnAustralian: Story = {
  globals: { country: 'AU' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Country/)).toHaveValue('AU')
    await expect(await canvas.findByRole('option', { name: 'France' })).toBeInTheDocument()
  },
}
export const CountriesLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(countryCalls.listCountries)),
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^Country/)).toHaveDisplayValue('United States'),
}

export const Registered: Story = {
  parameters: { settings: { isDemo: false } },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(answers)
  },
  play: async (context) => {
    const { canvas } = context
    await register(context)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your email' })).toHaveFocus())
    await expect(canvas.getByText('dana@example.com')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenLastCalledWith({
      type: 'breeder',
      firstName: 'Dana',
      lastName: 'Whitcombe',
      email: 'dana@example.com',
      password: 'a swab of the cheek',
      country: 'US',
      isNewsletterSubscribed: true,
      acceptTerms: true,
    })
    await expect(sessionStorage.getItem('register')).toBeNull()
  },
}
export const RegisteredOnAPhone: Story = { ...Registered, globals: { viewport: { value: 'phone' } } }
export const RegisteredInADemonstration: Story = {
  parameters: { settings: { isDemo: true } },
  play: async (context) => {
    await register(context)
    await expect(await context.canvas.findByText(/mail folder of the shop’s data/)).toBeVisible()
  },
}
/** What was typed comes back for a second try; the password does not. */
export const AnotherAddress: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await register(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the address again' }))
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus()
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('')
  },
}
export const RegisteredAVet: Story = {
  parameters: { path: '/register/vet?next=/checkout', audience: 'vet' },
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(answers)
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Priya{Tab}Raman{Tab}priya@example.com')
    await userEvent.type(canvas.getByLabelText(/^Clinic/), 'Riverside{Tab}QLD 4127')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'a swab of the cheek')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }))
    await expect(await canvas.findByText('priya@example.com')).toBeVisible()
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      type: 'vet',
      clinic: 'Riverside',
      registrationNumber: 'QLD 4127',
    })
    // For the tab that the mail's link opens.
    await expect(localStorage.getItem('after-registration')).toBe('/checkout')
  },
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(authCalls.register)),
  play: async (context) => {
    await register(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Create my account' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const NothingTyped: Story = {
  parameters: Vet.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }))
    await waitFor(() => expect(canvas.getByLabelText(/^First name/)).toHaveFocus())
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please check 7 fields')
    for (const name of [/^First name/, /^Last name/, /^Clinic/, /^Registration number/, /^Email/, /^Password/])
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(/^This field is required/)
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/^Tick this to say you accept the terms/)
  },
}

const refuses = (field: RegExp, typed: string, message: string): Story => ({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(field))
    await userEvent.paste(typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(message)),
    )
  },
})
export const EmailInvalid = refuses(/^Email/, 'dana at example', messages.emailInvalid)
export const EmailTooLong = refuses(/^Email/, `${'a'.repeat(60)}@${'b'.repeat(60)}.com`, messages.emailTooLong)
export const NameTooLong = refuses(/^First name/, 'Dana '.repeat(12), 'Use at most 50 characters')
export const PasswordTooShort = refuses(/^Password/, 'collie', 'Use at least 8 characters')
export const PasswordTooLong = refuses(/^Password/, 'collie '.repeat(20), 'Use at most 128 characters')

export const CountryMissing: Story = {
  parameters: { settings: { country: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Country/)).toHaveAccessibleDescription(/^This field is required/),
    )
  },
}

/** The help counts along: no rules on how a password is composed. */
export const PasswordHint: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText(/^Password/)
    await expect(password).toHaveAccessibleDescription(/^At least 8 characters/)
    await userEvent.type(password, 'a swab')
    await expect(password).toHaveAccessibleDescription('2 more characters.')
    await userEvent.type(password, ' ')
    await expect(password).toHaveAccessibleDescription('One more character.')
    await userEvent.type(password, 'of the cheek')
    await expect(password).toHaveAccessibleDescription(/^Long enough/)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
  },
}

const failsWith = (status: number, body: FailureBody | undefined, play: Play): Story => ({
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.register, status, body)),
  play: async (context) => {
    await register(context)
    await play(context)
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
    await expect(context.canvas.getByLabelText(/^Password/)).toHaveValue('a swab of the cheek')
  },
})
const stolen = 'This password is on lists of stolen passwords. Please choose another.'
export const PasswordStolen = failsWith(
  428,
  { message: messages.operationFailed, errors: { password: stolen } },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(expect.stringContaining(stolen))
    await expect(await canvas.findByText(`Password: ${stolen}`)).toBeInTheDocument()
  },
)
export const Failed = failsWith(500, undefined, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('operation failed'))
})
const slowDown = 'Those were many addresses at once. Please try again in an hour.'
export const TooManyAttempts = failsWith(429, { message: slowDown }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(slowDown))
})
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(authCalls.register)),
  play: async (context) => {
    await register(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('Network error'))
  },
}

/** As after a reload of the tab; also when somebody finds out that they are a vet after all. */
export const TypedBefore: Story = {
  parameters: Vet.parameters,
  beforeEach: () => {
    sessionStorage.setItem(
      'register',
      JSON.stringify({ firstName: 'Priya', email: 'priya@example.com', country: 'FR' }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Priya')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('priya@example.com')
    await expect(canvas.getByLabelText(/^Country/)).toHaveValue('FR')
    await userEvent.type(canvas.getByLabelText(/^Clinic/), 'Riverside')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'hidden from view')
    const kept = sessionStorage.getItem('register')
    await expect(kept).toContain('Riverside')
    await expect(kept).not.toContain('hidden')
  },
}
export const DamagedDraft: Story = {
  beforeEach: () => sessionStorage.setItem('register', '{"firstName":'),
  play: async ({ canvas }) => expect(canvas.getByLabelText(/^First name/)).toHaveValue(''),
}

export const SignedInAlready: Story = {
  parameters: { path: '/register/vet?next=/cart', settings: { user: signedIn() } },
  play: async ({ canvas }) => expect(await canvas.findByText('Went on to /cart')).toBeVisible(),
}
