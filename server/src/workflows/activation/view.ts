import type { Activation } from '@shop/contract/activation'
import { and, eq } from 'drizzle-orm'
import { activationDueOf } from './due.ts'
import { kitOf } from './kit.ts'
import { activationTests, fitting } from './review.ts'
import type { ActivationRow } from './row.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { samples } from '../../schema/sample.ts'
import type { User } from '../../people/visitor/visitor.ts'

/** The animal it became, for its owner alone. */
async function animalOf(db: Db, { id, activatedAt }: ActivationRow, user: User | null): Promise<string | null> {
  if (!activatedAt || !user) return null
  const [animal] = await db
    .select({ id: animals.id })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(and(eq(samples.activationId, id), eq(animals.userId, user.id)))
    .limit(1)
  return animal?.id ?? null
}

/** The record in the contract's form. */
export async function toActivation(db: Db, row: ActivationRow, user: User | null): Promise<Activation> {
  const { acceptedTermsAt: _, ...record } = row.record
  const kit = await kitOf(db, row)
  const tests = await activationTests(db, row)
  const due = await activationDueOf(db, row)
  const selectedTestKit = record.selectedTestKit ?? (kit?.view.isPrepaid ? kit.view.product : undefined)
  return {
    ...record,
    ...(tests.length && (record.excludeProducts || record.upgradeProducts) && fitting(record, tests)),
    ...(selectedTestKit && { selectedTestKit }),
    ...(row.barcodes && { barcodes: row.barcodes }),
    id: row.id,
    ...(row.email && { email: row.email }),
    type: row.type,
    kit: kit?.view ?? null,
    tests,
    ...due,
    isPaid: due.isPaid && kit?.tested != null,
    isActivated: row.activatedAt !== null,
    animalId: await animalOf(db, row, user),
  }
}
