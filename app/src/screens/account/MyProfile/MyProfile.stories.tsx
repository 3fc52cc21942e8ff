import { authCalls } from '@shop/contract/auth'
import { countryCalls } from '@shop/contract/country'
import { addressCalls } from '@shop/contract/address'
import { sessionCalls } from '@shop/contract/session'
import { twoFactorCalls } from '@shop/contract/two-factor'
import type { User } from '@shop/contract/user'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import { Toaster } from '@shop/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { MyProfile } from './MyProfile.screen.tsx'

const meta = {
  component: MyProfile,
  title: 'Screens/Account/MyProfile',
  args: { loadPage: fn() },
  parameters: { path: '/my/my-profile', settings: { user: signedIn() } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof MyProfile>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
/** Signed in as this user, on a page of their audience. */
const as = (user: User): Story => ({
  parameters: { audience: user.type, settings: { user: signedIn(user), country: user.countryCode } },
  beforeEach: ({ msw }) => msw.use(mock(authCalls.getMyDetails, user)),
})

const titles = [
  'Your details',
  'Your address',
  'Address book',
  'Saved cards',
  'Breeds you start from',
  'Newsletter',
  'Password',
  'Two-step login',
  'Where you are signed in',
  'Your data',
]

/** What is saved is there before the lists it was chosen from. */
export const SavedAddressBeforeItsLists: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(countryCalls.listCountries), mockPending(countryCalls.listStates)),
  play: async ({ canvas }) => {
    const address = within(await canvas.findByRole('form', { name: 'Your address' }))
    await expect(address.getByRole('combobox', { name: /^Country/ })).toHaveDisplayValue('United States')
    await expect(address.getByRole('combobox', { name: /^State/ })).toHaveDisplayValue('NY')
  },
}
export const Full: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: 'Your details' })
    await step('every section can be jumped to', async () => {
      const nav = within(canvas.getByRole('navigation', { name: 'On this page' }))
      for (const title of titles) {
        const href = nav.getByRole('link', { name: title }).getAttribute('href') ?? ''
        await expect(document.querySelector(href)).toContainElement(canvas.getByRole('heading', { name: title }))
      }
    })
    await step('and is filled', async () => {
      await expect(await canvas.findByText('Safari on iOS')).toBeVisible()
      await expect(canvas.queryByLabelText(/^Clinic/)).toBeNull()
      await expect(await canvas.findByLabelText('Breeds')).toBeVisible()
    })
  },
}
export const Phone: Story = { globals: phone }

export const ForOwners: Story = as(owner())
export const ForVets: Story = {
  ...as(vet()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Clinic')).toHaveValue('Riverside Animal Clinic')
    await expect(await canvas.findByText('Since 02/03/2026, last seen 04/03/2026')).toBeVisible()
  },
}

export const LongNames: Story = {
  ...as(
    vet({
      firstName: 'Maximiliana-Constantina',
      lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst',
      email: 'maximiliana-constantina.von-hohenlohe-waldenburg-schillingsfuerst@veterinary-hospital.example.com',
      pendingEmail: 'office-of-the-head-veterinarian@hohenlohe-waldenburg-veterinary-hospital.example.com',
      clinic: 'Hohenlohe-Waldenburg Veterinary Hospital for Small Animals, Horses and Exotic Birds',
    }),
  ),
  globals: phone,
}

export const ActingAdmin: Story = {
  ...as(breeder({ viewedBy: { name: 'Robin Adeyemi' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only Dana can change the rest')).toBeVisible()
    await expect(canvas.queryByLabelText(/^Email/)).toBeNull()
    await expect(canvas.queryByLabelText(/password/i)).toBeNull()
    await expect((await canvas.findAllByRole('button', { name: /^Change the address/ })).length).toBe(2)
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Your details',
      'Your address',
      'Address book',
      'Breeds you start from',
    ])
  },
}

export const NothingTypedIsLost: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const city = await canvas.findByLabelText(/^City/)
    await userEvent.type(city, ' Falls')
    await step('another section is saved', async () => {
      await userEvent.click(canvas.getByRole('switch'))
      await canvas.findByText(/^Saved\. /)
    })
    await expect(city).toHaveValue('Ithaca Falls')
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(authCalls.getMyDetails)) }

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(authCalls.getMyDetails, 500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('Failed to fetch user details')).toBeVisible()
    msw.use(mock(authCalls.getMyDetails, breeder()))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Your details' })).toBeVisible()
  },
}

export const PartsLoading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockPending(addressCalls.listAddresses),
      mockPending(twoFactorCalls.getTwoFactor),
      mockPending(sessionCalls.listSessions),
    ),
}

export const PartsFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(addressCalls.listAddresses, 500),
      mockFailure(twoFactorCalls.getTwoFactor, 500),
      mockFailure(sessionCalls.listSessions, 500),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Try again')).toHaveLength(3))
    await expect(canvas.getByLabelText(/^First name/)).toHaveValue('Dana')
  },
}
