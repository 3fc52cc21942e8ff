import { tidyLine } from '@shop/contract/text'
import { species, storePageSize } from '@shop/contract/constants'
import type { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import { asRead } from '../../platform/db/reading-order.ts'
import { countriesNamed, statesNamed } from '../../people/country/handlers.ts'
import { isCalledLike } from '../../platform/db/like.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { byDistance, located, locateText } from '../../people/town/towns.ts'
import type { Services } from '../../platform/services.ts'
import { toSpecies } from '../breed/species.ts'
import type { Handlers } from '../../people/visitor/handler.ts'

const speciesIds = { dog: species.canine, cat: species.feline }

type Row = typeof responsibleBreeders.$inferSelect & { distance: number | null }
/** Whose account it is, is no part of the directory. */
const toView = ({ email: _, speciesId, ...breeder }: Row) => ({ ...breeder, species: toSpecies(speciesId) })

export const responsibleBreederHandlers = ({ db }: Services): Handlers<typeof responsibleBreederCalls> => ({
  listResponsibleBreeders: async ({ query }) => {
    const page = pageIn(query.page)
    const { name, breeds, place, state, country, speciesId, id } = responsibleBreeders
    const code = query.country?.toUpperCase()
    // Every word must be found somewhere: "collie, new york" is a breed and a state.
    const words = tidyLine(query.search ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
    const where = and(
      query.species ? eq(speciesId, speciesIds[query.species]) : undefined,
      code ? eq(country, code) : undefined,
      query.state ? eq(state, query.state.toUpperCase()) : undefined,
      ...words.map((word) => {
        return or(
          isCalledLike(name, word),
          isCalledLike(place, word),
          isCalledLike(sql`array_to_string(${breeds}, ' ')`, word),
          eq(state, word.toUpperCase()),
          inArray(state, statesNamed(word, code)),
          inArray(country, countriesNamed(word)),
        )
      }),
    )
    const all = db
      .select()
      .from(responsibleBreeders)
      .where(where)
      .orderBy(asc(asRead(name)), asc(id))
    const town = query.nearTo && code ? locateText(query.nearTo, code) : undefined
    const first = (page - 1) * storePageSize
    if (town) {
      const breeders = byDistance(await all, town)
      return pageOf(breeders.slice(first, first + storePageSize).map(toView), breeders.length, page, storePageSize)
    }
    const [total, rows] = await Promise.all([
      db.$count(responsibleBreeders, where),
      all.limit(storePageSize).offset(first),
    ])
    const breeders = rows.map((row) => toView({ ...row, distance: null }))
    return pageOf(breeders, total, page, storePageSize)
  },

  listBreederTowns: async ({ query }) => {
    const { place, state, country, speciesId } = responsibleBreeders
    const where = and(
      query.species ? eq(speciesId, speciesIds[query.species]) : undefined,
      query.country ? eq(country, query.country.toUpperCase()) : undefined,
    )
    const towns = await db
      .select({ place, state, country, count: count() })
      .from(responsibleBreeders)
      .where(where)
      .groupBy(country, state, place)
      .orderBy(asc(country), asc(state), asc(place))
    return { results: located(towns) }
  },
})
