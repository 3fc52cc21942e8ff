import { dailyMails } from '../../platform/mail/daily-limit.ts'
import { attemptLimit, tenTries } from '../../platform/limits/attempts.ts'
import type { Services } from '../../platform/services.ts'

const hour = 60 * 60

/** Guesses at one account are slowed down whatever address they come from. */
export const loginGuesses = ({ db, secrets }: Services) => attemptLimit(db, secrets, { name: 'login', ...tenTries })

/** Counts a mail that anybody can have sent: by caller, and by recipient. Throws 429 after too many. */
export async function countMail(services: Services, { from, to }: { from: string; to: string }) {
  const { db, secrets } = services
  const mailsFrom = attemptLimit(db, secrets, {
    name: 'mail-from',
    points: 20,
    perSeconds: hour,
    message: 'We have had many requests from your network. Please try again in an hour.',
  })
  const mailsTo = attemptLimit(db, secrets, {
    name: 'mail-to',
    points: 5,
    perSeconds: hour,
    message: 'You have asked for this address several times. Please look into its inbox, or try again in an hour.',
  })
  await mailsFrom.count(from)
  await mailsTo.count(to)
  await dailyMails(services, 'link').count(to)
}
