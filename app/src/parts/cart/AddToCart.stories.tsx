import { type CartItem, cartCalls } from '@shop/contract/cart'
import { codes } from '@shop/contract/failure'
import { doublePress, Toaster } from '@shop/design-system'
import { cart, cartId } from '@shop/mocks/fixtures/cart'
import { product } from '@shop/mocks/fixtures/product'
import { mock, mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ProductGrid } from '../product/ProductGrid.tsx'
import { ProductRows } from '../product/ProductRows.tsx'

/** The toasts after a product is put into the cart, or refused; refusals are the server's texts. */
const meta = {
  component: ProductGrid,
  title: 'Screens/Parts/AddToCart',
  args: { products: [product()] },
  render: (args) => (
    <>
      <h1>Tests</h1>
      <ProductGrid {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ProductGrid>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const made = fn()
const filled = fn()

const press = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: /^Add .* to cart$/ }))

/** `said` is the whole text of the toast, without its hidden first word ("Done", "Error"). */
const says =
  (role: 'status' | 'alert', ...said: string[]): NonNullable<Story['play']> =>
  async (context) => {
    await press(context)
    await waitFor(() => {
      const toast = context.canvas.getByRole(role)
      return expect([...toast.querySelectorAll('p')].map((line) => line.textContent)).toEqual(said)
    })
  }
/** The first item makes the cart, whose id this browser stores (cart-1). */
export const Item: Story = {
  play: async (context) => {
    await expect(localStorage.getItem('cart')).toBeNull()
    await says('status', 'Item added to cart')(context)
    await expect(localStorage.getItem('cart')).toBe(cartId)
  },
}
/** What is added later goes into the cart that the first item made. */
export const SecondItem: Story = {
  args: { products: [product(), product({ id: 2003, name: 'Degenerative myelopathy' })] },
  beforeEach: ({ msw }) => {
    made.mockClear()
    filled.mockClear()
    msw.use(
      mock(cartCalls.createCart, () => {
        made()
        return cart()
      }),
      mock(cartCalls.addItem, ({ params }) => {
        filled(params.sessionId)
        return cart()
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Add .* to cart$/ })
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(localStorage.getItem('cart')).toBe(cartId))
    await userEvent.click(second as HTMLElement)
    await waitFor(() => expect(filled.mock.calls).toEqual([[cartId], [cartId]]))
    await expect(made).toHaveBeenCalledOnce()
  },
}
/** An answer can come before the second half of a double press. */
export const PressedTwice: Story = {
  beforeEach: ({ msw }) => {
    filled.mockClear()
    msw.use(
      mock(cartCalls.addItem, ({ params }) => {
        filled(params.sessionId)
        return cart()
      }),
    )
  },
  play: async (context) => {
    const button = await context.canvas.findByRole('button', { name: /^Add .* to cart$/ })
    const added = new Promise((resolve) =>
      new MutationObserver(() => {
        if (button.dataset.state !== 'added') return
        button.click()
        resolve(null)
      }).observe(button, { attributeFilter: ['data-state'] }),
    )
    await press(context)
    await added
    await expect(button).toHaveAttribute('data-state', 'added')
    await new Promise((resolve) => setTimeout(resolve, doublePress + 100))
    await expect(filled).toHaveBeenCalledOnce()
    await context.userEvent.click(button)
    await waitFor(() => expect(filled).toHaveBeenCalledTimes(2))
  },
}
/** From an animal's page any test is an upgrade of the animal's sample. */
const fromAnAnimal = (typeId: CartItem['product']['typeId']): Pick<Story, 'render'> => ({
  render: () => (
    <>
      <h1>Skye</h1>
      <ProductRows products={[product({ typeId })]} isAdding upgradeOf={{ barcode: 'KP4827193301' }} />
      <Toaster />
    </>
  ),
})
export const HealthUpgrade: Story = { ...fromAnAnimal(2), play: says('status', 'Health upgrade added to cart') }
export const TestUpgrade: Story = { ...fromAnAnimal(1), play: says('status', 'Test upgrade added to cart') }
export const FullBreedProfile: Story = {
  args: { products: [product({ name: 'Border Collie profile', category: { id: 4, name: 'Full Breed Profile' } })] },
  play: says('status', 'Full breed profile added to cart'),
}

const refused = (message: string, code?: number): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.addItem, 409, { message, ...(code && { code }) })),
})
/** Code 101. */
export const UpgradesDoNotMix: Story = {
  ...refused("You can't mix test upgrades and regular products.", codes.upgradeMix),
  play: says(
    'alert',
    'Unable to Add to Cart!',
    "You can't mix test upgrades and regular products. Please complete your purchase of existing items and try again.",
  ),
}
export const ThereAlready: Story = {
  ...refused('This item is already in your cart. You can only add it once.'),
  play: says('alert', 'Already in the Cart', 'This item is already in your cart. You can only add it once.'),
}
export const ACustomProfileThereAlready: Story = {
  ...refused('A custom product is already in your cart. You can only add it once.'),
  play: says('alert', 'Already in the Cart', 'A custom product is already in your cart. You can only add it once.'),
}
export const SoldOut: Story = {
  ...refused('Geno Pet is sold out at the moment. Please order without it, or come back in a few days.'),
  play: says('alert', 'Geno Pet is sold out at the moment. Please order without it, or come back in a few days.'),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.addItem, 500)),
  play: says('alert', 'Failed to add item to cart'),
}
export const NoCartToPutItIn: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.createCart, 500)),
  play: says('alert', 'Failed to create cart'),
}
