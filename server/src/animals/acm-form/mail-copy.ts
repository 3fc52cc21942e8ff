import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const acmForms = linkTo('See your ACM forms', '/my/acm-form-requests')

export const acmFormNotices = notices({
  'acm-requested': (context) => ({
    subject: `Your request for an ACM form for ${context.name}`,
    parts: [
      `Thank you, we have your request. We look whether the collector you name is approved, and write to you when it is decided. Please let nobody take ${context.name}’s sample before you have the form.`,
      acmForms(context),
    ],
  }),
  'acm-approved': (context) => ({
    subject: `Your ACM form for ${context.name} is ready`,
    parts: [
      `The form is approved, and filled from ${context.name}’s record. Print it, take it along to the collector, and put it into the envelope with the swab, signed by both of you.`,
      acmForms(context),
    ],
  }),
  'acm-refused': (context, reason) => ({
    subject: `About your request for an ACM form for ${context.name}`,
    parts: [
      `We cannot give you an ACM form for ${context.name}. This is why: ${reason}`,
      'You can ask for another at any time. A form that you have printed already is no longer good.',
      acmForms(context),
    ],
  }),
})
