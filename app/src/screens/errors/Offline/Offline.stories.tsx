import { owner, signedIn } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Offline } from './Offline.screen.tsx'

const meta = {
  component: Offline,
  title: 'Screens/Errors/Offline',
  parameters: {
    never: {
      loading: 'comes from the browser’s own store',
      failed: 'comes from the browser’s own store',
      offline: 'is what is shown then',
      long: 'one sentence',
    },
  },
} satisfies Meta<typeof Offline>
export default meta
type Story = StoryObj<typeof meta>

export const NoConnection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are offline')
    // The address it was opened at, whichever it is.
    await expect(canvas.getByText('Try again', { selector: 'a' })).toHaveAttribute('href', '')
  },
}
export const ForVets: Story = { parameters: { audience: 'vet' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
