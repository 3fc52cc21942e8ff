import type { Db } from '../../platform/db/open.ts'
import { issueGiftCards } from '../gift-card/issue.ts'
import { openLifePlans } from '../../results/life-plan/open.ts'
import { openSamples } from '../../animals/sample/open.ts'
import { payYear } from '../member/pay-year.ts'
import { releaseKits } from '../stock/reserve.ts'
import type { Services } from '../../platform/services.ts'
import type { orders } from '../../schema/order.ts'

type Order = typeof orders.$inferSelect

/**
 * Opens what a settled order pays for: its kits, its upgrades, its life plans, its gift cards and its year of membership.
 * Again, it changes nothing.
 */
export async function deliver(tx: Db, services: Pick<Services, 'jobs' | 'log' | 'secrets'>, order: Order) {
  await openSamples(tx, order, services.log)
  await releaseKits(tx, order.checkoutId)
  await openLifePlans(tx, services, order)
  await issueGiftCards(tx, services, order)
  await payYear(tx, services, order)
}
