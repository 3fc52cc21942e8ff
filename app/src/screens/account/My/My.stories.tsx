import { activationCalls } from '@shop/contract/activation'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { authCalls } from '@shop/contract/auth'
import { kitOfferCalls } from '@shop/contract/kit-offer'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { priceOf } from '@shop/contract/money'
import { orderCalls } from '@shop/contract/order'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { sampleCalls } from '@shop/contract/sample'
import type { User } from '@shop/contract/user'
import { Toaster } from '@shop/design-system'
import { listOf } from '@shop/mocks/fixture'
import { loyalty } from '@shop/mocks/fixtures/loyalty'
import { orderDetail, orders } from '@shop/mocks/fixtures/order'
import { pendingPayment } from '@shop/mocks/fixtures/pending-payment'
import { animalNews, animalNewsOf, atWorkNews, breederNews, reportedNews } from '@shop/mocks/fixtures/sample'
import { patients } from '@shop/mocks/fixtures/animal'
import { admin, breeder, owner, signedIn, vet, waitingVet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { My } from './My.screen.tsx'

const meta = {
  component: My,
  title: 'Screens/Account/My',
  parameters: { path: '/my', settings: { user: signedIn() } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
} satisfies Meta<typeof My>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
const phone = { viewport: { value: 'phone' } }
const { animal: brackensAnimal } = atWorkNews()
const brackens = { animal: brackensAnimal }
const forVets = { audience: 'vet', settings: { user: signedIn(vet()), country: 'AU' } }
const forOwners = { audience: 'owner', settings: { user: signedIn(owner()) } }

export const Breeder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Hello, Dana Whitcombe' })).toBeVisible()
    await expect(await canvas.findByText('1,000 points')).toBeVisible()
    await expect(canvas.getByText(/Worth \$10.00/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'KP-100042' })).toBeVisible()
    await expect(
      await canvas.findByRole('region', { name: 'Order KP-100039 waits for a payment of $61.20' }),
    ).toHaveTextContent('See how to pay')
    await expect(canvas.getByRole('link', { name: 'Breeding strategy' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Order supplies' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Where you work' })).toBeNull()
  },
}
/** The page as a breeder with many animals has it: what is next, each animal's line, and what is new by its day. */
export const WhatIsNew: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listSampleNews, {
        animals: breederNews,
        animalCount: 40,
        reported: [reportedNews(), reportedNews({ ...brackens, barcode: 'KP4827193398' })],
        atWork: [atWorkNews(), atWorkNews({ barcode: 'KP4827193399', problem: 'failed' })],
        reportedCount: 2,
        atWorkCount: 14,
      }),
      mock(orderCalls.listPendingOrders, listOf([])),
    ),
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: /kits are ready to activate$|^Activate your kit$/ }))
    await expect(next.getByRole('link')).toHaveAttribute('href', '/activate')
    const animals = within(canvas.getByRole('region', { name: 'Your animals' }))
    const skye = await animals.findByRole('link', { name: 'Skye' })
    await expect(skye.closest('li')).toHaveTextContent('1 to talk about with your vet, carrier of 2 diseases')
    await expect(animals.getByText('Reading the DNA, expected by 11/28/2026')).toBeVisible()
    await expect(animals.getByRole('link', { name: 'All 40 animals' })).toHaveAttribute('href', '/my/my-animals')
    const news = within(canvas.getByRole('region', { name: 'What is new' }))
    await expect(news.getByText('New results').closest('li')).toHaveTextContent('11/12/2026Skye and Bracken')
    await expect(news.getByText('In the laboratory').closest('li')).toHaveTextContent('expected by 11/28/2026Bracken')
    await expect(news.getByText('We need another swab')).toBeVisible()
    await expect(news.getByRole('link', { name: /offered to you/ })).toHaveAttribute('href', '/my/transfer-animal')
    await expect(news.getByText('And 12 more, in the list of your animals.')).toBeVisible()
  },
}
export const WhatIsNewOnAPhone: Story = { ...WhatIsNew, globals: phone }

