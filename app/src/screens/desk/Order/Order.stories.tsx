import { type DeskOrder, deskOrderCalls } from '@shop/contract/desk-order'
import type { DeskRole } from '@shop/contract/desk-role'
import { refundCalls } from '@shop/contract/refund'
import { priceOf, toMinor } from '@shop/contract/money'
import { Toaster } from '@shop/design-system'
import { address } from '@shop/mocks/fixtures/address'
import { auditEntry } from '@shop/mocks/fixtures/admin'
import {
  awaitedDeskOrder,
  deskOrder,
  fullDeskOrder,
  orderNote,
  refunded,
  refundPreview,
  refusedPreview,
} from '@shop/mocks/fixtures/desk-order'
import { creditNote, orderDetail } from '@shop/mocks/fixtures/order'
import { invoice } from '@shop/mocks/fixtures/invoice'
import { colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { pastDoublePress } from '../../../parts/form/past-double-press.ts'
import { patterns } from '../../../paths.ts'
import { Order } from './Order.screen.tsx'

const as = (...roles: DeskRole[]) => ({ user: signedIn(colleague({ roles })) })

const meta = {
  component: Order,
  title: 'Screens/Desk/Order',
  parameters: { path: '/desk/orders/KP-100042', settings: as('support') },
  decorators: [
    (Story) => (
      <>
        <Routes>
          <Route path={patterns.deskOrder} element={<Story />} />
        </Routes>
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Order>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }

const shows = (order: () => DeskOrder): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock(deskOrderCalls.getDeskOrder, order)),
})

/** Paid by card, with its kit still here, as support sees it. */
export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What waits')).toBeVisible()
    await expect(canvas.getByText('KP4827193301')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change the address' })).toBeVisible()
    // The warehouse's.
    await expect(canvas.queryByRole('link', { name: 'Pack it' })).toBeNull()
    await expect(canvas.getByText('pi_3QK0ffee')).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }
export const Dark: Story = { globals: { scheme: 'dark' } }
/** Of two roles, the one opens the packing bench. */
export const ForTheWarehouseToo: Story = {
  parameters: { settings: as('support', 'warehouse') },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Pack it' })).toHaveAttribute('href', '/desk/dispatch/KP-100042'),
}
/** They refund, and change nothing else. */
export const ForAccounts: Story = {
  parameters: { settings: as('accounts') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Refund' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /A note for the desk/ })).toBeVisible()
    for (const name of ['Change the address', 'Cancel order', 'Send a mail again'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.queryByRole('link', { name: deskOrder().account?.name })).toBeNull()
  },
}

/** Everything that an order can have. */
export const Long: Story = {
  ...shows(fullDeskOrder),
  parameters: { settings: as('manager') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not be read')).toBeVisible()
    await expect(canvas.getByText('Void')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'KP-100042-1' })).toHaveAttribute(
      'href',
      '/desk/dispatch/parcels?search=KP-100042-1',
    )
    await expect(canvas.getByRole('link', { name: 'CN-100007 (PDF)' })).toBeVisible()
    await expect(canvas.getByText('The card was closed')).toBeVisible()
    await expect(canvas.getByText(/The address cannot be changed any more/)).toBeVisible()
  },
}
export const LongOnAPhone: Story = { ...shows(fullDeskOrder), globals: phone }

