import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
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

/** The title, in whose colours, and where the logo leads (header-11). Nothing else of the shop's header is there. */
const shows =
  (title: 'Checkout' | 'Activate kit', audience: string, home: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent(new RegExp(`${title}$`))
    await expect(canvasElement.querySelector(`[data-audience=${audience}] > header`)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Kinpaw, home' })).toHaveAttribute('href', home)
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  }
const as = (user: ReturnType<typeof breeder>) => ({ settings: { user: signedIn(user), userType: user.type } })
const guest = (userType: string) => ({ settings: { userType } })
const activation = { path: '/activate' }
const phone = { viewport: { value: 'phone' } }

export const Checkout: Story = { play: shows('Checkout', 'breeder', '/') }
export const CheckoutOfABreeder: Story = { parameters: as(breeder()), play: shows('Checkout', 'breeder', '/breeder') }
export const CheckoutOfAnOwner: Story = { parameters: as(owner()), play: shows('Checkout', 'owner', '/pet-owner') }
export const CheckoutOfAVet: Story = { parameters: as(vet()), play: shows('Checkout', 'vet', '/vet') }
export const CheckoutOfABreedersGuest: Story = {
  parameters: guest('breeder'),
  play: shows('Checkout', 'breeder', '/breeder'),
}
export const CheckoutOfAnOwnersGuest: Story = {
  parameters: guest('owner'),
  play: shows('Checkout', 'owner', '/pet-owner'),
}
export const CheckoutOfAVetsGuest: Story = { parameters: guest('vet'), play: shows('Checkout', 'vet', '/vet') }
export const OnAPhone: Story = { globals: phone }
export const OnAVetsPhone: Story = { globals: phone, parameters: as(vet()) }

export const ActivateKit: Story = { parameters: activation, play: shows('Activate kit', 'breeder', '/') }
export const ActivateKitOfABreeder: Story = {
  parameters: { ...activation, ...as(breeder()) },
  play: shows('Activate kit', 'breeder', '/breeder'),
}
export const ActivateKitOfAnOwner: Story = {
  parameters: { ...activation, ...as(owner()) },
  play: shows('Activate kit', 'owner', '/pet-owner'),
}
export const ActivateKitOfAVet: Story = {
  parameters: { ...activation, ...as(vet()) },
  play: shows('Activate kit', 'vet', '/vet'),
}
export const ActivateKitOfAnOwnersGuest: Story = {
  parameters: { ...activation, ...guest('owner') },
  play: shows('Activate kit', 'owner', '/pet-owner'),
}
export const ActivateKitOnAPhone: Story = { globals: phone, parameters: { ...activation, ...guest('owner') } }
