import { authCalls, type Login as Typed } from '@shop/contract/auth'
import { codes } from '@shop/contract/failure'
import { breeder, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import { Toaster } from '@shop/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { FormAnswerProvider } from '../../../data/form-answer.tsx'
import { Login } from './Login.screen.tsx'

const Elsewhere = () => <p>{`Went on to ${useLocation().pathname}`}</p>

const meta = {
  component: Login,
  title: 'Screens/Account/Login',
  args: { loadPage: fn() },
  parameters: { path: '/login', settings: { isDemo: false } },
  decorators: [
    (Story) => (
      <>
        <Routes>
          <Route path="/login" element={<Story />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** From the page's start, by keyboard alone. */
const logIn: Play = async ({ canvas, userEvent }) => {
  canvas.getByLabelText(/^Email/).focus()
  await userEvent.keyboard('dana@example.com{Tab}swab-a-cheek{Enter}')
}

const logInTo =
  (path: string): Play =>
  async (context) => {
    await logIn(context)
    await waitFor(() => expect(context.args.loadPage).toHaveBeenCalledOnce())
    await expect(context.args.loadPage).toHaveBeenLastCalledWith(path)
  }

export const Empty: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const ForOwners: Story = { parameters: { audience: 'owner' } }
export const ForVets: Story = { parameters: { audience: 'vet' } }

/**
 * The page that answers the form without scripts: the refusal at its field, and what was typed, without the password.
 */
export const RefusedInThePage: Story = {
  decorators: [
    (Story) => (
      <FormAnswerProvider
        value={{
          refusal: {
            call: 'login',
            status: 428,
            failure: {
              message: 'Login failed',
              errors: { password: 'This email address and password do not belong together.' },
            },
            values: { username: 'dana@example.com' },
          },
        }}
      >
        <Story />
      </FormAnswerProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^Password/)
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(/do not belong together/)
    await expect(password).toHaveValue('')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
    await expect(canvas.getByRole('form', { name: 'Log in' })).toHaveAttribute('method', 'post')
  },
}

export const SignedInByKeyboard: Story = {
  play: async (context) => {
    await logInTo('/my')(context)
    await expect(context.canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const VetComesHome: Story = {
  beforeEach: ({ msw }) => msw.use(mock(authCalls.login, vet())),
  play: logInTo('/my'),
}

export const GoesOnToTheCheckout: Story = {
  parameters: { path: '/login?next=/checkout' },
  play: logInTo('/checkout'),
}

export const NeverToAnotherSite: Story = {
  parameters: { path: '/login?next=//evil.example' },
  play: logInTo('/my'),
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(authCalls.login)),
  play: async (context) => {
    await logIn(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const NothingTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription('This field is required')
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription('This field is required')
    await expect(args.loadPage).not.toHaveBeenCalled()
  },
}

export const EmailTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^Email/))
    await userEvent.paste(`${'a'.repeat(120)}@example.com`)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription('This field have maximum 120 characters'),
    )
  },
}

const doNotBelong = 'This email address and password do not belong together.'

export const WrongPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(authCalls.login, 428, { message: 'Login failed', errors: { password: doNotBelong } })),
  play: async (context) => {
    const { canvas, step } = context
    await logIn(context)
    await step('the password has the message and the focus', async () => {
      await waitFor(() => expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(doNotBelong))
      await expect(canvas.getByLabelText(/^Password/)).toHaveFocus()
    })
    await step('a toast says the same', async () => {
      const toast = await canvas.findByText(`Password: ${doNotBelong}`)
      await expect(toast.closest('[role=alert]')).toHaveTextContent('Login failed')
    })
    await step('what was typed stays', () => expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com'))
  },
}

const failsWith =
  (text: string): Play =>
  async (context) => {
    await logIn(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(text))
    await expect(context.canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
    await expect(context.canvas.getByLabelText(/^Password/)).toHaveValue('swab-a-cheek')
    await expect(context.args.loadPage).not.toHaveBeenCalled()
  }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.login, 500)),
  play: failsWith('Login failed'),
}

const slowDown = 'Too many attempts. Please wait a quarter of an hour and try again.'
export const TooManyAttempts: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.login, 429, { message: slowDown })),
  play: failsWith(slowDown),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(authCalls.login)),
  play: failsWith('Network error'),
}

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'swab-a-cheek')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}