export const AwaitingTransfer: Story = {
  ...shows(awaitedDeskOrder),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\$41.20 is to be paid by bank transfer RF18KP100039/)).toBeVisible()
    await expect(canvas.getByText('D WHITCOMBE')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Refund' })).toBeNull()
    await expect(canvas.queryByText('Left to refund')).toBeNull()
  },
}
export const OnAccount: Story = {
  ...shows(() =>
    deskOrder({
      order: orderDetail({ status: 'pending', paymentMethod: null, shippingAddress: null, isTestPayment: false }),
      status: 'pending',
      isAddressOpen: false,
      toPay: invoice().due,
      invoice: invoice(),
      payment: { ...deskOrder().payment, provider: 'account', method: null, reference: null },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On account')).toBeVisible()
    await expect(canvas.getByText(new RegExp(`of ${invoice().number}, by`))).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Refund' })).toBeVisible()
  },
}
const cancelled = () =>
  deskOrder({
    order: orderDetail({ status: 'cancelled', isTestPayment: false }),
    status: 'cancelled',
    isAddressOpen: false,
    toPack: [],
    kits: [],
    notes: [],
    history: [],
    account: null,
  })
export const Cancelled: Story = {
  ...shows(cancelled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Canceled')).toBeVisible()
    await expect(canvas.getByText('None: ordered as a guest')).toBeVisible()
    for (const name of ['Change the address', 'Cancel order', 'Refund'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}
const { items, progress } = orderDetail()
export const RefundedInPart: Story = {
  ...shows(() =>
    deskOrder({
      order: orderDetail({
        isTestPayment: false,
        items: items.map((item) => ({ ...item, quantity: 2 })),
        progress: progress.map((line) => ({ ...line, refunded: 1 })),
        creditNotes: [creditNote({ points: 120 })],
      }),
      refunds: refunded().refunds.map((refund) => ({ ...refund, state: 'done', doneAt: '2026-11-23T10:00:00.000Z' })),
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 refunded')).toBeVisible()
    await expect(canvas.getByText('120 points came back.')).toBeVisible()
    await expect(canvas.getByText('Went back 11/23/2026')).toBeVisible()
  },
}
export const Disputed: Story = {
  ...shows(() =>
    deskOrder({
      isDisputed: true,
      disputes: fullDeskOrder().disputes.map((dispute) => ({ ...dispute, state: 'open', closedAt: null })),
    }),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(/The buyer’s bank disputes the payment/)).toBeVisible(),
}

/** A guest's, with which nobody at the desk has done anything. */
export const NothingDoneYet: Story = {
  ...shows(() => deskOrder({ account: null, notes: [], history: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None: ordered as a guest')).toBeVisible()
    for (const name of ['History', 'Parcels', 'Refunds', 'Bank transfers', 'Disputes'])
      await expect(canvas.queryByRole('heading', { name })).toBeNull()
  },
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(deskOrderCalls.getDeskOrder)) }
export const Missing: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(deskOrderCalls.getDeskOrder, 404, { message: 'No order has this number.' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No order has this number.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(deskOrderCalls.getDeskOrder, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline

const text = 'Rang, and is back on Monday.'
const writeNote: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /A note for the desk/ }), text)
  await userEvent.click(canvas.getByRole('button', { name: 'Add the note' }))
}
export const NoteAdded: Story = {
  beforeEach: ({ msw }) => {
    const notes = [orderNote()]
    msw.use(
      mock(deskOrderCalls.getDeskOrder, () => deskOrder({ notes })),
      mock(deskOrderCalls.noteOrder, ({ body }) => {
        const note = orderNote({ id: 'c0ffee00-0000-4000-8000-000000000999', text: body.text })
        notes.unshift(note)
        return note
      }),
    )
  },
  play: async (context) => {
    await writeNote(context)
    await expect(await context.canvas.findByText(text, { selector: 'p' })).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: /A note for the desk/ })).toHaveValue('')
  },
}
export const NoteFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(deskOrderCalls.noteOrder)),
  play: async (context) => {
    await writeNote(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Network error')
    await expect(context.canvas.getByRole('textbox', { name: /A note for the desk/ })).toHaveValue(text)
  },
}

/** The dialog of this name. */
const dialogOf = async (name: string | RegExp) => {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
const openAddress: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change the address' }))
  const dialog = await dialogOf(/Change where/)
  await userEvent.clear(dialog.getByRole('textbox', { name: /^Address/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), '7 Bluff Road')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Has moved')
}
const saveAddress: Play = async (context) => {
  await openAddress(context)
  await context.userEvent.click((await dialogOf(/Change where/)).getByRole('button', { name: 'Save the address' }))
}
let changed: unknown[] = []
export const AddressAsked: Story = { play: openAddress }
export const AddressAskedOnAPhone: Story = { globals: phone, play: openAddress }
export const AddressChanged: Story = {
  beforeEach: ({ msw }) => {
    changed = []
    msw.use(
      mock(deskOrderCalls.changeOrderAddress, ({ body }) => {
        changed.push([body.address.address, body.version, body.reason])
        return { address: address(), version: 2 }
      }),
    )
  },
  play: async (context) => {
    await saveAddress(context)
    await expect(await screen.findByText(/KP-100042 goes to the new address/)).toBeVisible()
    await expect(changed).toEqual([['7 Bluff Road', 1, 'Has moved']])
  },
}
const saveIs: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    mock(deskOrderCalls.changeOrderAddress, ({ body }) => {
      changed.push([body.address.address, body.version])
      return { address: address(), version: 3 }
    }),
  )
let isChangedByOther = false
/** Whoever was quicker has changed it as soon as `isChangedByOther` says so. */
const changeByOther: Story['beforeEach'] = ({ msw }) => {
  changed = []
  isChangedByOther = false
  const theirs = () =>
    deskOrder({
      version: 2,
      order: orderDetail({ isCancellable: true, shippingAddress: address({ address: '99 Harbour Street' }) }),
      history: [auditEntry({ action: 'change-address', adminName: 'Robin Adeyemi', reason: 'Wrote by email' })],
    })
  msw.use(mock(deskOrderCalls.getDeskOrder, () => (isChangedByOther ? theirs() : deskOrder())))
}
/** Somebody else was quicker: what they changed is shown, what was typed is still there, and a second press replaces it. */
export const TwoEditors: Story = {
  beforeEach: async (context) => {
    await changeByOther(context)
    context.msw.use(
      mockFailure(deskOrderCalls.changeOrderAddress, 409, { message: 'Somebody else has changed this address.' }),
    )
  },
  play: async (context) => {
    await openAddress(context)
    isChangedByOther = true
    const dialog = await dialogOf(/Change where/)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save the address' }))
    await expect(await dialog.findByText('Robin Adeyemi has changed it meanwhile')).toBeVisible()
    await expect(dialog.getByText(/99 Harbour Street/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveValue('7 Bluff Road')
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Has moved')
    await saveIs(context)
    await pastDoublePress()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save mine instead' }))
    await expect(await screen.findByText(/KP-100042 goes to the new address/)).toBeVisible()
    await expect(changed).toEqual([['7 Bluff Road', 2]])
  },
}
/** The page behind shows the other's address already: what is sent is still the version that the dialog was opened on. */
export const RefreshedMeanwhile: Story = {
  beforeEach: async (context) => {
    await changeByOther(context)
    context.msw.use(mockOffline(deskOrderCalls.changeOrderAddress))
  },
  play: async (context) => {
    await openAddress(context)
    isChangedByOther = true
    const save = (await dialogOf(/Change where/)).getByRole('button', { name: 'Save the address' })
    await context.userEvent.click(save)
    await screen.findByText(/99 Harbour Street/)
    await saveIs(context)
    await pastDoublePress()
    await context.userEvent.click(save)
    await waitFor(() => expect(changed).toEqual([['7 Bluff Road', 1]]))
  },
}
/** Too late: something was sent, which the shop says in its own words. */
export const AddressTooLate: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(deskOrderCalls.changeOrderAddress, 409, {
        message: 'Something of KP-100042 is on its way already, so its address stays.',
      }),
    ),
  play: async (context) => {
    await saveAddress(context)
    const dialog = await dialogOf(/Change where/)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('is on its way already')
    await expect(dialog.queryByText(/meanwhile/)).toBeNull()
  },
}

const openCancel: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
  await dialogOf('Cancel KP-100042?')
}
/** It names what happens to money, points, vouchers and kits before it is done. */
export const CancelAsked: Story = {
  play: async (context) => {
    await openCancel(context)
    const dialog = await dialogOf('Cancel KP-100042?')
    await expect(await dialog.findByText('$61.20 to the card')).toBeVisible()
    await expect(dialog.getByText('250 points come back.')).toBeVisible()
    await expect(dialog.getByText('WELCOME10 can be used again.')).toBeVisible()
    await expect(dialog.getByText('Void from then on: KP4827193301.')).toBeVisible()
  },
}
export const CancelAskedOnAPhone: Story = { globals: phone, play: openCancel }
export const CancelDone: Story = {
  beforeEach: ({ msw }) => {
    let isCancelled = false
    msw.use(
      mock(deskOrderCalls.getDeskOrder, () => (isCancelled ? cancelled() : deskOrder())),
      mock(deskOrderCalls.cancelDeskOrder, () => {
        isCancelled = true
        return { status: 'cancelled' as const, isChanged: true }
      }),
    )
  },
  play: async (context) => {
    await openCancel(context)
    const dialog = await dialogOf('Cancel KP-100042?')
    await dialog.findByText('$61.20 to the card')
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked by telephone')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await expect(await screen.findByText('KP-100042 is canceled. The buyer gets a mail.')).toBeVisible()
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull())
  },
}
export const CancelWithoutMoney: Story = {
  ...shows(awaitedDeskOrder),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel order' }))
    await expect(await screen.findByText(/What has come by bank transfer is to be sent back by hand/)).toBeVisible()
  },
}
export const CancelPreviewFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(deskOrderCalls.previewRefund, 500)),
  play: async (context) => {
    await openCancel(context)
    const dialog = await dialogOf('Cancel KP-100042?')
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeDisabled()
  },
}

