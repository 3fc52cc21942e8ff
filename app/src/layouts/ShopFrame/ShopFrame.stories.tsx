import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { cartId, cartItemOf, cartOf } from '@shop/mocks/fixtures/cart'
import { product } from '@shop/mocks/fixtures/product'
import { admin, breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure } from '@shop/mocks/mock'
import { Toaster } from '@shop/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { resetConfig } from '../../data/config.ts'
import { CountryHost } from '../../parts/country/CountryHost.tsx'
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
type Play = NonNullable<Story['play']>

const phone = { viewport: { value: 'phone' } }
const as = (user: ReturnType<typeof breeder>) => ({ settings: { user: signedIn(user), userType: user.type } })
const names = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)

/** What is above the page: the colours, the banners, and the links of each navigation: whose shop, by audience, the account's, and the main menu with what it opens. */
const frame = (canvas: Parameters<Play>[0]['canvas']) => {
  const links = (name: string) => {
    const menu = canvas.queryByRole('navigation', { name })
    return menu ? names(menu) : []
  }
  const main = canvas.queryByRole('navigation', { name: 'Main' })
  const header = canvas.getByRole('banner')
  const banners = canvas.queryAllByRole('complementary').map(({ ariaLabel }) => ariaLabel)
  const top = [...(main?.querySelectorAll(':scope > ul > li > a, :scope > ul > li > details > summary') ?? [])]
  return {
    colours: header.closest<HTMLElement>('[data-audience]')?.dataset.audience,
    isForOwners: banners.includes('For pet owners'),
    tabs: links('Whose shop'),
    quick: links('Your samples'),
    account: links('Account'),
    main: top.map((node) => node.textContent?.trim()),
  }
}
const shows =
  (expected: ReturnType<typeof frame>): Play =>
  ({ canvas }) =>
    expect(frame(canvas)).toEqual(expected)

const allTabs = ['Breeder', 'Pet Owner', 'Veterinarians']
/** The frame of an audience: the pet owners' banner is theirs alone. */
const of = (colours: string) => ({ colours, isForOwners: colours === 'owner' })
const guestLinks = ['Log in', 'Register']
const vetMain = ['For dogs', 'For cats', 'Help', 'Lumora', 'Contact us']
const breederMain = ['For dogs', 'For cats', 'Breeders’ benefits', 'Help', 'Lumora', 'Contact us']

/** Who has chosen no entry point sees the breeders' shop. */
export const Guest: Story = {
  parameters: { path: '/' },
  play: shows({ ...of('breeder'), tabs: allTabs, quick: ['Track a sample'], account: guestLinks, main: breederMain }),
}
export const GuestOnAPhone: Story = { globals: phone, parameters: { path: '/' } }
export const Breeder: Story = {
  play: shows({ ...of('breeder'), tabs: allTabs, quick: ['Track a sample'], account: guestLinks, main: breederMain }),
}
export const BreederSignedIn: Story = {
  parameters: as(breeder()),
  play: shows({
    ...of('breeder'),
    tabs: ['Breeder'],
    quick: ['Activate a kit', 'My animals'],
    account: [],
    main: breederMain,
  }),
}
export const BreederOnAPhone: Story = { globals: phone }
export const BreederSignedInOnAPhone: Story = { globals: phone, parameters: as(breeder()) }
export const Owner: Story = {
  parameters: { path: '/pet-owner' },
  play: shows({
    ...of('owner'),
    tabs: allTabs,
    quick: ['Track a sample', 'Activate a kit'],
    account: guestLinks,
    main: [],
  }),
}
export const OwnerSignedIn: Story = {
  parameters: { path: '/pet-owner', ...as(owner()) },
  play: shows({
    ...of('owner'),
    tabs: ['Pet Owner'],
    quick: ['Track a sample', 'Activate a kit'],
    account: [],
    main: ['Pet Owner Shop'],
  }),
}
export const OwnerOnAPhone: Story = { globals: phone, parameters: { path: '/pet-owner' } }
export const OwnerSignedInOnAPhone: Story = { globals: phone, parameters: { path: '/pet-owner', ...as(owner()) } }
export const Vet: Story = {
  parameters: { path: '/vet' },
  play: shows({ ...of('vet'), tabs: allTabs, quick: ['Track a sample'], account: guestLinks, main: vetMain }),
}
/** A signed-in user's own colours and menus, whatever the path is. */
export const VetSignedIn: Story = {
  parameters: { path: '/breeder', ...as(vet()) },
  play: async (context) => {
    await expect(context.canvasElement.querySelector('[data-audience=vet] > header')).toBeVisible()
    await shows({
      ...of('vet'),
      tabs: ['Veterinarians'],
      quick: ['Track a sample', 'Order supplies'],
      account: [],
      main: vetMain,
    })(context)
  },
}
export const VetOnAPhone: Story = { globals: phone, parameters: { path: '/vet' } }
export const VetSignedInOnAPhone: Story = { globals: phone, parameters: { path: '/vet', ...as(vet()) } }
/** A vet who opens a page of no audience stays a vet (docs/decisions/0115). */
export const VetOnAPageOfNobody: Story = {
  parameters: { path: '/cart', settings: { userType: 'vet' } },
  play: shows({ ...of('vet'), tabs: allTabs, quick: ['Track a sample'], account: guestLinks, main: vetMain }),
}

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For dogs', { selector: 'summary' }))
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    const [forDogs, forCats] = within(menu).getAllByText('Build your own profile')
    await waitFor(() => expect(forDogs).toBeVisible())
    await expect(forCats).not.toBeVisible()
  },
}

