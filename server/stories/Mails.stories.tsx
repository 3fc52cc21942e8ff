import { awaitedOrder, order } from '@shop/mocks/fixtures/order'
import { stepPictures } from '@shop/contract/next-steps'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { transferMails } from '../src/sales/bank-transfer/mail-copy.ts'
import { changedCopy, changedCopyWithoutAccount } from '../src/laboratory/catalogue-release/mail-copy.ts'
import { addressCopy } from '../src/sales/desk-order/mail-copy.ts'
import { orderNotices } from '../src/sales/checkout/mail-copy.ts'
import { answerLetter, receivedCopy } from '../src/people/enquiry/mail-copy.ts'
import { giftCardMailCopy, giftCardSentCopy } from '../src/sales/gift-card/mail-copy.ts'
import { type LabLine, labMail, labNews } from '../src/laboratory/laboratory/mail-copy.ts'
import { lifePlanCopy } from '../src/results/life-plan/mail-copy.ts'
import { membershipMails } from '../src/sales/membership/mail-copy.ts'
import { orderLinkCopy } from '../src/sales/order/mail-copy.ts'
import { orderMail } from '../src/sales/order/mail.ts'
import { parcelMails } from '../src/sales/parcel/mail-copy.ts'
import { activationCopy } from '../src/workflows/activation/mail-copy.ts'
import { type NoticeKind, notices } from '../src/notices.ts'
import { refundCopy, refundNewsCopy } from '../src/sales/refund/mail-copy.ts'
import { reportCopy } from '../src/results/report/mail-copy.ts'
import { knownCopies, linkCopies } from '../src/people/user/mail-copy.ts'
import { compose } from '../src/platform/mail/compose.ts'
import { sourceOf } from '../src/platform/mail/pictures.ts'
import { type MailContent, type MailCopy, mailText } from '../src/platform/mail/content.ts'

const publicUrl = 'https://kinpaw.example'

const pictures = import.meta.glob<string>('../data/mail-pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})
/** Mail programs find them among the attachments. */
const withPictures = (html: string) =>
  stepPictures.reduce(
    (page, name) => page.replaceAll(`"${sourceOf(name)}"`, `"${pictures[`../data/mail-pictures/${name}.png`]}"`),
    html,
  )

/** A mail as its reader has it: the page, and the text for who reads no pages. */
function MailAsRead({ content }: { content: MailContent }) {
  const [mail, setMail] = useState({ html: '', text: '' })
  useEffect(() => {
    void compose(content, { mailFrom: 'Kinpaw <hello@kinpaw.example>', publicUrl }).then(({ text, html }) =>
      setMail({ text, html: withPictures(html) }),
    )
  }, [content])
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 24 }}>
      <iframe
        title={content.subject}
        sandbox="allow-same-origin"
        srcDoc={mail.html}
        style={{ flex: '1 1 390px', height: 820, border: 0 }}
      />
      <pre style={{ flex: '1 1 320px', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 0 }}>
        {mail.text}
      </pre>
    </div>
  )
}

/** Mails as texts, one below the other, to be read. */
const MailTexts = ({ of }: { of: MailCopy[] }) => (
  <ol style={{ display: 'grid', gap: 32, padding: 24, maxWidth: 720, listStyle: 'none' }}>
    {of.map((copy, at) => (
      <li key={at}>
        <h2 style={{ fontWeight: 650 }}>{copy.subject}</h2>
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{mailText(copy, 'Kinpaw', publicUrl)}</p>
      </li>
    ))}
  </ol>
)