const nothing = [
  mock(animalTransferCalls.listAnimalTransfers, { results: [] }),
  mock(kitOfferCalls.listKitOffers, { results: [] }),
  mock(activationCalls.getTestKitBalance, { results: [] }),
  mock(orderCalls.listPendingOrders, listOf([])),
]
const quiet = { reported: [], atWork: [], reportedCount: 0, atWorkCount: 0 }
export const NothingNew: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(sampleCalls.listSampleNews, { ...quiet, animals: breederNews, animalCount: 10 }), ...nothing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing new/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'My animals' })).toHaveTextContent('Nothing waits for you')
  },
}
export const OneAnimal: Story = {
  parameters: forOwners,
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listSampleNews, {
        ...quiet,
        animals: [animalNews()],
        animalCount: 1,
        reported: [reportedNews()],
        reportedCount: 1,
      }),
      ...nothing,
    ),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('region', { name: 'Read Skye’s results' })
    await expect(next).toHaveTextContent('1 to talk about with your vet, carrier of 2 diseases.')
    await expect(within(next).getByRole('link')).toHaveAttribute('href', `/my/animals/${animalNews().id}`)
    await expect(canvas.getByRole('link', { name: 'My animals' })).toBeVisible()
  },
}
export const OneAnimalOnAPhone: Story = { ...OneAnimal, globals: phone }
export const AThousandAnimals: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mock(sampleCalls.listSampleNews, { ...quiet, animals: breederNews, animalCount: 1000 }), ...nothing),
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: 'All 1,000 animals' })).toBeVisible(),
}
export const Phone: Story = { globals: phone }

export const Owner: Story = {
  parameters: forOwners,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Shared with me' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Breeding strategy' })).toBeNull()
  },
}
export const OwnerOnAPhone: Story = { parameters: forOwners, globals: phone }

/** Patients wherever others have animals (audience-7), and an account that bars nothing. */
export const Vet: Story = {
  parameters: forVets,
  beforeEach: ({ msw }) => {
    const onAccount = orderDetail({ number: 'KP-100051', status: 'pending', paymentMethod: null })
    msw.use(
      mock(sampleCalls.listSampleNews, {
        ...quiet,
        animals: patients.slice(0, 6).map((one) => animalNewsOf(one)),
        animalCount: patients.length,
      }),
      mock(orderCalls.listOrderHistory, listOf([onAccount])),
      mock(orderCalls.listPendingOrders, listOf([onAccount])),
      mock(loyaltyCalls.getLoyaltyPoints, loyalty({ value: priceOf(1000, 'AUD', 'AU') })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On your account')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My patients' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'All 8 patients' })).toHaveAttribute('href', '/my/my-patients')
    await expect(canvas.getByRole('heading', { name: 'Your patients' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Order supplies' })).toBeVisible()
    await expect(canvas.queryByText(/animal/i)).toBeNull()
    await expect(canvas.queryByText(/waits for a payment/)).toBeNull()
  },
}

const as = (user: User) => ({ audience: 'vet', settings: { user: signedIn(user), country: 'AU' } })
export const WaitingVet: Story = {
  parameters: as(waitingVet()),
  play: async ({ canvas }) => expect(canvas.getByText('Your practice is being checked…')).toBeVisible(),
}
export const WaitingVetOnAPhone: Story = { ...WaitingVet, globals: phone }
const refusedVet = vet({ approval: { state: 'refused', reason: 'The register has no such number.' } })
export const RefusedVet: Story = {
  parameters: as(refusedVet),
  beforeEach: ({ msw }) => msw.use(mock(authCalls.getMyDetails, refusedVet)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no such number/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Send new details' })).toHaveAttribute(
      'href',
      '/my/my-profile#practice',
    )
  },
}

export const Admin: Story = {
  parameters: { settings: { user: signedIn(admin()) } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Where you work' })
    await expect(within(section).getByRole('link', { name: 'The desk' })).toHaveAttribute('href', '/desk')
  },
}

/** The person's own coupons are not an admin's to redeem, and their admin's pages not theirs. */
export const ViewedByAnAdmin: Story = {
  parameters: { settings: { user: signedIn(breeder({ viewedBy: { name: admin().name } })) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'History' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Redeem a coupon' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Where you work' })).toBeNull()
  },
}

