import { openAccount } from '../../people/visitor/notice-links.ts'
import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const practice = linkTo('Send new details', '/my/my-profile#practice')
const invoices = linkTo('See your invoices', '/my/invoices')

export const approvalNotices = notices({
  'vet-approved': (context) => ({
    subject: 'Your practice is approved',
    parts: [
      'Welcome. We have found your practice in its register. The samples you take from now on, with the microchip read, verify an animal’s identity.',
      'If you would like to order on account, with a credit limit, just reply to this email.',
      openAccount(context),
    ],
  }),
  'vet-refused': (context, reason) => ({
    subject: 'We could not approve your practice',
    parts: [
      `Your account stays as it is, and you order and pay as everybody does. This is why we could not approve it: ${reason}`,
      'You can send new details at any time, and we look again.',
      practice(context),
    ],
  }),
  'credit-given': (context, limit) => ({
    subject: 'You can order on account',
    parts: [
      `Up to ${limit} may stand open on your account. What you order within it is sent at once and billed; what goes beyond it you pay at once.`,
      invoices(context),
    ],
  }),
  'credit-ended': (context) => ({
    subject: 'You pay your orders at once now',
    parts: ['Nothing goes on your account any more. What is billed already stays as it is.', invoices(context)],
  }),
})
