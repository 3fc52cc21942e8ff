import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const shows = linkTo('See your shows', '/my/shows')

export const showNotices = notices({
  'show-registered': (context) => ({
    subject: 'Your show is registered',
    parts: [
      'Thank you. We look at your show within a few days, and write to you when it is confirmed.',
      shows(context),
    ],
  }),
  'show-confirmed': (context) => ({
    subject: 'Your show is confirmed',
    parts: [
      'We look forward to your show, and pack what you asked for. You get a mail when your parcel leaves. Samples that are taken there you can list by their barcodes, and follow.',
      shows(context),
    ],
  }),
  'show-refused': (context, reason) => ({
    subject: 'About your show',
    parts: [`We cannot be part of this show. This is why: ${reason}`, shows(context)],
  }),
  'show-sent': (context, what) => ({
    subject: 'A parcel for your show is on its way',
    parts: [`This has left for your show: ${what}. Please open it when it comes, and count.`, shows(context)],
  }),
})
