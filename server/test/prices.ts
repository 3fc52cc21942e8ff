import { sql } from 'drizzle-orm'
import { prices } from '../src/schema/product.ts'
import type { Shop } from './shop.ts'

/** A moment some seconds from now, as the desk types it. */
export const inSeconds = (seconds: number) => `${new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19)}Z`

/** Waits until a moment has passed. */
export const until = (moment: string) =>
  new Promise((resume) => setTimeout(resume, Math.max(0, Date.parse(moment) - Date.now()) + 20))

/** The moment of every planned price is there: whatever was planned for later is planned for now. */
export async function letBegin({ db, services }: Pick<Shop, 'db' | 'services'>) {
  await db.execute(sql`update ${prices} set
    valid_from = least(valid_from, date_trunc('milliseconds', now())),
    valid_until = case when valid_until > now() then date_trunc('milliseconds', now()) else valid_until end`)
  await services.catalogue.refresh()
}
