import { cartCalls } from '@shop/contract/cart'
import { priceOf } from '@shop/contract/money'
import { Toaster } from '@shop/design-system'
import { cartId, cartItemOf, cartOf, cartOffer, ownOffer, switchedItem, threeTests } from '@shop/mocks/fixtures/cart'
import { product } from '@shop/mocks/fixtures/product'
import { mock, mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Offers } from './Offers.tsx'

const meta = {
  component: Offers,
  title: 'Screens/Parts/CartOffers',
  args: { items: threeTests(), offers: [cartOffer()], onTaken: fn() },
  beforeEach: () => localStorage.setItem('cart', cartId),
  render: (args) => (
    <>
      <Offers {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Offers>
export default meta
type Story = StoryObj<typeof meta>

const usd = (minor: number) => priceOf(minor, 'USD')

/** One press switches, one switches back. */
export const Less: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.takeOffer, cartOf([switchedItem()])),
      mock(cartCalls.undoOffer, cartOf(threeTests(), { offers: [cartOffer()] })),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^With 12 more tests, \$9\.00 less/)).toHaveTextContent(
      '($165.00 instead of $174.00)',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Border Collie full breed profile' }))
    await expect(await canvas.findByText('Switched to Border Collie full breed profile')).toBeVisible()
    await expect(args.onTaken).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('Your cart is as it was')).toBeVisible()
  },
}

export const More: Story = {
  args: { offers: [cartOffer({ instead: usd(15800), testCount: 3 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'More tests for little more' })).toBeVisible()
    await expect(canvas.getByText(/^With 12 more tests, \$7\.00 more/)).toBeVisible()
  },
}

/** Where breeders put profiles together: the same tests, or the breed's. */
export const OwnOrBreeds: Story = {
  args: { offers: [ownOffer(), cartOffer()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The same 3 tests, \$44\.00 less/)).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Switch/ })).toHaveLength(2)
  },
}

/** Nobody has said the breed: it is asked before anything is switched. */
export const BreedUnknown: Story = {
  args: {
    offers: ['Bearded Collie', 'Border Collie', 'Australian Shepherd'].map((name, index) =>
      cartOffer({
        id: `of-${index}`,
        product: { id: 1_200_100 + index, name: `${name} full breed profile`, species: { id: 1, name: 'Canine' } },
        breed: { id: 200_100 + index, name },
      }),
    ),
  },
  beforeEach: ({ msw }) => msw.use(mock(cartCalls.takeOffer, cartOf([switchedItem()]))),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }))
    await expect(args.onTaken).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Breed' }), 'Border Collie, $165.00')
    await expect(canvas.getByText(/^With 12 more tests, \$9\.00 less/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Border Collie full breed profile' }))
    await waitFor(() => expect(args.onTaken).toHaveBeenCalled())
  },
}

export const AlreadyInTheCart: Story = {
  args: {
    items: [cartItemOf(product(), 1, 1), switchedItem()],
    offers: [cartOffer({ isInCart: true, testCount: 15, moreTests: 0, instead: usd(22300) })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It holds what you would pay for twice, \$58\.00 less/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Pay once/ })).toBeVisible()
  },
}

export const Pack: Story = {
  args: {
    items: [{ ...switchedItem(), quantity: 2 }],
    offers: [
      cartOffer({
        kind: 'pack',
        product: { id: 402, name: 'Pack of 2 full breed profile kits for dogs', species: { id: 1, name: 'Canine' } },
        breed: null,
        itemIds: [switchedItem().id],
        testCount: 0,
        moreTests: 0,
        price: usd(29500),
        instead: usd(33000),
      }),
    ],
  },
}

/** Another window was quicker. */
export const Changed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(cartCalls.takeOffer, 409, {
        message: 'Your cart has changed meanwhile. Please look at it once more.',
      }),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Switch/ }))
    await expect(await canvas.findByText(/^Your cart has changed meanwhile/)).toBeVisible()
    await expect(args.onTaken).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { ...OwnOrBreeds, globals: { viewport: { value: 'phone' } } }
