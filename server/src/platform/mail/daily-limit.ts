import { attemptLimit } from '../limits/attempts.ts'
import type { Db } from '../db/open.ts'
import type { Secrets } from '../config/secrets.ts'

/** How many mails of a kind one address gets in a day that somebody else may have caused. See docs/decisions/0054. */
const points = {
  /** Links to confirm an address or to choose a password. */
  link: 10,
  /** Shared animals, and offers of animals and kits: whoever sells a litter sends many to one vet. */
  invitation: 30,
  /** Thanks for an enquiry. */
  thanks: 5,
  /** Orders of guests that wait for a transfer. */
  order: 5,
  /** Links of orders that somebody asked for. */
  found: 5,
}

/**
 * Counts mail to addresses that anybody can type, by whom it goes to. Each kind has a count of its own, so that nobody
 * can block a person's link for a password by sending them something else.
 */
export const dailyMails = ({ db, secrets }: { db: Db; secrets: Secrets }, kind: keyof typeof points) =>
  attemptLimit(db, secrets, {
    name: `mail-day-${kind}`,
    points: points[kind],
    perSeconds: 24 * 60 * 60,
    message: 'This address has had many mails from us today. Please try again tomorrow.',
  })
