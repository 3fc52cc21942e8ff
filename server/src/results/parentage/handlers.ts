import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { ParentageRequest, parentageCalls, ParentageRequestBody } from '@shop/contract/parentage'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { type AnimalRow, findAnimal } from '../../animals/animal/access.ts'
import { parentColumns } from '../../animals/animal/parents.ts'
import { isFit } from '../../reference/genetics/parentage.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { users } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { compare, type Outcome, withoutProfile } from './outcome.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { clearanceQueue } from './queues.ts'

const pageSize = 20
type Family = { offspring: AnimalRow; dam: AnimalRow | null; sire: AnimalRow | null }

const isBornAfter = (parent: AnimalRow, offspring: AnimalRow) =>
  parent.dateOfBirthPrecision === 'exact' &&
  offspring.dateOfBirthPrecision === 'exact' &&
  (parent.dateOfBirth ?? '') >= (offspring.dateOfBirth ?? '')

/** Why this animal cannot be that parent, whatever its DNA; null when it can. */
function faultOf(parent: AnimalRow, offspring: AnimalRow, gender: 'male' | 'female'): string | null {
  if (parent.id === offspring.id) return 'An animal is not its own parent. Please choose another animal.'
  if (parent.speciesId !== offspring.speciesId) return 'A parent is of the same species. Please choose another animal.'
  if (parent.gender !== gender)
    return gender === 'female'
      ? 'A dam is female. Please choose another animal.'
      : 'A sire is male. Please choose another animal.'
  if (isBornAfter(parent, offspring))
    return `${parent.petName} was born after ${offspring.petName}. Please check the dates.`
  return null
}

function refuseImpossible({ offspring, dam, sire }: Family) {
  const damId = dam && faultOf(dam, offspring, 'female')
  const sireId = sire && faultOf(sire, offspring, 'male')
  if (damId || sireId) throw refusal({ ...(damId && { damId }), ...(sireId && { sireId }) })
}

async function refuseUnprofiled(db: Db, { offspring, dam, sire }: Family) {
  const members = [
    ['offspringId', offspring],
    ['damId', dam],
    ['sireId', sire],
  ] as const
  const without = await withoutProfile(
    db,
    members.flatMap(([, animal]) => animal ?? []),
  )
  const errors = members.flatMap(([field, animal]) => {
    const why = animal && without.get(animal.id)
    return why ? [[field, why] as const] : []
  })
  if (errors.length) throw refusal(Object.fromEntries(errors))
}

const nameOf = (animal: AnimalRow | null) => animal && { id: animal.id, name: animal.petName }

/** A question that has its answer already, requested again or clicked twice, is the existing request. */
async function save(tx: Db, user: User, outcome: Outcome) {
  // The user's row is the lock of their requests and of their herd.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  const [known] = await tx
    .select()
    .from(parentageRequests)
    .where(
      and(
        eq(parentageRequests.userId, user.id),
        eq(parentageRequests.offspringId, outcome.offspring.id),
        sql`${parentageRequests.outcome} = ${JSON.stringify(outcome)}::jsonb`,
      ),
    )
    .limit(1)
  if (known) return known
  const [made] = await tx
    .insert(parentageRequests)
    .values({ userId: user.id, offspringId: outcome.offspring.id, outcome })
    .returning()
  return made as typeof parentageRequests.$inferSelect
}

/**
 * Both parents qualify, and its owner has named none: they become its dam and sire. What the owner wrote stays, and so
 * does a pedigree that cannot contain them; DNA excludes and does not prove.
 */
async function setParents(tx: Db, user: User, { offspring, dam, sire }: Family) {
  const isFree = [offspring.damId, offspring.sireId, offspring.damName, offspring.sireName].every(
    (link) => link === null,
  )
  if (offspring.rights !== 'owner' || !isFree || !dam || !sire) return
  const columns = await parentColumns(
    tx,
    user.id,
    { damId: dam.id, sireId: sire.id },
    { speciesId: offspring.speciesId, before: offspring },
    messages.operationFailed,
  ).catch((error: unknown) => {
    if (error instanceof Failure) return null
    throw error
  })
  const isStillFree = and(
    isNull(animals.damId),
    isNull(animals.sireId),
    isNull(animals.damName),
    isNull(animals.sireName),
  )
  if (columns)
    await tx
      .update(animals)
      .set(columns)
      .where(and(eq(animals.id, offspring.id), isStillFree))
}

const toRequest = ({ id, createdAt, outcome }: typeof parentageRequests.$inferSelect): ParentageRequest => ({
  id,
  requestedAt: createdAt.toISOString(),
  ...outcome,
})

type RequestCalls = Pick<typeof parentageCalls, 'listParentageRequests' | 'createParentageRequest'>

export function parentageHandlers({ db, jobs }: Services): Handlers<RequestCalls> {
  /** Each must be the user's own, or shared with all rights: a comparison reveals something of all of them. */
  const familyOf = async (body: ParentageRequestBody, user: User): Promise<Family> => {
    const find = (id: string) => findAnimal(db, id, user, 'full')
    return {
      offspring: await find(body.offspringId),
      dam: body.damId ? await find(body.damId) : null,
      sire: body.sireId ? await find(body.sireId) : null,
    }
  }

  return {
    listParentageRequests: async ({ query, user }) => {
      const page = pageIn(query.page)
      const isOwn = eq(parentageRequests.userId, user.id)
      const rows = await db
        .select()
        .from(parentageRequests)
        .where(isOwn)
        .orderBy(desc(parentageRequests.createdAt), desc(parentageRequests.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return pageOf(rows.map(toRequest), await db.$count(parentageRequests, isOwn), page, pageSize)
    },

    createParentageRequest: async ({ body, user }) => {
      const family = await familyOf(body, user)
      refuseImpossible(family)
      await refuseUnprofiled(db, family)
      const { offspring, dam, sire } = family
      const trio = { offspring: { id: offspring.id, name: offspring.petName }, dam: nameOf(dam), sire: nameOf(sire) }
      return db.transaction(async (tx) => {
        const found = await compare(tx, trio)
        if (!found) throw refusal({ offspringId: messages.operationFailed })
        const request = await save(tx, user, found.outcome)
        if (isFit(found.outcome, found.outcome)) await setParents(tx, user, family)
        await jobs.send(clearanceQueue, { animalId: offspring.id }, tx)
        return toRequest(request)
      })
    },
  }
}
