import { cartCalls } from '@shop/contract/cart'
import { countryCalls } from '@shop/contract/country'
import { cartId, cartOf } from '@shop/mocks/fixtures/cart'
import { countries, country } from '@shop/mocks/fixtures/country'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { takeFlash } from '../../data/flash.ts'
import { CountryDialog } from './CountryDialog.tsx'
import { CountryHost } from './CountryHost.tsx'

const asked = fn()

const meta = {
  component: CountryDialog,
  title: 'Screens/Frame/CountryDialog',
  args: { onClose: fn(), reload: fn() },
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(
      mock(countryCalls.setCountry, ({ body }) => {
        asked('country', body.value)
        return body
      }),
      mock(countryCalls.setCurrency, ({ body }) => {
        asked('currency', body.value)
        return body
      }),
      mock(cartCalls.updateCart, ({ body, params }) => {
        asked('cart', params.sessionId, body.country)
        return cartOf([])
      }),
    )
  },
} satisfies Meta<typeof CountryDialog>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const known = { settings: { isCountryKnown: true } }
const phone = { viewport: { value: 'phone' } }
const field = (canvas: Parameters<Play>[0]['canvas']) => canvas.findByRole('combobox', { name: /^Country/ })

const choose =
  (typed: string, name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), typed)
    await userEvent.click(await canvas.findByRole('option', { name }))
    await expect(await field(canvas)).toHaveValue(name)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
  }
const chooseAustralia = choose('austr', 'Australia')

/** The visitor's country is unknown: nothing is chosen for them. */
export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Where are you?' })).toBeVisible())
    await expect(await field(canvas)).toHaveFocus()
    await expect(await field(canvas)).toHaveAttribute('placeholder', 'Select an option')
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible()
  },
}
export const FirstVisitOnAPhone: Story = { globals: phone }

export const Another: Story = {
  parameters: known,
  globals: { country: 'CA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Your country' })).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Prices in Canadian dollars (CAD)')).toBeVisible())
  },
}
export const AnotherOnAPhone: Story = { parameters: known, globals: phone }
export const ForVets: Story = { parameters: { ...known, audience: 'vet' } }

export const ListOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await field(canvas))
    await expect(await canvas.findByRole('option', { name: 'New Zealand' })).toBeVisible()
  },
}

/** Where kits go comes first, then names by the alphabet; what people call a country finds it. */
export const FoundByAnyName: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('option').map((option) => option.textContent)
    await userEvent.click(await field(canvas))
    await canvas.findByRole('option', { name: 'New Zealand' })
    await expect(names()).toEqual(['Australia', 'Canada', 'New Zealand', 'United States', 'France', 'United Kingdom'])
    for (const [typed, name] of [
      ['united st', 'United States'],
      ['usa', 'United States'],
      ['uk', 'United Kingdom'],
      ['scot', 'United Kingdom'],
    ] as const) {
      await userEvent.clear(await field(canvas))
      await userEvent.type(await field(canvas), typed)
      await waitFor(() => expect(names()).toEqual([name]))
    }
  },
}

/** The server gets both, the next reply shows them, and only then the page is loaded again (country-2). */
export const Confirmed: Story = {
  play: async (context) => {
    await chooseAustralia(context)
    await waitFor(() => expect(context.args.reload).toHaveBeenCalledOnce())
    await expect(asked.mock.calls).toEqual([
      ['country', 'AU'],
      ['currency', 'AUD'],
    ])
    await expect(takeFlash()).toBe('Prices are now in Australian dollars.')
    await expect(context.canvas.getByText('Prices in Australian dollars (AUD)')).toBeVisible()
  },
}

export const TheCartComesAlong: Story = {
  parameters: known,
  play: async (context) => {
    localStorage.setItem('cart', cartId)
    await chooseAustralia(context)
    await waitFor(() => expect(context.args.reload).toHaveBeenCalledOnce())
    await expect(asked.mock.calls[0]).toEqual(['cart', cartId, 'AU'])
  },
}

export const ACartThatIsGone: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('cart', cartId)
    msw.use(mockFailure(cartCalls.updateCart, 404))
  },
  play: async (context) => {
    await chooseAustralia(context)
    await waitFor(() => expect(context.args.reload).toHaveBeenCalledOnce())
    await expect(localStorage.getItem('cart')).toBeNull()
  },
}

