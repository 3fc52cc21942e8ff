import { notices } from '../../platform/mail/notice-copy.ts'

export const ownDataNotices = notices({
  'account-deleted': () => ({
    subject: 'Your account is deleted',
    parts: [
      'Your account, your animals with their results, your addresses and your points are gone. Orders stay in our books, as the law wants it, without your name.',
      'Thank you for having been with us.',
    ],
  }),
})
