import { Failure } from '@shop/contract/failure'
import { maxShowEntries, type NewShow, type Show, type showCalls } from '@shop/contract/show'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { missing, refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { readBarcode } from '@shop/contract/codes'
import { isUuid } from '../../platform/values/ids.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { decideShow, recordSent } from './decide.ts'
import { showEntries, shows } from '../../schema/show.ts'
import { findShows, type FoundShow, isOpenShow, toDesk, toShows } from './view.ts'
import { showNotices } from './mail-copy.ts'
import { foldedColumn } from '../../platform/db/like.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'

/** Theirs alone; for all others it is missing. Locked, it is decided and sent to by nobody else meanwhile. */
async function findOwn(tx: Db, id: string, user: User, { isLocked = false } = {}): Promise<FoundShow> {
  if (!isUuid(id)) throw missing()
  const isTheirs = and(eq(shows.id, id), eq(shows.userId, user.id))
  if (isLocked) await tx.select({ id: shows.id }).from(shows).where(isTheirs).for('update')
  const [found] = await findShows(tx, isTheirs)
  if (!found) throw missing()
  return found
}

async function shownAs(tx: Db, id: string, user: User): Promise<Show> {
  const [show] = await toShows(tx, [await findOwn(tx, id, user)])
  if (!show) throw missing()
  return show
}

/** Both days in their order, and the last is not over. Throws 428 on the field. */
function checkDays({ firstDay, lastDay }: NewShow) {
  if (lastDay < firstDay) throw refusal({ lastDay: 'The last day is before the first.' })
  if (lastDay < new Date().toISOString().slice(0, 10)) throw refusal({ lastDay: 'This show is over.' })
}

/** A waiting show of the same name and first day is the same show: the last registration replaces it. */
async function register(tx: Db, user: User, body: NewShow): Promise<{ id: string; isNew: boolean }> {
  // Of two at once the second waits here, and finds the first one's show.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  const values = { ...body, contactPhone: body.contactPhone || null }
  const isSame = and(
    eq(shows.userId, user.id),
    eq(shows.name, body.name),
    eq(shows.firstDay, body.firstDay),
    inArray(shows.state, ['waiting', 'confirmed']),
  )
  const [before] = await tx.select({ id: shows.id, state: shows.state }).from(shows).where(isSame)
  if (before?.state === 'confirmed') throw refusal({ name: 'This show is registered and confirmed already.' })
  if (before) {
    await tx.update(shows).set(values).where(eq(shows.id, before.id))
    return { id: before.id, isNew: false }
  }
  const [made] = await tx
    .insert(shows)
    .values({ ...values, userId: user.id })
    .returning({ id: shows.id })
  if (!made) throw new Error('No show was made')
  return { id: made.id, isNew: true }
}

const columns = { name: foldedColumn(shows.name), days: shows.firstDay }

export function showHandlers(services: Services): Handlers<typeof showCalls> {
  const { db, secrets } = services
  const registered = attemptLimit(db, secrets, {
    name: 'show',
    points: 20,
    perSeconds: 24 * 3600,
    message: 'Those were many shows for one day. Please go on tomorrow.',
  })
  const misses = attemptLimit(db, secrets, {
    name: 'show-entry-miss',
    points: 20,
    perSeconds: 15 * 60,
    message: 'Too many barcodes that we do not know. Please wait a quarter of an hour and try again.',
  })
  return {
    listShows: async ({ user }) => ({
      results: await toShows(db, await findShows(db, eq(shows.userId, user.id), desc(shows.firstDay), desc(shows.id))),
    }),

    registerShow: async ({ body, user, created }) => {
      checkDays(body)
      await registered.count(user.id)
      return db.transaction(async (tx) => {
        const { id, isNew } = await register(tx, user, body)
        if (isNew) {
          created()
          await sendNotice(services, showNotices['show-registered'], user.email, tx)
        }
        return shownAs(tx, id, user)
      })
    },

    cancelShow: ({ params, user }) =>
      db.transaction(async (tx) => {
        const { show } = await findOwn(tx, params.id, user, { isLocked: true })
        if (show.state !== 'cancelled' && (show.state === 'refused' || show.sentAt))
          throw new Failure(409, { message: 'The stand is on its way, or the show was refused. Please write to us.' })
        await tx.update(shows).set({ state: 'cancelled' }).where(eq(shows.id, show.id))
        return shownAs(tx, show.id, user)
      }),

    addShowEntry: async ({ params, body, user }) => {
      await findOwn(db, params.id, user)
      const barcode = readBarcode(body.barcode)
      const isKnown = and(eq(samples.barcode, barcode), isNull(samples.voidedAt))
      if (!(await db.$count(samples, isKnown))) {
        await misses.count(user.id)
        throw refusal({ barcode: 'We cannot find this barcode. Please compare it with the sleeve of the swab.' })
      }
      return db.transaction(async (tx) => {
        const { show } = await findOwn(tx, params.id, user, { isLocked: true })
        if (show.state !== 'confirmed')
          throw refusal({ barcode: 'Samples are listed as soon as the show is confirmed.' })
        const isOfShow = eq(showEntries.showId, show.id)
        if ((await tx.$count(showEntries, isOfShow)) >= maxShowEntries)
          throw refusal({ barcode: `A show lists at most ${maxShowEntries} samples.` })
        await tx
          .insert(showEntries)
          .values({ showId: show.id, barcode, label: body.label })
          .onConflictDoUpdate({ target: [showEntries.showId, showEntries.barcode], set: { label: body.label } })
        return shownAs(tx, show.id, user)
      })
    },

    removeShowEntry: ({ params, user }) =>
      db.transaction(async (tx) => {
        const { show } = await findOwn(tx, params.id, user, { isLocked: true })
        if (isUuid(params.entryId))
          await tx.delete(showEntries).where(and(eq(showEntries.id, params.entryId), eq(showEntries.showId, show.id)))
        return shownAs(tx, show.id, user)
      }),

    listDeskShows: async ({ query: { email, sort = email ? '-days' : 'days' } }) => {
      const where = email ? eq(users.email, email.toLowerCase()) : isOpenShow
      return { results: await toDesk(db, await findShows(db, where, sortedBy(columns, sort), asc(shows.id))) }
    },

    confirmShow: ({ params, body, actor }) =>
      db.transaction((tx) => decideShow(tx, services, actor, { id: params.id, to: 'confirmed', reason: body.reason })),

    refuseShow: ({ params, body, actor }) =>
      db.transaction((tx) => decideShow(tx, services, actor, { id: params.id, to: 'refused', reason: body.reason })),

    sendToShow: ({ params, body, actor }) =>
      db.transaction((tx) => recordSent(tx, services, actor, { id: params.id, ...body })),
  }
}