/** What the opened menus lead to for an American breeder: dogs have two entries more than cats (header-5). */
export const ShopByForDogsAndCats: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    const opened = async (label: string) => {
      await userEvent.click(within(menu).getByText(label, { selector: 'summary' }))
      const details = within(menu).getByText(label, { selector: 'summary' }).closest('details') as HTMLElement
      return names(details)
    }
    const cats = [
      'Best sellers',
      'Full breed profiles',
      'DNA tests',
      'DNA profile and parentage',
      'Multi-packs',
      'Breeds',
      'Build your own profile',
    ]
    await expect(await opened('For dogs')).toEqual([
      'Best sellers',
      'Standalone single tests',
      ...cats.slice(1, 4),
      'Geno Pet',
      ...cats.slice(4),
    ])
    await expect(await opened('For cats')).toEqual(cats)
    await expect(await opened('Help')).toEqual(['Help me choose', 'Resources', 'FAQs', 'Why Kinpaw', 'News'])
    // One at a time.
    await expect(menu.querySelectorAll('details[open]')).toHaveLength(1)
  },
}

/** Arrow keys go through an open menu, Escape closes it and gives the focus back, Tab leaves it and closes it. */
export const MenuByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('navigation', { name: 'Main' })
    const help = within(menu).getByText('Help', { selector: 'summary' })
    const isOpen = () => help.closest('details')?.open
    // A synthetic Enter does not reach the browser's own <details>, so a click replaces it.
    await userEvent.click(help)
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(menu).getByRole('link', { name: 'Help me choose' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(within(menu).getByRole('link', { name: 'News' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(help).toHaveFocus()
    await expect(isOpen()).toBe(false)

    await userEvent.click(help)
    await userEvent.keyboard('{End}{Tab}')
    await expect(within(menu).getByRole('link', { name: 'Lumora' })).toHaveFocus()
    await expect(isOpen()).toBe(false)
  },
}

const accountOf =
  (name: string, links: string[]): Play =>
  async ({ canvas, userEvent }) => {
    const summary = canvas.getByText(name, { selector: 'summary span' })
    await userEvent.click(summary)
    await waitFor(() => expect(canvas.getByText(`Welcome, ${name}`)).toBeVisible())
    const details = summary.closest('details') as HTMLElement
    await expect(names(details)).toEqual(links)
    const leave = within(details).getByRole('button', { name: 'Log out' })
    await expect(leave).toBeVisible()
    // One below the other, whatever the row around the menu does with its own lists.
    const lefts = [...within(details).getAllByRole('link'), leave].map((item) => item.getBoundingClientRect().left)
    await expect(new Set(lefts).size).toBe(1)
  }
export const AccountOpen: Story = {
  parameters: as(vet()),
  play: accountOf(vet().name, ['My account', 'My patients', 'Order for someone else', 'Update your details']),
}
export const AccountOfABreeder: Story = {
  parameters: as(breeder()),
  play: accountOf(breeder().name, ['My account', 'My animals', 'Update your details']),
}
export const AccountOfAnAdmin: Story = {
  parameters: as(admin()),
  play: accountOf(admin().name, ['My account', 'My animals', 'Update your details', 'The desk']),
}
export const AccountByKeyboard: Story = {
  parameters: as(owner()),
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByLabelText(`Account of ${owner().name}`)
    await userEvent.click(summary)
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(summary).toHaveFocus()
    await expect(summary.closest('details')).not.toHaveAttribute('open')
  },
}

export const LogOutFails: Story = {
  parameters: as(owner()),
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong')
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

/** Whoever leaves has the configuration's defaults again, those of the page too (state-1). */
export const DrawerGoesWithAReset: Story = {
  globals: phone,
  tags: ['behaviour'],
  play: async (context) => {
    await DrawerOpen.play?.(context)
    resetConfig()
    await waitFor(() => expect(context.canvas.queryByRole('dialog', { name: 'Menu' })).toBeNull())
  },
}

export const DrawerByKeyboard: Story = {
  globals: phone,
  parameters: as(breeder()),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('dialog', { name: 'Welcome, Dana Whitcombe' })).toBeVisible()
    // Nothing behind it takes the focus, nor scrolls.
    const search = canvas.getByRole('link', { name: 'Search', hidden: true })
    search.focus()
    await expect(search).not.toHaveFocus()
    await expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  },
}

/** The table of entries, in one sheet. */
export const DrawerOfAVet: Story = {
  globals: phone,
  parameters: { path: '/vet', ...as(vet()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = await canvas.findByRole('dialog', { name: `Welcome, ${vet().name}` })
    await waitFor(() => expect(drawer).toBeVisible())
    const dogs = ['Full breed profiles', 'DNA tests', 'DNA profile and parentage', 'Geno Pet']
    const main = ['Help me choose', 'Resources', 'FAQs', 'Why Kinpaw', 'News', 'Lumora', 'Contact us']
    const own = [
      'Track a sample',
      'Order supplies',
      'My account',
      'My patients',
      'Order for someone else',
      'Update your details',
    ]
    await expect(names(drawer)).toEqual([...dogs, ...dogs.slice(0, 3), ...main, ...own])
    await expect(within(drawer).getByRole('button', { name: 'Log out' })).toBeVisible()
  },
}
export const DrawerOfAnOwner: Story = {
  globals: phone,
  parameters: { path: '/pet-owner' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(drawer).toBeVisible())
    await expect(names(drawer)).toEqual([
      ...allTabs,
      'Help me choose',
      'Resources',
      'FAQs',
      'Why Kinpaw',
      'News',
      'Track a sample',
      'Activate a kit',
      ...guestLinks,
    ])
  },
}

/** From the flag in the phone's menu: the menu goes, the question comes. */
export const CountryFromTheDrawer: Story = {
  globals: phone,
  decorators: [
    (Story) => (
      <>
        <Story />
        <CountryHost />
      </>
    ),
  ],
  parameters: { settings: { isCountryKnown: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = await canvas.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(within(drawer).getByRole('button', { name: /United States/ }))
    const dialog = await canvas.findByRole('dialog', { name: 'Your country' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(drawer).not.toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus())
  },
}
export const CountryFromTheHeader: Story = {
  ...CountryFromTheDrawer,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const [flag] = canvas.getAllByRole('button', { name: /United States/ })
    if (flag) await userEvent.click(flag)
    const dialog = await canvas.findByRole('dialog', { name: 'Your country' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(flag).toHaveFocus())
  },
}

const australia = { country: 'AU', countryId: 13, currency: 'AUD', isCountryKnown: true }
/** Country id 13 is welcomed, on the first pages of the shop (country-4). */
export const AustraliaIsWelcome: Story = {
  parameters: { settings: australia },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome, Australia.')).toBeVisible()
    await expect(canvas.getByText(/^Prices are in Australian dollars/)).toBeVisible()
  },
}
export const AustraliaIsWelcomeOnAPhone: Story = { globals: phone, parameters: { settings: australia } }
export const NoWelcomeFurtherIn: Story = {
  parameters: { path: '/breeder/for-dogs/dna-tests', settings: australia },
  play: ({ canvas }) => expect(canvas.queryByText(/^Welcome/)).not.toBeInTheDocument(),
}
export const NoWelcomeElsewhere: Story = {
  parameters: { settings: { country: 'GB', countryId: 232, currency: 'GBP' } },
  play: ({ canvas }) => expect(canvas.queryByText(/^Welcome/)).not.toBeInTheDocument(),
}

const guessed = { isCountryKnown: true, isCountryGuessed: true }
/** Where the request says from where it is, nobody is stopped by a question (country-1). */
export const CountryGuessed: Story = {
  parameters: { path: '/store/collie-eye-anomaly-canine/p/2002', settings: guessed },
  decorators: CountryFromTheDrawer.decorators ?? [],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Prices for the United States.')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    // One message at a time.
    await expect(canvas.queryByRole('complementary', { name: /^(Announcement|News)$/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Change country, now United States' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Your country' })).toBeVisible())
  },
}
export const CountryGuessedOnAPhone: Story = { globals: phone, parameters: { path: '/', settings: guessed } }
export const AustraliaIsGuessed: Story = {
  parameters: { settings: { ...australia, ...guessed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome, Australia.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change country, now Australia' })).toBeVisible()
  },
}
export const CountryChosen: Story = {
  parameters: { settings: { isCountryKnown: true } },
  play: ({ canvas }) => expect(canvas.queryByText(/^Prices for/)).not.toBeInTheDocument(),
}

const bannerLink = (canvas: Parameters<Play>[0]['canvas']) =>
  within(canvas.getByRole('complementary', { name: 'For pet owners' })).getByRole('link')
/** Where there is a store for the region, the banner leads there (header-8). */
export const OwnerWithARegionalStore: Story = {
  parameters: { path: '/pet-owner', settings: { hasRegionalStore: true } },
  globals: { country: 'GB' },
  play: async ({ canvas }) => {
    await expect(bannerLink(canvas)).toHaveTextContent('Go to Kinpaw United Kingdom')
    await expect(bannerLink(canvas)).toHaveAttribute('href', 'https://uk.kinpaw.example')
  },
}
export const OwnerWithAnotherRegionalStore: Story = {
  ...OwnerWithARegionalStore,
  globals: { country: 'AU' },
  play: ({ canvas }) => expect(bannerLink(canvas)).toHaveAttribute('href', 'https://au.kinpaw.example'),
}
export const OwnerWithoutARegionalStore: Story = {
  parameters: { path: '/pet-owner', settings: { country: 'JP' } },
  play: ({ canvas }) => expect(bannerLink(canvas)).toHaveAttribute('href', '/pet-owner/products'),
}
/** The brand names a store there, and this shop is the one that is open. */
export const OwnerWhoseRegionalStoreIsNotOpen: Story = {
  ...OwnerWithoutARegionalStore,
  parameters: { path: '/pet-owner' },
  globals: { country: 'GB' },
}
export const OwnerBannerOnAPhone: Story = {
  ...OwnerWithARegionalStore,
  globals: { country: 'GB', ...phone },
}
/** The page itself begins with the same link, and a phone has no room for two. */
export const NoOwnBannerOnAPhone: Story = {
  ...OwnerWithoutARegionalStore,
  globals: phone,
  play: ({ canvas }) => expect(canvas.queryByRole('complementary', { name: 'For pet owners' })).not.toBeInTheDocument(),
}
export const NoOwnerBannerForBreeders: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('complementary', { name: 'For pet owners' })).not.toBeInTheDocument(),
}

