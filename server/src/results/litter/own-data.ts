import { asc, eq, sql } from 'drizzle-orm'
import type { Collect } from '../../people/visitor/own-data.ts'
import { litterOffspring, litters } from '../../schema/litter.ts'

/** The litters that the user bred, as they entered them. */
export const collectLitters: Collect = async (db, { id: userId }) => ({
  litters: await db
    .select({
      dateOfBirth: litters.dateOfBirth,
      breedId: litters.breedId,
      damName: litters.damName,
      sireName: litters.sireName,
      createdAt: litters.createdAt,
      offspring: sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('animalId', o.animal_id, 'petName', o.pet_name,
        'gender', o.gender, 'colour', o.colour) order by o.place), '[]'::json)
        from ${litterOffspring} o where o.litter_id = litters.id)`,
    })
    .from(litters)
    .where(eq(litters.userId, userId))
    .orderBy(asc(litters.dateOfBirth)),
})
