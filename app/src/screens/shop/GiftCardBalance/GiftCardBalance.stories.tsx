import { cartCalls } from '@shop/contract/cart'
import { giftCardCalls } from '@shop/contract/gift-card'
import { priceOf } from '@shop/contract/money'
import { Toaster } from '@shop/design-system'
import { cartId, giftCardCart } from '@shop/mocks/fixtures/cart'
import { giftCard, giftCardCode } from '@shop/mocks/fixtures/gift-card'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { offlineAfter } from '../../../parts/failure/offline-story.tsx'
import { GiftCardBalance } from './GiftCardBalance.screen.tsx'

const requested = fn()
const meta = {
  component: GiftCardBalance,
  title: 'Screens/Shop/GiftCardBalance',
  parameters: { path: '/gift-cards/balance' },
  beforeEach: () => {
    localStorage.clear()
    requested.mockClear()
  },
  render: () => (
    <>
      <GiftCardBalance />
      <Toaster />
      <output hidden>{useLocation().pathname}</output>
    </>
  ),
} satisfies Meta<typeof GiftCardBalance>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const look =
  (code = giftCardCode.toLowerCase()): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Code/), code)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the balance' }))
  }
const showing =
  (partial: Parameters<typeof giftCard>[0]): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    void msw.use(mock(giftCardCalls.checkGiftCard, giftCard(partial)))

export const Start: Story = {}
export const Found: Story = {
  play: async (context) => {
    await look()(context)
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent('$32.50'))
    await expect(context.canvas.getByRole('status')).toHaveTextContent('… P8DR')
    await expect(context.canvas.getByText('Never')).toBeVisible()
  },
}
export const Phone: Story = { globals: phone, play: look() }
/** The mail's link: its code is in the address, behind the #. */
export const Linked: Story = {
  parameters: { path: `/gift-cards/balance#${giftCardCode}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(giftCardCalls.checkGiftCard, ({ body }) => {
        requested(body)
        return giftCard()
      }),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('$32.50'))
    await expect(requested.mock.calls).toEqual([[{ code: giftCardCode }]])
    await expect(canvas.getByLabelText(/^Code/)).toHaveValue(giftCardCode)
  },
}
/** With something in the cart, the card pays for it at a press. */
export const PaysTheCart: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('cart', cartId)
    msw.use(
      mock(cartCalls.addGiftCard, ({ body }) => {
        requested(body)
        return giftCardCart()
      }),
    )
  },
  play: async (context) => {
    await look()(context)
    const { canvas, canvasElement, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay my cart with it' }))
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent('/cart'))
    await expect(requested.mock.calls).toEqual([[{ code: giftCardCode }]])
  },
}
export const UsedUp: Story = {
  tags: ['empty'],
  beforeEach: showing({ balance: priceOf(0, 'USD') }),
  play: async (context) => {
    await look()(context)
    await expect(await context.canvas.findByText('It is used up')).toBeVisible()
  },
}
export const Cancelled: Story = {
  beforeEach: showing({ balance: priceOf(0, 'USD'), isUsable: false }),
  play: async (context) => {
    await look()(context)
    await expect(await context.canvas.findByText('This card cannot be used')).toBeVisible()
  },
}
/** A mistyped letter is seen before anything is sent. */
export const Mistyped: Story = {
  play: async (context) => {
    await look('7F3K-9Q2M-HX4T-P8DW')(context)
    await waitFor(() => expect(context.canvas.getByLabelText(/^Code/)).toHaveAccessibleDescription(/check each letter/))
  },
}
export const Unknown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(giftCardCalls.checkGiftCard, 428, {
        message: 'Something went wrong',
        errors: { code: 'We know no gift card with this code. Please check it against your mail.' },
      }),
    ),
  play: async (context) => {
    await look()(context)
    await waitFor(() => expect(context.canvas.getByLabelText(/^Code/)).toHaveAccessibleDescription(/no gift card/))
  },
}
export const TooManyTries: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(giftCardCalls.checkGiftCard, 429, {
        message: 'Too many codes. Please wait a quarter of an hour and try again.',
      }),
    ),
  play: async (context) => {
    await look()(context)
    await expect(await context.canvas.findByText(/Please wait a quarter of an hour/)).toBeVisible()
  },
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(giftCardCalls.checkGiftCard)),
  play: look(),
}
export const Offline: Story = offlineAfter(look())
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
