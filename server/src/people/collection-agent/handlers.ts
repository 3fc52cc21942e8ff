import { tidyLine } from '@shop/contract/text'
import type { collectionAgentCalls } from '@shop/contract/collection-agent'
import { storePageSize } from '@shop/contract/constants'
import { and, asc, count, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm'
import { countriesNamed, statesNamed } from '../country/handlers.ts'
import { containing, isCalledLike, startingWith } from '../../platform/db/like.ts'
import { orders } from '../../schema/order.ts'
import { deskAgents, kitsOfAgent, removeAgent, returnKit } from './desk.ts'
import { agentKits } from './kits.ts'
import { ownListing, updateListing } from './listing.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { byDistance, located, locateText } from '../town/towns.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'

/** Every word must be somewhere in who and where an agent is. */
const matches = (text: string, country: string | undefined) =>
  tidyLine(text)
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => {
      const { name, place, postalCode, state, country: of } = collectionAgents
      const pattern = containing(word)
      return or(
        isCalledLike(name, word),
        isCalledLike(place, word),
        ilike(postalCode, pattern),
        eq(state, word.toUpperCase()),
        inArray(state, statesNamed(word, country)),
        inArray(of, countriesNamed(word)),
      )
    })

const { postalCode } = collectionAgents
/** How many of the first characters of a postcode an agent's shares, so that 3350 is nearer to 3352 than to 3000. */
const nearness = (postcode: string) =>
  sql`(select count(*) from generate_series(1, ${postcode.length}::int) size
    where upper(replace(${postalCode}, ' ', '')) like left(${postcode}, size) || '%')`

const isListed = eq(collectionAgents.isHidden, false)

/** Whose account it is, is no part of the directory. */
const { userId: _, isHidden: _hidden, ...entry } = getTableColumns(collectionAgents)

export function collectionAgentHandlers(services: Services): Handlers<typeof collectionAgentCalls> {
  const { db } = services
  return {
    listCollectionAgents: async ({ query }) => {
      const page = pageIn(query.page)
      const { name, place, country } = collectionAgents
      const code = query.country?.toUpperCase()
      const nearTo = query.nearTo ?? ''
      const postcode = /\d/.test(nearTo) ? nearTo.toUpperCase().replace(/[^0-9A-Z]/g, '') : ''
      const where = and(
        isListed,
        code ? eq(country, code) : undefined,
        query.state ? eq(collectionAgents.state, query.state.toUpperCase()) : undefined,
        postcode ? ilike(postalCode, startingWith(postcode.slice(0, 1))) : undefined,
        ...matches(query.search ?? '', code),
      )
      const all = db
        .select(entry)
        .from(collectionAgents)
        .where(where)
        .orderBy(
          ...(postcode ? [desc(nearness(postcode))] : []),
          asc(country),
          asc(place),
          asc(name),
          asc(collectionAgents.id),
        )
      const town = nearTo && !postcode && code ? locateText(nearTo, code) : undefined
      const first = (page - 1) * storePageSize
      if (town) {
        const agents = byDistance(await all, town)
        return pageOf(agents.slice(first, first + storePageSize), agents.length, page, storePageSize)
      }
      const [total, rows] = await Promise.all([
        db.$count(collectionAgents, where),
        all.limit(storePageSize).offset(first),
      ])
      const agents = rows.map((agent) => ({ ...agent, distance: null }))
      return pageOf(agents, total, page, storePageSize)
    },

    listAgentTowns: async ({ query }) => {
      const { place, state, country } = collectionAgents
      const towns = await db
        .select({ place, state, country, count: count() })
        .from(collectionAgents)
        .where(and(isListed, query.country ? eq(country, query.country.toUpperCase()) : undefined))
        .groupBy(country, state, place)
        .orderBy(asc(country), asc(state), asc(place))
      return { results: located(towns) }
    },

    getMyListing: async ({ user }) => ({ listing: await ownListing(db, user.id) }),
    updateMyListing: ({ body, user }) => updateListing(db, user.id, body),
    listAgentKits: async ({ user }) => ({
      results: (await agentKits(db, eq(orders.userId, user.id))).map(({ userId: _user, ...kit }) => kit),
    }),
    listDeskAgents: async ({ query }) => ({ results: await deskAgents(db, query) }),
    listDeskAgentKits: async ({ params }) => ({ results: await kitsOfAgent(db, params.id) }),
    removeAgent: ({ params, body, actor }) => removeAgent(services, actor, params.id, body.reason),
    returnAgentKit: ({ params, body, actor }) => returnKit(db, actor, params.barcode, body.reason),
  }
}
