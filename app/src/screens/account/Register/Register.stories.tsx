import { signedIn } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes, useLocation } from 'react-router-dom'
import { expect } from 'storybook/test'
import { Register } from './Register.screen.tsx'

const Elsewhere = () => <p>{`Went on to ${useLocation().pathname}`}</p>

const meta = {
  component: Register,
  title: 'Screens/Account/Register',
  parameters: {
    never: { loading: 'links alone', failed: 'links alone', offline: 'links alone', long: 'links alone' },
    path: '/register',
  },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/register" element={<Story />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    ),
  ],
} satisfies Meta<typeof Register>
export default meta
type Story = StoryObj<typeof meta>

const links = { breeder: /breeder’s account/, owner: /pet owner’s account/, vet: /vet’s account/ }

/** The kind of visitor is unknown: no card is marked. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    const hrefs = Object.values(links).map((name) => canvas.getByRole('link', { name }).getAttribute('href'))
    await expect(hrefs).toEqual(['/register/breeder', '/register/pet-owner', '/register/vet'])
    await expect(canvas.queryByText('Looks like you')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const CameAsABreeder: Story = { parameters: { settings: { userType: 'breeder' } } }
export const CameAsAnOwner: Story = { parameters: { audience: 'owner', settings: { userType: 'owner' } } }
export const CameAsAVet: Story = {
  parameters: { audience: 'vet', settings: { userType: 'vet' } },
  play: async ({ canvas }) => {
    const card = canvas.getByText('Looks like you').closest('li')
    await expect(card).toHaveAttribute('data-audience', 'vet')
  },
}
export const VetOnAPhone: Story = { ...CameAsAVet, globals: { viewport: { value: 'phone' } } }

export const KeepsWhereOneWantedToGo: Story = {
  parameters: { path: '/register?next=/checkout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: links.vet })).toHaveAttribute(
      'href',
      '/register/vet?next=%2Fcheckout',
    )
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fcheckout')
  },
}
export const NeverToAnotherSite: Story = {
  parameters: { path: '/register?next=//evil.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: links.vet })).toHaveAttribute('href', '/register/vet')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: links.owner })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Went on to /register/pet-owner')).toBeVisible()
  },
}

export const SignedInAlready: Story = {
  parameters: { settings: { user: signedIn() } },
  play: async ({ canvas }) => expect(await canvas.findByText('Went on to /breeder')).toBeVisible(),
}
