import { reconcile } from '../src/reconciliation/reconcile.ts'
import type { Shop } from './shop.ts'

/** What does not agree among orders, payments, kits, points, vouchers and what the sandbox took. */
export const disagreementsIn = ({ db }: Pick<Shop, 'db'>) => reconcile(db)
