import { expect } from 'vitest'
import { reconcile } from '../src/reconciliation/reconcile.ts'
import type { Shop } from './shop.ts'

/** Orders, payments, kits, points, vouchers and what the sandbox took: all of it agrees. */
export const expectBooksAgree = async ({ db }: Pick<Shop, 'db'>) => expect(await reconcile(db)).toEqual([])
