import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ServerError } from './ServerError.tsx'

const meta = {
  component: ServerError,
  title: 'Screens/Errors/ServerError',
  args: { reload: fn() },
} satisfies Meta<typeof ServerError>
export default meta
type Story = StoryObj<typeof meta>

export const Broken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Please try again shortly')
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const ForOwners: Story = { parameters: { audience: 'owner' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
/** Without a connection it is not our side that broke, and the page comes by itself. */
export const Offline: Story = {
  args: { isOffline: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You are offline/)).toBeVisible()
    // Its effect may not have run yet.
    await waitFor(() => {
      dispatchEvent(new Event('online'))
      return expect(args.reload).toHaveBeenCalledOnce()
    })
  },
}
