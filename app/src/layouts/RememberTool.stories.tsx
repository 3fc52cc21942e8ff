import { Toaster } from '@shop/design-system'
import { signedIn } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RememberTool } from './RememberTool.tsx'

const meta = {
  component: RememberTool,
  title: 'Screens/Frame/RememberTool',
  parameters: { path: '/my/feline-colour', settings: { user: signedIn() } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof RememberTool>
export default meta
type Story = StoryObj<typeof meta>

/** Shows nothing: the account's first page offers the tool again. */
export const Kept: Story = {
  play: () => waitFor(() => expect(localStorage.getItem('config')).toContain('feline-colour-tool')),
}

export const StorageForbidden: Story = {
  beforeEach: () => {
    const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype)
    Storage.prototype.setItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    return () => void Object.defineProperty(Storage.prototype, 'setItem', setItem)
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText('Error setting user tool')).toBeVisible()),
}
