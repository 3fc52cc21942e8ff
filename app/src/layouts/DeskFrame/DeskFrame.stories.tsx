import type { DeskRole } from '@shop/contract/desk-role'
import { admin, colleague, signedIn } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { DeskFrame } from './DeskFrame.tsx'

const meta = {
  component: DeskFrame,
  title: 'Screens/Frame/DeskFrame',
  parameters: { layout: 'fullscreen', path: '/desk', settings: { user: signedIn(admin()) } },
  args: { children: <h1>What waits for you today</h1> },
} satisfies Meta<typeof DeskFrame>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

/** The rooms of these roles, in the menu's order, and no others. */
const opens = (roles: DeskRole[], rooms: string[], current = 'Today'): Story => ({
  parameters: { settings: { user: signedIn(colleague({ roles })) } },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Rooms' }))
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(rooms)
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent(current)
  },
})

export const Manager: Story = {
  ...opens(
    ['manager'],
    ['Today', 'Orders', 'Dispatch', 'Payments', 'Laboratory', 'People', 'Catalogue', 'Letters', 'Machine room'],
  ),
}
export const Support: Story = opens(['support'], ['Today', 'Orders', 'People', 'Catalogue', 'Letters'])
export const Warehouse: Story = opens(['warehouse'], ['Today', 'Dispatch', 'People', 'Catalogue'])
export const Laboratory: Story = opens(['laboratory'], ['Today', 'Laboratory', 'People'])
export const Accounts: Story = opens(['accounts'], ['Today', 'Orders', 'Payments', 'People', 'Catalogue'])
export const Catalogue: Story = opens(['catalogue'], ['Today', 'People', 'Catalogue'])
export const TwoRoles: Story = opens(
  ['warehouse', 'laboratory'],
  ['Today', 'Dispatch', 'Laboratory', 'People', 'Catalogue'],
)
export const OnAPhone: Story = { globals: phone }
/** A room begins with its first page that these roles open. */
const begins = (roles: DeskRole[], path: string): Story => ({
  parameters: { settings: { user: signedIn(colleague({ roles })) } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Catalogue' })).toHaveAttribute('href', path),
})
export const BeginsAtTheStock: Story = begins(['warehouse'], '/desk/catalogue/stock')
export const BeginsAtThePrices: Story = begins(['warehouse', 'catalogue'], '/desk/catalogue')
/** The room of a page within it. */
export const WithinARoom: Story = {
  ...opens(['support'], ['Today', 'Orders', 'People', 'Catalogue', 'Letters'], 'Orders'),
  parameters: { path: '/desk/orders/KP-100042', settings: { user: signedIn(colleague({ roles: ['support'] })) } },
}
/** It is opened from People. */
export const InTheAudit: Story = {
  parameters: { path: '/desk/audit' },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Rooms' }))
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('People')
  },
}
/** The room where somebody is stands in a phone's line of rooms, however far along it is. */
export const LastRoomOnAPhone: Story = {
  globals: phone,
  parameters: { path: '/desk/machine-room' },
  play: async ({ canvas }) => {
    const link = within(canvas.getByRole('navigation', { name: 'Rooms' })).getByRole('link', { current: 'page' })
    await waitFor(() => expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
