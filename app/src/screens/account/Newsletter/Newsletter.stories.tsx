import { messages } from '@shop/contract/messages'
import { newsletterCalls } from '@shop/contract/newsletter'
import { newsletterReply } from '@shop/mocks/fixtures/newsletter'
import { owner, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import { Toaster } from '@shop/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FormAnswerProvider } from '../../../data/form-answer.tsx'
import { Newsletter } from './Newsletter.screen.tsx'

const sent = fn()

const meta = {
  component: Newsletter,
  title: 'Screens/Account/Newsletter',
  parameters: { never: { long: 'one field' }, path: '/newsletter' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(mock(newsletterCalls.signUpToNewsletter, ({ body }) => (sent(body), newsletterReply())))
  },
} satisfies Meta<typeof Newsletter>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const join: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Email/), 'dana@example.com{Enter}')
}

export const Empty: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ForVets: Story = { parameters: { audience: 'vet' } }

export const Joined: Story = {
  play: async (context) => {
    await join(context)
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'You are on the list' })).toHaveFocus())
    await expect(sent).toHaveBeenCalledWith({ email: 'dana@example.com', countryCode: 'US' })
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(newsletterCalls.signUpToNewsletter)),
  play: join,
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(newsletterCalls.signUpToNewsletter)),
  play: async (context) => {
    await join(context)
    const email = context.canvas.getByLabelText(/^Email/)
    await waitFor(() => expect(email).toHaveAccessibleDescription(messages.newsletterNetworkError))
  },
}
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(newsletterCalls.signUpToNewsletter, 428, {
        message: 'An unknown error occurred.',
        errors: { email: 'This address cannot get mail.' },
      }),
    ),
  play: async (context) => {
    await join(context)
    const email = context.canvas.getByLabelText(/^Email/)
    await waitFor(() => expect(email).toHaveAccessibleDescription('This address cannot get mail.'))
    await expect(email).toHaveValue('dana@example.com')
  },
}

/** As the page comes that answers the form without scripts. */
export const RefusedInThePage: Story = {
  decorators: [
    (Story) => (
      <FormAnswerProvider
        value={{
          refusal: {
            call: 'signUpToNewsletter',
            status: 428,
            failure: { message: 'Not sent', errors: { email: 'This field must be valid email' } },
            values: { email: 'dana@', countryCode: 'US' },
          },
        }}
      >
        <Story />
      </FormAnswerProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText(/^Email/)
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('This field must be valid email')
    await expect(email).toHaveValue('dana@')
  },
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
