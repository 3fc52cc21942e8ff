import type { AcceptTransfer, animalTransferCalls, AnimalTransferBody } from '@shop/contract/animal-transfer'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { lockAnimal } from '../animal/access.ts'
import { animalMails } from '../animal/mail-limit.ts'
import { moveAnimals } from '../animal/move.ts'
import { isTransferFrom, isTransferTo, transfersOf } from './view.ts'
import { isOpenOffer } from '../animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { animals } from '../../schema/animal.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { animalShares } from '../../schema/sharing.ts'
import { users } from '../../schema/user.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { isUuid } from '../../platform/values/ids.ts'
import { dailyMails } from '../../platform/mail/daily-limit.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { dayMs } from '../../platform/values/days.ts'
import { animalTransferNotices } from './mail-copy.ts'

type Row = typeof animalTransfers.$inferSelect

const offerMs = 14 * dayMs

const closed = () =>
  new Failure(409, { message: 'This offer is no longer open. It was answered or taken back, or its 14 days are over.' })

/** Writes the expiry of offers into their rows; until the sweep comes by, `isOpenOffer` does not count them. */
export const expireTransfers = (tx: Db, where?: SQL) =>
  tx
    .update(animalTransfers)
    .set({ state: 'expired', closedAt: sql`${animalTransfers.expiresAt}` })
    .where(and(eq(animalTransfers.state, 'pending'), lt(animalTransfers.expiresAt, sql`now()`), where))

/** What was offered to an account's old address is offered to its new one; nobody is offered their own. */
export async function moveTransfers(tx: Db, from: string, { id, email }: Pick<User, 'id' | 'email'>) {
  await tx.update(animalTransfers).set({ toEmail: email }).where(eq(animalTransfers.toEmail, from))
  await tx
    .update(animalTransfers)
    .set({ state: 'cancelled', closedAt: new Date() })
    .where(
      and(eq(animalTransfers.fromUserId, id), eq(animalTransfers.toEmail, email), eq(animalTransfers.state, 'pending')),
    )
}

/** False where just this was offered already: a second click. Throws 428 where it is offered to somebody else. */
async function offer(
  tx: Db,
  user: User,
  { animalId, email, asksToRead = false }: AnimalTransferBody,
  field: string,
): Promise<boolean> {
  const animal = await lockAnimal(tx, animalId, user)
  await expireTransfers(tx, eq(animalTransfers.animalId, animal.id))
  const [open] = await tx
    .select({ toEmail: animalTransfers.toEmail })
    .from(animalTransfers)
    .where(and(eq(animalTransfers.animalId, animal.id), eq(animalTransfers.state, 'pending')))
  if (open?.toEmail === email) return false
  if (open) throw refusal({ [field]: 'This animal is offered to somebody already. Please take that offer back first.' })
  const expiresAt = new Date(Date.now() + offerMs)
  const { id, petName, speciesId, breedId, coat } = animal
  const offered = { petName, speciesId, breedId, coat }
  await tx
    .insert(animalTransfers)
    .values({ animalId: id, fromUserId: user.id, toEmail: email, offered, asksToRead, expiresAt })
  return true
}

/** Closes an open offer; false where it was closed in the same way before. Of two answers at once one finds it open. */
async function close(tx: Db, id: string, whose: SQL | undefined, state: Row['state']): Promise<Row | false> {
  const isWanted = and(eq(animalTransfers.id, id), whose)
  const [row] = await tx
    .update(animalTransfers)
    .set({ state, closedAt: new Date() })
    .where(and(isWanted, isOpenOffer()))
    .returning()
  if (row) return row
  const [found] = await tx.select({ state: animalTransfers.state }).from(animalTransfers).where(isWanted)
  if (!found) throw missing()
  if (found.state !== state) throw closed()
  return false
}

