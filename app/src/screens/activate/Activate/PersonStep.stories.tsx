import { activationCalls } from '@shop/contract/activation'
import { authCalls } from '@shop/contract/auth'
import { activation, activationId, checkedActivation, person, pet } from '@shop/mocks/fixtures/activation'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Activate } from './Activate.screen.tsx'
import { begun, isAt, opened, phone, renderActivate, says } from './activate-story.tsx'

const known = checkedActivation({ pet: pet() })

const meta = {
  component: Activate,
  title: 'Screens/Activate/Person',
  parameters: opened('about-me'),
  beforeEach: begun(known, 5),
  render: renderActivate,
} satisfies Meta<typeof Activate>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const go = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Continue to review' }))
const asUser = opened('about-me', signedIn(breeder()))

export const Guest: Story = {
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/^Email/)).toHaveValue('owner@example.com'),
}
export const OnAPhone: Story = { globals: phone }
export const Filled: Story = { beforeEach: begun(activation(), 6) }
/** All of it, and the terms; the state because this country has some (activate-7). */
export const Required: Story = {
  play: async (context) => {
    await go(context)
    const { canvas } = context
    await says('Please check 7 fields')
    for (const label of [/^First name/, /^Last name/, /^Address/, /^City/, /^State/, /^ZIP/])
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(/^This field is required/)
    await expect(canvas.getByLabelText(/^I accept/)).toHaveAccessibleDescription(
      /^Tick this to say you accept the terms/,
    )
    await expect(canvas.getByLabelText(/^First name/)).toHaveFocus()
  },
}
/** A country without states has no field for one (activate-7). */
export const WithoutStates: Story = {
  globals: { country: 'FR' },
  play: async (context) => {
    await go(context)
    await says('Please check 6 fields')
    await expect(context.canvas.queryByRole('combobox', { name: /State/ })).toBeNull()
  },
}

const requested = fn()
const listening = (context: Context) => {
  requested.mockClear()
  begun(activation(), 6)(context)
  context.msw.use(
    mock(activationCalls.saveActivationPerson, ({ body }) => {
      requested(body.person)
      return activation()
    }),
  )
}
export const Sent: Story = {
  beforeEach: listening,
  play: async (context) => {
    await go(context)
    await isAt('/activate/review')
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({ firstName: 'Sam', lastName: 'Okafor', acceptTerms: true }),
    )
  },
}
export const Refused: Story = {
  beforeEach: (context) => {
    begun(activation(), 6)(context)
    context.msw.use(
      mockFailure(activationCalls.saveActivationPerson, 428, {
        message: 'Failed to add person',
        errors: { 'person.postalCode': 'This postcode is not in New York' },
      }),
    )
  },
  play: async (context) => {
    await go(context)
    await waitFor(() =>
      expect(context.canvas.getByLabelText(/^ZIP/)).toHaveAccessibleDescription('This postcode is not in New York'),
    )
  },
}
export const NotSent: Story = {
  beforeEach: (context) => {
    begun(activation(), 6)(context)
    context.msw.use(mockOffline(activationCalls.saveActivationPerson))
  },
  play: async (context) => {
    await go(context)
    await says('Network error')
    await expect(context.canvas.getByLabelText(/^First name/)).toHaveValue('Sam')
  },
}
export const AfterAReload: Story = {
  beforeEach: (context) => {
    begun(known, 5)(context)
    const values = { person: { ...person(), firstName: 'Half way' } }
    sessionStorage.setItem('activation:person', JSON.stringify({ of: activationId, values }))
  },
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/^First name/)).toHaveValue('Half way'),
}

/** What the account knows is there already. */
export const FromTheAccount: Story = {
  parameters: asUser,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^First name/)).toHaveValue('Dana')
    await expect(canvas.getByLabelText(/^City/)).toHaveValue('Ithaca')
  },
}
export const AccountLoading: Story = {
  parameters: asUser,
  beforeEach: (context) => {
    begun(known, 5)(context)
    context.msw.use(mockPending(authCalls.getMyDetails))
  },
}
/** Without the account's details one types. */
export const AccountFailed: Story = {
  parameters: asUser,
  beforeEach: (context) => {
    begun(known, 5)(context)
    context.msw.use(mockFailure(authCalls.getMyDetails, 500))
  },
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/^First name/)).toHaveValue(''),
}
