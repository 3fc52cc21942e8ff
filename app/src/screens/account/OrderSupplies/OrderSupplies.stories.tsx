import { collectionAgentCalls } from '@shop/contract/collection-agent'
import { cartCalls } from '@shop/contract/cart'
import { codes } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { productCalls } from '@shop/contract/product'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { cartId, cartItemOf, cartOf } from '@shop/mocks/fixtures/cart'
import { agentProducts, product, supplies } from '@shop/mocks/fixtures/product'
import { agentKits } from '@shop/mocks/fixtures/collection-agent'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { OrderSupplies } from './OrderSupplies.screen.tsx'

const meta = {
  component: OrderSupplies,
  title: 'Screens/Account/OrderSupplies',
  parameters: { path: '/my/order-supplies', audience: 'vet', settings: { user: signedIn(vet()) } },
  beforeEach: ({ msw }) => {
    const items: ReturnType<typeof cartItemOf>[] = []
    msw.use(
      mock(productCalls.listProducts, ({ query }) => listOf(query.categoryIds === '298,24' ? supplies : [])),
      mock(cartCalls.getCart, () => cartOf(items)),
      mock(cartCalls.addItem, ({ body }) => {
        items.push(cartItemOf(supplyOf(body.productId), body.quantity, items.length))
        return cartOf(items)
      }),
    )
  },
  render: () => (
    <>
      <OrderSupplies />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof OrderSupplies>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const supplyOf = (id: number) => supplies.find((supply) => supply.id === id) ?? product()
const swabs = 'Swabs, box of 20'
const stand = 'Leaflet stand for the counter'

const phone = { viewport: { value: 'phone' } }
const chosen = ({ canvas }: Context) => within(canvas.getByRole('region', { name: 'Chosen' }))
/** Chooses two boxes of swabs and a leaflet stand. */
async function choose({ canvas, userEvent }: Context) {
  const more = await canvas.findByRole('button', { name: `Increase quantity of ${swabs}` })
  await userEvent.click(more)
  await userEvent.click(more)
  await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${stand}` }))
}

/** What is in each, and the way to what one would ask next. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Twenty cheek swabs, each wrapped on its own')).toBeVisible()
    for (const [name, count] of [
      ['Swabs and envelopes', 3],
      ['For the practice', 4],
    ] as const)
      await expect(within(canvas.getByRole('region', { name })).getAllByRole('listitem')).toHaveLength(count)
    for (const [name, href] of [
      ['How a sample is taken', '/how-to-take-dna-sample'],
      ['Where we ship, and for how much', '/resources/international-shipping'],
      ['Your orders', '/my/orders'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
}
export const Phone: Story = { globals: phone }

export const AddsOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add to cart: ${swabs}` }))
    await expect(await canvas.findByText('Item added to cart')).toBeInTheDocument()
    await expect(await canvas.findByText('1 in your cart')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  },
}

/** The sum follows the numbers, and all goes into one cart. */
export const AddsAll: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose(context)
    await expect(chosen(context).getByText('3 items chosen')).toBeVisible()
    await expect(chosen(context).getByText('$79.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add all to cart' }))
    await expect(await canvas.findByText('3 items added to cart')).toBeInTheDocument()
    await expect(await canvas.findByText('2 in your cart')).toBeVisible()
    await expect(canvas.getByText('1 in your cart')).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: `Quantity of ${swabs}` })).toHaveValue('0')
    await expect(chosen(context).getByText('Nothing chosen yet')).toBeVisible()
  },
}

