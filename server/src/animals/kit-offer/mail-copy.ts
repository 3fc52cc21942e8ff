import { activate } from '../collected-animal/mail-copy.ts'
import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const kits = linkTo('See your kits', '/my/oripacks/transfer')

export const kitOfferNotices = notices({
  'kits-offered': (context, who) => ({
    subject: 'Would you like these test kits?',
    parts: [
      `${who} would like to give you test kits. The tests are already paid for.`,
      kits(context),
      'Log in with this email address, or create an account with it, and accept or decline within 14 days. If you were not expecting this, you can ignore this email.',
    ],
  }),
  'kits-reminder': (context, who) => ({
    subject: 'Test kits are waiting for your answer',
    parts: [
      `${who} would like to give you test kits. The tests are already paid for, and the offer ends in three days.`,
      kits(context),
      'Log in with this email address, or create an account with it. If you were not expecting this, you can ignore this email.',
    ],
  }),
  'kits-accepted': (context) => ({
    subject: 'Your kits were accepted',
    parts: [
      'The test kits you offered are now in the new owner’s account. Only they will see the results.',
      kits(context),
      'If you did not offer kits to anyone, please reply to this email right away.',
    ],
  }),
  'kits-accepted-in-part': (context) => ({
    subject: 'Some of your kits were accepted',
    parts: [
      'Some of the test kits you offered are now in the new owner’s account, and only they will see the results. The other kits are yours again, to activate or to offer to someone else.',
      kits(context),
      'If you did not offer kits to anyone, please reply to this email right away.',
    ],
  }),
  'kits-declined': (context) => ({
    subject: 'Your offer of kits was declined',
    parts: ['Your offer was declined, so the test kits stay with you.', kits(context)],
  }),
  'kits-received': (context) => ({
    subject: 'You were given kits',
    parts: [
      'The test kits you accepted are in your account. The tests are already paid for; activate each kit when you have its swab.',
      activate(context),
    ],
  }),
  'kits-unanswered': (context) => ({
    subject: 'Nobody has answered your offer of kits',
    parts: [
      'Your offer ended after 14 days without a reply. The test kits are yours again, to activate or to offer to someone else.',
      kits(context),
    ],
  }),
  'kits-expired': (context) => ({
    subject: 'An offer of test kits has ended',
    parts: [
      'The 14 days to reply are over, so the test kits you were offered stay with their owner, who can offer them again.',
      kits(context),
      'If you were not expecting this, you can ignore this email.',
    ],
  }),
  'kits-returned': (context, reason) => ({
    subject: 'Your kits are back',
    parts: ['Test kits you had offered are back in your account.', reason, kits(context)],
  }),
  'kits-undone': (context, reason) => ({
    subject: 'Kits were given back',
    parts: [
      'Test kits you accepted but did not use are back with the person who offered them. Any you activated are still yours.',
      reason,
      kits(context),
    ],
  }),
})
