import { cartCalls } from '@shop/contract/cart'
import { countryCalls } from '@shop/contract/country'
import { cartId, cartItemOf, cartOf } from '@shop/mocks/fixtures/cart'
import { product } from '@shop/mocks/fixtures/product'
import { signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ShopFrame } from './ShopFrame.tsx'

/** The bar inside its frame, which has the audience's colours. */
const meta = {
  component: ShopFrame,
  title: 'Screens/Frame/Header',
  parameters: { layout: 'fullscreen', path: '/breeder' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    children: (
      <>
        <h1>The page</h1>
        <div style={{ height: '120vh' }} />
      </>
    ),
  },
} satisfies Meta<typeof ShopFrame>
export default meta
type Story = StoryObj<typeof meta>

const colours = { pink: 'rgb(184, 23, 92)', orange: 'rgb(184, 69, 11)', teal: 'rgb(12, 110, 105)' }
const is =
  (colour: keyof typeof colours): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('header .bar')).toHaveStyle({ backgroundColor: colours[colour] }))

export const PinkForBreeders: Story = { play: is('pink') }
export const PinkWithoutAnAudience: Story = { parameters: { path: '/search' }, play: is('pink') }
export const OrangeForOwners: Story = { parameters: { path: '/pet-owner' }, play: is('orange') }
export const TealForVets: Story = { parameters: { path: '/vet' }, play: is('teal') }
export const TealForAVetAnywhere: Story = {
  parameters: {
    path: '/breeder',
    settings: { user: signedIn(vet()), userType: 'vet' },
  },
  play: is('teal'),
}

export const CountryAndNews: Story = {
  globals: { country: 'AU' },
  play: async ({ canvas }) => {
    // A page may have a search of its own: two of one name are one to a screen reader.
    await expect(canvas.getByRole('search', { name: 'The whole shop' })).toBeVisible()
    const flags = canvas.getAllByRole('button', { name: /Australia/ })
    await expect(flags[0]).toHaveAccessibleName('AU (Australia), prices in USD. Change')
    await expect(flags[0]?.querySelector('img')).toHaveAttribute('src', '/flags/AU.svg')
    await expect(canvas.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent(
      /^Kinpaw and Lumora are now one laboratory\./,
    )
  },
}

const news = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.queryByRole('complementary', { name: /^(Announcement|News)$/ })
const closed = fn()

export const NewsClosed: Story = {
  beforeEach: ({ msw }) => {
    closed.mockClear()
    msw.use(mock(countryCalls.closeNews, ({ body }) => (closed(), body)))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the announcement' }))
    await expect(news(canvas)).not.toBeInTheDocument()
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  },
}
export const NewsRead: Story = {
  parameters: { settings: { isNewsRead: true } },
  play: ({ canvas }) => expect(news(canvas)).not.toBeInTheDocument(),
}
/** On a phone the menu bar alone is above the page; the news stand below it. */
export const NewsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Whose shop' })).not.toBeInTheDocument())
    const { top } = canvas.getByRole('banner').getBoundingClientRect()
    await expect(top + scrollY).toBe(0)
    const after = canvas.getByRole('main').compareDocumentPosition(news(canvas) as HTMLElement)
    await expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}

export const CartWithThreeItems: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('cart', cartId)
    msw.use(mock(cartCalls.getCart, cartOf([cartItemOf(product(), 3)])))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Cart · 3')).toBeVisible(),
}

/** At 50 px it has its full height, one more and it shrinks (header-10). */
export const ShrinksPastFiftyPixels: Story = {
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header') as HTMLElement
    const scrolledTo = (top: number, isShrunk: boolean) =>
      waitFor(() => {
        // Again while the window still takes on the story's size, which may undo it.
        scrollTo(0, top)
        return expect([scrollY, header.hasAttribute('data-scrolled')]).toEqual([top, isShrunk])
      })
    await scrolledTo(51, true)
    await scrolledTo(50, false)
  },
}
