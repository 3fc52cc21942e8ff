import { savedCardCalls } from '@shop/contract/saved-card'
import { savedCards } from '@shop/mocks/fixtures/saved-card'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SandboxCards } from './SandboxCards.tsx'

const meta = {
  component: SandboxCards,
  title: 'Screens/Parts/Payment/Sandbox cards',
  parameters: { settings: { user: signedIn(breeder()) } },
  args: { totalLabel: '$61.20', onToken: fn() },
} satisfies Meta<typeof SandboxCards>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const fill = async ({ canvas, userEvent }: Context) => {
  await userEvent.type(await canvas.findByLabelText(/^Name on the card/), 'Dana Whitcombe')
  await userEvent.type(canvas.getByLabelText(/^Card number/), '4242 4242 4242 4242')
  await userEvent.type(canvas.getByLabelText(/^Month/), '12')
  await userEvent.type(canvas.getByLabelText(/^Year/), '30')
  await userEvent.type(canvas.getByLabelText(/^Security code/), '123')
}

/** A guest's card is not stored, so there is no box for it. */
export const Guest: Story = {
  parameters: { settings: { user: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Card number/)).toBeVisible()
    await expect(canvas.queryByLabelText(/^Save this card/)).toBeNull()
  },
}
/** The first card: it is stored only where its owner ticks that. */
export const Saved: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await fill(context)
    await userEvent.click(canvas.getByLabelText(/^Save this card/))
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $61.20' }))
    await waitFor(() => expect(args.onToken).toHaveBeenCalledWith('tok_visa', { expiryMonth: 12, expiryYear: 2030 }))
  },
}
const withCards: Story['beforeEach'] = ({ msw }) =>
  msw.use(mock(savedCardCalls.listSavedCards, { results: savedCards }))
/** A stored one pays at once; an expired one is not offered. */
export const Chosen: Story = {
  beforeEach: withCards,
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('radio', { name: /^Visa ending in 4242/ })).toBeChecked()
    await expect(canvas.queryByRole('radio', { name: /^Mastercard/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $61.20' }))
    await expect(args.onToken).toHaveBeenCalledWith(savedCards[0]?.id)
  },
}
/** The list does not come: a card can still be typed. */
export const ListFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(savedCardCalls.listSavedCards, 500)),
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/^Card number/)).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(savedCardCalls.listSavedCards)) }
export const AnotherCard: Story = {
  beforeEach: withCards,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Another card' }))
    await expect(canvas.getByLabelText(/^Card number/)).toBeVisible()
  },
}
export const Phone: Story = { ...AnotherCard, globals: { viewport: { value: 'phone' } } }
