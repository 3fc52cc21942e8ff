import { reconcile } from '../src/reconciliation/reconcile.ts'
import type { Shop } from './shop.ts'

/** What does not agree among orders, payments, kits, points, vouchers and what the sandbox took. */
export const disagreementsIn = ({ db }: Pick<Shop, 'db'>) => reconcile(db)

/** Throws what does not agree. */
export async function booksAgree(shop: Pick<Shop, 'db'>) {
  const found = await disagreementsIn(shop)
  if (found.length) throw new Error(JSON.stringify(found))
}
