import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Collect, Erase } from '../../people/visitor/own-data.ts'
import { activations } from '../../schema/activation.ts'

export const collectActivations: Collect = async (db, { id: userId }) => ({
  activations: (
    await db.select().from(activations).where(eq(activations.userId, userId)).orderBy(asc(activations.createdAt))
  ).map(({ email: typed, barcodes, record, activatedAt, createdAt }) => ({
    email: typed,
    barcodes,
    pet: record.pet,
    person: record.person,
    activatedAt,
    createdAt,
  })),
})

/** Those that are the account's go with it. What began without an address may have it in its person. */
export const eraseActivations: Erase = (tx, { email }) =>
  tx
    .delete(activations)
    .where(
      and(
        isNull(activations.userId),
        sql`coalesce(${activations.email}, lower(${activations.record}->'person'->>'email')) = ${email}`,
      ),
    )
