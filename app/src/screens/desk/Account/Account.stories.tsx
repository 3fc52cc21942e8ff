import { accountDataCalls } from '@shop/contract/account-data'
import { adminCalls } from '@shop/contract/admin'
import { approvalCalls } from '@shop/contract/approval'
import { Toaster } from '@shop/design-system'
import { kitOfferCalls } from '@shop/contract/kit-offer'
import { deskAccount, vetAccount } from '@shop/mocks/fixtures/admin'
import { deskKitOffer } from '@shop/mocks/fixtures/kit-offer'
import { admin, colleague, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { Account } from './Account.screen.tsx'

const meta = {
  component: Account,
  render: (args) => (
    <Routes>
      <Route path="/desk/people/:id" element={<Account {...args} />} />
    </Routes>
  ),
  title: 'Screens/Desk/Account',
  args: { loadPage: fn() },
  parameters: { path: `/desk/people/${deskAccount().id}`, settings: { user: signedIn(admin()) } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof Account>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }
const as = (role: 'support' | 'accounts') => ({ settings: { user: signedIn(colleague({ roles: [role] })) } })
const shows = (account: ReturnType<typeof deskAccount>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock(adminCalls.getAccount, account)),
})
const approvedVet = vetAccount({
  approval: { state: 'approved', at: '2026-11-20T08:00:00.000Z', by: 'Jo Green', reason: null },
  creditLimit: { amount: 250, currency: 'AUD', label: '$250.00' },
})

/** Presses a button, gives a reason in the dialog that opens, and sends it. */
const decide =
  (button: string | RegExp, action: string, says: RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Asked by telephone')
    await userEvent.click(dialog.getByRole('button', { name: action }))
    await expect(await canvas.findByText(says)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dana Whitcombe' })).toBeVisible()
    const regions = canvas.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)
    await expect(regions).toEqual(['Account', 'At the desk', 'Kits offered', 'Signing in', 'Their data'])
    await expect(canvas.getByText('2 browsers are signed in.')).toBeVisible()
    const found = '?search=breeder%40example.com'
    await expect(canvas.getByRole('link', { name: '7 orders' })).toHaveAttribute('href', `/desk/orders${found}`)
    await expect(canvas.getByRole('link', { name: /^What they wrote/ })).toHaveAttribute(
      'href',
      `/desk/letters${found}`,
    )
    await expect(canvas.queryByRole('button', { name: 'Switch it off' })).toBeNull()
  },
}
export const Phone: Story = { ...shows(approvedVet), globals: phone }
export const Dark: Story = { ...shows(approvedVet), globals: { scheme: 'dark' } }
/** Neither roles nor data of others are theirs. */
export const InSupport: Story = {
  ...shows(approvedVet),
  parameters: as('support'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Credit' })
    await expect(canvas.queryByRole('button', { name: 'Change the credit' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'At the desk' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Their data' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Take the approval back' })).toBeVisible()
  },
}
export const InAccounts: Story = {
  ...shows(approvedVet),
  parameters: as('accounts'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Change the credit' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /approval/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'View the shop as they do' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'People' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /^What they wrote/ })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Kits offered' })).toBeNull()
  },
}

