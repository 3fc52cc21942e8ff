import { type NoticeContext, notices } from '../../platform/mail/notice-copy.ts'

const review = (label: string, { publicUrl, productId }: NoticeContext) => ({
  label,
  href: `${publicUrl}/my/reviews/${productId}`,
})

export const reviewNotices = notices({
  'review-asked': (context) => ({
    subject: 'How was your test?',
    parts: [
      `You have had your results of ${context.name} for a week. Would you tell others how it went? A few words and one to five stars help them choose.`,
      review('Write a review', context),
      'You do not have to, and we ask only this once.',
    ],
  }),
  'review-approved': (context) => ({
    subject: 'Your review is published',
    parts: [
      `Thank you. Your review of ${context.name} is on its page now, with the name you gave.`,
      review('See your review', context),
    ],
  }),
  'review-refused': (context, reason) => ({
    subject: 'About your review',
    parts: [
      `We cannot publish your review of ${context.name} as it is. This is why: ${reason}`,
      'You can change it and send it again.',
      review('Change your review', context),
    ],
  }),
})
