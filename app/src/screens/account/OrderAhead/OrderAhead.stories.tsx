import { checkoutCalls } from '@shop/contract/checkout'
import { codes } from '@shop/contract/failure'
import { invoiceCalls } from '@shop/contract/invoice'
import { messages } from '@shop/contract/messages'
import { priceOf } from '@shop/contract/money'
import { Toaster } from '@shop/design-system'
import { address } from '@shop/mocks/fixtures/address'
import { credit } from '@shop/mocks/fixtures/invoice'
import { order } from '@shop/mocks/fixtures/order'
import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { OrderAhead } from './OrderAhead.screen.tsx'

const Elsewhere = () => (
  <p>
    {`Went on to ${useLocation().pathname}`} <Link to="/my/order-ahead">Order for someone else</Link>
  </p>
)

const meta = {
  component: OrderAhead,
  title: 'Screens/Account/OrderAhead',
  parameters: {
    never: { long: 'what is typed stays in its field' },
    path: '/my/order-ahead',
    audience: 'vet',
    settings: { user: signedIn(vet()), country: 'AU' },
  },
  decorators: [
    (Story) => (
      <>
        <Routes>
          <Route path="/my/order-ahead" element={<Story />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof OrderAhead>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const sent = fn()
const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Find a test'), 'profile{Enter}')
  const [first] = await canvas.findAllByRole('button', { name: /^Add: / })
  if (first) await userEvent.click(first)
  for (const [label, text] of [
    [/^First name/, 'Sam'],
    [/^Last name/, 'Okafor'],
    [/^Email/, 'sam@example.com'],
  ] as const)
    await userEvent.type(canvas.getAllByLabelText(label)[0] as HTMLElement, text)
}

export const Empty: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText(/of your limit of/)).toBeVisible(),
}

const takesOrders = ({ msw }: Parameters<Play>[0]) => {
  sent.mockClear()
  msw.use(
    mock(checkoutCalls.createAdvanceOrder, ({ body }) => {
      sent(body)
      return order({ number: 'KP-100077', status: 'pending', paymentMethod: null, orderedFor: 'Sam Okafor' })
    }),
  )
}

export const Ordered: Story = {
  beforeEach: takesOrders,
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Order on account' }))
    await expect(await canvas.findByText('Went on to /my/orders')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      user: { firstName: 'Sam', lastName: 'Okafor', email: 'sam@example.com' },
      items: [{ quantity: 1 }],
    })
    // The account's address is the server's to know.
    await expect(sent.mock.lastCall?.[0].shippingAddress).toBeUndefined()
  },
}

/** A profile without an address that we send to: one of the address book is picked, and is still there on the way back. */
export const AsksWhereTo: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: (context) => {
    takesOrders(context)
    context.msw.use(mock(invoiceCalls.getCredit, { credit: credit({ shippingAddress: null, isAddressAsked: true }) }))
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    const order = () => userEvent.click(canvas.getByRole('button', { name: 'Order on account' }))
    await order()
    const street = () => canvas.getByLabelText(/^Address/)
    await waitFor(() => expect(street()).toHaveAccessibleDescription(messages.fieldRequired))
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.click(await canvas.findByRole('button', { name: /Dana Whitcombe, 12 Orchard Lane/ }))
    await waitFor(() => expect(street()).toHaveValue('12 Orchard Lane'))
    await userEvent.click(canvas.getByRole('link', { name: 'My account' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Order for someone else' }))
    await waitFor(() => expect(street()).toHaveValue('12 Orchard Lane'))
    await order()
    await expect(await canvas.findByText('Went on to /my/orders')).toBeVisible()
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ shippingAddress: address() })
  },
}

/** What was chosen and typed is there again after a look at another page, or a reload; ordered, it is gone. */
export const KeptUntilOrdered: Story = {
  beforeEach: takesOrders,
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('checkbox', { name: /collection agent/ }))
    await userEvent.type(canvas.getAllByLabelText(/^First name/)[1] as HTMLElement, 'Bo')
    await userEvent.click(canvas.getByRole('link', { name: 'My account' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Order for someone else' }))
    const chosen = await canvas.findByRole('list', { name: 'Chosen tests' })
    await expect(chosen.children).toHaveLength(1)
    await expect(canvas.getAllByLabelText(/^First name/).map((field) => (field as HTMLInputElement).value)).toEqual([
      'Sam',
      'Bo',
    ])
    await userEvent.click(canvas.getByRole('checkbox', { name: /collection agent/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Order on account' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Order for someone else' }))
    await expect(await canvas.findByLabelText(/^First name/)).toHaveValue('')
    await expect(canvas.queryByRole('list', { name: 'Chosen tests' })).toBeNull()
  },
}

const refuses = (status: number, body: Parameters<typeof mockFailure>[2], play: Play): Story => ({
  beforeEach: ({ msw }) => msw.use(mockFailure(checkoutCalls.createAdvanceOrder, status, body)),
  play: async (context) => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.click(canvas.getByRole('checkbox', { name: /collection agent/ }))
    for (const [label, text] of [
      [/^First name/, 'Bo'],
      [/^Last name/, 'Lee'],
      [/^Email/, 'bo@example.com'],
    ] as const)
      await userEvent.type(canvas.getAllByLabelText(label)[1] as HTMLElement, text)
    await userEvent.click(canvas.getByRole('button', { name: 'Order on account' }))
    await play(context)
    await expect(canvas.getAllByLabelText(/^First name/)[0]).toHaveValue('Sam')
  },
})

/** Each person's errors as toasts, and at the fields of that person (checkout-9). */
export const PeopleRefused: Story = refuses(
  428,
  {
    message: messages.somethingWentWrong,
    user: { email: messages.emailInvalid },
    agent: { firstName: messages.fieldRequired },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(`Email: ${messages.emailInvalid}`)).toBeInTheDocument()
    await expect(await canvas.findByText(`First name: ${messages.fieldRequired}`)).toBeInTheDocument()
    await waitFor(() =>
      expect(canvas.getAllByLabelText(/^Email/)[0]).toHaveAccessibleDescription(
        expect.stringContaining(messages.emailInvalid),
      ),
    )
    await expect(canvas.getAllByLabelText(/^First name/)[1]).toHaveAccessibleDescription(
      expect.stringContaining(messages.fieldRequired),
    )
  },
)

const tooMuch = 'With this order A$5,100.00 would stand open on your account, and its limit is A$5,000.00.'
export const AboveTheLimit: Story = refuses(409, { message: tooMuch, code: codes.creditLimit }, async ({ canvas }) =>
  expect(await canvas.findByText(tooMuch)).toBeVisible(),
)

export const NobodyNamed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order on account' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^First name/)).toHaveAccessibleDescription(/This field is required/),
    )
  },
}
export const LittleLeft: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(invoiceCalls.getCredit, { credit: { ...credit(), left: { ...credit().left, amount: 0.01 } } })),
  play: async (context) => {
    await fill(context)
    await expect(context.canvas.getByText('More than your account has left')).toBeVisible()
  },
}
export const OpenInAnotherCurrency: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(invoiceCalls.getCredit, { credit: credit({ others: [priceOf(3000, 'EUR', 'AU')] }) })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/30\.00 in EUR is open too/)).toBeVisible()
  },
}
export const NoAccount: Story = {
  parameters: { audience: 'breeder', settings: { user: signedIn(breeder()) } },
  play: async ({ canvas }) => expect(canvas.getByText('This needs an account to order on')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(invoiceCalls.getCredit)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(invoiceCalls.getCredit, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { audience: 'owner', settings: { user: signedIn(owner()) } } }
