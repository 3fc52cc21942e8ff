import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq, isNull, or } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { activations } from '../../schema/activation.ts'
import type { User, Visitor } from '../../people/visitor/visitor.ts'
import { isUuid } from '../../platform/values/ids.ts'

/** Who activates, and what they would pay in. */
export type Customer = Pick<Visitor, 'user' | 'country' | 'currency'>

export type ActivationRow = typeof activations.$inferSelect
export type ActivationChanges = Partial<
  Pick<ActivationRow, 'email' | 'type' | 'barcodes' | 'kitBarcode' | 'cartId'>
> & {
  /** The change of a step; the rest of the record stays. */
  record?: ActivationRow['record']
}

/** An activation belongs to whoever holds its id; from the first call of somebody logged in on, to that user alone. */
const isOwn = (id: string, user: User | null) =>
  and(
    eq(activations.id, id),
    user ? or(isNull(activations.userId), eq(activations.userId, user.id)) : isNull(activations.userId),
  )

export async function findActivation(db: Db, id: string | undefined, user: User | null): Promise<ActivationRow> {
  if (!id || !isUuid(id)) throw missing()
  const [row] = await db.select().from(activations).where(isOwn(id, user))
  if (!row) throw missing()
  return row
}

/** A new record, of whoever is signed in. */
export async function beginActivation(db: Db, email: string | null, user: User | null): Promise<ActivationRow> {
  const [row] = await db.insert(activations).values({ email, userId: user?.id }).returning()
  if (!row) throw new Error('No activation was made')
  return row
}

/** Locks the record for a change until the transaction ends, so that steps follow one another. */
export async function lockActivation(tx: Db, id: string | undefined, user: User | null): Promise<ActivationRow> {
  if (!id || !isUuid(id)) throw missing()
  const [row] = await tx
    .update(activations)
    .set({ updatedAt: new Date(), ...(user && { userId: user.id }) })
    .where(isOwn(id, user))
    .returning()
  if (!row) throw missing()
  return row
}

/** Saves what a step changed; returns the changed row. */
export async function saveActivation(tx: Db, row: ActivationRow, changes: ActivationChanges): Promise<ActivationRow> {
  const changed = applied(row, changes)
  const { email, type, barcodes, kitBarcode, record, cartId, activatedAt } = changed
  await tx
    .update(activations)
    .set({ email, type, barcodes, kitBarcode, record, cartId, activatedAt })
    .where(eq(activations.id, row.id))
  return changed
}

/** The row as it will be. */
export const applied = (row: ActivationRow, { record, ...changes }: ActivationChanges): ActivationRow => ({
  ...row,
  ...changes,
  record: { ...row.record, ...record },
})

export const alreadyActivated = () =>
  new Failure(409, { message: 'This kit is activated. It cannot be changed any more.' })

/** A refusal of one field, under the message of its call. */
export const refuseField = (field: string, why: string) => refusal({ [field]: why })

export const fieldMissing = (field: string) => refuseField(field, messages.fieldRequired)