export const Demonstration: Story = {
  parameters: { settings: { isDemo: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /vet@example.com/ }))
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('vet@example.com')
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('collie-eye-anomaly')
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.loadPage).toHaveBeenCalledOnce())
  },
}
export const DemonstrationOnAPhone: Story = {
  parameters: { settings: { isDemo: true } },
  globals: { viewport: { value: 'phone' } },
}

/** Comes from the mail's link, in this tab. */
export const AddressJustConfirmed: Story = {
  beforeEach: () =>
    sessionStorage.setItem(
      'confirmed',
      JSON.stringify({ token: 't', email: 'dana@example.com', what: 'registration' }),
    ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus()
  },
}

const confirmFirst = 'Please confirm your address first: the link is in the mail we sent you.'
export const AddressNotConfirmed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(authCalls.login, 428, { message: 'Login failed', errors: { username: confirmFirst } })),
  play: async (context) => {
    const { canvas } = context
    await logIn(context)
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(confirmFirst)
    await expect(await canvas.findByText(`Email: ${confirmFirst}`)).toBeInTheDocument()
  },
}

const sent = fn<(asked: Typed) => void>()
const appCode = /^Code of your authenticator app/
const wrongCode = 'This code is not right. Codes change every half minute.'

/** The account has a second factor: its app shows 123456. */
const secondFactor: Story['beforeEach'] = ({ msw }) => {
  sent.mockClear()
  msw.use(mockFailure(authCalls.login, 409, { code: codes.secondFactor, message: 'Enter the code.' }))
}

const askedForCode: Play = async (context) => {
  await logIn(context)
  const { canvas } = context
  await waitFor(() => expect(canvas.getByLabelText(appCode)).toHaveFocus())
  await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
  await expect(canvas.getByLabelText(/^Password/)).toHaveValue('swab-a-cheek')
  context.msw.use(
    mock(authCalls.login, ({ body }) => {
      sent(body)
      return breeder()
    }),
  )
}

export const SecondStep: Story = {
  beforeEach: secondFactor,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await askedForCode(context)
    await expect(canvas.getByLabelText(appCode)).toHaveAttribute('inputmode', 'numeric')
    await expect(canvas.getByLabelText(appCode)).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(args.loadPage).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenLastCalledWith({
      username: 'dana@example.com',
      password: 'swab-a-cheek',
      code: '123456',
    })
  },
}
export const SecondStepAsked: Story = { beforeEach: secondFactor, play: askedForCode }
export const SecondStepOnAPhone: Story = { ...SecondStepAsked, globals: { viewport: { value: 'phone' } } }
export const SecondStepWithoutACode: Story = {
  beforeEach: secondFactor,
  play: async (context) => {
    const { canvas, userEvent } = context
    await askedForCode(context)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(appCode)).toHaveAccessibleDescription(/^This field is required/))
    await expect(sent).not.toHaveBeenCalled()
  },
}
export const SecondStepWrongCode: Story = {
  beforeEach: secondFactor,
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    await askedForCode(context)
    msw.use(mockFailure(authCalls.login, 428, { message: 'Login failed', errors: { code: wrongCode } }))
    await userEvent.keyboard('654321{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(appCode)).toHaveAccessibleDescription(expect.stringContaining(wrongCode)),
    )
    await expect(canvas.getByLabelText(appCode)).toHaveFocus()
  },
}
export const SecondStepByRecoveryCode: Story = {
  beforeEach: secondFactor,
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await askedForCode(context)
    await userEvent.keyboard('12')
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Recovery code/)).toHaveFocus())
    await expect(canvas.getByLabelText(/^Recovery code/)).toHaveValue('')
    await userEvent.keyboard('abcd-efgh{Enter}')
    await waitFor(() => expect(args.loadPage).toHaveBeenCalledOnce())
    await expect(sent.mock.lastCall?.[0].code).toBe('abcd-efgh')
  },
}

export const SignedInAlready: Story = {
  parameters: { path: '/login?next=/checkout', settings: { user: signedIn() } },
  play: async ({ canvas }) => expect(await canvas.findByText('Went on to /checkout')).toBeVisible(),
}
export const Dark: Story = { globals: { scheme: 'dark' } }
