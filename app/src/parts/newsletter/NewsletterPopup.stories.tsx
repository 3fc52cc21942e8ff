import { newsletterCalls } from '@shop/contract/newsletter'
import { newsletterReply } from '@shop/mocks/fixtures/newsletter'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import { Toaster } from '@shop/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { NewsletterHost } from './NewsletterHost.tsx'

const asked = fn()

/** Over a page, as it is placed in the app, but without the wait. */
const meta = {
  component: NewsletterHost,
  title: 'Screens/Frame/NewsletterPopup',
  args: { after: 0 },
  parameters: { layout: 'fullscreen', path: '/breeder', settings: { isCountryKnown: true } },
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(
      mock(newsletterCalls.signUpToNewsletter, ({ body }) => {
        asked(body)
        return newsletterReply()
      }),
    )
  },
  decorators: [
    (Story) => (
      <>
        <main id="main" tabIndex={-1} style={{ padding: 24, minHeight: '90vh' }}>
          <h1>The page</h1>
          <button type="button">Something on the page</button>
        </main>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof NewsletterHost>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const phone = { viewport: { value: 'phone' } }
const popup = ({ canvas }: Parameters<Play>[0]) =>
  canvas.findByRole('dialog', { name: 'Ten dollars in loyalty points for you' })

const sendEmail =
  (email: string): Play =>
  async (context) => {
    await popup(context)
    await context.userEvent.type(context.canvas.getByLabelText(/^Email/), `${email}{Enter}`)
  }
const isMarked = () => JSON.parse(localStorage.getItem('config') ?? '{}').isCampaignOpened === true

/** A menu of the header that opens later is not covered. */
export const BelowAnOpenMenu: Story = {
  decorators: [
    (Story) => (
      <>
        <header>
          <details>
            <summary>Cart</summary>
            <a href="/cart">View cart</a>
          </details>
        </header>
        <Story />
      </>
    ),
  ],
  play: async (context) => {
    const offer = await popup(context)
    await waitFor(() => expect(offer).toBeVisible())
    await context.userEvent.click(context.canvas.getByText('Cart'))
    await waitFor(() => expect(offer).not.toBeVisible())
    await context.userEvent.click(context.canvas.getByText('Cart'))
    await waitFor(() => expect(offer).toBeVisible())
  },
}

/** It comes without taking the focus. */
export const Open: Story = {
  play: async (context) => {
    await waitFor(async () => expect(await popup(context)).toBeVisible())
    await expect(document.body).toHaveFocus()
    await expect(context.canvas.getByText(/\$10 of points/)).toBeVisible()
  },
}
export const OnAPhone: Story = { ...Open, globals: phone }
export const ForVets: Story = { parameters: { audience: 'vet', path: '/vet' } }
export const ForOwners: Story = { parameters: { audience: 'owner', path: '/pet-owner' } }

export const SignedUp: Story = {
  play: async (context) => {
    const { canvas } = context
    await sendEmail('dana@example.com')(context)
    await waitFor(() => expect(canvas.getByText(newsletterReply().message)).toBeVisible())
    await expect(asked).toHaveBeenCalledWith({ email: 'dana@example.com', countryCode: 'US' })
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(isMarked()).toBe(true)
  },
}

export const Closed: Story = {
  play: async (context) => {
    await popup(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close' }))
    await expect(context.canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(isMarked()).toBe(true)
  },
}

/** Reached with Tab at the end of the page; Escape closes it and the focus is where it was. */
export const Keyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await popup(context)
    const button = canvas.getByRole('button', { name: 'Something on the page' })
    button.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
  },
}

/** While one types (newsletter-2). */
export const EmailInvalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await popup(context)
    const email = canvas.getByLabelText(/^Email/)
    await userEvent.type(email, 'dana@')
    await waitFor(() => expect(email).toHaveAccessibleDescription('This field must be valid email'))
    await userEvent.type(email, 'example.com')
    await waitFor(() => expect(email).toBeValid())
    await expect(asked).not.toHaveBeenCalled()
  },
}
export const EmailTooLong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await popup(context)
    await userEvent.click(canvas.getByLabelText(/^Email/))
    await userEvent.paste(`${'a'.repeat(120)}@example.com`)
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription('This field have maximum 120 characters'),
    )
  },
}
export const NothingTyped: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await popup(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription('This field is required'))
  },
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(newsletterCalls.signUpToNewsletter)),
  play: async (context) => {
    await sendEmail('dana@example.com')(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** On the field and as a toast; the offer stays, and what was typed with it (newsletter-3). */
const refusedWith =
  (text: string, toast = text): Play =>
  async (context) => {
    const { canvas } = context
    await sendEmail('dana@example.com')(context)
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(text))
    await waitFor(() => expect(canvas.getByText(toast, { selector: '[role=alert] p' })).toBeVisible())
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('dana@example.com')
    await expect(isMarked()).toBe(false)
  }

export const EmailRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(newsletterCalls.signUpToNewsletter, 428, {
        message: 'An unknown error occurred.',
        errors: { email: 'This address cannot get mail.' },
      }),
    ),
  play: refusedWith('This address cannot get mail.', 'Email: This address cannot get mail.'),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(newsletterCalls.signUpToNewsletter, 500)),
  play: refusedWith('An unknown error occurred.'),
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(newsletterCalls.signUpToNewsletter)),
  play: refusedWith('A network error occurred.'),
}

/** A browser that stores nothing: closed is closed, for this page at least. */
export const StorageForbidden: Story = {
  beforeEach: () => {
    const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype)
    Storage.prototype.setItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    return () => void Object.defineProperty(Storage.prototype, 'setItem', setItem)
  },
  play: async (context) => {
    const { canvas } = context
    await popup(context)
    await context.userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByText('Error setting campaign open')).toBeVisible())
  },
}

const neverShown: Play = async ({ canvas }) => {
  await new Promise((resolve) => setTimeout(resolve, 500))
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
}
export const NotOnceItWasClosed: Story = {
  beforeEach: () => localStorage.setItem('config', '{"isCampaignOpened":true}'),
  play: neverShown,
}
export const NotWhereNoCountryIsKnown: Story = {
  parameters: { settings: { isCountryKnown: false } },
  play: neverShown,
}
export const NotForWhoIsLoggedIn: Story = {
  parameters: { settings: { isCountryKnown: true, user: signedIn(breeder()) } },
  play: neverShown,
}
export const NotAtTheCheckout: Story = { parameters: { path: '/checkout/complete' }, play: neverShown }
export const NotAtTheLogin: Story = { parameters: { path: '/login' }, play: neverShown }
export const NotAtTheRegistration: Story = { parameters: { path: '/register/breeder' }, play: neverShown }
export const NotBeforeItsTime: Story = { args: { after: 20_000 }, play: neverShown }
export const NotWhileSomebodyTypes: Story = {
  args: { after: 200 },
  decorators: [
    (Story) => (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody is typing in it */}
        <input aria-label="Search" autoFocus />
        <Story />
      </>
    ),
  ],
  play: neverShown,
}
