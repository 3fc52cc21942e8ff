import { countryCalls } from '@shop/contract/country'
import { Toaster } from '@shop/design-system'
import { mock, mockFailure } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { GuestType } from './GuestType.tsx'

const requested = fn()

const meta = {
  component: GuestType,
  title: 'Screens/Frame/GuestType',
  parameters: { path: '/vet', settings: { user: null, userType: 'guest' } },
  decorators: [
    (Story) => (
      <>
        <Story />
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
        requested(body.value)
        return { value: body.value }
      }),
    )
  },
  play: () => waitFor(() => expect(requested).toHaveBeenCalledWith('vet')),
}

export const NotKept: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(countryCalls.setUserType, 500)),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText('Error setting user type')).toBeVisible()),
}
