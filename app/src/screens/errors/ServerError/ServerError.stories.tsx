import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ServerError } from './ServerError.tsx'

const meta = { component: ServerError, title: 'Screens/Errors/ServerError' } satisfies Meta<typeof ServerError>
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