/** Locks the animal, then the new owner, then the offer, as every change of an animal does, so that none deadlocks. */
async function accept(tx: Db, services: Services, id: string, { letsRead = false }: AcceptTransfer, user: User) {
  const [found] = await tx
    .select({ animalId: animalTransfers.animalId, sender: users.email })
    .from(animalTransfers)
    .innerJoin(users, eq(users.id, animalTransfers.fromUserId))
    .where(and(eq(animalTransfers.id, id), isTransferTo(user)))
  if (!found) throw missing()
  const isIt = eq(animals.id, found.animalId)
  const [animal] = await tx
    .select({ petName: animals.petName, userId: animals.userId })
    .from(animals)
    .where(isIt)
    .for('no key update')
  const [me] = await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('key share')
  // Deleted a moment ago, in another window.
  if (!me) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  const row = await close(tx, id, isTransferTo(user), 'accepted')
  if (!row) return
  if (animal?.userId !== row.fromUserId) throw closed()
  // Whose patient it was is the new owner themselves, unless that is a vet as well.
  const record = user.type === 'vet' ? {} : { ownerName: null }
  await moveAnimals(tx, [row.animalId], { userId: user.id, clubId: null, handedOverBy: null, ...record })
  // After the move, which ends every share there was. Its new owner ends this one as they end any other.
  const readsOn = row.asksToRead && letsRead
  if (readsOn) await tx.insert(animalShares).values({ animalId: row.animalId, email: found.sender, rights: 'view' })
  const about = { name: animal.petName, animalId: row.animalId }
  const moved = animalTransferNotices[readsOn ? 'transfer-read-on' : 'transfer-accepted']
  await sendNotice(services, moved, found.sender, tx, undefined, about)
  await sendNotice(services, animalTransferNotices['animal-received'], user.email, tx, undefined, about)
}

async function decline(tx: Db, services: Services, id: string, user: User) {
  const row = await close(tx, id, isTransferTo(user), 'declined')
  if (!row) return
  const [sender] = await tx
    .select({ email: users.email, petName: animals.petName })
    .from(users)
    .innerJoin(animals, eq(animals.id, row.animalId))
    .where(eq(users.id, row.fromUserId))
  const about = { name: sender?.petName, animalId: row.animalId }
  if (sender) await sendNotice(services, animalTransferNotices['transfer-declined'], sender.email, tx, undefined, about)
}

export function animalTransferHandlers(services: Services): Handlers<typeof animalTransferCalls> {
  const { db } = services
  const mails = animalMails(services)
  const invitations = dailyMails(services, 'invitation')
  const known = ({ id }: { id: string }) => {
    if (!isUuid(id)) throw missing()
    return id
  }
  /** All of them, or none. `nameOf` names the form's field for the animal in this place. */
  const offerAll = async (
    user: User,
    bodies: readonly AnimalTransferBody[],
    nameOf: (field: 'animalId' | 'email', place: number) => string,
  ) => {
    const offers = bodies.map((body, place) => ({ ...body, email: body.email.toLowerCase(), place }))
    const own = offers.find(({ email }) => email === user.email)
    if (own)
      throw refusal({ [nameOf('email', own.place)]: 'This is your own address. The animal is with you already.' })
    for (const { email } of offers) {
      await mails.count(user.id)
      await invitations.count(email)
    }
    return db.transaction(async (tx) => {
      // In one order, so that two who offer the same ones at once do not deadlock.
      for (const body of offers.toSorted((a, b) => a.animalId.localeCompare(b.animalId)))
        if (await offer(tx, user, body, nameOf('animalId', body.place)))
          await sendNotice(services, animalTransferNotices['transfer-offered'], body.email, tx, user.email)
      return transfersOf(tx, services, user)
    })
  }
  return {
    listAnimalTransfers: ({ user }) => transfersOf(db, services, user),

    /** These answer alike whether or not anybody has the address. */
    createAnimalTransfer: ({ body, user }) => offerAll(user, [body], (field) => field),

    createAnimalTransfers: ({ body: { offers, asksToRead }, user }) =>
      offerAll(
        user,
        offers.map((one) => ({ ...one, asksToRead })),
        (field, place) => `offers.${place}.${field}`,
      ),

    acceptAnimalTransfer: ({ params, body, user }) =>
      db.transaction(async (tx) => {
        await accept(tx, services, known(params), body, user)
        return transfersOf(tx, services, user)
      }),

    declineAnimalTransfer: ({ params, user }) =>
      db.transaction(async (tx) => {
        await decline(tx, services, known(params), user)
        return transfersOf(tx, services, user)
      }),

    cancelAnimalTransfer: ({ params, user }) =>
      db.transaction(async (tx) => {
        await close(tx, known(params), isTransferFrom(user), 'cancelled')
        return transfersOf(tx, services, user)
      }),
  }
}
