import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const shows = linkTo('See your shows', '/my/shows')

export const showNotices = notices({
  'show-registered': (context) => ({
    subject: 'Your show is registered',
    parts: [
      'Thank you. We will look at your show within a few days, and email you when it is confirmed.',
      shows(context),
    ],
  }),
  'show-confirmed': (context) => ({
    subject: 'Your show is confirmed',
    parts: [
      'We look forward to your show, and are packing what you requested. We will email you when your parcel leaves. You can list the samples taken there by barcode, and follow them.',
      shows(context),
    ],
  }),
  'show-refused': (context, reason) => ({
    subject: 'About your show',
    parts: [`We cannot take part in this show. The reason: ${reason}`, shows(context)],
  }),
  'show-sent': (context, what) => ({
    subject: 'A parcel for your show is on its way',
    parts: [`On its way to your show: ${what}. Please check the contents when it arrives.`, shows(context)],
  }),
})
