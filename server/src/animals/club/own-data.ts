import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { animals } from '../../schema/animal.ts'
import { clubMembers, clubs } from '../../schema/club.ts'

export const collectClubs: Collect = async (db, { id: userId }) => ({
  clubs: await db
    .select({ name: clubs.name, country: clubs.country })
    .from(clubs)
    .innerJoin(clubMembers, eq(clubMembers.clubId, clubs.id))
    .where(eq(clubMembers.userId, userId)),
  animalsHandedOver: await db
    .select({ petName: animals.petName, club: clubs.name })
    .from(animals)
    .innerJoin(clubs, eq(clubs.id, animals.clubId))
    .where(and(isNull(animals.userId), eq(animals.handedOverBy, userId)))
    .orderBy(asc(animals.petName)),
})
