import type { Breed, breedCalls } from '@shop/contract/breed'
import { speciesIdOf } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, asc, count, desc, eq, gt, ilike, or, sql } from 'drizzle-orm'
import { containing, startingWith } from './db/like.ts'
import { breeds } from './db/schema.ts'
import type { Handlers } from './http/mount.ts'
import { isNumberId } from './ids.ts'
import { pageIn, pageOf } from './page.ts'
import type { Services } from './services.ts'
import { toSpecies } from './species.ts'

const maxSize = 1000

const toBreed = (row: typeof breeds.$inferSelect): Breed => ({
  id: row.id,
  name: row.name,
  species: toSpecies(row.speciesId),
  coat: row.coat as Breed['coat'],
  testCount: row.testCount,
})

export function breedHandlers({ db }: Services): Handlers<typeof breedCalls> {
  return {
    listBreeds: async ({ query }) => {
      const page = pageIn(query.page)
      const size = Math.min(pageIn(query.size ?? '20'), maxSize)
      const species = query.species ? speciesIdOf(query.species) : undefined
      if (query.species && !species)
        throw new Failure(428, {
          message: messages.failedToFetchBreeds,
          errors: { species: messages.failedToFetchBreeds },
        })
      const name = (query.name ?? '').trim().toLowerCase()
      const where = and(
        species ? eq(breeds.speciesId, species) : undefined,
        query.tested === 'true' ? gt(breeds.testCount, 0) : undefined,
        query.initial ? ilike(breeds.name, startingWith(query.initial.slice(0, 1))) : undefined,
        name
          ? or(
              ilike(breeds.name, containing(name)),
              sql`lower(array_to_string(${breeds.synonyms}, '|')) like ${containing(name)}`,
            )
          : undefined,
      )
      const [total, rows] = await Promise.all([
        db.select({ count: count() }).from(breeds).where(where),
        db
          .select()
          .from(breeds)
          .where(where)
          .orderBy(...(query.sort ? [desc(breeds.testCount)] : []), asc(breeds.name), asc(breeds.id))
          .limit(size)
          .offset((page - 1) * size),
      ])
      return pageOf(rows.map(toBreed), total[0]?.count ?? 0, page, size)
    },

    getBreed: async ({ params }) => {
      const missing = new Failure(404, { message: messages.failedToFetchBreedDetails })
      if (!isNumberId(params.id)) throw missing
      const [row] = await db
        .select()
        .from(breeds)
        .where(eq(breeds.id, Number(params.id)))
      if (!row) throw missing
      return {
        ...toBreed(row),
        synonyms: row.synonyms,
        registries: row.registries,
        group: row.group,
        origin: row.origin,
        fullBreedProfileId: row.fullBreedProfileId,
        source: { name: 'Vertebrate Breed Ontology', id: row.vboId ?? '' },
      }
    },
  }
}
