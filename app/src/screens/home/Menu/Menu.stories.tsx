import { breeder, owner, signedIn } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Menu } from './Menu.screen.tsx'

const meta = {
  component: Menu,
  title: 'Screens/Home/Menu',
  parameters: {
    never: {
      loading: 'links alone',
      empty: 'links alone',
      failed: 'links alone',
      offline: 'links alone',
      long: 'links alone',
    },
    path: '/menu',
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  play: async ({ canvas }) => {
    const menus = canvas.getByRole('navigation', { name: 'All menus' })
    await expect(within(menus).getByRole('link', { name: 'Pet Owner' })).toBeVisible()
    await expect(within(menus).getByRole('button', { name: /^US, prices in USD/ })).toBeVisible()
  },
}
export const LoggedIn: Story = {
  parameters: { settings: { user: signedIn(breeder()) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible()
  },
}
export const ForVets: Story = { parameters: { audience: 'vet', path: '/vet' } }
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } }
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
