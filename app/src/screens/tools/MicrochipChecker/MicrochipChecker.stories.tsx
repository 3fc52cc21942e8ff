import { toolCalls } from '@shop/contract/tool'
import { microchip } from '@shop/mocks/fixtures/tool'
import { signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MicrochipChecker } from './MicrochipChecker.screen.tsx'

const meta = {
  component: MicrochipChecker,
  title: 'Screens/Tools/MicrochipChecker',
  parameters: { path: '/tools/microchip-checker?chip=981020000310301' },
} satisfies Meta<typeof MicrochipChecker>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const nobody = { animal: null, dam: null, sire: null }
const showing = (partial: Parameters<typeof microchip>[0]): Story => ({
  beforeEach: ({ msw }) => msw.use(mock(toolCalls.checkMicrochip, microchip(partial))),
})

export const Start: Story = {
  parameters: { path: '/tools/microchip-checker' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Microchip number/ }), '981 020 000 310 301{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'A valid number' })).toBeVisible()
  },
}
export const WithParents: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Orchardlane Evening Star')).toBeVisible()
    await expect(canvas.getByText('Datamars')).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }
export const InTheAccount: Story = {
  parameters: {
    path: '/my/microchip-checker?chip=981020000310301',
    audience: 'vet',
    settings: { user: signedIn(vet()) },
  },
}
export const NotOnRecord: Story = showing(nobody)
export const Shared: Story = {
  ...showing({
    ...nobody,
    code: '900123456789012',
    issuer: 'Shared by several makers',
    warning: 'Numbers that begin with 900 were given to more than one animal. Compare name and papers as well.',
  }),
  play: async ({ canvas }) => expect(await canvas.findByText(/more than one animal/)).toBeVisible(),
}
export const Older: Story = showing({ ...nobody, code: '0A1B2C3D4E', format: 'non_iso', issuer: null })
export const Invalid: Story = {
  ...showing({ ...nobody, code: '12345', format: 'invalid', issuer: null }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'This cannot be a microchip number' })).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(toolCalls.checkMicrochip)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.checkMicrochip, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible(),
}
