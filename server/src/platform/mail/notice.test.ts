import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { type NoticeKind, notices } from '../../notices.ts'
import { withdrawTokenOf } from '../../people/newsletter/withdraw-token.ts'
import { userNotices } from '../../people/user/mail-copy.ts'
import { compose } from './compose.ts'
import { noticeMail, sendNotice } from './notice.ts'

const publicUrl = 'https://shop.example'
const shop = useShop({ PUBLIC_URL: publicUrl })

const mailOf = (kind: NoticeKind, to: string, text = '') => {
  const { seal } = shop.services.secrets
  const about = { name: seal('Skye'), animalId: 'animal-1' }
  return noticeMail(shop.services, notices, { id: '1', kind, to: seal(to), text: seal(text), ...about })
}

/** What each notice is called, and what its reader can do at once. */
const expected: Record<NoticeKind, { subject: string; paths: string[] }> = {
  'password-changed': { subject: 'Your password was changed', paths: ['/forgot-password'] },
  'email-changed': { subject: 'Your email address was changed', paths: [] },
  'two-factor-on': { subject: 'Two-step login is on', paths: [] },
  'two-factor-off': { subject: 'Two-step login is off', paths: ['/forgot-password'] },
  'recovery-code-used': { subject: 'A recovery code was used', paths: ['/forgot-password'] },
  'account-deleted': { subject: 'Your account is deleted', paths: [] },
  'newsletter-welcome': {
    subject: 'Ten dollars in points for you',
    paths: ['/register', '/newsletter/unsubscribe?token='],
  },
  'sheet-activated': { subject: 'Your work spreadsheet is through', paths: ['/my/work-spreadsheets'] },
  'kits-offered': { subject: 'Would you like these test kits?', paths: ['/my/oripacks/transfer'] },
  'kits-accepted': { subject: 'Your kits were accepted', paths: ['/my/oripacks/transfer'] },
  'kits-accepted-in-part': { subject: 'Some of your kits were accepted', paths: ['/my/oripacks/transfer'] },
  'kits-reminder': { subject: 'Test kits are waiting for your answer', paths: ['/my/oripacks/transfer'] },
  'kits-unanswered': { subject: 'Nobody has answered your offer of kits', paths: ['/my/oripacks/transfer'] },
  'kits-expired': { subject: 'An offer of test kits has ended', paths: ['/my/oripacks/transfer'] },
  'kits-declined': { subject: 'Your offer of kits was declined', paths: ['/my/oripacks/transfer'] },
  'kits-returned': { subject: 'Your kits are back', paths: ['/my/oripacks/transfer'] },
  'kits-undone': { subject: 'Kits were given back', paths: ['/my/oripacks/transfer'] },
  'kits-received': { subject: 'You were given kits', paths: ['/activate'] },
  'animal-shared': { subject: 'An animal was shared with you', paths: ['/my/animals/shared'] },
  'transfer-offered': { subject: 'Would you take over an animal?', paths: ['/my/transfer-animal'] },
  'transfer-read-on': { subject: 'Skye has moved, and you can still see its results', paths: ['/my/animals/animal-1'] },
  'transfer-accepted': { subject: 'Skye has moved to another account', paths: ['/my/transfer-animal'] },
  'transfer-declined': { subject: 'Your offer of Skye was declined', paths: ['/my/animals/animal-1'] },
  'club-gave-back': { subject: 'Your club gave Skye back', paths: ['/my/animals/animal-1'] },
  'animal-received': { subject: 'Skye has moved to your account', paths: ['/my/animals/animal-1'] },
  'vet-approved': { subject: 'Your practice is approved', paths: ['/my'] },
  'vet-refused': { subject: 'We could not approve your practice', paths: ['/my/my-profile#practice'] },
  'agent-approved': { subject: 'The collection agent is approved', paths: ['/my/collection-agents'] },
  'sample-collected': { subject: 'A sample of your animal was taken', paths: ['/activate'] },
  'agent-refused': { subject: 'About the collection agent', paths: [] },
  'breeder-approved': { subject: 'Welcome to the responsible breeder program', paths: ['/my'] },
  'breeder-refused': { subject: 'About the responsible breeder program', paths: [] },
  'club-approved': { subject: 'You can now act for a club', paths: ['/my'] },
  'club-refused': { subject: 'You no longer act for the club', paths: [] },
  'acm-requested': { subject: 'Your request for an ACM form for Skye', paths: ['/my/acm-form-requests'] },
  'acm-approved': { subject: 'Your ACM form for Skye is ready', paths: ['/my/acm-form-requests'] },
  'acm-refused': { subject: 'About your request for an ACM form for Skye', paths: ['/my/acm-form-requests'] },
  'show-registered': { subject: 'Your show is registered', paths: ['/my/shows'] },
  'show-confirmed': { subject: 'Your show is confirmed', paths: ['/my/shows'] },
  'show-refused': { subject: 'About your show', paths: ['/my/shows'] },
  'review-asked': { subject: 'How was your test?', paths: ['/my/reviews/0'] },
  'review-approved': { subject: 'Your review is published', paths: ['/my/reviews/0'] },
  'review-refused': { subject: 'About your review', paths: ['/my/reviews/0'] },
  'show-sent': { subject: 'A parcel for your show is on its way', paths: ['/my/shows'] },
  'advance-ready': { subject: 'Advance results are ready to open', paths: ['/my/dv-access'] },
  'advance-released': { subject: 'Early results were shown to whoever ordered your test', paths: ['/my'] },
  'advance-changed': { subject: 'An advance result you opened is no longer valid', paths: ['/my/dv-access'] },
  'advance-reported': { subject: 'The report is out, and the advance results are closed', paths: ['/my/dv-access'] },
  'advance-withdrawn': { subject: 'Advance results were withdrawn', paths: ['/my/dv-access'] },
  'credit-given': { subject: 'You can order on account', paths: ['/my/invoices'] },
  'credit-ended': { subject: 'You pay your orders at once now', paths: ['/my/invoices'] },
}

test.each(Object.entries(expected) as [NoticeKind, (typeof expected)[NoticeKind]][])(
  '%s is written in text and in HTML, with its links',
  async (kind, { subject, paths }) => {
    const notice = mailOf(kind, 'ada@example.org', 'Quoted')
    expect(notice).toMatchObject({ key: 'notice-1', to: 'ada@example.org', subject })
    const mail = await compose(notice, shop.config)
    for (const body of [mail.text, mail.html]) {
      for (const path of paths) expect(body).toContain(`${publicUrl}${path}`)
      expect(body.split(publicUrl)).toHaveLength(paths.length + 2)
    }
    expect(mail.html).toContain(`>${subject}</h1>`)
    expect(mail.html).not.toContain('undefined')
  },
)

test('every newsletter to an address carries the same token, and each address its own', async () => {
  const bodyTo = async (email: string) => (await compose(mailOf('newsletter-welcome', email), shop.config)).text
  expect(await bodyTo('ada@example.org')).toContain(`=${withdrawTokenOf(shop.services.secrets, 'ada@example.org')}\n`)
  expect(await bodyTo('ada@example.org')).not.toBe(await bodyTo('grace@example.org'))
})

test('the queue does not know to whom a notice goes; the mail does', async () => {
  await sendNotice(shop.services, userNotices['password-changed'], 'ada@example.org')
  expect(JSON.stringify(shop.jobs.sent)).not.toContain('ada@example.org')
  await shop.jobs.flush(shop.services)
  expect(shop.mails.splice(0)).toMatchObject([{ to: 'ada@example.org', subject: 'Your password was changed' }])
})
