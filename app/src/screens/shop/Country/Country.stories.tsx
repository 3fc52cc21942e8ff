import { countryCalls } from '@shop/contract/country'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import { Toaster } from '@shop/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FormAnswerProvider } from '../../../data/form-answer.tsx'
import { takeFlash } from '../../../data/flash.ts'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Country } from './Country.screen.tsx'

const sent = fn()

const meta = {
  component: Country,
  title: 'Screens/Shop/Country',
  args: { loadPage: fn() },
  parameters: {
    never: { long: 'names of countries alone' },
    path: '/country?next=/cart',
    settings: { isCountryKnown: true },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      mock(countryCalls.setCountry, ({ body }) => (sent('country', body.value), body)),
      mock(countryCalls.setCurrency, ({ body }) => (sent('currency', body.value), body)),
    )
  },
} satisfies Meta<typeof Country>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const field = (canvas: Parameters<Play>[0]['canvas']) => canvas.findByRole('combobox', { name: /^Country/ })

const choose: Play = async ({ canvas, userEvent }) => {
  await canvas.findByRole('option', { name: 'Australia' })
  await userEvent.selectOptions(await field(canvas), 'AU')
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
}

export const Known: Story = {
  globals: { country: 'CA' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await field(canvas)).toHaveValue('CA'))
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const FirstVisit: Story = {
  parameters: { settings: { isCountryKnown: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Where are you?' })).toBeVisible()
    await expect(await field(canvas)).toHaveValue('')
  },
}

/** The page that it leads back to confirms it, with every price in the one currency. */
export const Confirmed: Story = {
  play: async (context) => {
    await choose(context)
    await waitFor(() => expect(context.args.loadPage).toHaveBeenCalledWith('/cart'))
    await expect(sent.mock.calls).toEqual([
      ['country', 'AU'],
      ['currency', 'AUD'],
    ])
    await expect(takeFlash()).toBe('Prices are now in Australian dollars.')
  },
}

export const NothingChosen: Story = {
  parameters: { settings: { isCountryKnown: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }))
    await waitFor(async () => expect(await field(canvas)).toHaveAccessibleDescription('This field is required'))
    await expect(args.loadPage).not.toHaveBeenCalled()
  },
}

/** As the page comes that answers the form without scripts. */
export const RefusedInThePage: Story = {
  decorators: [
    (Story) => (
      <FormAnswerProvider
        value={{
          refusal: {
            call: 'setCountry',
            status: 428,
            failure: { message: 'Failed to update cart' },
            values: { value: 'AU' },
          },
        }}
      >
        <Story />
      </FormAnswerProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to update cart')
    await waitFor(async () => expect(await field(canvas)).toHaveValue('AU'))
    await expect(canvas.getByRole('form', { name: 'Your country' })).toHaveAttribute('method', 'post')
  },
}

export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(countryCalls.setCountry, 500)),
  play: async (context) => {
    await choose(context)
    await context.canvas.findAllByText('Error setting country code')
    await expect(await field(context.canvas)).toHaveValue('AU')
    await expect(context.args.loadPage).not.toHaveBeenCalled()
  },
}

/** Enough to order with. */
export const ListFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(countryCalls.listCountries, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Failed to fetch countries')).toBeVisible())
    await expect(await canvas.findByRole('option', { name: 'New Zealand' })).toBeInTheDocument()
  },
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(countryCalls.setCountry)),
  play: async (context) => {
    await choose(context)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
