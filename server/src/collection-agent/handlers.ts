import type { collectionAgentCalls } from '@shop/contract/collection-agent'
import { storePageSize } from '@shop/contract/constants'
import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, sql } from 'drizzle-orm'
import { countriesNamed, statesNamed } from '../country/handlers.ts'
import { containing, startingWith } from '../db/like.ts'
import { orders } from '../order/tables.ts'
import { deskAgents, kitsOfAgent, removeAgent, returnKit } from './desk.ts'
import { agentKits } from './kits.ts'
import { ownListing, updateListing } from './listing.ts'
import { collectionAgents } from './tables.ts'
import { pageIn, pageOf } from '../platform/page.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

/** Every word must be somewhere in who and where an agent is. */
const matches = (text: string, country: string | undefined) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => {
      const { name, place, postalCode, state, country: of } = collectionAgents
      const pattern = containing(word)
      return or(
        ilike(name, pattern),
        ilike(place, pattern),
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

/** Whose account it is, is no part of the directory. */
const { userId: _, isHidden: _hidden, ...entry } = getTableColumns(collectionAgents)

export function collectionAgentHandlers(services: Services): Handlers<typeof collectionAgentCalls> {
  const { db } = services
  return {
    listCollectionAgents: async ({ query }) => {
      const page = pageIn(query.page)
      const { name, place, country } = collectionAgents
      const code = query.country?.toUpperCase()
      const near = (query.nearTo ?? '').toUpperCase().replace(/[^0-9A-Z]/g, '')
      const where = and(
        eq(collectionAgents.isHidden, false),
        code ? eq(country, code) : undefined,
        query.state ? eq(collectionAgents.state, query.state.toUpperCase()) : undefined,
        near ? ilike(postalCode, startingWith(near.slice(0, 1))) : undefined,
        ...matches(query.search ?? '', code),
      )
      const [count, rows] = await Promise.all([
        db.$count(collectionAgents, where),
        db
          .select(entry)
          .from(collectionAgents)
          .where(where)
          .orderBy(
            ...(near ? [desc(nearness(near))] : []),
            asc(country),
            asc(place),
            asc(name),
            asc(collectionAgents.id),
          )
          .limit(storePageSize)
          .offset((page - 1) * storePageSize),
      ])
      return pageOf(rows, count, page, storePageSize)
    },

    getMyListing: async ({ user }) => ({ listing: await ownListing(db, user.id) }),
    updateMyListing: ({ body, user }) => updateListing(db, user.id, body),
    listAgentKits: async ({ user }) => ({
      results: (await agentKits(db, eq(orders.userId, user.id))).map(({ userId: _user, ...kit }) => kit),
    }),
    listDeskAgents: async () => ({ results: await deskAgents(db) }),
    listDeskAgentKits: async ({ params }) => ({ results: await kitsOfAgent(db, params.id) }),
    removeAgent: ({ params, body, actor }) => removeAgent(services, actor, params.id, body.reason),
    returnAgentKit: ({ params, body, actor }) => returnKit(db, actor, params.barcode, body.reason),
  }
}
