import { activate } from '../collected-animal/mail-copy.ts'
import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const kits = linkTo('See your kits', '/my/oripacks/transfer')

export const kitOfferNotices = notices({
  'kits-offered': (context, who) => ({
    subject: 'Would you like these test kits?',
    parts: [
      `${who} would like to give you test kits. Their tests are paid for.`,
      kits(context),
      'Log in with the account of this address, or create one with it, and say yes or no within 14 days. If you do not expect this, there is nothing to do.',
    ],
  }),
  'kits-reminder': (context, who) => ({
    subject: 'Test kits are waiting for your answer',
    parts: [
      `${who} would like to give you test kits. Their tests are paid for, and the offer ends in three days.`,
      kits(context),
      'Log in with the account of this address, or create one with it. If you do not expect this, there is nothing to do.',
    ],
  }),
  'kits-accepted': (context) => ({
    subject: 'Your kits were accepted',
    parts: [
      'The test kits you offered are in their new owner’s account. The results will be theirs alone.',
      kits(context),
      'If you did not offer kits to anybody, answer this mail at once.',
    ],
  }),
  'kits-accepted-in-part': (context) => ({
    subject: 'Some of your kits were accepted',
    parts: [
      'Some of the test kits you offered are in their new owner’s account, and the results will be theirs alone. The other kits are yours again, to activate or to offer to somebody else.',
      kits(context),
      'If you did not offer kits to anybody, answer this mail at once.',
    ],
  }),
  'kits-declined': (context) => ({
    subject: 'Your offer of kits was declined',
    parts: ['The test kits you offered stay with you: your offer was declined.', kits(context)],
  }),
  'kits-received': (context) => ({
    subject: 'You were given kits',
    parts: [
      'You have accepted test kits: they are in your account now. Their tests are paid for; activate each when you have its swab.',
      activate(context),
    ],
  }),
  'kits-unanswered': (context) => ({
    subject: 'Nobody has answered your offer of kits',
    parts: [
      'The 14 days of your offer are over, and the test kits are yours again, to activate or to offer once more.',
      kits(context),
    ],
  }),
  'kits-expired': (context) => ({
    subject: 'An offer of test kits has ended',
    parts: [
      'The test kits that you were offered stay with whoever offered them: the 14 days to answer are over. They can offer them again.',
      kits(context),
      'If you did not expect this, there is nothing to do.',
    ],
  }),
  'kits-returned': (context, reason) => ({
    subject: 'Your kits are back',
    parts: ['We have taken back test kits that you offered: they are in your account again.', reason, kits(context)],
  }),
  'kits-undone': (context, reason) => ({
    subject: 'Kits were given back',
    parts: [
      'Test kits that you had accepted, and had not used, are back with whoever offered them. What you have activated stays yours.',
      reason,
      kits(context),
    ],
  }),
})
