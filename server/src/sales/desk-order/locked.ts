import { readCode } from '@shop/contract/codes'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { lockOrder } from '../parcel/locked-order.ts'

/** An order's number as it is stored, however it is typed; empty for what is none. */
export const numberIn = (typed: string) => readCode(typed, 'order') ?? ''

/** `lockOrder` by a number however it is typed. Throws 404. */
export const lockByNumber = (tx: Db, typed: string) => lockOrder(tx, eq(orders.number, numberIn(typed)))

/** Within this time the same request again is the same one. */
export const repeatMs = 60_000
