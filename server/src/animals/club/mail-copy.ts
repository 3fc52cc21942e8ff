import { openAccount } from '../../people/visitor/notice-links.ts'
import { linkToAnimal, notices } from '../../platform/mail/notice-copy.ts'

export const clubNotices = notices({
  'club-approved': (context) => ({
    subject: 'You act for a club now',
    parts: [
      '“Club access” in your account shows the animals that your club holds, and what we sell to its people alone. You can hand animals of your own over to it there, and take them back.',
      openAccount(context),
    ],
  }),
  'club-refused': (_, reason) => ({
    subject: 'You do not act for the club any more',
    parts: [
      `You no longer see the animals that the club holds. Those you handed over to it are in your account again. This is why: ${reason}`,
    ],
  }),
  'club-gave-back': (context) => ({
    subject: `Your club gave ${context.name} back`,
    parts: [
      `Your club gave ${context.name} back to you. Samples, results and reports are in your account again.`,
      linkToAnimal(context),
    ],
  }),
})
