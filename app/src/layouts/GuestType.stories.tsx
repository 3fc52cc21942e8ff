import { countryCalls } from '@shop/contract/country'
import { Toaster } from '@shop/design-system'
import { mock, mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useSettings } from '../data/settings.tsx'
import { GuestType } from './GuestType.tsx'

const requested = fn()

const Known = () => <p>{useSettings().userType}</p>
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

const meta = {
  component: GuestType,
  title: 'Screens/Frame/GuestType',
  parameters: { path: '/vet', settings: { user: null, userType: 'guest' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Known />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof GuestType>
export default meta
type Story = StoryObj<typeof meta>

/** Shows nothing: the frame follows at once, the next visit by its cookie. */
export const Kept: Story = {
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(countryCalls.setUserType, ({ body }) => {
        requested(body.value, 'entered')
        return { value: body.value }
      }),
      mock(countryCalls.chooseShop, ({ body }) => {
        requested(body.value, 'chosen')
        return body
      }),
    )
  },
  play: () => waitFor(() => expect(requested).toHaveBeenCalledWith('vet', 'chosen')),
}
/** Everybody reads the breeds: nobody chose the breeders' shop by that. */
export const NotChosen: Story = {
  ...Kept,
  parameters: { path: '/breeder/for-dogs/breeds', settings: { user: null, userType: 'owner', chosenType: 'owner' } },
  play: () => waitFor(() => expect(requested).toHaveBeenCalledWith('breeder', 'entered')),
}
/** The shop that a guest chose wins on everybody's pages. */
export const ChosenBefore: Story = {
  ...Kept,
  parameters: { path: '/search', settings: { user: null, userType: 'breeder', chosenType: 'owner' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(requested).toHaveBeenCalledWith('owner', 'entered'))
    await waitFor(() => expect(canvas.getByText('owner')).toBeVisible())
  },
}

/** Whoever comes in by a page of everybody is a breeder (audience-3). */
export const OtherwiseABreeder: Story = {
  ...Kept,
  parameters: { path: '/search' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(requested).toHaveBeenCalledWith('breeder', 'entered'))
    await waitFor(() => expect(canvas.getByText('breeder')).toBeVisible())
  },
}

export const NotKept: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(countryCalls.chooseShop, 500)),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText('Error setting user type')).toBeVisible()),
}

/** A guest who became a vet in another tab is one here too, on a page that belongs to no audience. */
export const Followed: Story = {
  parameters: { path: '/search', settings: { user: null, userType: 'owner' } },
  beforeEach: ({ msw }) => msw.use(mock(countryCalls.getUserType, { value: 'vet' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('owner')).toBeVisible()
    // Whoever comes back, comes back to a page that listens.
    await waitFor(() => {
      comeBack()
      return expect(canvas.getByText('vet')).toBeVisible()
    })
  },
}

export const NotFetched: Story = {
  parameters: { path: '/search', settings: { user: null, userType: 'owner' } },
  beforeEach: ({ msw }) => msw.use(mockFailure(countryCalls.getUserType, 500)),
  play: async ({ canvas }) => {
    await waitFor(() => {
      comeBack()
      return expect(canvas.getByText('Error fetching user type')).toBeVisible()
    })
    await expect(canvas.getByText('owner')).toBeVisible()
  },
}

/** The address of the page names the audience. */
export const NotAskedAtAnEntry: Story = {
  parameters: { path: '/vet', settings: { user: null, userType: 'vet', chosenType: 'vet' } },
  beforeEach: ({ msw }) => {
    requested.mockClear()
    msw.use(
      mock(countryCalls.getUserType, () => {
        requested('asked')
        return { value: 'owner' as const }
      }),
    )
  },
  play: async ({ canvas }) => {
    comeBack()
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(requested).not.toHaveBeenCalled()
    await expect(canvas.getByText('vet')).toBeVisible()
  },
}
