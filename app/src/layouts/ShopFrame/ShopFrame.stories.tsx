import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { cartId, cartItemOf, cartOf } from '@shop/mocks/fixtures/cart'
import { product } from '@shop/mocks/fixtures/product'
import { breeder, owner, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure } from '@shop/mocks/mock'
import { Toaster } from '@shop/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PageExistsProvider } from '../page-exists.ts'
import { ShopFrame } from './ShopFrame.tsx'

const meta = {
  component: ShopFrame,
  title: 'Screens/Frame/ShopFrame',
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

const phone = { viewport: { value: 'phone' } }
const signedIn = ({ name, type }: ReturnType<typeof breeder>) => ({
  settings: { user: { name, type, isAdmin: false }, userType: type },
})
const names = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)

export const Breeder: Story = {
  play: async ({ canvas }) => {
    await expect(names(canvas.getByRole('navigation', { name: 'Whose shop' }))).toEqual([
      'Breeder',
      'Pet Owner',
      'Veterinarians',
    ])
    await expect(names(canvas.getByRole('navigation', { name: 'Account' }))).toEqual(['Log in', 'Register'])
  },
}
export const BreederSignedIn: Story = {
  parameters: signedIn(breeder()),
  play: async ({ canvas }) =>
    expect(names(canvas.getByRole('navigation', { name: 'Whose shop' }))).toEqual(['Breeder']),
}
export const BreederOnAPhone: Story = { globals: phone }
export const BreederSignedInOnAPhone: Story = { globals: phone, parameters: signedIn(breeder()) }
export const Owner: Story = { parameters: { path: '/pet-owner' } }
export const OwnerSignedIn: Story = { parameters: { path: '/pet-owner', ...signedIn(owner()) } }
export const OwnerOnAPhone: Story = { globals: phone, parameters: { path: '/pet-owner' } }
export const OwnerSignedInOnAPhone: Story = { globals: phone, parameters: { path: '/pet-owner', ...signedIn(owner()) } }
export const Vet: Story = { parameters: { path: '/vet' } }
/** A signed-in user's own colours and menus, whatever the path says. */
export const VetSignedIn: Story = {
  parameters: { path: '/breeder', ...signedIn(vet()) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-audience=vet] > header')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Order supplies' })).toBeVisible()
  },
}
export const VetOnAPhone: Story = { globals: phone, parameters: { path: '/vet' } }
export const VetSignedInOnAPhone: Story = { globals: phone, parameters: { path: '/vet', ...signedIn(vet()) } }

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For dogs', { selector: 'summary' }))
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    const [forDogs, forCats] = within(menu).getAllByText('Build your own profile')
    await waitFor(() => expect(forDogs).toBeVisible())
    await expect(forCats).not.toBeVisible()
  },
}

export const AccountOpen: Story = {
  parameters: signedIn(vet()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(vet().name))
    await waitFor(() => expect(canvas.getByText(`Welcome, ${vet().name}`)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'My patients' })).toBeVisible()
  },
}

export const LogOutFails: Story = {
  parameters: signedIn(owner()),
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.logout, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sam Okafor'))
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('Something went wrong')
    await expect(canvas.getByText('Sam Okafor', { selector: 'summary span' })).toBeVisible()
  },
}

export const DrawerOpen: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' })
    await expect(within(drawer).getAllByRole('link', { name: 'DNA tests' })).toHaveLength(2)
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  },
}

export const DrawerByKeyboard: Story = {
  globals: phone,
  parameters: signedIn(breeder()),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('dialog', { name: 'Welcome, Dana Whitcombe' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
  },
}

export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

export const LongName: Story = {
  parameters: signedIn(breeder({ name: 'Wilhelmina Featherstonehaugh-Cholmondeley of Kirkcudbright' })),
}

const withCart =
  (...quantities: number[]): Story['beforeEach'] =>
  ({ msw }) => {
    localStorage.setItem('cart', cartId)
    msw.use(
      mock(cartCalls.getCart, cartOf(quantities.map((quantity, index) => cartItemOf(product(), quantity, index)))),
    )
  }

export const CartEmpty: Story = {
  beforeEach: withCart(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Cart', { selector: 'summary' }))
    await expect(await canvas.findByText('Your cart is empty', {}, { timeout: 5000 })).toBeVisible()
  },
}
export const CartOfOne: Story = {
  beforeEach: withCart(1),
  play: async ({ canvas, userEvent }) => {
    const cart = await canvas.findByText('Cart · 1')
    await userEvent.click(cart)
    await expect(await canvas.findByRole('link', { name: 'View cart' }, { timeout: 5000 })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(cart).toHaveFocus()
  },
}
export const CartOfManyOnAPhone: Story = {
  globals: phone,
  beforeEach: withCart(99, 21),
  play: async ({ canvas }) => {
    const checkout = await canvas.findByRole('link', { name: 'Checkout. Cart, 99+ items' })
    await expect(checkout).toBeVisible()
    await expect(checkout).toHaveAttribute('href', '/checkout')
    await expect(canvas.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
    await expect(canvas.getByRole('link', { name: /, home$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
  },
}

/** The bar shrinks past 50 px, and the page under it stays where it is. */
export const Scrolled: Story = {
  play: async ({ canvas, canvasElement }) => {
    const header = canvasElement.querySelector('header') as HTMLElement
    const placeInPage = () => canvas.getByRole('main').getBoundingClientRect().top + scrollY
    await document.fonts.ready
    const before = placeInPage()
    await waitFor(
      () => {
        // Again while the window still takes on the story's size, which may undo it.
        scrollTo(0, 120)
        return expect(header).toHaveAttribute('data-scrolled')
      },
      { timeout: 5000 },
    )
    await expect(placeInPage()).toBe(before)
  },
}

/** What stands there while most pages are still to come: no link to a page that is not. */
export const FewPages: Story = {
  decorators: [
    (Story) => <PageExistsProvider value={(href) => href.endsWith('/dna-tests')}>{Story()}</PageExistsProvider>,
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Help')).not.toBeInTheDocument()
    await expect(canvas.getByText('For cats', { selector: 'summary' })).toBeVisible()
  },
}
