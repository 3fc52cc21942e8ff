import { priceOf } from '@shop/contract/money'
import { installStripe } from '@shop/mocks/stripe-script'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { StripeForm } from './StripeForm.tsx'

const meta = {
  component: StripeForm,
  title: 'Screens/Parts/Payment/Stripe form',
  args: {
    isYearly: false,
    publishableKey: 'pk_test_1',
    cardSession: null,
    total: priceOf(6120, 'USD'),
    returnPath: '/checkout/complete?order=1',
    onStart: fn(async (): Promise<string | null> => 'pi_1_secret_1'),
    onSent: fn(),
    onRefused: fn(),
    onToken: fn(),
  },
  beforeEach: () => {
    installStripe()
    globalThis.stripeBank = async () => ({ paymentIntent: { id: 'pi_1' } })
  },
} satisfies Meta<typeof StripeForm>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = async ({ canvas, userEvent }: Context, number = '') => {
  const box = await canvas.findByLabelText('Card number')
  if (number) await userEvent.type(box, number)
  await userEvent.click(canvas.getByRole('button', { name: 'Pay $61.20' }))
}

/** The form shows the sum before there is a payment: only the press makes one. */
export const Form: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByLabelText('Card number')).toBeVisible()
    await expect(globalThis.stripeOptions).toMatchObject({ mode: 'payment', amount: 6120, currency: 'usd' })
    await expect(args.onStart).not.toHaveBeenCalled()
  },
}
/** There is no box to save a guest's card. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Card number')
    await expect(globalThis.stripeOptions).not.toHaveProperty('customerSessionClientSecret')
    await expect(canvas.queryByLabelText(/^Save payment details/)).toBeNull()
  },
}
/** Signed in: Stripe's form shows the cards they have saved, and a box to save another. */
export const SignedIn: Story = {
  args: { cardSession: 'cuss_1_secret_1' },
  beforeEach: () => {
    globalThis.stripeCards = async () => [{ id: 'pm_1', last4: '4242' }]
    globalThis.stripeBank = fn(async () => ({ paymentIntent: { id: 'pi_1' } }))
    return () => {
      globalThis.stripeCards = undefined
    }
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByLabelText(/^Save payment details/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved card 4242' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $61.20' }))
    await waitFor(() => expect(args.onToken).toHaveBeenCalledWith('pi_1'))
    const customer = { session: 'cuss_1_secret_1', isSaved: false }
    await expect(globalThis.stripeBank).toHaveBeenCalledWith(
      'pi_1_secret_1',
      'pm_1',
      expect.stringContaining('/checkout/complete?order=1'),
      customer,
    )
  },
}
/** Removed in another tab since: Stripe refuses it, and reports that the payment waits for another card. */
export const RemovedMeanwhile: Story = {
  ...SignedIn,
  play: async ({ canvas, userEvent, args }) => {
    globalThis.stripeBank = async () => ({
      error: {
        type: 'invalid_request_error',
        code: 'resource_missing',
        payment_intent: { status: 'requires_payment_method' },
      },
    })
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved card 4242' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $61.20' }))
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledWith('resource_missing'))
    await expect(args.onToken).not.toHaveBeenCalled()
  },
}
/** A membership: the payment states that the card is stored. */
export const Yearly: Story = {
  args: { isYearly: true, cardSession: 'cuss_1_secret_1' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Card number')
    await expect(globalThis.stripeOptions).toMatchObject({ setupFutureUsage: 'off_session' })
  },
}
/** Stripe shows itself what is missing, and nothing is made or sent. */
export const Incomplete: Story = {
  play: async (context) => {
    await press(context)
    await expect(context.args.onStart).not.toHaveBeenCalled()
  },
}
export const Paid: Story = {
  play: async (context) => {
    await press(context, '4242 4242 4242 4242')
    await waitFor(() => expect(context.args.onToken).toHaveBeenCalledWith('pi_1'))
    await expect(context.args.onStart).toHaveBeenCalledOnce()
    await expect(context.args.onSent).toHaveBeenCalledOnce()
  },
}
export const PressedTwice: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    globalThis.stripeBank = () =>
      new Promise((answer) => setTimeout(() => answer({ paymentIntent: { id: 'pi_1' } }), 300))
    await userEvent.type(await canvas.findByLabelText('Card number'), '4242')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay $61.20' }))
    await waitFor(() => expect(args.onToken).toHaveBeenCalled())
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}
/** The bank's refusal goes to the page, in the catalogue's words (checkout-6). */
export const Refused: Story = {
  play: async (context) => {
    globalThis.stripeBank = async () => ({
      error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    })
    await press(context, '4000 0000 0000 9995')
    await waitFor(() => expect(context.args.onRefused).toHaveBeenCalledWith('insufficient_funds'))
    await expect(context.args.onToken).not.toHaveBeenCalled()
  },
}
/** It is unknown whether money moved: our server queries Stripe. */
export const AnswerLost: Story = {
  play: async (context) => {
    globalThis.stripeBank = async () => ({ error: { type: 'api_connection_error' } })
    await press(context, '4242')
    await waitFor(() => expect(context.args.onToken).toHaveBeenCalledWith('unknown'))
  },
}
/** What was to be paid has changed: nothing is sent to Stripe. */
export const NotStarted: Story = {
  args: { onStart: fn(async () => null) },
  play: async (context) => {
    await press(context, '4242')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $61.20' })).toBeEnabled())
    await expect(context.args.onSent).not.toHaveBeenCalled()
  },
}