export const Footer: Story = {
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'))
    const column = (name: string) => names(footer.getByRole('navigation', { name: `Footer: ${name}` }))
    await expect(column('Forms and guides')).toEqual([
      'Forms',
      'Fact sheets',
      'Report authenticator',
      'International shipping',
      'Show sponsorship',
      'Website help',
    ])
    await expect(column('Collection agents')).toEqual([
      'Become a collection agent',
      'Find a collection agent',
      'Microchip parent checker',
    ])
    await expect(column('About Kinpaw')).toEqual([
      'About us',
      'FAQs',
      'News',
      'Blogs',
      'Gift cards',
      'Newsletter',
      'Contact us',
      'Partners',
    ])
    await expect(column('Follow us')).toEqual(['Instagram', 'Facebook', 'YouTube'])
    await expect(column('Get the app')).toEqual(['App Store', 'Google Play'])
    await expect(footer.getByRole('link', { name: 'Privacy and disclosure' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Terms and conditions' })).toBeVisible()
  },
}

/** What is closed takes one line, and one is open at a time. */
export const FooterOnAPhone: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const footer = canvas.getByRole('contentinfo')
    await expect(footer.offsetHeight).toBeLessThan(560)
    await userEvent.click(within(footer).getByText('Forms and guides', { selector: 'summary' }))
    await expect(within(footer).getByRole('link', { name: 'Fact sheets' })).toBeVisible()
    await userEvent.click(within(footer).getByText('Collection agents', { selector: 'summary' }))
    await expect(footer.querySelectorAll('details[open]')).toHaveLength(1)
  },
}

