import type { collectionAgentCalls } from '@shop/contract/collection-agent'
import { countriesWithStates, storePageSize } from '@shop/contract/constants'
import { and, asc, eq, getTableColumns, ilike, inArray, or } from 'drizzle-orm'
import { findCountry, statesOf } from '../country/handlers.ts'
import { containing } from '../db/like.ts'
import { orders } from '../order/tables.ts'
import { deskAgents, kitsOfAgent, removeAgent, returnKit } from './desk.ts'
import { agentKits } from './kits.ts'
import { ownListing, updateListing } from './listing.ts'
import { collectionAgents } from './tables.ts'
import { pageIn, pageOf } from '../platform/page.ts'
import type { Services } from '../services.ts'
import type { Handlers } from '../visitor/handler.ts'

/** The codes of states with a word in their name that begins so: "Victoria" is VIC, "York" is NY. */
function statesNamed(word: string, country: string | undefined): string[] {
  if (word.length < 3) return []
  const searched = country && findCountry(country) ? [country] : countriesWithStates
  return searched
    .flatMap((code) => statesOf(code))
    .filter(({ name }) => ` ${name}`.toLowerCase().includes(` ${word.toLowerCase()}`))
    .map(({ code }) => code)
}

/** Every word must be somewhere in who and where an agent is. */
const matches = (text: string, country: string | undefined) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => {
      const { name, place, postalCode, state } = collectionAgents
      const pattern = containing(word)
      return or(
        ilike(name, pattern),
        ilike(place, pattern),
        ilike(postalCode, pattern),
        eq(state, word.toUpperCase()),
        inArray(state, statesNamed(word, country)),
      )
    })

/** Whose account it is, is no part of the directory. */
const { userId: _, isHidden: _hidden, ...entry } = getTableColumns(collectionAgents)

export function collectionAgentHandlers(services: Services): Handlers<typeof collectionAgentCalls> {
  const { db } = services
  return {
    listCollectionAgents: async ({ query }) => {
      const page = pageIn(query.page)
      const { name, place, country } = collectionAgents
      const code = query.country?.toUpperCase()
      const where = and(
        eq(collectionAgents.isHidden, false),
        code ? eq(country, code) : undefined,
        ...matches(query.search ?? '', code),
      )
      const [count, rows] = await Promise.all([
        db.$count(collectionAgents, where),
        db
          .select(entry)
          .from(collectionAgents)
          .where(where)
          .orderBy(asc(country), asc(place), asc(name), asc(collectionAgents.id))
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
