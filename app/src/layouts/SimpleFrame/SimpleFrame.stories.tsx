import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SimpleFrame } from './SimpleFrame.tsx'

const meta = {
  component: SimpleFrame,
  title: 'Screens/Frame/SimpleFrame',
  parameters: { layout: 'fullscreen', path: '/checkout' },
  args: { children: <h1>Where shall we send your kits?</h1> },
} satisfies Meta<typeof SimpleFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Checkout: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checkout')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kinpaw, home' })).toHaveAttribute('href', '/')
  },
}
export const ActivateKit: Story = {
  parameters: { path: '/activate', settings: { userType: 'owner' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Activate kit')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kinpaw, home' })).toHaveAttribute('href', '/pet-owner')
  },
}
export const CheckoutOfAVet: Story = {
  parameters: { settings: { user: { name: 'Dr Priya Raman', type: 'vet', isAdmin: false } } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Kinpaw, home' })).toHaveAttribute('href', '/vet'),
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
