import { cartCalls } from '@shop/contract/cart'
import { priceOf } from '@shop/contract/money'
import { Toaster } from '@shop/design-system'
import { cartId, cartItemOf, cartOf, cartOffer, emptyCart, ownOffer, threeTests } from '@shop/mocks/fixtures/cart'
import { manyProducts, product } from '@shop/mocks/fixtures/product'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CartDropdown } from './CartDropdown.tsx'

const of = (items: number) =>
  cartOf(manyProducts(items).map((sample, index) => cartItemOf(sample, 1 + (index % 3), index)))

const meta = {
  component: CartDropdown,
  title: 'Screens/Parts/CartDropdown',
  args: { onClose: fn() },
  beforeEach: () => localStorage.setItem('cart', cartId),
  render: (args) => (
    <div
      style={{
        display: 'inline-block',
        background: 'var(--chakra-colors-card)',
        borderRadius: 18,
        border: '1px solid #e9e1da',
        overflow: 'hidden',
      }}
    >
      <CartDropdown {...args} />
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof CartDropdown>
export default meta
type Story = StoryObj<typeof meta>

const isAbove = (first: Element, second: Element) =>
  first.getBoundingClientRect().top < second.getBoundingClientRect().top

export const Three: Story = {
  beforeEach: ({ msw }) => msw.use(mock(cartCalls.getCart, of(3))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Disease tests for dogs' })).toBeVisible()
    await expect(isAbove(canvas.getByText('Subtotal'), canvas.getByRole('link', { name: 'View cart' }))).toBe(true)
  },
}
export const FiveHaveTheButtonBelow: Story = {
  beforeEach: ({ msw }) => msw.use(mock(cartCalls.getCart, of(5))),
  play: async ({ canvas }) => {
    await expect(isAbove(await canvas.findByText('Subtotal'), canvas.getByRole('link', { name: 'View cart' }))).toBe(
      true,
    )
  },
}
/** More than five: the way to the cart is above the list (cart-6). */
export const SixHaveTheButtonAbove: Story = {
  beforeEach: ({ msw }) => msw.use(mock(cartCalls.getCart, of(6))),
  play: async ({ args, canvas, userEvent }) => {
    const view = await canvas.findByRole('link', { name: 'View cart' })
    await expect(isAbove(view, canvas.getByRole('region', { name: 'Items in your cart' }))).toBe(true)
    await userEvent.click(view)
    await expect(args.onClose).toHaveBeenCalled()
  },
}
/** Of all that costs less, what saves most. */
export const CouldCostLess: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(cartCalls.getCart, cartOf(threeTests(), { offers: [cartOffer(), ownOffer()] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You could pay less')).toBeVisible()
    await expect(canvas.getByText(/The same 3 tests, \$44\.00 less/)).toBeVisible()
    await expect(canvas.queryByText(/\$9\.00 less/)).not.toBeInTheDocument()
  },
}
/** More tests for little more: the cart's own page offers that. */
export const CouldCostMore: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(cartCalls.getCart, cartOf(threeTests(), { offers: [cartOffer({ instead: priceOf(15800, 'USD') })] }))),
  play: async ({ canvas }) => {
    await canvas.findByText('Subtotal')
    await expect(canvas.queryByText('You could pay less')).not.toBeInTheDocument()
  },
}
export const Thirty: Story = { beforeEach: ({ msw }) => msw.use(mock(cartCalls.getCart, of(30))) }
export const LongName: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        cartCalls.getCart,
        cartOf([
          cartItemOf(product({ name: 'Progressive retinal atrophy, rod-cone dysplasia type 1a (PRA-rcd1a)' }), 99),
        ]),
      ),
    ),
}
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(cartCalls.getCart, emptyCart())),
  play: async ({ canvas }) => expect(await canvas.findByText('Your cart is empty')).toBeVisible(),
}
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(cartCalls.getCart)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching your cart')).toBeVisible(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.getCart, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Failed to fetch cart')).toBeVisible(),
}
export const RemovesByKeyboard: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(cartCalls.getCart, of(2)), mock(cartCalls.deleteItem, cartOf(of(2).items.slice(1)))),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Remove/ })
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1))
    await expect(canvas.getByRole('heading', { name: /^Your cart/ })).toHaveFocus()
  },
}
export const RemoveFails: Story = {
  beforeEach: ({ msw }) => msw.use(mock(cartCalls.getCart, of(1)), mockFailure(cartCalls.deleteItem, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }))
    const toast = await canvas.findByText('Failed to delete item from cart')
    await waitFor(() => expect(toast).toBeVisible())
  },
}
