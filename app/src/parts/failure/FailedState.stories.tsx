import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FailedState } from './FailedState.tsx'

const failed = (status: number, message: string = messages.failedToFetchProducts) => new Failure(status, { message })

const meta = {
  component: FailedState,
  title: 'Screens/Errors/FailedState',
  parameters: { path: '/my/orders?page=2' },
  args: { error: failed(500), onRetry: fn() },
} satisfies Meta<typeof FailedState>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** Its own message, announced at once; and what helps. */
const says =
  (title: string, text: string, helps: 'Try again' | 'Log in' | null): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(text)
    const ways = [...canvas.queryAllByRole('button'), ...canvas.queryAllByRole('link')]
    await expect(ways.map((way) => way.textContent)).toEqual(helps ? [helps] : [])
  }

export const NoNetwork: Story = {
  args: { error: failed(0, messages.networkError) },
  play: says('We cannot reach the shop', 'Network error', 'Try again'),
}
export const SignedOut: Story = {
  args: { error: failed(401, messages.failedToFetchUserDetails) },
  play: async (context) => {
    await says('Please log in again', 'Failed to fetch user details', 'Log in')(context)
    await expect(context.canvas.getByRole('link')).toHaveAttribute('href', '/login?next=%2Fmy%2Forders%3Fpage%3D2')
  },
}
export const NotTheirs: Story = {
  args: { error: failed(403, messages.operationFailed) },
  play: says('This is not open to your account', 'operation failed', null),
}
export const Missing: Story = {
  args: { error: failed(404, messages.failedToFetchProductDetails) },
  play: says('We cannot find this', 'Failed to fetch product details', null),
}
export const TooManyRequests: Story = {
  args: { error: failed(429, 'Too many requests. Please wait a moment and try again.') },
  play: says('One moment, please', 'Too many requests. Please wait a moment and try again.', 'Try again'),
}
export const ServerBroke: Story = {
  play: async (context) => {
    await says('Something went wrong', 'Failed to fetch products', 'Try again')(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await expect(context.args.onRetry).toHaveBeenCalledOnce()
  },
}
export const TryingAgain: Story = { args: { isRetrying: true } }
export const LongWords: Story = {
  args: {
    error: failed(
      429,
      'That were a great many requests from your address within a short time. Please wait a quarter of an hour, then try again; nothing you have typed is lost.',
    ),
  },
}
export const ForVets: Story = { parameters: { audience: 'vet' }, args: { error: failed(0, messages.networkError) } }
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { error: failed(401, messages.failedToFetchUserDetails) },
}
