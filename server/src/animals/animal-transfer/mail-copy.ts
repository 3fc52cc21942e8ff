import { linkTo, linkToAnimal, notices } from '../../platform/mail/notice-copy.ts'

const transfers = linkTo('See your transfers', '/my/transfer-animal')

export const animalTransferNotices = notices({
  'transfer-offered': (context, who) => ({
    subject: 'Would you take over an animal?',
    parts: [
      `${who} would like to move an animal to your account, with its samples, results and reports.`,
      transfers(context),
      'Log in with this email address, or create an account with it, and accept or decline within 14 days. If you were not expecting this, you can ignore this email.',
    ],
  }),
  'transfer-accepted': (context) => ({
    subject: `${context.name} has moved to another account`,
    parts: [
      `Your offer of ${context.name} was accepted. Its samples, results and reports have moved too; your invoices stay with you.`,
      transfers(context),
      'If you did not offer an animal to anyone, please reply to this email right away.',
    ],
  }),
  'transfer-read-on': (context) => ({
    subject: `${context.name} has moved, and you can still see its results`,
    parts: [
      `Your offer of ${context.name} was accepted. Its samples, results and reports have moved too; your invoices stay with you.`,
      `The new owner has agreed that you can keep seeing ${context.name}’s results, until they end it.`,
      linkToAnimal(context),
      'If you did not offer an animal to anyone, please reply to this email right away.',
    ],
  }),
  'transfer-declined': (context) => ({
    subject: `Your offer of ${context.name} was declined`,
    parts: [`${context.name} stays with you, with all its samples, results and reports.`, linkToAnimal(context)],
  }),
  'animal-received': (context) => ({
    subject: `${context.name} has moved to your account`,
    parts: [
      `${context.name} is now yours. Its samples, results and reports are in your account.`,
      linkToAnimal(context),
    ],
  }),
})
