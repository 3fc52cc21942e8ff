import type { Db } from '../db/open.ts'
import { issueGiftCards } from '../gift-card/issue.ts'
import { openLifePlans } from '../life-plan/open.ts'
import { openSamples } from '../sample/open.ts'
import type { Services } from '../services.ts'
import type { orders } from './tables.ts'

type Order = typeof orders.$inferSelect

/** Opens what a settled order pays for: its kits, its upgrades, its life plans and its gift cards. Again, it changes nothing. */
export async function deliver(tx: Db, services: Pick<Services, 'jobs' | 'log' | 'secrets'>, order: Order) {
  await openSamples(tx, order, services.log)
  await openLifePlans(tx, services, order)
  await issueGiftCards(tx, services, order)
}
