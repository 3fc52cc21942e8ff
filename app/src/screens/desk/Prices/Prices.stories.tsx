import { productPriceCalls } from '@shop/contract/product-price'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { pricedProduct } from '@shop/mocks/fixtures/product-price'
import { admin, colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { sortedBy } from '../../../parts/desk/sorted-story.ts'
import { Prices } from './Prices.screen.tsx'

const meta = {
  component: Prices,
  title: 'Screens/Desk/Prices',
  parameters: { path: '/desk/catalogue', settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Prices>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Collie eye anomaly/ })
    await expect(row).toHaveTextContent('2 planned from 12/31/2026')
    await expect(row).toHaveTextContent('$85.00')
    await expect(canvas.getByRole('link', { name: /Collie eye anomaly/ })).toHaveAttribute(
      'href',
      '/desk/catalogue/prices/2002',
    )
    const tabs = within(canvas.getByRole('navigation', { name: 'Prices' }))
    await expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Prices',
      'Club products',
      'Vouchers',
      'Gift cards',
      'Memberships',
      'Stock',
    ])
  },
}
export const Sorted: Story = { play: sortedBy('Number', ['Changes', 'ascending']) }
export const Planned: Story = {
  parameters: { path: '/desk/catalogue?planned=true' },
  play: async ({ canvas }) => expect(await canvas.findByText('1 product')).toBeVisible(),
}
/** Whoever does the accounts reads prices, and sees none of what the catalogue does. */
export const InAccounts: Story = {
  parameters: { settings: { user: signedIn(colleague({ roles: ['accounts'] })) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Collie eye anomaly/ })
    await expect(canvas.queryByRole('link', { name: 'Vouchers' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Gift cards' })).toBeVisible()
  },
}
export const Many: Story = {
  parameters: { path: '/desk/catalogue?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        productPriceCalls.listPricedProducts,
        listOf(
          Array.from({ length: 20 }, (_, at) => pricedProduct({ product: { id: 2100 + at, name: `Test ${at + 1}` } })),
          { count: 812, next: 3, previous: 1 },
        ),
      ),
    ),
  play: async ({ canvas }) => expect(await canvas.findByText('812 products')).toBeVisible(),
}
/** The longest name, and no price in some currencies. */
export const Long: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        productPriceCalls.listPricedProducts,
        listOf([
          pricedProduct({
            product: {
              id: 2500,
              name: 'Neuronal ceroid lipofuscinosis and oculoskeletaldysplasiawithoutanyblank, type 12 (NCL12/OSD)',
            },
            prices: pricedProduct().prices.slice(0, 1),
          }),
        ]),
      ),
    ),
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(mock(productPriceCalls.listPricedProducts, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing is sold yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(productPriceCalls.listPricedProducts)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(productPriceCalls.listPricedProducts, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
