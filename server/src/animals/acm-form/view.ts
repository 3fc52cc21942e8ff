import { addressOf } from '@shop/contract/call'
import { acmFormEndpoints } from '@shop/contract/endpoints/acm-form'
import type { AcmForm, AcmFormState, AcmSample, DeskAcmForm } from '@shop/contract/acm-form'
import { sampleStages } from '@shop/contract/sample-stage'
import { and, asc, eq, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { acmForms } from '../../schema/acm-form.ts'

const maxListed = 200

/** For `where`: the desk has not decided. */
export const isWaitingForm = eq(acmForms.state, 'waiting')

/** Requests with their animals, samples and owners. */
export const findForms = (db: Db, where: SQL | undefined, ...order: SQL[]) =>
  db
    .select({ form: acmForms, animal: animals, sample: samples, owner: users })
    .from(acmForms)
    .innerJoin(animals, eq(animals.id, acmForms.animalId))
    .innerJoin(samples, eq(samples.barcode, acmForms.barcode))
    .innerJoin(users, eq(users.id, animals.userId))
    .where(where)
    .orderBy(...order)
    .limit(maxListed)
export type FoundForm = Awaited<ReturnType<typeof findForms>>[number]

/** An approved form states a chip and a sample: where either is another now it is outdated. */
export function acmFormStateOf({ form, animal, sample }: FoundForm): AcmFormState {
  if (form.state !== 'approved' && form.state !== 'waiting') return form.state
  const isGone = Boolean(sample.voidedAt ?? sample.withdrawnAt) || sample.problem === 'failed'
  if (isGone || sample.animalId !== animal.id) return 'outdated'
  if (form.state === 'waiting') return 'waiting'
  if (form.printed?.chipNumber !== animal.chipNumber) return 'outdated'
  return sample.isIdentityVerified ? 'used' : 'approved'
}

const fieldsOf = (found: FoundForm) => {
  const { id, number, barcode, collectorName, collectorPlace, purpose, requestedAt, decidedAt } = found.form
  return {
    id,
    number,
    barcode,
    collectorName,
    collectorPlace,
    purpose,
    petName: found.animal.petName,
    state: acmFormStateOf(found),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

export function toForm(found: FoundForm): AcmForm {
  const fields = fieldsOf(found)
  const isThere = fields.state === 'approved' || fields.state === 'used'
  return {
    ...fields,
    animalId: found.animal.id,
    reason: found.form.state === 'refused' ? found.form.reason : null,
    url: isThere ? addressOf(acmFormEndpoints.getAcmFormFile, { params: { id: fields.id } }) : null,
  }
}

export const toDesk = (found: FoundForm): DeskAcmForm => ({ ...fieldsOf(found), owner: found.owner.email })

const beforeTheLaboratory = sampleStages.slice(0, sampleStages.indexOf('received'))

/** For `where`: a swab that is not taken yet, or not with us, of an animal of this owner's. */
export const isToBeTaken = (userId: string) =>
  and(
    eq(animals.userId, userId),
    isNotNull(samples.activatedAt),
    isNull(samples.problem),
    isNull(samples.voidedAt),
    isNull(samples.twinOf),
    eq(samples.isIdentityVerified, false),
    inArray(samples.stage, beforeTheLaboratory),
  )

/** The samples for which a form can be requested. */
export async function samplesFor(db: Db, userId: string): Promise<AcmSample[]> {
  const isAskedFor = db
    .select({ one: sql`1` })
    .from(acmForms)
    .where(and(eq(acmForms.barcode, samples.barcode), inArray(acmForms.state, ['waiting', 'approved'])))
  const rows = await db
    .select({ barcode: samples.barcode, petName: animals.petName, chipNumber: animals.chipNumber })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .where(and(isToBeTaken(userId), notExists(isAskedFor)))
    .orderBy(asc(sql`lower(${animals.petName})`), asc(samples.barcode))
    .limit(maxListed)
  return rows.map(({ chipNumber, ...row }) => ({ ...row, hasChip: chipNumber !== null }))
}