export const NewUser: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(loyaltyCalls.getLoyaltyPoints, { balance: 0, value: priceOf(0, 'USD'), history: [] }),
      mock(orderCalls.listOrderHistory, listOf([])),
      mock(sampleCalls.listSampleNews, { ...quiet, animals: [], animalCount: 0 }),
      ...nothing,
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 points')).toBeVisible()
    await expect(await canvas.findByText(/Nothing ordered yet/)).toBeVisible()
    const next = within(await canvas.findByRole('region', { name: 'Find the right test' }))
    await expect(next.getByRole('link', { name: 'Activate a kit' })).toBeVisible()
    await expect(canvas.getByText(/^None yet/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'History' })).toBeNull()
  },
}
export const NewUserOnAPhone: Story = { ...NewUser, globals: phone }

const withNothing: Story['beforeEach'] = ({ msw }) =>
  msw.use(mock(sampleCalls.listSampleNews, { ...quiet, animals: [], animalCount: 0 }), ...nothing)

export const PickUpWhereYouLeftOff: Story = {
  beforeEach: (context) => {
    localStorage.setItem('config', JSON.stringify({ userTool: 'feline-colour-tool' }))
    return withNothing(context)
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('region', { name: 'Feline color tool' })).toHaveTextContent(
      'Pick up where you left off',
    ),
}
/** The four that were opened most in this browser, then the usual ones; what is no tool counts for nothing. */
export const OwnTools: Story = {
  beforeEach: () =>
    localStorage.setItem('tool-uses', JSON.stringify({ shows: 7, litters: 2, 'no-tool': 99, 'fact-sheets': 'many' })),
  play: async ({ canvas }) => {
    const [most] = within(canvas.getByRole('region', { name: 'Your tools' })).getAllByRole('list')
    await waitFor(() => expect(most).toHaveTextContent('ShowsLittersMy animalsActivate a kit'))
  },
}
/** A forbidden storage, and one with nonsense in it, never break the page. */
export const StorageForbidden: Story = {
  beforeEach: () => {
    const getItem = spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    return () => getItem.mockRestore()
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'My animals' })).toBeVisible(),
}
export const StorageCorrupt: Story = {
  beforeEach: () => {
    localStorage.setItem('config', '{"userTool": "no-to')
    localStorage.setItem('tool-uses', '[{"shows"')
  },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'My animals' })).toBeVisible(),
}

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockPending(loyaltyCalls.getLoyaltyPoints),
      mockPending(orderCalls.listOrderHistory),
      mockPending(orderCalls.listPendingOrders),
    ),
  play: async ({ canvas }) => expect(canvas.getByText('Fetching your points')).toBeInTheDocument(),
}

/** One widget's failure is its own. */
export const PointsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(loyaltyCalls.getLoyaltyPoints, 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Failed to fetch loyalty points')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'KP-100042' })).toBeVisible()
    msw.use(mock(loyaltyCalls.getLoyaltyPoints, loyalty()))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('1,000 points')).toBeVisible()
  },
}
export const OrdersFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockFailure(orderCalls.listOrderHistory, 500), mockFailure(orderCalls.listPendingOrders, 500)),
  play: async ({ canvas }) => {
    // In the card of the newest orders, and in a toast for those that wait for their payment.
    await waitFor(() => expect(canvas.getAllByText('Failed to fetch orders')).toHaveLength(2))
    await expect(await canvas.findByText('1,000 points')).toBeVisible()
  },
}
/** That nothing waits is not claimed while it is not known. */
export const WaitingFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(sampleCalls.listSampleNews, { ...quiet, animals: [], animalCount: 0 }),
      mockFailure(activationCalls.getTestKitBalance, 500),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch test kit balance')).toBeVisible()
    await expect(canvas.queryByText(/^Nothing new/)).toBeNull()
  },
}

