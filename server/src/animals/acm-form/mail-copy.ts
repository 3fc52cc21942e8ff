import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const acmForms = linkTo('See your ACM forms', '/my/acm-form-requests')

export const acmFormNotices = notices({
  'acm-requested': (context) => ({
    subject: 'Your request for an ACM form is here',
    parts: [
      'Thank you. We look whether the collector you name is approved, and write to you when it is decided. Please let nobody take the sample before you have the form.',
      acmForms(context),
    ],
  }),
  'acm-approved': (context) => ({
    subject: 'Your ACM form is ready',
    parts: [
      'The form is approved, and filled from your animal’s record. Print it, take it along to the collector, and put it into the envelope with the swab, signed by both of you.',
      acmForms(context),
    ],
  }),
  'acm-refused': (context, reason) => ({
    subject: 'About your request for an ACM form',
    parts: [
      `We cannot give you this form. This is why: ${reason}`,
      'You can ask for another at any time. A form that you have printed already is no longer good.',
      acmForms(context),
    ],
  }),
})
