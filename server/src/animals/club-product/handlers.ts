import type { QueryOf } from '@shop/contract/call-parts'
import type { ClubProduct, ClubProductBody, clubProductCalls } from '@shop/contract/club-product'
import { currencies, type Currency, storePageSize } from '@shop/contract/constants'
import { priceOf } from '@shop/contract/money'
import { and, asc, eq, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { containing } from '../../platform/db/like.ts'
import { asRead } from '../../platform/db/reading-order.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'
import { alias } from 'drizzle-orm/pg-core'
import { missing, refusal } from '../../platform/input/refusal.ts'
import { recordAudit } from '../../people/admin/audit.ts'
import { findClub } from '../club/find.ts'
import { changeCatalogue } from '../../storefront/catalogue/change.ts'
import type { Db } from '../../platform/db/open.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { holdsAt } from '../../storefront/product/prices.ts'
import { prices, products } from '../../schema/product.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor, Handlers } from '../../people/visitor/handler.ts'
import { findBase, makeClubProduct } from './make.ts'

const base = alias(products, 'base')

const columns = { name: asRead(products.name), club: asRead(products.clubName) }

type Query = Partial<QueryOf<typeof clubProductCalls.listClubProducts>>

/** Products of clubs by club unless they are sorted, then by name, in the contract's form. */
async function clubProducts(
  db: Db,
  where: ReturnType<typeof and>,
  page = 1,
  sort: Query['sort'] = 'club',
): Promise<ClubProduct[]> {
  const rows = await db
    .select({ product: products, base: { id: base.id, name: base.name } })
    .from(products)
    .innerJoin(base, eq(base.id, products.kitId))
    .where(where)
    .orderBy(sortedBy(columns, sort), asc(columns.name), asc(products.id))
    .limit(storePageSize)
    .offset((page - 1) * storePageSize)
  const amounts = await db
    .select()
    .from(prices)
    .where(
      and(
        inArray(
          prices.productId,
          rows.map(({ product }) => product.id),
        ),
        holdsAt(),
      ),
    )
  const amountIn = (productId: number, currency: Currency) =>
    amounts.find((price) => price.productId === productId && price.currency === currency)?.amount
  return rows.map(({ product: { id, name, clubName, endedAt }, base: product }) => ({
    id,
    name,
    clubName: clubName ?? '',
    product,
    prices: currencies.flatMap((currency) => {
      const amount = amountIn(id, currency)
      return amount === undefined ? [] : priceOf(amount, currency)
    }),
    state: endedAt ? 'ended' : 'on_sale',
  }))
}

const isClubs = isNotNull(products.kitId)

async function readOne(db: Db, id: number): Promise<ClubProduct> {
  const [found] = await clubProducts(db, and(isClubs, eq(products.id, id)))
  if (!found) throw missing()
  return found
}

/** A price in each currency. Throws 428 where one is missing, or named twice. */
function priceIn({ prices: said }: ClubProductBody): Record<Currency, number> {
  const price = Object.fromEntries(said.map(({ currency, amount }) => [currency, amount]))
  if (said.length !== currencies.length || currencies.some((currency) => price[currency] === undefined))
    throw refusal({ prices: `Name one price in each of ${currencies.join(', ')}` })
  return price as Record<Currency, number>
}

async function add(tx: Db, actor: Actor, body: ClubProductBody) {
  const price = priceIn(body)
  const club = await findClub(tx, body.club)
  if (!club) throw refusal({ club: 'There is no such club: approve somebody who acts for it first' })
  const product = await findBase(tx, body.productId)
  if (!product) throw refusal({ productId: 'Not a kit, test, profile or pack that everybody may buy' })
  const made = await makeClubProduct(tx, { base: product, clubName: club.name, name: body.name || product.name, price })
  if (!made) throw refusal({ name: `${club.name} has a product of this name` })
  await recordAudit(tx, actor, {
    action: 'add-club-product',
    subject: `${club.name}: ${made.name}`,
    reason: body.reason,
    before: {},
    after: { id: made.id, productId: product.id, price },
  })
  return readOne(tx, made.id)
}

async function end(tx: Db, actor: Actor, id: number, reason: string) {
  const [ended] = await tx
    .update(products)
    .set({ endedAt: new Date() })
    .where(and(isClubs, eq(products.id, id), isNull(products.endedAt)))
    .returning()
  if (ended)
    await recordAudit(tx, actor, {
      action: 'end-club-product',
      subject: `${ended.clubName}: ${ended.name}`,
      reason,
      before: { endedAt: null },
      after: { endedAt: ended.endedAt?.toISOString() },
    })
  return readOne(tx, id)
}

export const clubProductHandlers = (services: Services): Handlers<typeof clubProductCalls> => ({
  listClubProducts: async ({ query }) => {
    const page = pageIn(query.page)
    const { db } = services
    const club = query.club ? await findClub(db, query.club) : null
    const inState = query.state && (query.state === 'ended' ? isNotNull(products.endedAt) : isNull(products.endedAt))
    const pattern = containing(query.search?.trim() ?? '')
    const where = and(
      isClubs,
      inState,
      query.club ? eq(products.clubName, club?.name ?? '') : undefined,
      or(ilike(products.name, pattern), ilike(products.clubName, pattern)),
    )
    return pageOf(
      await clubProducts(db, where, page, query.sort),
      await db.$count(products, where),
      page,
      storePageSize,
    )
  },

  addClubProduct: ({ body, actor, created }) =>
    changeCatalogue(services, async (tx) => {
      const made = await add(tx, actor, body)
      created()
      return made
    }),

  endClubProduct: ({ params, body, actor }) =>
    changeCatalogue(services, (tx) => end(tx, actor, isNumberId(params.id) ? Number(params.id) : 0, body.reason)),
})
