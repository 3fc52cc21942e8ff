import { authCalls } from '@shop/contract/auth'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { RegisterConfirm } from './RegisterConfirm.screen.tsx'

const opened = fn<(token: string) => void>()
const email = 'dana@example.com'
const confirms = (what: 'registration' | 'email') =>
  mock(authCalls.confirmEmail, ({ body }) => {
    opened(body.token)
    return { email, what }
  })

const sent = fn()
const sendsNothing = () => {
  sent.mockClear()
  const sending = spyOn(globalThis, 'fetch').mockImplementation(sent)
  return () => sending.mockRestore()
}

const meta = {
  component: RegisterConfirm,
  title: 'Screens/Account/RegisterConfirm',
  parameters: { never: { empty: 'one sentence', long: 'one sentence' }, path: '/register/confirm?token=from-the-mail' },
  beforeEach: ({ msw }) => {
    opened.mockClear()
    msw.use(confirms('registration'))
  },
} satisfies Meta<typeof RegisterConfirm>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const confirmAddress: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Confirm my address' }))
const reads = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus())

/** A scanner of mail that opens the link, with scripts, has confirmed nothing. */
export const Asking: Story = {
  beforeEach: sendsNothing,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Is this your address?')
    await expect(sent).not.toHaveBeenCalled()
  },
}
export const AskingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(authCalls.confirmEmail)),
  play: async (context) => {
    await confirmAddress(context)
    await expect(context.canvas.getByRole('button', { name: 'Confirm my address' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** However often it is pressed: the link confirms once. */
export const AccountReady: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Confirm my address' }))
    await reads(canvas, 'Your account is ready')
    await expect(canvas.getByText(/^dana@example.com is confirmed/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expect(opened.mock.calls).toEqual([['from-the-mail']])
  },
}
export const AccountReadyOnAPhone: Story = { play: confirmAddress, globals: { viewport: { value: 'phone' } } }
export const ForOwners: Story = { play: confirmAddress, parameters: { audience: 'owner' } }
export const ForVets: Story = { play: confirmAddress, parameters: { audience: 'vet' } }

export const GoesOnWhereOneWantedToGo: Story = {
  beforeEach: () => localStorage.setItem('after-registration', '/checkout'),
  play: async (context) => {
    await confirmAddress(context)
    await expect(await context.canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Fcheckout',
    )
  },
}

/** The link is used up, but this tab has seen it work. */
export const Reloaded: Story = {
  beforeEach: ({ msw }) => {
    msw.use(mockFailure(authCalls.confirmEmail, 404))
    sessionStorage.setItem('confirmed', JSON.stringify({ token: 'from-the-mail', email, what: 'registration' }))
  },
  play: ({ canvas }) => reads(canvas, 'Your account is ready'),
}

export const NewAddress: Story = {
  beforeEach: ({ msw }) => msw.use(confirms('email')),
  play: async (context) => {
    await confirmAddress(context)
    const { canvas } = context
    await reads(canvas, 'Your new address is confirmed')
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  },
}
export const NewAddressOfWhoIsSignedIn: Story = {
  parameters: { settings: { user: signedIn() } },
  beforeEach: ({ msw }) => msw.use(confirms('email')),
  play: async (context) => {
    await confirmAddress(context)
    await expect(await context.canvas.findByRole('link', { name: 'Back to your profile' })).toHaveAttribute(
      'href',
      '/my/my-profile',
    )
  },
}

export const UsedOrTooOld: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.confirmEmail, 404)),
  play: async (context) => {
    await confirmAddress(context)
    const { canvas } = context
    await reads(canvas, 'This link has already been used')
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: 'Register again' })).toHaveAttribute('href', '/register')
  },
}
export const UsedOrTooOldOnAPhone: Story = { ...UsedOrTooOld, globals: { viewport: { value: 'phone' } } }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.confirmEmail, 500)),
  play: async (context) => {
    await confirmAddress(context)
    const { canvas, msw, userEvent } = context
    await reads(canvas, 'That did not work')
    await expect(canvas.getByRole('alert')).toHaveTextContent('operation failed')
    msw.use(confirms('registration'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await reads(canvas, 'Your account is ready')
  },
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(authCalls.confirmEmail)),
  play: async (context) => {
    await confirmAddress(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Network error')
  },
}

export const LinkCutOff: Story = {
  parameters: { path: '/register/confirm' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Please open the link in your email')
    await expect(opened).not.toHaveBeenCalled()
  },
}