export const SeveralToPay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        orderCalls.listPendingOrders,
        listOf(
          [1, 2, 3].map((at) => orderDetail({ number: `KP-10000${at}`, status: 'pending', paymentMethod: 'EFT' })),
        ),
      ),
      mock(pendingPaymentCalls.getPendingPayment, pendingPayment({ amount: priceOf(1_234_560, 'USD') })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Three orders wait for a payment of $12,345.60')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See how to pay' })).toHaveAttribute('href', '/my/pending-orders')
  },
}

/** A vet hears of overdue invoices at once. */
export const OverdueInvoices: Story = {
  parameters: forVets,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An invoice is overdue')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See and pay your invoices' })).toHaveAttribute(
      'href',
      '/my/invoices',
    )
  },
}

export const LongNameAndManyPoints: Story = {
  globals: phone,
  parameters: {
    settings: { user: signedIn(breeder({ name: 'Wilhelmina Featherstonehaugh-Cholmondeley of Kirkcudbright' })) },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(loyaltyCalls.getLoyaltyPoints, loyalty({ balance: 123_456_789, value: priceOf(123_456_789, 'USD') })),
      mock(orderCalls.listOrderHistory, listOf(orders, { count: 1000 })),
    ),
}

const openForm: Play = async ({ canvas, userEvent }) => {
  const button = await canvas.findByRole('button', { name: 'Redeem a coupon' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  // Its code comes with the press.
  await waitFor(() => expect(canvas.getByLabelText(/^Coupon/)).toHaveFocus())
}
const redeemWith =
  (typed: string): Play =>
  async (context) => {
    await openForm(context)
    await context.userEvent.keyboard(`${typed}{Enter}`)
  }

export const RedeemOpen: Story = { play: openForm }

/** By keyboard, the Enter key bouncing: the call is made once. */
export const Redeemed: Story = {
  beforeEach: ({ msw }) => {
    let times = 0
    msw.use(
      mock(loyaltyCalls.redeemLoyaltyCoupon, ({ body }) => {
        times += 1
        return loyalty({ balance: body.coupon === 'SPRING5' && times === 1 ? 1500 : 0 })
      }),
    )
  },
  play: async (context) => {
    await redeemWith('SPRING5{Enter}')(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByText('500 points added. You have 1,500 points now.')).toBeVisible())
    await expect(canvas.getByText('1,500 points')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Redeem a coupon' })).toHaveFocus())
    await expect(canvas.queryByLabelText(/^Coupon/)).toBeNull()
  },
}

/** The answer comes before the second half of a double press, which then lands on the button that opened the form. */
export const RedeemedBeforeTheSecondPress: Story = {
  beforeEach: Redeemed.beforeEach,
  play: async (context) => {
    const opener = await context.canvas.findByRole('button', { name: 'Redeem a coupon' })
    await openForm(context)
    const pressedAgain = new Promise<void>((resolve) => {
      const press = () => {
        opener.click()
        resolve()
      }
      opener.addEventListener('focus', () => setTimeout(press), { once: true })
    })
    await context.userEvent.keyboard('SPRING5{Enter}')
    await pressedAgain
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(context.canvas.queryByLabelText(/^Coupon/)).toBeNull()
  },
}

const saysAtTheCoupon =
  (typed: string, says: string): Play =>
  async (context) => {
    await redeemWith(typed)(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByLabelText(/^Coupon/)).toHaveAccessibleDescription(says))
    await expect(canvas.getByLabelText(/^Coupon/)).toHaveValue(typed)
    await expect(canvas.getByLabelText(/^Coupon/)).toHaveFocus()
    await expect(canvas.getByText('1,000 points')).toBeVisible()
  }
export const NoCoupon: Story = { play: saysAtTheCoupon('', 'This field is required') }
export const UnknownCoupon: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(loyaltyCalls.redeemLoyaltyCoupon, 428, {
        message: 'Failed to redeem loyalty points',
        errors: { coupon: 'We do not know this coupon. Please check its spelling.' },
      }),
    ),
  play: async (context) => {
    await saysAtTheCoupon('SPRNG5', 'We do not know this coupon. Please check its spelling.')(context)
    await waitFor(() =>
      expect(context.canvas.getByText('Coupon: We do not know this coupon. Please check its spelling.')).toBeVisible(),
    )
  },
}
/** Code 103. */
export const RedeemedBefore: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(loyaltyCalls.redeemLoyaltyCoupon, 409, {
        message: 'This voucher has already been redeemed.',
        code: 103,
      }),
    ),
  play: saysAtTheCoupon('SPRING5', 'This voucher has already been redeemed.'),
}
const saysAbove =
  (says: string): Play =>
  async (context) => {
    await redeemWith('SPRING5')(context)
    await expect(await context.canvas.findByText(says)).toBeVisible()
    await expect(context.canvas.getByLabelText(/^Coupon/)).toHaveValue('SPRING5')
  }