const meta = {
  component: MailAsRead,
  title: 'Emails/All',
  play: async ({ args: { content }, canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(content.subject)
    await waitFor(() =>
      expect(frame.contentDocument?.querySelector('h1')?.textContent).toBe(content.title ?? content.subject),
    )
    const page = frame.contentDocument?.body.textContent ?? ''
    for (const part of content.parts)
      if (typeof part === 'string') for (const line of part.split('\n')) await expect(page).toContain(line)
    // Nothing is wider than a phone.
    const { scrollWidth = 0, clientWidth = 0 } = frame.contentDocument?.documentElement ?? {}
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
} satisfies Meta<typeof MailAsRead>
export default meta
type Story = StoryObj<typeof meta>

const context = {
  publicUrl,
  to: 'ada@kinpaw.example',
  secrets: { tokenOf: () => 'token' },
  name: 'Skye',
  animalId: '6f1c2a34-5b67-4c89-9d01-2e3f4a5b6c7d',
  productId: 2003,
}
const notice = (kind: NoticeKind, text = ''): Story => ({
  args: { content: { ...notices[kind].copy(context, text), name: 'Ada' } },
})

const sample: LabLine = {
  barcode: 'KP4827190001',
  news: 'reported',
  as: 'owner',
  animalId: '6f1c2a34-5b67-4c89-9d01-2e3f4a5b6c7d',
  petName: 'Skye',
  typeIds: [2],
  isSampleData: false,
}
const lab = (...lines: LabLine[]): Story => ({ args: { content: { ...labMail(publicUrl, lines), name: 'Ada' } } })

export const ResultsAreReady: Story = lab(sample)
export const ResultsOfASharedAnimal: Story = lab({ ...sample, as: 'share', petName: null })
export const ManySamples: Story = lab(
  ...Array.from({ length: 60 }, (_, at) => ({ ...sample, barcode: `KP48271900${String(at).padStart(2, '0')}` })),
)
export const SampleReceived: Story = lab({ ...sample, news: 'received' })
export const AnotherSwab: Story = lab({ ...sample, news: 'failed' })
/** Everything that the laboratory has to say, of an own animal and of one that is shared. */
export const EveryNewsOfTheLaboratory: Story = {
  ...lab(sample),
  render: () => (
    <MailTexts
      of={labNews.flatMap((news) =>
        (['owner', 'share'] as const).map((as) => labMail(publicUrl, [{ ...sample, news, as }])),
      )}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(labNews.length * 2),
}

const activated = {
  petName: 'Skye',
  link: { label: 'See Skye’s samples', href: `${publicUrl}/my/animals/${sample.animalId}/samples` },
  trackers: [{ label: 'Follow the sample KP4827190001', href: `${publicUrl}/tools/sample-tracker/KP4827190001` }],
}
export const KitActivated: Story = {
  args: {
    content: {
      ...activationCopy({ ...activated, samples: [{ barcode: sample.barcode, isReceived: false }] }),
      name: 'Ada',
    },
  },
}
export const KitActivatedWhenItsSampleWasHere: Story = {
  args: {
    content: {
      ...activationCopy({ ...activated, samples: [{ barcode: sample.barcode, isReceived: true }] }),
      name: 'Ada',
    },
  },
}
export const KitActivatedWithoutAccount: Story = {
  args: {
    content: activationCopy({
      ...activated,
      petName: null,
      samples: [
        { barcode: sample.barcode, isReceived: true },
        { barcode: 'KP4827190002', isReceived: false },
      ],
      link: { label: 'Create your account', href: `${publicUrl}/register` },
    }),
  },
}

const facts = { invoice: null, transfer: [], undeliverable: [], isPersonal: true }
export const OrderPaid: Story = { args: { content: { ...orderMail(order(), publicUrl, facts), name: 'Ada' } } }
export const OrderByTransfer: Story = {
  args: {
    content: orderMail(awaitedOrder(), publicUrl, {
      ...facts,
      isPersonal: false,
      transfer: [
        ['Amount', '$223.30 AUD'],
        ['Account name', 'Kinpaw Pty Ltd'],
        ['BSB', '062-000'],
        ['Account number', '1234 5678'],
        ['Reference', 'KP-100042-7'],
      ],
    }),
  },
}
export const GiftCard: Story = {
  args: {
    content: giftCardMailCopy(
      {
        senderName: 'Ada',
        recipientName: 'Sam',
        message: 'Happy birthday!\nNow you will know what Biscuit is made of.',
        amount: '$50.00',
        currency: 'AUD',
        code: 'K7QF-29XM-R4TD-8WHN',
        isTestPayment: false,
      },
      publicUrl,
    ),
  },
}
const order42 = { label: 'See your order', href: `${publicUrl}/checkout/complete?order=42` }
/** Two of three have left; each kit with its barcode, and where the parcel is. */
export const ParcelSent: Story = {
  args: {
    content: parcelMails.sent({
      parcel: { carrier: 'usps', trackingNumber: '9400111899223197428490' },
      number: 'KP-100042',
      share: 'part',
      contents: ['2 x Geno Pet, barcode KP4827193301, KP4827193302'],
      hasKits: true,
      waiting: [{ quantity: 1, item: { product: { name: 'Full breed profile kit for dogs' } } }],
      activate: { label: 'Activate a kit', href: `${publicUrl}/activate` },
      unactivated: [],
    }),
  },
}
/** Four weeks after they left. */
export const KitsNotActivated: Story = {
  args: {
    content: parcelMails.unactivated({
      parcel: { carrier: 'usps', trackingNumber: null },
      number: 'KP-100042',
      share: 'all',
      contents: [],
      hasKits: true,
      waiting: [],
      activate: { label: 'Activate a kit', href: `${publicUrl}/activate` },
      unactivated: ['Barcode KP4827193301', 'Barcode KP4827193302'],
    }),
  },
}
export const OrderPaidOnAPhone: Story = { ...OrderPaid, globals: { viewport: { value: 'phone' } } }
export const TransferShort: Story = {
  args: {
    content: transferMails.short({
      what: 'order KP-100042',
      came: '$200.00 AUD, booked on 20/11/2026',
      surplus: '',
      missing: '$23.30 AUD',
      howToPay: 'Account name: Kinpaw Pty Ltd\nBSB: 062-000\nAccount number: 1234 5678\nReference: KP-100042-7',
      why: '',
      undeliverable: [],
      link: order42,
    }),
  },
}
const member = {
  price: '$69.00 USD',
  paidUntil: '11/25/2027',
  endsOn: '12/09/2027',
  nextTry: '11/28/2027',
  ending: null,
  text: '',
  mates: { label: 'Rank all mates', href: `${publicUrl}/my/breeding-strategy/mates` },
  orders: { label: 'Your membership and orders', href: `${publicUrl}/my/orders` },
  join: { label: 'The kennel membership', href: `${publicUrl}/store/kennel-membership/p/902` },
}
export const MembershipStarted: Story = { args: { content: membershipMails.started(member) } }
export const MembershipUnpaid: Story = { args: { content: membershipMails.failed(member) } }
export const MembershipEnded: Story = {
  args: { content: membershipMails.ended({ ...member, ending: 'refunded' }) },
}
const says = (copy: MailCopy, name?: string): Story => ({ args: { content: { ...copy, ...(name && { name }) } } })
const link = (path: string) => `${publicUrl}${path}?token=3f9c`
export const ConfirmAddress: Story = says(linkCopies.registration(link, '24 hours'))
export const ConfirmNewAddress: Story = says(linkCopies.email(link, '24 hours'), 'Ada')
export const NewPassword: Story = says(linkCopies.password(link, 'an hour'), 'Ada')
export const AccountKnown: Story = says(knownCopies.registration(publicUrl), 'Ada')
export const AddressKnown: Story = says(knownCopies.email(publicUrl), 'Ada')

const awaited = {
  order: awaitedOrder(),
  lastDay: '05/12/2026',
  howToPay: 'Account name: Kinpaw Pty Ltd\nBSB: 062-000\nAccount number: 1234 5678\nReference: KP-100042-7',
  link: order42,
  shop: { label: 'Back to the shop', href: publicUrl },
}
export const OrderFound: Story = says(orderLinkCopy({ publicUrl, number: 'KP-100042', checkoutId: '42', userId: null }))
export const TransferAwaited: Story = says(orderNotices.reminder(awaited), 'Ada')
export const OrderEnded: Story = says(orderNotices.expired(awaited), 'Ada')
export const OrderCancelled: Story = says(orderNotices.cancelled(awaited), 'Ada')
export const OrderCalledOff: Story = says(
  orderNotices['called-off']({ ...awaited, reason: 'The swab kit is sold out until March.' }),
  'Ada',
)
export const OrderAddressChanged: Story = says(addressCopy({ number: 'KP-100042', link: order42 }), 'Ada')
const credited = {
  note: { number: 'KP-100042-C1', reason: 'The kit came back unopened.', isCancellation: false, isByDesk: false },
  order: 'KP-100042',
  lines: ['$129.00 AUD goes back to the card you paid with. It is with you in 5 to 10 days.'],
  hasVouchers: true,
  isTestPayment: false,
  link: order42,
}
export const Refund: Story = says(refundCopy(credited), 'Ada')
export const CancelledAndRefunded: Story = says(
  refundCopy({ ...credited, note: { ...credited.note, isCancellation: true } }),
  'Ada',
)
export const CalledOffAndRefunded: Story = says(
  refundCopy({
    ...credited,
    note: { ...credited.note, isCancellation: true, isByDesk: true, reason: 'The swab kit is sold out until March.' },
  }),
  'Ada',
)
const news = { amount: '$129.00', what: 'order KP-100042', way: 'card', links: [order42] }
export const RefundFailed: Story = says(refundNewsCopy.failed(news), 'Ada')
export const RefundSentAfterAll: Story = says(refundNewsCopy.sent(news), 'Ada')
export const GiftCardArrived: Story = says(
  giftCardSentCopy({
    recipient: 'Sam',
    address: 'sam@example.org',
    amount: '$50.00 AUD',
    day: '24/12/2026',
    order: order42,
  }),
  'Ada',
)
export const ReportAttached: Story = says(
  reportCopy(
    {
      key: 'KR-7F3K-9Q2M-HX4T',
      content: { title: 'Certificate of results', isSampleData: false, animal: { petName: 'Skye' } },
    },
    publicUrl,
  ),
  'Ada',
)
export const LifePlanReady: Story = says(lifePlanCopy({ number: 1, withdrawnAt: null }, 'Biscuit'), 'Sam')
export const LifePlanChanged: Story = says(lifePlanCopy({ number: 2, withdrawnAt: null }, 'Biscuit'), 'Sam')
export const LifePlanWithdrawn: Story = says(
  lifePlanCopy({ number: 2, withdrawnAt: new Date('2026-11-20T00:00:00Z') }, 'Biscuit'),
  'Sam',
)
const changedOf = (name: string) => ({
  id: sample.animalId ?? '',
  name,
  isOwn: true,
  isSampleData: false,
  changes: ['Degenerative myelopathy (DM): at risk before, carrier now'],
})
export const WhatResultsMean: Story = says(changedCopy(publicUrl, [changedOf('Skye')], true), 'Ada')
export const WhatManyResultsMean: Story = says(
  changedCopy(
    publicUrl,
    Array.from({ length: 60 }, (_, at) => changedOf(`Skye ${at + 1}`)),
    false,
  ),
  'Ada',
)
export const WhatResultsMeanWithoutAccount: Story = says(changedCopyWithoutAccount(publicUrl))
export const EnquiryReceived: Story = says(receivedCopy('contact', 'E-4F2A', 'Kinpaw'))
export const EnquiryAnswered: Story = says(
  answerLetter({
    by: 'Robin',
    text: 'Thank you for asking.\n\nA swab can be taken from a puppy of five weeks, an hour after it last drank.',
    reference: 'E-4F2A',
    shopName: 'Kinpaw',
  }),
)

export const PasswordChanged: Story = notice('password-changed')
export const AnimalShared: Story = notice('animal-shared', 'jo@riverside.example')
export const KitsOffered: Story = notice('kits-offered', 'jo@riverside.example')
export const TransferOffered: Story = notice('transfer-offered', 'jo@riverside.example')
export const AnimalTakenOver: Story = notice('transfer-accepted')
export const AnimalReadOn: Story = notice('transfer-read-on')
export const AcmFormReady: Story = notice('acm-approved')
export const AdvanceResults: Story = notice('advance-ready')
export const CreditGiven: Story = notice('credit-given', '$5,000.00 AUD')
export const Newsletter: Story = notice('newsletter-welcome')
export const LongWords: Story = notice('show-refused', 'No stand is left for so large a show. '.repeat(12).trim())
export const OnAPhone: Story = { ...ResultsAreReady, globals: { viewport: { value: 'phone' } } }

/** The notices about an account: all of them, one below the other, to be read. */
export const EveryNotice: Story = {
  args: { content: notices['password-changed'].copy(context, '') },
  render: () => <MailTexts of={Object.values(notices).map(({ copy }) => copy(context, 'Skye'))} />,
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(Object.keys(notices).length),
}
