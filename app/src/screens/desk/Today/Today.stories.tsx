import { admin, colleague, signedIn } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Today } from './Today.screen.tsx'

const meta = {
  component: Today,
  title: 'Screens/Desk/Today',
  parameters: { path: '/desk', settings: { user: signedIn(admin()) } },
} satisfies Meta<typeof Today>
export default meta
type Story = StoryObj<typeof meta>

export const Manager: Story = {}
export const Warehouse: Story = {
  parameters: { settings: { user: signedIn(colleague()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dispatch' })).toHaveAttribute('href', '/desk/dispatch')
    await expect(canvas.queryByRole('link', { name: 'Payments' })).toBeNull()
  },
}
