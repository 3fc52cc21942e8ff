import type { clubCalls } from '@shop/contract/club'
import { Failure } from '@shop/contract/failure'
import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import type { AnimalRow } from '../animal/access.ts'
import { byPetName, toAnimals } from '../animal/view.ts'
import type { Db } from '../db/open.ts'
import { animals } from '../animal/tables.ts'
import { clubMembers, clubs } from './tables.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

/** Animals that a club holds, of the clubs this user acts for. */
const heldFor = (db: Db, userId: string) => {
  const theirs = db.select({ id: clubMembers.clubId }).from(clubMembers).where(eq(clubMembers.userId, userId))
  return and(isNull(animals.userId), inArray(animals.clubId, theirs))
}

/** Moves all of them, or none. Those that are the user's already were moved by an earlier click. */
async function transfer(tx: Db, userId: string, animalIds: string[]) {
  // In one order, so that two members who move the same animals at once do not deadlock.
  const rows = await tx
    .select({ id: animals.id, userId: animals.userId })
    .from(animals)
    .where(inArray(animals.id, animalIds))
    .orderBy(asc(animals.id))
    .for('no key update')
  const left = animalIds.filter((id) => !rows.some((row) => row.id === id && row.userId === userId))
  const moved = await tx
    .update(animals)
    .set({ userId, clubId: null })
    .where(and(inArray(animals.id, left), heldFor(tx, userId)))
    .returning({ id: animals.id })
  if (moved.length < left.length)
    throw new Failure(404, {
      message: 'One of these animals is not with a club of yours any more. Nothing was moved; please look again.',
    })
}

export function clubHandlers({ db }: Services): Handlers<typeof clubCalls> {
  return {
    listClubs: async ({ user }) => {
      const rows = await db
        .select({ club: clubs })
        .from(clubs)
        .innerJoin(clubMembers, eq(clubMembers.clubId, clubs.id))
        .where(eq(clubMembers.userId, user.id))
        .orderBy(asc(clubs.name), asc(clubs.id))
      const held: AnimalRow[] = (
        await db
          .select(getTableColumns(animals))
          .from(animals)
          .where(heldFor(db, user.id))
          .orderBy(...byPetName)
      ).map((row) => ({ ...row, rights: 'owner' }))
      const views = await toAnimals(db, held)
      return {
        results: rows.map(({ club }) => ({ ...club, animals: views.filter((_, at) => held[at]?.clubId === club.id) })),
      }
    },

    transferClubAnimals: async ({ body, user }) => {
      const animalIds = [...new Set(body.animalIds)]
      await db.transaction((tx) => transfer(tx, user.id, animalIds))
      return { transferred: animalIds.length }
    },
  }
}
