import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

export const activate = linkTo('Activate a kit', '/activate')

export const collectedAnimalNotices = notices({
  // The collector typed the address, so the mail quotes no text: the barcode is ours.
  'sample-collected': (context, barcode) => ({
    subject: 'A sample of your animal was taken',
    parts: [
      `A collection agent or vet has taken sample ${barcode} for you. The laboratory starts as soon as you tell us whose sample it is and which tests you would like.`,
      activate(context),
      'If nobody took a sample for you, you can ignore this email.',
    ],
  }),
})
