import type { AddressBookEntry, addressCalls, SavedAddress } from '@shop/contract/address'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, asc, eq, sql } from 'drizzle-orm'
import { refuseUnknownCountry } from '../country/handlers.ts'
import type { Db } from '../db/open.ts'
import { addresses } from './tables.ts'
import { users } from '../user/tables.ts'
import { isUuid } from '../platform/ids.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

const maxAddresses = 20

const rowOf = ({ kind, ...address }: AddressBookEntry) => ({ kind, address })

export function addressHandlers({ db }: Services): Handlers<typeof addressCalls> {
  const book = async (userId: string) => {
    const rows = await db
      .select()
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(asc(addresses.createdAt), asc(addresses.id))
    return { results: rows.map(({ id, kind, address }) => ({ ...address, id, kind }) as SavedAddress) }
  }

  /** Another's address is missing like one that never was. */
  const own = (id: string, userId: string) => {
    if (!isUuid(id)) throw missing()
    return and(eq(addresses.id, id), eq(addresses.userId, userId))
  }
  const missing = () => new Failure(404, { message: messages.failedToUpdateUser })

  const save = async (tx: Db, userId: string, entry: AddressBookEntry) => {
    // The user's row is the lock of the book: a count cannot be guarded by one conditional insert.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const { kind, address } = rowOf(entry)
    const isSame = and(eq(addresses.kind, kind), sql`${addresses.address} = ${JSON.stringify(address)}::jsonb`)
    // A second click finds it there, which is the requested state.
    if (await tx.$count(addresses, and(eq(addresses.userId, userId), isSame))) return
    if ((await tx.$count(addresses, eq(addresses.userId, userId))) >= maxAddresses)
      throw new Failure(428, {
        message: `Your address book holds ${maxAddresses} addresses and is full. Please remove one first.`,
      })
    await tx.insert(addresses).values({ userId, kind, address })
  }

  return {
    listAddresses: ({ user }) => book(user.id),

    createAddress: async ({ body, user }) => {
      refuseUnknownCountry(body.country, 'country', messages.failedToUpdateUser)
      await db.transaction((tx) => save(tx, user.id, body))
      return book(user.id)
    },

    updateAddress: async ({ params, body, user }) => {
      refuseUnknownCountry(body.country, 'country', messages.failedToUpdateUser)
      const [changed] = await db
        .update(addresses)
        .set(rowOf(body))
        .where(own(params.id, user.id))
        .returning({ id: addresses.id })
      if (!changed) throw missing()
      return book(user.id)
    },

    deleteAddress: async ({ params, user }) => {
      const [gone] = await db.delete(addresses).where(own(params.id, user.id)).returning({ id: addresses.id })
      if (!gone) throw missing()
      return book(user.id)
    },
  }
}
