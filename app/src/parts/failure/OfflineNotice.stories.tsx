import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { OfflineNotice } from './OfflineNotice.tsx'

const goes = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const meta = {
  component: OfflineNotice,
  title: 'Screens/Frame/OfflineNotice',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <main style={{ padding: 24, minHeight: '70vh' }}>
          <h1>The page</h1>
        </main>
        <Story />
      </>
    ),
  ],
  beforeEach: () => () => goes(true),
} satisfies Meta<typeof OfflineNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Online: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
}
export const Offline: Story = {
  play: async ({ canvas }) => {
    goes(false)
    await waitFor(() => expect(canvas.getByText(/^You are offline/)).toBeVisible())
  },
}
export const OfflineOnAPhone: Story = { ...Offline, globals: { viewport: { value: 'phone' } } }
export const OnlineAgain: Story = {
  play: async ({ canvas }) => {
    goes(false)
    await waitFor(() => expect(canvas.getByText(/^You are offline/)).toBeVisible())
    goes(true)
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
}