export const GivesARole: Story = {
  play: async (context) => {
    const given = fn()
    context.msw.use(
      mock(adminCalls.giveRole, ({ body }) => {
        given(body)
        return { email: body.email, isNew: false, isChanged: true }
      }),
    )
    await decide('Give the role Warehouse', 'Give the role', /has the role Warehouse/)(context)
    await expect(given).toHaveBeenCalledWith({
      email: 'breeder@example.com',
      role: 'warehouse',
      reason: 'Asked by telephone',
    })
  },
}
export const TakesARole: Story = {
  ...shows(deskAccount({ roles: ['support'] })),
  play: async (context) => {
    const { canvas } = context
    await decide('Take the role Support', 'Take the role', /no longer has the role Support/)(context)
    // Nobody sees the shop as a colleague does, nor deletes one.
    await expect(canvas.queryByRole('button', { name: 'View the shop as they do' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete the account' })).toBeNull()
  },
}
export const OnesOwn: Story = {
  ...shows(deskAccount({ roles: ['manager'], isMe: true })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Another manager takes this role from you, so that one is always left.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /the role Manager/ })).toBeNull()
  },
}
export const VetWaits: Story = {
  ...shows(vetAccount()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('QLD 4127')).toBeVisible()
    await expect(canvas.getByText('Waits to be checked')).toBeVisible()
    // Nobody has credit before they are approved.
    await expect(canvas.queryByRole('heading', { name: 'Credit' })).toBeNull()
  },
}
export const ApprovesAVet: Story = {
  parameters: { path: `/desk/people/${vetAccount().id}` },
  beforeEach: ({ msw }) => {
    let isApproved = false
    msw.use(
      mock(adminCalls.getAccount, () => (isApproved ? approvedVet : vetAccount())),
      mock(approvalCalls.approve, ({ body: { email } }) => {
        isApproved = true
        return { email, isChanged: true }
      }),
    )
  },
  play: async (context) => {
    await decide('Approve', 'Approve', /is approved. “Take the approval back” undoes it/)(context)
    await expect(await context.canvas.findByRole('button', { name: 'Take the approval back' })).toBeVisible()
  },
}
export const RefusesAVet: Story = {
  ...shows(vetAccount()),
  play: decide('Refuse', 'Refuse', /is refused. “Approve” undoes it/),
}
export const RefusedVet: Story = {
  ...shows(
    vetAccount({
      approval: { state: 'refused', at: '2026-11-20T08:00:00.000Z', by: 'Jo Green', reason: 'Not in the register' },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not in the register')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Refuse' })).toBeNull()
  },
}

const credit =
  (typed: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the credit' }))
    const dialog = within(await canvas.findByRole('dialog'))
    const limit = dialog.getByLabelText(/^Most that may be unpaid/)
    await expect(limit).toHaveValue('250')
    await userEvent.clear(limit)
    if (typed) await userEvent.type(limit, typed)
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Known to us')
    await userEvent.click(dialog.getByRole('button', { name: 'Set the credit' }))
  }
