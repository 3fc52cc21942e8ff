import { openAccount } from '../../people/visitor/notice-links.ts'
import { linkToAnimal, notices } from '../../platform/mail/notice-copy.ts'

export const clubNotices = notices({
  'club-approved': (context) => ({
    subject: 'You can now act for a club',
    parts: [
      '“Club access” in your account shows the animals your club holds and the products only its members can buy. You can hand your own animals over to it there, and take them back.',
      openAccount(context),
    ],
  }),
  'club-refused': (_, reason) => ({
    subject: 'You no longer act for the club',
    parts: [
      `You no longer see the animals the club holds. Those you handed over are back in your account. The reason: ${reason}`,
    ],
  }),
  'club-gave-back': (context) => ({
    subject: `Your club gave ${context.name} back`,
    parts: [
      `Your club gave ${context.name} back to you. Its samples, results and reports are in your account again.`,
      linkToAnimal(context),
    ],
  }),
})
