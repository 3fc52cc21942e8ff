import type { Db } from '../db/open.ts'
import { openLifePlans } from '../life-plan/open.ts'
import { openSamples } from '../sample/open.ts'
import type { Services } from '../services.ts'
import type { orders } from './tables.ts'

type Order = typeof orders.$inferSelect

/** Opens what a settled order pays for: its kits, its upgrades and its life plans. Again, it changes nothing. */
export async function deliver(tx: Db, services: Pick<Services, 'jobs' | 'log'>, order: Order) {
  await openSamples(tx, order, services.log)
  await openLifePlans(tx, services, order)
}
