import { species, storePageSize } from '@shop/contract/constants'
import type { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { countriesNamed, statesNamed } from '../country/handlers.ts'
import { containing } from '../db/like.ts'
import { responsibleBreeders } from './tables.ts'
import { pageIn, pageOf } from '../platform/page.ts'
import type { Services } from '../services.ts'
import { toSpecies } from '../breed/species.ts'
import type { Handlers } from '../visitor/handler.ts'

const speciesIds = { dog: species.canine, cat: species.feline }

export const responsibleBreederHandlers = ({ db }: Services): Handlers<typeof responsibleBreederCalls> => ({
  listResponsibleBreeders: async ({ query }) => {
    const page = pageIn(query.page)
    const { name, breeds, place, state, country, speciesId, id } = responsibleBreeders
    const code = query.country?.toUpperCase()
    // Every word must be found somewhere: "collie, new york" is a breed and a state.
    const words = (query.search ?? '').split(/[\s,]+/).filter(Boolean)
    const where = and(
      query.species ? eq(speciesId, speciesIds[query.species]) : undefined,
      code ? eq(country, code) : undefined,
      query.state ? eq(state, query.state.toUpperCase()) : undefined,
      ...words.map((word) => {
        const text = containing(word)
        return or(
          ilike(name, text),
          ilike(place, text),
          ilike(sql`array_to_string(${breeds}, ' ')`, text),
          eq(state, word.toUpperCase()),
          inArray(state, statesNamed(word, code)),
          inArray(country, countriesNamed(word)),
        )
      }),
    )
    const [count, rows] = await Promise.all([
      db.$count(responsibleBreeders, where),
      db
        .select()
        .from(responsibleBreeders)
        .where(where)
        .orderBy(asc(name), asc(id))
        .limit(storePageSize)
        .offset((page - 1) * storePageSize),
    ])
    const results = rows.map(({ email: _, speciesId: of, ...breeder }) => ({ ...breeder, species: toSpecies(of) }))
    return pageOf(results, count, page, storePageSize)
  },
})