export const NotPostedTo: Story = {
  play: async (context) => {
    await choose('fra', 'France')(context)
    await expect(context.canvas.getByText(/^We do not post kits there yet/)).toBeVisible()
    await waitFor(() => expect(context.args.reload).toHaveBeenCalledOnce())
  },
}

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }))
    await expect(await field(canvas)).toHaveAccessibleDescription('This field is required')
    await expect(await field(canvas)).toHaveFocus()
    await expect(args.reload).not.toHaveBeenCalled()
  },
}

const find: Play = async ({ canvas, userEvent }) => {
  await field(canvas)
  await userEvent.click(canvas.getByRole('button', { name: 'Find it for me' }))
}
/** Another network, or a better guess: detected again, and still the visitor's to confirm. */
export const Found: Story = {
  parameters: known,
  beforeEach: ({ msw }) => msw.use(mock(countryCalls.detectCountry, { countryCode: 'NZ', currency: 'USD' })),
  play: async (context) => {
    await find(context)
    await waitFor(async () => expect(await field(context.canvas)).toHaveValue('New Zealand'))
    await expect(context.args.reload).not.toHaveBeenCalled()
  },
}
export const NotFound: Story = {
  parameters: known,
  beforeEach: ({ msw }) => msw.use(mock(countryCalls.detectCountry, { countryCode: null, currency: null })),
  play: async (context) => {
    await find(context)
    await waitFor(async () =>
      expect(await field(context.canvas)).toHaveAccessibleDescription('We still cannot tell. Please choose it here.'),
    )
  },
}
export const FindingFails: Story = {
  parameters: known,
  beforeEach: ({ msw }) => msw.use(mockFailure(countryCalls.detectCountry, 500)),
  play: async (context) => {
    await find(context)
    await waitFor(async () =>
      expect(await field(context.canvas)).toHaveAccessibleDescription('Error fetching country code'),
    )
    await expect(await field(context.canvas)).toHaveFocus()
  },
}

const refusedWith =
  (text: string): Play =>
  async (context) => {
    await chooseAustralia(context)
    await waitFor(async () => expect(await field(context.canvas)).toHaveAccessibleDescription(text))
    await expect(await field(context.canvas)).toHaveFocus()
    await expect(await field(context.canvas)).toHaveValue('Australia')
    await expect(context.args.reload).not.toHaveBeenCalled()
  }

export const CountryNotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(countryCalls.setCountry, 500)),
  play: refusedWith('Error setting country code'),
}
export const CurrencyNotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(countryCalls.setCurrency, 500)),
  play: refusedWith('Error setting country currency'),
}
export const CartNotMoved: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('cart', cartId)
    msw.use(mockFailure(cartCalls.updateCart, 500))
  },
  play: refusedWith('Failed to update cart'),
}
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(countryCalls.setCountry)),
  play: refusedWith('Network error'),
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(countryCalls.setCountry)),
  play: async (context) => {
    await chooseAustralia(context)
    await expect(context.canvas.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const ListLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(countryCalls.listCountries)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await field(canvas))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading'))
  },
}

/** Enough to order with. */
export const ListFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(countryCalls.listCountries, 500)),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch countries')).toBeVisible())
    await userEvent.click(await field(canvas))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4))
  },
}

/** The list of an earlier page is there at once, and stays when it cannot be fetched again (login-3). */
export const ListKept: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('countries', JSON.stringify([...countries, country({ id: 112, name: 'Japan', code: 'JP' })]))
    msw.use(mockPending(countryCalls.listCountries))
  },
  play: choose('jap', 'Japan'),
}
export const ListCorrupt: Story = {
  beforeEach: () => localStorage.setItem('countries', '{{'),
  play: async (context) => {
    await chooseAustralia(context)
    await expect(JSON.parse(localStorage.getItem('countries') ?? '')).toHaveLength(countries.length)
  },
}

/** By itself it opens once in a visit, and can be put off. */
export const OpensByItself: Story = {
  render: () => <CountryHost />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Where are you?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(sessionStorage.getItem('country-asked')).not.toBeNull()
  },
}
export const NotAskedTwice: Story = {
  render: () => <CountryHost />,
  beforeEach: () => sessionStorage.setItem('country-asked', '{}'),
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
export const NotAskedWhereItIsKnown: Story = { ...NotAskedTwice, parameters: known, beforeEach: () => {} }