/** What is in the cart already becomes more, up to what a line may hold. */
export const MoreOfTheSame: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('cart', cartId)
    let quantity = 3
    const swabsInCart = () => cartOf([cartItemOf(supplyOf(702), quantity)])
    msw.use(
      mock(cartCalls.getCart, swabsInCart),
      mock(cartCalls.updateItem, ({ body }) => {
        quantity = body.quantity
        return swabsInCart()
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('3 in your cart')).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: `Quantity of ${swabs}` })).toHaveAttribute(
      'aria-valuemax',
      '96',
    )
    const more = canvas.getByRole('button', { name: `Increase quantity of ${swabs}` })
    await userEvent.click(more)
    await userEvent.click(more)
    await userEvent.click(canvas.getByRole('button', { name: 'Add all to cart' }))
    await expect(await canvas.findByText('5 in your cart')).toBeVisible()
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.addItem, 500)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Add all to cart' }))
    await expect(await canvas.findByText('Failed to add item to cart')).toBeInTheDocument()
    await expect(canvas.getByRole('spinbutton', { name: `Quantity of ${swabs}` })).toHaveValue('2')
  },
}
/** Code 79. */
export const PendingPayments: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(cartCalls.addItem, 409, { message: messages.pendingPaymentsText, code: codes.pendingPayment })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add to cart: ${swabs}` }))
    const dialog = await canvas.findByRole('dialog', { name: 'Pending Payments $61.20' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productCalls.listProducts)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productCalls.listProducts, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch products')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { audience: 'owner', settings: { user: signedIn(owner()) } } }
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('No supplies at the moment')).toBeVisible(),
}

/** The numbers are still there after logging in again. */
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(cartCalls.addItem, 401, { message: 'Please log in again.' })),
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Add all to cart' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Please log in again' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.getByLabelText(`Quantity of ${swabs}`, { selector: 'input' })).toHaveValue('2')
  },
}

export const LongText: Story = {
  globals: phone,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        productCalls.listProducts,
        listOf([
          {
            ...supplyOf(705),
            name: 'Sample submission pads for practices with several branches, pack of two hundred',
            summary:
              'Two hundred pads of fifty forms each, with fields for patient, owner, microchip, barcode, branch and the vet who took the sample',
          },
        ]),
      ),
    ),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /^Add to cart: Sample/ })).toBeVisible(),
}

const asAgent: Partial<Story> = {
  parameters: { path: '/my/collection-agent-products', audience: 'breeder', settings: { user: signedIn() } },
}
/** A listed collection agent, whatever their kind of account. */
export const ForAgents: Story = {
  ...asAgent,
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.listProducts, ({ query }) => listOf(query.categoryIds === '27' ? agentProducts : []))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What you collect samples with' })).toBeVisible()
    const group = within(await canvas.findByRole('region', { name: 'To collect with' }))
    await expect(group.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const ForAgentsOnAPhone: Story = { ...ForAgents, globals: phone }
export const ForNoAgent: Story = {
  ...asAgent,
  beforeEach: ({ msw }) => msw.use(mock(productCalls.listProducts, listOf([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For listed collection agents')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Become a collection agent' })).toHaveAttribute(
      'href',
      '/resources/collection-agent-nomination',
    )
  },
}
/** A month later: what was taken, what has come of it, and what is left. */
export const WithStock: Story = {
  ...ForAgents,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, listOf(agentProducts)),
      mock(collectionAgentCalls.listAgentKits, { results: agentKits }),
    ),
  play: async ({ canvas }) => {
    const stock = within(await canvas.findByRole('region', { name: 'Your swab kits' }))
    await expect(stock.getByText(/4 of 10 are with you/)).toBeVisible()
    await expect(stock.getByRole('row', { name: /KP4827193501/ })).toHaveTextContent('Reported to its owner')
    await expect(stock.getByRole('row', { name: /KP4827193503/ })).toHaveTextContent('Accepted and paid by the owner')
    await expect(stock.getByRole('row', { name: /KP4827193505/ })).toHaveTextContent('Sent back')
  },
}
export const WithStockOnAPhone: Story = { ...WithStock, globals: phone }
export const StockFails: Story = {
  ...ForAgents,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, listOf(agentProducts)),
      mockFailure(collectionAgentCalls.listAgentKits, 500),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText('Error fetching data')).toBeVisible(),
}
export const StockLoading: Story = {
  ...ForAgents,
  beforeEach: ({ msw }) =>
    msw.use(mock(productCalls.listProducts, listOf(agentProducts)), mockPending(collectionAgentCalls.listAgentKits)),
}
/** No agent any more: nothing to order, and what they still carry. */
export const FormerAgent: Story = {
  ...asAgent,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(productCalls.listProducts, listOf([])),
      mock(collectionAgentCalls.listAgentKits, { results: agentKits.slice(4, 6) }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For listed collection agents')).toBeVisible()
    await expect(await canvas.findByText(/1 of 2 are with you/)).toBeVisible()
  },
}