export const RedeemFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(loyaltyCalls.redeemLoyaltyCoupon, 500)),
  play: saysAbove('Failed to redeem loyalty points'),
}
export const RedeemOffline: Story = {
  beforeEach: ({ msw }) => msw.use(mockOffline(loyaltyCalls.redeemLoyaltyCoupon)),
  play: saysAbove('Network error'),
}

const openHistory: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'History' }))
  const dialog = await canvas.findByRole('dialog', { name: 'Your points, one by one' })
  await waitFor(() => expect(dialog).toBeVisible())
  const [spent, voucher] = within(dialog).getAllByRole('listitem')
  await expect(spent).toHaveTextContent('Spent on order KP-10003910/30/2026−500')
  await expect(voucher).toHaveTextContent('Voucher SPRING508/12/2026+500')
}
export const History: Story = { play: openHistory }
export const HistoryOnAPhone: Story = { globals: phone, play: openHistory }

/**
 * The session is lost with a coupon half typed: one dialog for three refused calls, and after the login everything is
 * fetched again and the coupon is still there.
 */
export const ExpiredSession: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    await canvas.findByText('1,000 points')
    await openForm(context)
    msw.use(mockFailure(loyaltyCalls.redeemLoyaltyCoupon, 401), mockFailure(loyaltyCalls.getLoyaltyPoints, 401))
    await userEvent.keyboard('SPRING5{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Please log in again' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(within(dialog).getByLabelText(/^Password/)).toHaveFocus())
    msw.use(
      mock(loyaltyCalls.getLoyaltyPoints, loyalty({ balance: 1200 })),
      mock(loyaltyCalls.redeemLoyaltyCoupon, loyalty({ balance: 1700 })),
    )
    await userEvent.keyboard('swab-a-cheek{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('1,200 points')).toBeVisible()
    await expect(canvas.getByLabelText(/^Coupon/)).toHaveValue('SPRING5')
    await userEvent.click(canvas.getByRole('button', { name: 'Add the points' }))
    await waitFor(() => expect(canvas.getByText('500 points added. You have 1,700 points now.')).toBeVisible())
  },
}

/** Every widget is refused: one dialog opens, and can be put off. */
export const ExpiredBeforeItLoads: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(loyaltyCalls.getLoyaltyPoints, 401),
      mockFailure(orderCalls.listOrderHistory, 401),
      mockFailure(orderCalls.listPendingOrders, 401),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', { name: 'Please log in again' })
    await expect(canvas.getAllByRole('dialog')).toHaveLength(1)
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}
export const Dark: Story = { globals: { scheme: 'dark' } }
