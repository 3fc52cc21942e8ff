import { Failure } from '@shop/contract/failure'
import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm'
import { moveAnimals } from '../animal/move.ts'
import { isOpenOffer } from '../animal/view.ts'
import { animals } from '../../schema/animal.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { clubMembers } from '../../schema/club.ts'
import { clubNotices } from './mail-copy.ts'

type Mailer = Pick<Services, 'jobs' | 'secrets'>

/** Clubs this user acts for. */
export const clubIdsOf = (db: Db, userId: string) =>
  db.select({ id: clubMembers.clubId }).from(clubMembers).where(eq(clubMembers.userId, userId))

/** Locks the animals in one order, so that two who move the same ones at once do not deadlock. */
const lockAnimals = (tx: Db, where: SQL | undefined) =>
  tx
    .select({
      id: animals.id,
      petName: animals.petName,
      userId: animals.userId,
      clubId: animals.clubId,
      handedOverBy: animals.handedOverBy,
    })
    .from(animals)
    .where(where)
    .orderBy(asc(animals.id))
    .for('no key update')

type Locked = Awaited<ReturnType<typeof lockAnimals>>[number]

export const gone = () =>
  new Failure(404, {
    message: 'One of these animals, or the club, is not yours any more. Nothing was moved; please look again.',
  })

/** The animals of these that a club of the user's holds. Throws 404 where one is neither that nor moved already. */
async function lockHeld(tx: Db, userId: string, animalIds: string[], isMoved: (row: Locked) => boolean) {
  const clubIds = (await clubIdsOf(tx, userId)).map(({ id }) => id)
  const isTheirs = (row: Locked) => row.clubId !== null && clubIds.includes(row.clubId)
  const rows = await lockAnimals(tx, inArray(animals.id, animalIds))
  const held = rows.filter((row) => row.userId === null && isTheirs(row))
  const moved = rows.filter((row) => row.userId !== null && isMoved(row) && (row.userId === userId || isTheirs(row)))
  if (held.length + moved.length < animalIds.length) throw gone()
  return held
}

/** Moves all of them to the user's account, or none; returns how many. Those that are the user's already stay as they are. */
export async function takeFromClub(tx: Db, userId: string, animalIds: string[]) {
  const held = await lockHeld(tx, userId, animalIds, (row) => row.userId === userId)
  const others = held.find(({ handedOverBy }) => handedOverBy && handedOverBy !== userId)
  if (others)
    throw new Failure(409, {
      message: `Another member handed ${others.petName} over, so it goes back to them alone. Nothing was moved.`,
    })
  const ids = held.map(({ id }) => id)
  if (ids.length) await moveAnimals(tx, ids, { userId, clubId: null, handedOverBy: null })
  return ids.length
}

/** Gives all of them back to those who handed them over, or none; each is mailed, but for the user. */
export async function giveBackToOwner(tx: Db, services: Mailer, userId: string, clubId: number, animalIds: string[]) {
  const held = await lockHeld(tx, userId, animalIds, (row) => row.userId === row.handedOverBy)
  if (held.some((row) => row.clubId !== clubId)) throw gone()
  const nobodys = held.find(({ handedOverBy }) => !handedOverBy)
  if (nobodys)
    throw new Failure(409, {
      message: `Nobody can be given ${nobodys.petName} back: no member handed it over. Nothing was moved.`,
    })
  for (const { id: animalId, petName: name, email, userId: giverId } of await toGivers(tx, held))
    if (giverId !== userId)
      await sendNotice(services, clubNotices['club-gave-back'], email, tx, undefined, { name, animalId })
}

/** Moves each to whoever handed it over. The club stays named, so that a second click finds what the first one did. */
async function toGivers(tx: Db, held: readonly Locked[]) {
  const given = []
  for (const { id, petName, handedOverBy } of held) {
    if (!handedOverBy) continue
    const [giver] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, handedOverBy))
      .for('key share')
    // Deleted a moment ago: nobody is left to give it to.
    if (!giver) throw gone()
    await moveAnimals(tx, [id], { userId: handedOverBy })
    given.push({ id, petName, email: giver.email, userId: handedOverBy })
  }
  return given
}

/** Whoever stops acting for a club has back what they handed over to it. */
export async function giveBackTo(tx: Db, userId: string, clubId: number) {
  const isHeld = and(isNull(animals.userId), eq(animals.clubId, clubId), eq(animals.handedOverBy, userId))
  await toGivers(tx, await lockAnimals(tx, isHeld))
}

/**
 * Hands all of them over to the club, or none. Those that the user handed over to it already stay there, as they were
 * handed over.
 */
export async function handOver(
  tx: Db,
  userId: string,
  clubId: number,
  { animalIds, isReadByMembers }: { animalIds: string[]; isReadByMembers: boolean },
) {
  const isMember = and(eq(clubMembers.clubId, clubId), eq(clubMembers.userId, userId))
  if (!(await tx.$count(clubMembers, isMember))) throw gone()
  const rows = await lockAnimals(tx, inArray(animals.id, animalIds))
  const left = rows.filter((row) => row.userId === userId)
  const moved = rows.filter((row) => row.userId === null && row.clubId === clubId && row.handedOverBy === userId)
  if (left.length + moved.length < animalIds.length) throw gone()
  const ids = left.map(({ id }) => id)
  if (!ids.length) return
  const nameOf = (id: string | null) => left.find((row) => row.id === id)?.petName
  const [offered] = await tx
    .select({ animalId: animalTransfers.animalId })
    .from(animalTransfers)
    .where(and(inArray(animalTransfers.animalId, ids), isOpenOffer()))
    .limit(1)
  if (offered)
    throw new Failure(409, {
      message: `${nameOf(offered.animalId)} is offered to somebody. Please take that offer back first. Nothing was handed over.`,
    })
  const isUnderWay = or(isNull(samples.problem), notInArray(samples.problem, ['failed', 'withdrawn']))
  const [tested] = await tx
    .select({ animalId: samples.animalId })
    .from(samples)
    .where(
      and(inArray(samples.animalId, ids), isNotNull(samples.activatedAt), ne(samples.stage, 'reported'), isUnderWay),
    )
    .limit(1)
  // While a club holds it, nobody would be mailed its results.
  if (tested)
    throw new Failure(409, {
      message: `${nameOf(tested.animalId)} has a sample under way. Hand it over once its results are there. Nothing was handed over.`,
    })
  await moveAnimals(tx, ids, { userId: null, clubId, handedOverBy: userId, ownerName: null, isReadByMembers })
}
