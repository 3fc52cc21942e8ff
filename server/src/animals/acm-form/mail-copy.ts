import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const acmForms = linkTo('See your ACM forms', '/my/acm-form-requests')

export const acmFormNotices = notices({
  'acm-requested': (context) => ({
    subject: `Your request for an ACM form for ${context.name}`,
    parts: [
      `Thank you for your request. We will check that the collector you named is approved, and email you our decision. Please wait for the form before ${context.name}’s sample is taken.`,
      acmForms(context),
    ],
  }),
  'acm-approved': (context) => ({
    subject: `Your ACM form for ${context.name} is ready`,
    parts: [
      `Your form is approved and filled in from ${context.name}’s record. Print it, take it to the collector, and put it in the envelope with the swab once you have both signed it.`,
      acmForms(context),
    ],
  }),
  'acm-refused': (context, reason) => ({
    subject: `About your request for an ACM form for ${context.name}`,
    parts: [
      `We cannot give you an ACM form for ${context.name}. The reason: ${reason}`,
      'You can request another at any time. Any form you have already printed is no longer valid.',
      acmForms(context),
    ],
  }),
})
