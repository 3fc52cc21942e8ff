import type { clubCalls } from '@shop/contract/club'
import { and, asc, eq, getTableColumns, inArray, isNull, ne } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import type { AnimalRow } from '../animal/access.ts'
import { animals } from '../../schema/animal.ts'
import { byPetName, toAnimals } from '../animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { clubIdsOf, giveBackToOwner, gone, handOver, takeFromClub } from './hand-over.ts'
import { clubMembers, clubs } from '../../schema/club.ts'

/** The clubs this user acts for, each with the others who do, and with the animals that it holds. */
async function clubsOf(db: Db, userId: string) {
  const theirs = clubIdsOf(db, userId)
  const rows = await db
    .select()
    .from(clubs)
    .where(inArray(clubs.id, theirs))
    .orderBy(asc(asRead(clubs.name)), asc(clubs.id))
  const others = await db
    .select({ clubId: clubMembers.clubId, firstName: users.firstName, lastName: users.lastName })
    .from(clubMembers)
    .innerJoin(users, eq(users.id, clubMembers.userId))
    .where(and(inArray(clubMembers.clubId, theirs), ne(users.id, userId)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
  const held = await db
    .select({ ...getTableColumns(animals), firstName: users.firstName, lastName: users.lastName })
    .from(animals)
    .leftJoin(users, eq(users.id, animals.handedOverBy))
    .where(and(isNull(animals.userId), inArray(animals.clubId, theirs)))
    .orderBy(...byPetName)
  const views = await toAnimals(
    db,
    held.map((row): AnimalRow => ({ ...row, rights: 'owner' })),
  )
  const animalsIn = (clubId: number) =>
    views.flatMap((view, at) => {
      const row = held[at]
      if (row?.clubId !== clubId) return []
      const { handedOverBy, firstName, lastName, isReadByMembers } = row
      return {
        ...view,
        handedOverBy: handedOverBy ? { name: `${firstName} ${lastName}`, isYou: handedOverBy === userId } : null,
        isReadByMembers,
      }
    })
  return rows.map((club) => ({
    ...club,
    members: others.flatMap((one) => (one.clubId === club.id ? `${one.firstName} ${one.lastName}` : [])),
    animals: animalsIn(club.id),
  }))
}

const numberOf = ({ id }: { id: string }): number => {
  if (!isNumberId(id)) throw gone()
  return Number(id)
}

export function clubHandlers(services: Services): Handlers<typeof clubCalls> {
  const { db } = services
  return {
    listClubs: async ({ user }) => ({ results: await clubsOf(db, user.id) }),

    transferClubAnimals: async ({ body, user }) => {
      const animalIds = [...new Set(body.animalIds)]
      return { transferred: await db.transaction((tx) => takeFromClub(tx, user.id, animalIds)) }
    },

    handOverToClub: async ({ params, body, user }) => {
      const animalIds = [...new Set(body.animalIds)]
      const isReadByMembers = body.isReadByMembers ?? false
      await db.transaction((tx) => handOver(tx, user.id, numberOf(params), { animalIds, isReadByMembers }))
      return { handedOver: animalIds.length }
    },

    giveBackClubAnimals: async ({ params, body, user }) => {
      const animalIds = [...new Set(body.animalIds)]
      await db.transaction((tx) => giveBackToOwner(tx, services, user.id, numberOf(params), animalIds))
      return { givenBack: animalIds.length }
    },
  }
}