/** In the account: one line of what is needed there. */
export const FooterOfTheAccount: Story = {
  parameters: { path: '/my/orders', ...as(owner()) },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo')
    await expect(names(footer)).toEqual(['Help', 'Contact us', 'Privacy', 'Terms'])
    await expect(within(footer).getByRole('button', { name: /United States/ })).toBeVisible()
    await expect(footer.offsetHeight).toBeLessThan(72)
  },
}
export const FooterOfTheAccountOnAPhone: Story = { ...FooterOfTheAccount, globals: phone }

export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}

export const LongName: Story = {
  parameters: as(breeder({ name: 'Wilhelmina Featherstonehaugh-Cholmondeley of Kirkcudbright' })),
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
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible()
  },
}
export const CartOfOne: Story = {
  beforeEach: withCart(1),
  play: async ({ canvas, userEvent }) => {
    const cart = await canvas.findByText('Cart · 1')
    await userEvent.click(cart)
    await expect(await canvas.findByRole('link', { name: 'View cart' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(cart).toHaveFocus()
  },
}
/** The last width of the mobile header (header-9). */
export const At480: Story = {
  globals: { viewport: { value: 'mobile480' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument()
  },
}

/**
 * The first width of the desktop header: everything of it is on the screen, for everybody. The journey of public pages
 * measures wider ones.
 */
const fits = (parameters: Story['parameters'], menus: string[]): Story => ({
  globals: { viewport: { value: 'desktop481' } },
  parameters,
  play: async ({ canvas }) => {
    await document.fonts.ready
    await waitFor(() => expect(innerWidth).toBe(481))
    for (const name of menus) await expect(canvas.getByRole('navigation', { name })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(481)
    // The bar's menus keep their one line, which the height of the header is made for.
    const tops = [...(canvas.queryByRole('navigation', { name: 'Main' })?.querySelectorAll(':scope > ul > li') ?? [])]
    await expect(new Set(tops.map((item) => item.getBoundingClientRect().top)).size).toBeLessThanOrEqual(1)
  },
})
export const BreederAt481: Story = fits({}, ['Whose shop', 'Your samples', 'Account', 'Main'])
export const BreederSignedInAt481: Story = fits(as(breeder()), ['Whose shop', 'Your samples', 'Main'])
export const OwnerAt481: Story = fits({ path: '/pet-owner' }, ['Whose shop', 'Your samples', 'Account'])
export const OwnerSignedInAt481: Story = fits({ path: '/pet-owner', ...as(owner()) }, ['Whose shop', 'Your samples'])
export const VetAt481: Story = fits({ path: '/vet' }, ['Whose shop', 'Your samples', 'Account', 'Main'])
export const VetSignedInAt481: Story = fits({ path: '/vet', ...as(vet()) }, ['Whose shop', 'Your samples', 'Main'])

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
    await waitFor(() => {
      // Again while the window still takes on the story's size, which may undo it.
      scrollTo(0, 120)
      return expect(header).toHaveAttribute('data-scrolled')
    })
    await expect(placeInPage()).toBe(before)
  },
}
