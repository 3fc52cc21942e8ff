import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

export const activate = linkTo('Activate a kit', '/activate')

export const collectedAnimalNotices = notices({
  // The collector typed the address, so the mail quotes no text: the barcode is ours.
  'sample-collected': (context, barcode) => ({
    subject: 'A sample of your animal was taken',
    parts: [
      `A collection agent or vet has taken the sample ${barcode} for you. The laboratory begins as soon as you say whose sample it is, and which tests you would like.`,
      activate(context),
      'If nobody has taken a sample for you, there is nothing to do.',
    ],
  }),
})
