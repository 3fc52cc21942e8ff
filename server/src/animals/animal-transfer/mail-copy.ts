import { linkTo, linkToAnimal, notices } from '../../platform/mail/notice-copy.ts'

const transfers = linkTo('See your transfers', '/my/transfer-animal')

export const animalTransferNotices = notices({
  'transfer-offered': (context, who) => ({
    subject: 'Would you take over an animal?',
    parts: [
      `${who} would like to move an animal to your account, with its samples, results and reports.`,
      transfers(context),
      'Log in with the account of this address, or create one with it, and say yes or no within 14 days. If you do not expect this, there is nothing to do.',
    ],
  }),
  'transfer-accepted': (context) => ({
    subject: `${context.name} has moved to another account`,
    parts: [
      `The account that you offered ${context.name} to has accepted. Samples, results and reports have moved along; your invoices stay with you.`,
      transfers(context),
      'If you did not offer an animal to anybody, answer this mail at once.',
    ],
  }),
  'transfer-read-on': (context) => ({
    subject: `${context.name} has moved, and you may read on`,
    parts: [
      `The account that you offered ${context.name} to has accepted. Samples, results and reports have moved along; your invoices stay with you.`,
      `The new owner lets you go on reading what is found in ${context.name}, until they end it.`,
      linkToAnimal(context),
      'If you did not offer an animal to anybody, answer this mail at once.',
    ],
  }),
  'transfer-declined': (context) => ({
    subject: `Your offer of ${context.name} was declined`,
    parts: [`${context.name} stays with you, with all samples, results and reports.`, linkToAnimal(context)],
  }),
  'animal-received': (context) => ({
    subject: `${context.name} has moved to your account`,
    parts: [
      `You have taken over ${context.name}. Samples, results and reports are in your account now.`,
      linkToAnimal(context),
    ],
  }),
})
