import { activationCalls } from '@shop/contract/activation'
import { newActivation } from '@shop/mocks/fixtures/activation'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Activate } from './Activate.screen.tsx'
import { begun, isAt, opened, phone, renderActivate, says } from './activate-story.tsx'

const meta = {
  component: Activate,
  title: 'Screens/Activate/Email',
  parameters: opened('email'),
  render: renderActivate,
} satisfies Meta<typeof Activate>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const email = ({ canvas }: Pick<Context, 'canvas'>) => canvas.findByLabelText(/^Email/)
const typed = async (text: string, context: Context) => {
  await context.userEvent.click(await email(context))
  await context.userEvent.paste(text)
  await context.userEvent.keyboard('{Enter}')
}
const refuses =
  (text: string, message: RegExp): NonNullable<Story['play']> =>
  async (context) => {
    await typed(text, context)
    await waitFor(async () => expect(await email(context)).toHaveAccessibleDescription(message))
    await expect(await email(context)).toHaveFocus()
  }

export const Guest: Story = {
  play: async (context) => {
    await expect(document.title).toBe('Your email, activate kit | Kinpaw')
    await expect(await email(context)).toBeRequired()
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Where shall we send the results?',
    )
  },
}
export const GuestOnAPhone: Story = { globals: phone }
/** The user's own address is there already. */
export const SignedInBreeder: Story = {
  parameters: opened('email', signedIn(breeder())),
  play: async (context) => expect(await email(context)).toHaveValue('breeder@example.com'),
}
export const SignedInOwner: Story = { parameters: opened('email', signedIn(owner())) }
export const SignedInVet: Story = { parameters: opened('email', signedIn(vet())) }
/** Back at the first step: what was entered is there. */
export const Begun: Story = {
  beforeEach: begun(newActivation({ email: 'sam@example.com' })),
  play: async (context) => waitFor(async () => expect(await email(context)).toHaveValue('sam@example.com')),
}

export const Required: Story = { play: refuses('', /^This field is required/) }
export const Wrong: Story = { play: refuses('sam@', /^This field must be valid email/) }
export const TooLong: Story = {
  play: refuses(`${'d'.repeat(60)}@${'long-'.repeat(11)}domain.example.com`, /^This field have maximum 120 characters/),
}

/** Somebody's account: its message on the field, and a login that leads back here (activate-9). */
export const Registered: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(activationCalls.registerEmail, 409, { message: 'User already exists. Please login' })),
  play: async (context) => {
    await refuses('breeder@example.com', /^User already exists\. Please login/)(context)
    const login = context.canvas.getByRole('link', { name: 'Log in as breeder@example.com' })
    await expect(login).toHaveAttribute('href', '/login?next=%2Factivate')
    await expect(await email(context)).toHaveValue('breeder@example.com')
    await expect(localStorage.getItem('activation')).toBeNull()
  },
}
export const SlowedDown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(activationCalls.registerEmail, 429, { message: 'Too many tries with email addresses.' })),
  play: async (context) => {
    await typed('sam@example.com', context)
    await says('Too many tries with email addresses.')
  },
}
export const NotSent: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(activationCalls.registerEmail, 500)),
  play: async (context) => {
    await typed('sam@example.com', context)
    await says('Email registration failed')
    await expect(await email(context)).toHaveValue('sam@example.com')
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(activationCalls.registerEmail)),
  play: async (context) => {
    await typed('sam@example.com', context)
    await says('Network error')
  },
}
export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(activationCalls.registerEmail)),
  play: async (context) => {
    await typed('sam@example.com', context)
    await expect(context.canvas.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true')
  },
}

const requested = fn()
/** Pressed twice, sent once; the id is stored, and the next step opens. */
export const Sent: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(activationCalls.registerEmail, ({ body }) => {
        requested(body.email)
        return newActivation({ email: body.email })
      }),
    )
  },
  play: async (context) => {
    await context.userEvent.type(await email(context), 'sam@example.com')
    await context.userEvent.dblClick(context.canvas.getByRole('button', { name: 'Continue' }))
    await isAt('/activate/barcode')
    await expect(requested.mock.calls).toEqual([['sam@example.com']])
    await expect(JSON.parse(localStorage.getItem('activation') ?? '')).toEqual({ id: newActivation().id, reached: 2 })
  },
}
