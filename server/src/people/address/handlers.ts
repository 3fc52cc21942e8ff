import type { AddressBookEntry, addressCalls, SavedAddress } from '@shop/contract/address'
import { Failure } from '@shop/contract/failure'
import { and, asc, eq, sql } from 'drizzle-orm'
import { refuseUnknownCountry } from '../country/handlers.ts'
import type { Db } from '../../platform/db/open.ts'
import { addresses } from '../../schema/address.ts'
import { users } from '../../schema/user.ts'
import { isUuid } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { missing } from '../../platform/input/refusal.ts'

export const maxAddresses = 20

const rowOf = ({ kind, ...address }: AddressBookEntry) => ({ kind, address })

/** Another's address is missing like one that never was. */
const isOwn = (id: string, userId: string) => {
  if (!isUuid(id)) throw missing()
  return and(eq(addresses.id, id), eq(addresses.userId, userId))
}

async function readBook(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
  return { results: rows.map(({ id, kind, address }) => ({ ...address, id, kind }) as SavedAddress) }
}

/** Makes a change and returns the book as it left it. The user's row is the lock of the book. */
const changeBook = (db: Db, userId: string, change: (tx: Db) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    await change(tx)
    return readBook(tx, userId)
  })

/** Adds an address to a locked book; one that is in it already, as after a second click, stays. Throws 428 when it is full. */
async function addAddress(tx: Db, userId: string, entry: AddressBookEntry) {
  const { kind, address } = rowOf(entry)
  const isSame = and(eq(addresses.kind, kind), sql`${addresses.address} = ${JSON.stringify(address)}::jsonb`)
  if (await tx.$count(addresses, and(eq(addresses.userId, userId), isSame))) return
  if ((await tx.$count(addresses, eq(addresses.userId, userId))) >= maxAddresses)
    throw new Failure(428, {
      message: `Your address book holds ${maxAddresses} addresses and is full. Please remove one first.`,
    })
  await tx.insert(addresses).values({ userId, kind, address })
}

async function updateAddress(tx: Db, id: string, userId: string, entry: AddressBookEntry) {
  const [changed] = await tx
    .update(addresses)
    .set(rowOf(entry))
    .where(isOwn(id, userId))
    .returning({ id: addresses.id })
  if (!changed) throw missing()
}

async function deleteAddress(tx: Db, id: string, userId: string) {
  const [gone] = await tx.delete(addresses).where(isOwn(id, userId)).returning({ id: addresses.id })
  if (!gone) throw missing()
}

export function addressHandlers({ db }: Services): Handlers<typeof addressCalls> {
  return {
    listAddresses: ({ user }) => readBook(db, user.id),

    createAddress: async ({ body, user }) => {
      refuseUnknownCountry(body.country, 'country')
      return changeBook(db, user.id, (tx) => addAddress(tx, user.id, body))
    },

    updateAddress: async ({ params, body, user }) => {
      refuseUnknownCountry(body.country, 'country')
      return changeBook(db, user.id, (tx) => updateAddress(tx, params.id, user.id, body))
    },

    deleteAddress: ({ params, user }) => changeBook(db, user.id, (tx) => deleteAddress(tx, params.id, user.id)),
  }
}
