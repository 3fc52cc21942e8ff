import { tidyLine } from '@shop/contract/text'
import type { CollectedAnimal, CollectedAnimalBody, collectedAnimalCalls } from '@shop/contract/collected-animal'
import { storePageSize } from '@shop/contract/constants'
import { eachPaper } from '@shop/contract/animal-papers'
import type { SampleStage } from '@shop/contract/sample-stage'
import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { namedBreeds } from '../animal/view.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { readBarcode, readChip } from '@shop/contract/codes'
import { isCalledLike } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { matching } from '../../platform/db/matching.ts'
import { breeds } from '../../schema/breed.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { ownerInvitations } from './invite.ts'
import { verifyIdentity } from './identity.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { pageIn } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import { samples } from '../../schema/sample.ts'
import { toSpecies } from '../../storefront/breed/species.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { isApproved, type User } from '../../people/visitor/visitor.ts'

type Row = typeof collectedAnimals.$inferSelect

/** Where the samples of these records are. Only an approved collector's are shown: anybody can type a barcode. */
async function stagesOf(db: Db, rows: Row[]) {
  const barcodes = rows.flatMap(({ barcode, isCollectorApproved }) => (barcode && isCollectorApproved ? [barcode] : []))
  if (!barcodes.length) return new Map<string, SampleStage>()
  const found = await db
    .select({ barcode: samples.barcode, stage: samples.stage })
    .from(samples)
    .where(and(inArray(samples.barcode, barcodes), isNull(samples.voidedAt)))
  return new Map(found.map(({ barcode, stage }) => [barcode, stage]))
}

async function toCollected(db: Db, rows: Row[]): Promise<CollectedAnimal[]> {
  const breedOf = await namedBreeds(
    db,
    rows.map(({ breedId }) => breedId),
  )
  const stages = await stagesOf(db, rows)
  return rows.map(({ userId: _, isCollectorApproved, speciesId, breedId, collectedAt, invitedAt, ...row }) => ({
    ...row,
    stage: (isCollectorApproved && row.barcode && stages.get(row.barcode)) || null,
    isOwnerInvited: invitedAt !== null,
    species: toSpecies(speciesId),
    breed: breedOf(breedId),
    collectedAt: collectedAt.toISOString(),
  }))
}

const readBack = async (tx: Db, row: Row) => (await toCollected(tx, [row]))[0] as CollectedAnimal

/** The columns of a record. Throws 428 on the field for a breed of another species. */
async function columnsOf(db: Db, body: CollectedAnimalBody) {
  const refuse = (field: string, why: string) => refusal({ [field]: why })
  const isOfSpecies = and(eq(breeds.id, body.breedId ?? 0), eq(breeds.speciesId, body.speciesId))
  if (body.breedId && !(await db.$count(breeds, isOfSpecies)))
    throw refuse('breedId', 'This breed is not in our list. Please choose another.')
  return {
    name: body.name,
    ownerName: body.ownerName,
    ownerEmail: body.ownerEmail.toLowerCase(),
    speciesId: body.speciesId,
    breedId: body.breedId ?? null,
    gender: body.gender,
    dateOfBirth: body.dateOfBirth || null,
    ...eachPaper((paper) => body[paper] || null),
    chipNumber: readChip(body.chipNumber ?? '') || null,
    barcode: readBarcode(body.barcode ?? '') || null,
  }
}

/** The same record within seconds is a second click, and returns the first. */
async function create(tx: Db, user: User | null, columns: Awaited<ReturnType<typeof columnsOf>>): Promise<Row> {
  const userId = user?.id ?? null
  const [first] = await tx
    .select()
    .from(collectedAnimals)
    .where(
      and(
        matching(collectedAnimals, { ...columns, userId }),
        gt(collectedAnimals.collectedAt, sql`now() - interval '10 seconds'`),
      ),
    )
  if (first) return first
  const [added] = await tx
    .insert(collectedAnimals)
    .values({
      ...columns,
      userId,
      isCollectorApproved: user !== null && isApproved(user),
    })
    .returning()
  return added as Row
}

export function collectedAnimalHandlers(services: Services): Handlers<typeof collectedAnimalCalls> {
  const { db, secrets } = services
  const invite = ownerInvitations(services)
  /** The record as it is now, after its owner was invited. */
  const shown = async (user: User | null, row: Row) => {
    await invite(user, row.id)
    const [now] = await db.select().from(collectedAnimals).where(eq(collectedAnimals.id, row.id))
    return readBack(db, now ?? row)
  }
  const callers = attemptLimit(db, secrets, {
    name: 'collected-animal',
    points: 30,
    perSeconds: 60 * 60,
    message: 'Those were many samples. Please wait an hour, or log in and go on at once.',
  })
  /** Another's record is missing like one that never was, and so is a visitor's without account. */
  const own = (id: string, userId: string) => {
    if (!isUuid(id)) throw missing()
    return and(eq(collectedAnimals.id, id), eq(collectedAnimals.userId, userId))
  }

  return {
    listCollectedAnimals: async ({ query, user }) => {
      const name = tidyLine(query.name ?? '')
      const where = and(
        eq(collectedAnimals.userId, user.id),
        name
          ? or(isCalledLike(collectedAnimals.name, name), isCalledLike(collectedAnimals.registrationName, name))
          : undefined,
      )
      const [total] = await db.select({ count: count() }).from(collectedAnimals).where(where)
      const rows = await db
        .select()
        .from(collectedAnimals)
        .where(where)
        .orderBy(desc(collectedAnimals.collectedAt), asc(collectedAnimals.id))
        .limit(storePageSize)
        .offset((pageIn(query.page) - 1) * storePageSize)
      return { data: await toCollected(db, rows), total: total?.count ?? 0 }
    },

    createCollectedAnimal: async ({ body, user, address }) => {
      if (!user) await callers.count(address)
      const columns = await columnsOf(db, body)
      const created = await db.transaction(async (tx) => {
        const row = await create(tx, user, columns)
        await verifyIdentity(tx, row.barcode)
        return row
      })
      return shown(user, created)
    },

    updateCollectedAnimal: async ({ params, body, user }) => {
      const whose = own(params.id, user.id)
      // First: only its owner learns what is wrong with a record.
      if (!(await db.$count(collectedAnimals, whose))) throw missing()
      const columns = await columnsOf(db, body)
      const { ownerEmail, barcode } = columns
      const isSameInvitation = and(
        eq(collectedAnimals.ownerEmail, ownerEmail),
        sql`${collectedAnimals.barcode} is not distinct from ${barcode}`,
      )
      const changed = await db.transaction(async (tx) => {
        const [row] = await tx
          .update(collectedAnimals)
          // Whoever lost the approval vouches for no change; whoever has it vouches for what they wrote with it.
          .set({
            ...columns,
            ...(!isApproved(user) && { isCollectorApproved: false }),
            invitedAt: sql`case when ${isSameInvitation} then ${collectedAnimals.invitedAt} end`,
          })
          .where(whose)
          .returning()
        if (!row) throw missing()
        await verifyIdentity(tx, row.barcode)
        return row
      })
      return shown(user, changed)
    },

    deleteCollectedAnimal: async ({ params, user }) => {
      const [gone] = await db
        .delete(collectedAnimals)
        .where(own(params.id, user.id))
        .returning({ id: collectedAnimals.id })
      if (!gone) throw missing()
      return gone
    },
  }
}
