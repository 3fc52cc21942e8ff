import { inArray, sql } from 'drizzle-orm'
import { sweepAdvanceResults } from './laboratory/advance-result/sweep.ts'
import { sweepTransfers } from './sales/bank-transfer/match.ts'
import { sweepAwaited } from './sales/checkout/end-order.ts'
import { paymentContext } from './sales/checkout/payment-context.ts'
import { sweepDisputes } from './sales/dispute/record.ts'
import { failingChores } from './schema/failed-job.ts'
import { sweepGiftCards } from './sales/gift-card/issue.ts'
import { sweepKitOffers } from './animals/kit-offer/expire.ts'
import { sweepImports } from './laboratory/laboratory/import-results.ts'
import { renewDuePlans } from './results/life-plan/register.ts'
import { sweepMemberships } from './sales/membership/sweep.ts'
import { sweepPayments } from './sales/payment/steps.ts'
import { withoutAddresses } from './platform/config/log.ts'
import { remindOfKits } from './sales/parcel/remind.ts'
import { askForReviews } from './sales/review/ask.ts'
import { sweepRefunds } from './sales/refund/send.ts'
import { sweepApprovals } from './laboratory/results-review/decide.ts'
import type { Services } from './platform/services.ts'
import { expireTransfers } from './animals/animal-transfer/handlers.ts'
import { deleteOldCollectedAnimals } from './animals/collected-animal/delete-old.ts'
import { deleteOldEnquiries } from './people/enquiry/delete-old.ts'
import { deleteOldSessions } from './people/session/delete-old.ts'
import { deleteOldLinks } from './people/user/delete-old.ts'
import { eachStep } from './platform/jobs/each-alone.ts'
import { deleteOldAttempts } from './platform/limits/delete-old.ts'
import { deleteOldCarts } from './sales/cart/delete-old.ts'
import { deleteOldCheckouts } from './sales/checkout/delete-old.ts'
import { deleteOldActivations } from './workflows/activation/delete-old.ts'
import { deleteOldWorkSheets } from './workflows/work-spreadsheet/delete-old.ts'

export type Chore = (services: Services) => Promise<void>

/** What each noun deletes or closes at its time, by the name that an error has; one that fails holds up no other. */
function deletions({ db }: Services) {
  const now = Date.now()
  return eachStep({
    sessions: () => deleteOldSessions(db, now),
    attempts: () => deleteOldAttempts(db, now),
    links: () => deleteOldLinks(db, now),
    activations: () => deleteOldActivations(db, now),
    'work spreadsheets': () => deleteOldWorkSheets(db, now),
    enquiries: () => deleteOldEnquiries(db, now),
    carts: () => deleteOldCarts(db, now),
    payments: () => deleteOldCheckouts(db, now),
    'collected animals': () => deleteOldCollectedAnimals(db, now),
    'animal transfers': () => expireTransfers(db),
  })
}

/** What comes due by itself, once a minute, by the name that the desk reads. */
export const chores = {
  payments: (services) => sweepPayments(paymentContext(services), services.config.paymentTimeoutSeconds),
  'bank transfers': sweepTransfers,
  'awaited orders': (services) => sweepAwaited(services),
  disputes: sweepDisputes,
  'gift cards': (services) => sweepGiftCards(services),
  memberships: (services) => sweepMemberships(services),
  refunds: (services) => sweepRefunds(services),
  reviews: (services) => askForReviews(services),
  'kit offers': sweepKitOffers,
  'kit reminders': (services) => remindOfKits(services),
  'result files': sweepImports,
  releases: sweepApprovals,
  'advance results': sweepAdvanceResults,
  deletions,
  'life plans': (services) => renewDuePlans(services.db, services),
} satisfies Record<string, Chore>

const longestError = 500

/**
 * Does all chores, one after another. One that fails is logged and listed for the desk until it succeeds, and holds up no
 * other. Throws where that cannot be noted, for the database is away.
 */
export async function doChores(services: Services, all: Record<string, Chore> = chores): Promise<void> {
  const { db, log } = services
  const failing = new Set<string>()
  for (const [name, chore] of Object.entries(all))
    try {
      await chore(services)
    } catch (error) {
      log.error({ err: error, chore: name }, 'chore')
      const now = new Date()
      const text = withoutAddresses(error instanceof Error ? error.message : String(error)).slice(0, longestError)
      await db
        .insert(failingChores)
        .values({ name, failures: 1, error: text, failedAt: now })
        .onConflictDoUpdate({
          target: failingChores.name,
          set: { failures: sql`${failingChores.failures} + 1`, error: text, failedAt: now },
        })
      failing.add(name)
    }
  const succeeded = Object.keys(all).filter((name) => !failing.has(name))
  if (succeeded.length) await db.delete(failingChores).where(inArray(failingChores.name, succeeded))
}