const openRefund: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Refund' }))
  const dialog = await dialogOf('Refund KP-100042')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Came broken')
}
const preview: Play = async (context) => {
  await openRefund(context)
  const dialog = await dialogOf('Refund KP-100042')
  await context.userEvent.click(dialog.getByRole('button', { name: 'Show what it does' }))
}
export const RefundPreviewed: Story = {
  play: async (context) => {
    await preview(context)
    const dialog = await dialogOf('Refund KP-100042')
    await expect(await dialog.findByText('$61.20 to the card')).toBeVisible()
    await expect(dialog.getByText('Nothing is left of the order.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Refund $61.20' })).toBeVisible()
  },
}
export const RefundPreviewedOnAPhone: Story = { globals: phone, play: preview }
let refunds: unknown[] = []
const countRefunds: Story['beforeEach'] = ({ msw }) => {
  refunds = []
  msw.use(
    mock(refundCalls.refundOrder, ({ body }) => {
      refunds.push(body)
      return refunded()
    }),
  )
}
/** Some of a line: another choice is previewed anew, and a double press refunds once. */
export const RefundOfALine: Story = {
  beforeEach: countRefunds,
  play: async (context) => {
    await preview(context)
    const { userEvent } = context
    const dialog = await dialogOf('Refund KP-100042')
    await dialog.findByRole('button', { name: 'Refund $61.20' })
    await userEvent.selectOptions(dialog.getByLabelText('What'), '1')
    await expect(dialog.queryByText('$61.20 to the card')).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: /^How many/ }), '1')
    await pastDoublePress()
    await userEvent.click(dialog.getByRole('button', { name: 'Show what it does' }))
    const go = await dialog.findByRole('button', { name: 'Refund $61.20' })
    await pastDoublePress()
    await userEvent.dblClick(go)
    await expect(await screen.findByText(/CN-100007 over \$61.20 is made. The money is on its way/)).toBeVisible()
    await expect(refunds).toEqual([
      { refundId: expect.any(String), line: 1, quantity: 1, isUsedToo: false, reason: 'Came broken' },
    ])
  },
}
/** A sum is of no line. */
export const RefundOfAnAmount: Story = {
  beforeEach: (context) => {
    context.msw.use(
      mock(deskOrderCalls.previewRefund, ({ body }) => {
        const plan = refundPreview().plan
        const total = priceOf(toMinor(body.amount ?? 0), 'USD', 'US')
        return refundPreview({
          plan: plan && {
            ...plan,
            total,
            ways: [{ way: 'card', amount: total }],
            lines: [],
            voided: [],
            isWhole: false,
          },
        })
      }),
    )
    return countRefunds(context)
  },
  play: async (context) => {
    await openRefund(context)
    const dialog = await dialogOf('Refund KP-100042')
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^An amount/ }), '12.50')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Show what it does' }))
    const go = await dialog.findByRole('button', { name: 'Refund $12.50' })
    await expect(dialog.getByText('No line: lines and kits stay as they are.')).toBeVisible()
    await pastDoublePress()
    await context.userEvent.click(go)
    await waitFor(() => expect(refunds).toMatchObject([{ amount: 12.5 }]))
  },
}
/** A kit was used: the tick decides, and is previewed again. */
export const RefundRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(deskOrderCalls.previewRefund, ({ body }) => (body.isUsedToo ? refundPreview() : refusedPreview()))),
  play: async (context) => {
    await preview(context)
    const { userEvent } = context
    const dialog = await dialogOf('Refund KP-100042')
    await expect(await dialog.findByText('This cannot be refunded')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Refund \$/ })).toBeNull()
    await userEvent.click(dialog.getByRole('checkbox', { name: /Also kits that were used/ }))
    await pastDoublePress()
    await userEvent.click(dialog.getByRole('button', { name: 'Show what it does' }))
    await expect(await dialog.findByRole('button', { name: 'Refund $61.20' })).toBeVisible()
  },
}
/** Nothing that was chosen is lost, and the same refund is sent again. */
export const RefundFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(refundCalls.refundOrder)),
  play: async (context) => {
    await preview(context)
    const dialog = await dialogOf('Refund KP-100042')
    const go = await dialog.findByRole('button', { name: 'Refund $61.20' })
    await pastDoublePress()
    await context.userEvent.click(go)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Network error')
    await expect(dialog.getByText('$61.20 to the card')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Came broken')
  },
}
export const RefundByHand: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        refundCalls.refundOrder,
        refunded({ refunds: refunded().refunds.map((one) => ({ ...one, way: 'transfer' })) }),
      ),
    ),
  play: async (context) => {
    await preview(context)
    const go = await (await dialogOf('Refund KP-100042')).findByRole('button', { name: 'Refund $61.20' })
    await pastDoublePress()
    await context.userEvent.click(go)
    await expect(await screen.findByText(/Send the money by bank transfer/)).toBeVisible()
  },
}

export const MailSentAgain: Story = {
  ...shows(fullDeskOrder),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a mail again' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Parcel KP-100042-1' }))
    await expect(await screen.findByText('On its way to dana@example.com.')).toBeVisible()
  },
}
export const MailSentAMomentAgo: Story = {
  beforeEach: ({ msw }) => msw.use(mock(deskOrderCalls.sendOrderMail, { email: 'dana@example.com', isSent: false })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a mail again' }))
    await userEvent.click(canvas.getByRole('menuitem', { name: 'The link to the order' }))
    await expect(await screen.findByText(/went to dana@example.com a moment ago/)).toBeVisible()
  },
}
