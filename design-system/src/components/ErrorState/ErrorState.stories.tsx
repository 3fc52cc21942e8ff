import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = { component: ErrorState, title: 'Components/ErrorState', tags: ['manifest'] } satisfies Meta<
  typeof ErrorState
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Named: Story = { args: { title: 'Failed to fetch products' } }
export const Retrying: Story = { args: { onRetry: fn(), isRetrying: true } }

export const Retry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again shortly')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
