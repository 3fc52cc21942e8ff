import { openAccount } from '../../people/visitor/notice-links.ts'
import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const transfers = linkTo('See your transfers', '/my/transfer-animal')
export const sharedAnimals = linkTo('See the animal', '/my/animals/shared')

export const animalTransferNotices = notices({
  'transfer-offered': (context, who) => ({
    subject: 'Would you take over an animal?',
    parts: [
      `${who} would like to move an animal to your account, with its samples, results and reports.`,
      transfers(context),
      'Log in with the account of this address, or create one with it, and say yes or no within 14 days. If you do not expect this, there is nothing to do.',
    ],
  }),
  'transfer-accepted': (context, petName) => ({
    subject: 'Your animal has moved to its new account',
    parts: [
      `${petName} was taken over by whom you offered it to. Samples, results and reports have moved along; your invoices stay with you.`,
      transfers(context),
      'If you did not offer an animal to anybody, answer this mail at once.',
    ],
  }),
  'transfer-read-on': (context, petName) => ({
    subject: 'Your animal has moved, and you may read on',
    parts: [
      `${petName} was taken over by whom you offered it to. Samples, results and reports have moved along; your invoices stay with you.`,
      `Its new owner lets you go on reading what is found in ${petName}, until they end it.`,
      sharedAnimals(context),
      'If you did not offer an animal to anybody, answer this mail at once.',
    ],
  }),
  'transfer-declined': (context, petName) => ({
    subject: 'Your offer was declined',
    parts: [`${petName} stays with you: your offer was declined.`, transfers(context)],
  }),
  'animal-received': (context, petName) => ({
    subject: 'An animal has moved to your account',
    parts: [
      `You have taken over ${petName}. Samples, results and reports are in your account now.`,
      openAccount(context),
    ],
  }),
})
