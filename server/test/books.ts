import { reconcile } from '../src/workflows/reconciliation/reconcile.ts'
import type { Shop } from './shop.ts'

/** What does not agree among orders, payments, kits, points, vouchers and what providers took. */
export const disagreementsIn = ({ services }: Pick<Shop, 'services'>) => reconcile(services)

/** Throws what does not agree. */
export async function booksAgree(shop: Pick<Shop, 'services'>) {
  const found = await disagreementsIn(shop)
  if (found.length) throw new Error(JSON.stringify(found))
}