export const CreditEnds: Story = {
  ...shows(approvedVet),
  play: async (context) => {
    const sent = fn()
    context.msw.use(
      mock(approvalCalls.setCredit, ({ body }) => {
        sent(body.limit)
        return { email: body.email, limit: null, isChanged: true }
      }),
    )
    await credit('')(context)
    await expect(await context.canvas.findByText('The credit has ended.')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(null)
  },
}
export const CreditIsNoNumber: Story = {
  ...shows(approvedVet),
  play: async (context) => {
    await credit('a lot')(context)
    await waitFor(() => expect(context.canvas.getByLabelText(/^Most that may be unpaid/)).toBeInvalid())
    await expect(context.canvas.getByLabelText(/^Reason/)).toHaveValue('Known to us')
  },
}
const everyOffer = [
  deskKitOffer({ state: 'pending', left: 2 }),
  deskKitOffer(),
  deskKitOffer({ left: 0, from: 'ines@example.org', to: 'breeder@example.com' }),
  ...(['declined', 'cancelled', 'expired', 'undone'] as const).map((state) => deskKitOffer({ state, left: 0 })),
].map((offer, index) => ({ ...offer, id: `c0ffee00-0000-4000-8000-0000000b10${10 + index}` }))
const offers = (results: ReturnType<typeof deskKitOffer>[]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock(kitOfferCalls.listKitOffersOf, { results })),
})
/** What can be given back has a button; what is over has none. */
export const ManyKitOffers: Story = {
  ...offers(everyOffer),
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'Kits offered' }))
    await expect(await section.findAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(section.getByRole('button', { name: 'Show all 7' }))
    await expect(section.getAllByRole('listitem')).toHaveLength(7)
    await expect(section.getAllByRole('button', { name: /^Undo/ })).toHaveLength(2)
    await expect(section.getByRole('button', { name: 'Show fewer' })).toHaveFocus()
    await expect(section.getByText(/all of them used or passed on/)).toBeVisible()
  },
}
export const ManyKitOffersOnAPhone: Story = { ...offers(everyOffer), globals: phone }
export const NoKitOffers: Story = {
  ...offers([]),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Dana Whitcombe has offered no kits, and was offered none.')).toBeVisible(),
}
export const KitOffersLoading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(kitOfferCalls.listKitOffersOf)),
}
export const KitOffersFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(kitOfferCalls.listKitOffersOf, 500)),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Kits offered' }))
    await expect(await section.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const UndoesAKitOffer: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the offer to ines@example.org' }))
    const says = /^1 kit that nobody has used is given back to breeder@example.com, and breeder@example.com and ines/
    await expect(await canvas.findByText(says)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    msw.use(mock(kitOfferCalls.listKitOffersOf, { results: [deskKitOffer({ state: 'undone', left: 0 })] }))
    await decide(/^Undo the offer/, 'Give 1 kit back', /1 kit is with breeder@example.com again/)(context)
    await expect(await canvas.findByText(/Given back by us/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Undo the offer/ })).toBeNull()
  },
}
/** Somebody has used it meanwhile: the reason stays, and the list shows it. */
export const KitOfferIsUsedMeanwhile: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo the offer to ines@example.org' }))
    msw.use(
      mockFailure(kitOfferCalls.undoKitOffer, 409, { message: 'Nothing of this offer can be given back.' }),
      mock(kitOfferCalls.listKitOffersOf, { results: [deskKitOffer({ left: 0 })] }),
    )
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Sent to the wrong person')
    await userEvent.click(dialog.getByRole('button', { name: 'Give 1 kit back' }))
    await expect(await dialog.findByText('Nothing of this offer can be given back.')).toBeVisible()
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Sent to the wrong person')
    await expect(await canvas.findByText(/all of them used or passed on/)).toBeInTheDocument()
  },
}
export const SignsOut: Story = {
  play: decide('Sign out everywhere', 'Sign out everywhere', /is signed out everywhere/),
}
export const TwoStepOff: Story = {
  ...shows(deskAccount({ hasTwoFactor: true })),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch it off' }))
    await expect(await canvas.findByText(/This cannot be undone here/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await decide('Switch it off', 'Switch it off', /two-step login of Dana Whitcombe is off/)(context)
  },
}

const erase =
  (email: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the account' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Type their email/), email)
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Asked by letter')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the account for good' }))
  }
export const Deletes: Story = {
  play: async (context) => {
    await erase('breeder@example.com')(context)
    await waitFor(() => expect(context.args.loadPage).toHaveBeenCalledWith('/desk/people'))
  },
}
export const DeletesAnother: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(accountDataCalls.eraseAccount, 428, {
        message: 'Please check the form',
        errors: { email: 'This account’s address is breeder@example.com.' },
      }),
    ),
  play: async (context) => {
    await erase('owner@example.com')(context)
    const field = context.canvas.getByLabelText(/^Type their email/)
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining('address is breeder@example.com')),
    )
    await expect(field).toHaveValue('owner@example.com')
    await expect(context.args.loadPage).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(adminCalls.signOutUser, 409, { message: 'This account is being deleted.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'A lost phone')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await expect(await dialog.findByText('This account is being deleted.')).toBeVisible()
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('A lost phone')
  },
}
export const Long: Story = shows(
  vetAccount({
    name: 'Wilhelmina-Alexandrina '.repeat(4).trim(),
    email: `${'wilhelmina.'.repeat(8)}x@example.com`,
    clinic: 'Riverside Animal Clinic and Referral Hospital '.repeat(2).trim(),
    clubs: ['Border Collie Club of Central Queensland', 'Shetland Sheepdog Association', 'Herding Dog Club'],
  }),
)
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(adminCalls.getAccount)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(adminCalls.getAccount, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Unknown: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(adminCalls.getAccount, 404, { message: 'User not found' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not found')).toBeVisible()
  },
}
export const Offline: Story = offline
