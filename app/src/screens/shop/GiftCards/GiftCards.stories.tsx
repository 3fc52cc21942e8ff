import { cartCalls } from '@shop/contract/cart'
import { Toaster } from '@shop/design-system'
import { cartOf } from '@shop/mocks/fixtures/cart'
import { giftCardItem } from '@shop/mocks/fixtures/gift-card'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { FormAnswerProvider } from '../../../data/form-answer.tsx'
import { offlineAfter } from '../../../parts/failure/offline-story.tsx'
import { GiftCards } from './GiftCards.screen.tsx'

const requested = fn()
const meta = {
  component: GiftCards,
  title: 'Screens/Shop/GiftCards',
  parameters: { path: '/gift-cards' },
  beforeEach: () => {
    localStorage.clear()
    requested.mockClear()
  },
  render: () => (
    <>
      <GiftCards />
      <Toaster />
      <output hidden>{useLocation().pathname}</output>
    </>
  ),
} satisfies Meta<typeof GiftCards>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '$100.00' }))
  await userEvent.type(canvas.getByLabelText(/^Who is it for/), 'Sam')
  await userEvent.type(canvas.getByLabelText(/^Their email/), 'sam@example.org')
  await userEvent.type(canvas.getByLabelText(/^From/), 'Dana')
  await userEvent.type(canvas.getByLabelText(/^Your message/), 'Happy birthday!')
}
const send: Play = async (context) => {
  await fill(context)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Add to cart' }))
}

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '$50.00' })).toBeChecked()
    await expect(canvas.getByRole('link', { name: 'See what is left on it' })).toHaveAttribute(
      'href',
      '/gift-cards/balance',
    )
  },
}
export const Phone: Story = { globals: phone, play: fill }
/** The card beside the form shows what was typed. */
export const Filled: Story = {
  play: async (context) => {
    await fill(context)
    const face = context.canvasElement.querySelector('.gift-face')
    for (const text of ['$100.00', 'From Dana', 'For Sam', 'Happy birthday!'])
      await expect(face).toHaveTextContent(text)
  },
}
export const LongWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText(/^Who is it for/),
      'Wilhelmina Theodora Featherstonehaugh-Whitcombe of Windermere',
    )
    await userEvent.click(canvas.getByLabelText(/^Your message/))
    await userEvent.paste('Donaudampfschifffahrtsgesellschaft '.repeat(8))
  },
}
/** Into the cart, with the buyer's time zone; a second press does nothing. */
export const Added: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(cartCalls.addItem, ({ body }) => {
        requested(body)
        return cartOf([giftCardItem()])
      }),
    ),
  play: async (context) => {
    await fill(context)
    const { canvas, canvasElement, userEvent } = context
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent('/cart'))
    await expect(requested.mock.calls).toEqual([
      [
        {
          productId: 901,
          quantity: 1,
          metaData: {
            giftCard: {
              amount: 100,
              recipientName: 'Sam',
              recipientEmail: 'sam@example.org',
              senderName: 'Dana',
              message: 'Happy birthday!',
              timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            },
          },
        },
      ],
    ])
  },
}
export const Busy: Story = { beforeEach: ({ msw }) => msw.use(mockPending(cartCalls.addItem)), play: send }
export const Offline: Story = offlineAfter(send)
export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Please check 3 fields'))
    await expect(canvas.getByLabelText(/^Their email/)).toHaveAccessibleDescription('This field is required')
  },
}
/** The server refuses the day: the reason is at its field, and nothing is lost. */
export const DayRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(cartCalls.addItem, 428, {
        message: 'Failed to add item to cart',
        errors: { 'metaData.giftCard.sendOn': 'Please choose a day within a year.' },
      }),
    ),
  play: async (context) => {
    await send(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByLabelText(/^Mail it on/)).toHaveAccessibleDescription(/within a year/))
    await expect(canvas.getByLabelText(/^Who is it for/)).toHaveValue('Sam')
  },
}
export const AlreadyInCart: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(cartCalls.addItem, 409, {
        message: 'This item is already in your cart. You can only add it once.',
      }),
    ),
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByText('Already in the Cart')).toBeVisible()
  },
}
/** As the page comes that answers the form without scripts. */
export const RefusedInThePage: Story = {
  decorators: [
    (Story) => (
      <FormAnswerProvider
        value={{
          refusal: {
            call: 'addItem',
            status: 428,
            failure: {
              message: 'Failed to add item to cart',
              errors: { 'metaData.giftCard.recipientEmail': 'This field must be valid email' },
            },
            values: { metaData: { giftCard: { amount: 100, recipientName: 'Sam', recipientEmail: 'sam' } } },
          },
        }}
      >
        <Story />
      </FormAnswerProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '$100.00' })).toBeChecked()
    await expect(canvas.getByLabelText(/^Their email/)).toHaveValue('sam')
    await expect(canvas.getByLabelText(/^Their email/)).toHaveAccessibleDescription('This field must be valid email')
  },
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
