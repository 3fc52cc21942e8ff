import { activationCalls } from '@shop/contract/activation'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { activated, activation, activationCart, dueActivation } from '@shop/mocks/fixtures/activation'
import { order } from '@shop/mocks/fixtures/order'
import { signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Activate } from './Activate.screen.tsx'
import { begun, isAt, opened, phone, renderActivate, says } from './activate-story.tsx'

const requested = fn()

const meta = {
  component: Activate,
  title: 'Screens/Activate/Payment',
  parameters: opened('payment'),
  beforeEach: (context) => {
    requested.mockClear()
    begun(dueActivation(), 7)(context)
    context.msw.use(
      mock(cartCalls.getCart, activationCart()),
      mock(checkoutCalls.createOrder, ({ body: { checkoutId: _, ...body } }) => {
        requested('order', body)
        return order({ status: 'paying', totals: activationCart().totals })
      }),
      mock(activationCalls.activateKit, ({ body }) => {
        requested('activate', body.payment)
        return activated()
      }),
    )
  },
  render: renderActivate,
} satisfies Meta<typeof Activate>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const press = async (name: string, { canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name }))
const payButton = 'Pay $58.00 and activate'
const openDialog = async (context: Context) => {
  await press(payButton, context)
  await screen.findByLabelText(/^Card number/)
}
const fillCard = async ({ userEvent }: Context, number: string) => {
  await userEvent.type(screen.getByLabelText(/^Name on the card/), 'Sam Okafor')
  await userEvent.type(screen.getByLabelText(/^Card number/), number)
  await userEvent.type(screen.getByLabelText(/^Month/), '12')
  await userEvent.type(screen.getByLabelText(/^Year/), '2030')
  await userEvent.type(screen.getByLabelText(/^Security code/), '123')
  await userEvent.click(screen.getByRole('button', { name: 'Pay $58.00' }))
}

export const Due: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: payButton })).toBeVisible()
    // A transfer takes days; the swab is on its way.
    await expect(canvas.queryByRole('radio', { name: /^Bank transfer/ })).not.toBeInTheDocument()
  },
}
export const OnAPhone: Story = { globals: phone }
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(cartCalls.getCart)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.getCart, 500)),
  play: () => says('Failed to fetch cart'),
}
/** Nothing is due: there is no such step. */
export const NotDue: Story = { beforeEach: begun(activation()), play: () => isAt('/activate/review') }
/** An order that waits for its money does not have to be paid again. */
export const Awaited: Story = {
  beforeEach: begun(dueActivation({ cartSessionId: null }), 7),
  play: () => says('Your payment is on its way'),
}

export const CardDialog: Story = { play: openDialog }
/** Paid once, then activated with what was paid. */
export const Paid: Story = {
  play: async (context) => {
    await openDialog(context)
    await fillCard(context, '4242424242424242')
    await isAt('/activate/done')
    await expect(requested.mock.calls).toEqual([
      [
        'order',
        expect.objectContaining({
          expectedTotal: 58,
          paymentMethod: 'C',
          firstName: 'Sam',
          email: 'owner@example.com',
        }),
      ],
      ['activate', { method: 'C', transactionId: order().number }],
    ])
    await expect(requested.mock.calls[0]?.[1]).not.toHaveProperty('shippingAddress')
  },
}
/** A declined card: the reason is shown, and everything is there. */
export const Declined: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(checkoutCalls.confirmPayment, order({ status: 'failed', paymentError: 'card_declined' }))),
  play: async (context) => {
    await openDialog(context)
    await fillCard(context, '4000000000000002')
    await says('Your payment did not go through')
    await expect(screen.getByLabelText(/^Name on the card/)).toHaveValue('Sam Okafor')
    await expect(requested).not.toHaveBeenCalledWith('activate', expect.anything())
    await isAt('/activate/payment')
  },
}
/** The money is in, and the activation fails: the review has nothing due any more. */
export const PaidButNotActivated: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(activationCalls.activateKit, 500)),
  play: async (context) => {
    await openDialog(context)
    context.msw.use(mock(activationCalls.getActivation, activation({ type: 'redeem' })))
    await fillCard(context, '4242424242424242')
    await says('Kit activation failed')
    await isAt('/activate/review')
  },
}
/** A vet's tests go on the account (checkout-2). */
export const OnAVetsAccount: Story = {
  parameters: opened('payment', signedIn(vet())),
  beforeEach: ({ msw }) =>
    msw.use(
      mock(checkoutCalls.createOrder, ({ body }) => {
        requested('order', Object.keys(body))
        return order({ status: 'pending', paymentMethod: null })
      }),
    ),
  play: async (context) => {
    await press('Put $58.00 on my account', context)
    await isAt('/activate/done')
    await waitFor(() => expect(requested.mock.calls[0]?.[1]).not.toContain('paymentMethod'))
  },
}
