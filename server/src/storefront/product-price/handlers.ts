import type { QueryOf } from '@shop/contract/call-parts'
import { currencies, storePageSize } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { priceOf, toAmount, toMinor } from '@shop/contract/money'
import type {
  PlanChange,
  PricedProduct,
  PricePlan,
  ProductPrice,
  productPriceCalls,
} from '@shop/contract/product-price'
import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containing } from '../../platform/db/like.ts'
import { asRead } from '../../platform/db/reading-order.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'
import { refusal } from '../../platform/input/refusal.ts'
import { recordAudit } from '../../people/admin/audit.ts'
import { changeCatalogue } from '../catalogue/change.ts'
import type { Db } from '../../platform/db/open.ts'
import { isNumberId, isUuid } from '../../platform/values/ids.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { prices, products } from '../../schema/product.ts'
import type { Services } from '../../platform/services.ts'
import type { Actor, Handlers } from '../../people/visitor/handler.ts'
import { holdsAt } from '../product/prices.ts'
import { isPriced, lockPriced, momentOf, priceAt, type PriceRow, putPrice, refuseStarted, takeOut } from './set.ts'

const before = alias(prices, 'before')
const state = sql<ProductPrice['state']>`case when ${prices.validFrom} > now() then 'planned'
  when ${prices.validUntil} <= now() then 'past' else 'current' end`

async function productPrices(db: Db, where: SQL | undefined, page = 1): Promise<ProductPrice[]> {
  const rows = await db
    .select({ row: prices, product: { id: products.id, name: products.name }, state, before: before.amount })
    .from(prices)
    .innerJoin(products, eq(products.id, prices.productId))
    .leftJoin(
      before,
      and(
        eq(before.productId, prices.productId),
        eq(before.currency, prices.currency),
        eq(before.validUntil, prices.validFrom),
      ),
    )
    .where(where)
    .orderBy(asc(prices.productId), asc(prices.currency), asc(prices.validFrom))
    .limit(storePageSize)
    .offset((page - 1) * storePageSize)
  return rows.map(({ row, before: amountBefore, ...rest }) => {
    const price = (amount: number) => priceOf(amount, row.currency)
    return {
      ...rest,
      id: row.id,
      price: price(row.amount),
      before: amountBefore === null ? null : price(amountBefore),
      validFrom: row.validFrom.getTime() ? row.validFrom.toISOString() : null,
      validUntil: row.validUntil?.toISOString() ?? null,
      reason: row.reason,
      setBy: row.setBy,
    }
  })
}

type PricedQuery = Partial<QueryOf<typeof productPriceCalls.listPricedProducts>>

/** Products with a price of their own, those whose price changes first unless they are sorted, then by name; 20 of them. */
async function pricedProducts(
  db: Db,
  where: SQL | undefined,
  page: number,
  sort: PricedQuery['sort'] = 'next',
): Promise<PricedProduct[]> {
  const planned = plannedPrices(db)
  const name = asRead(products.name)
  const rows = await db
    .select({ id: products.id, name: products.name, planned: planned.count, nextAt: planned.nextAt })
    .from(products)
    .leftJoin(planned, eq(planned.productId, products.id))
    .where(where)
    .orderBy(sortedBy({ name, number: products.id, next: planned.nextAt }, sort), asc(name), asc(products.id))
    .limit(storePageSize)
    .offset((page - 1) * storePageSize)
  const isOfRows = inArray(
    prices.productId,
    rows.map(({ id }) => id),
  )
  const current = await db.select().from(prices).where(and(isOfRows, holdsAt()))
  return rows.map(({ id, name, planned: count, nextAt }) => ({
    product: { id, name },
    prices: currencies.flatMap((currency) => {
      const found = current.find((price) => price.productId === id && price.currency === currency)
      return found ? priceOf(found.amount, currency) : []
    }),
    planned: count ?? 0,
    nextAt: nextAt?.toISOString() ?? null,
  }))
}

/** How many prices of each product are planned, and from when the first of them holds. */
const plannedPrices = (db: Db) =>
  db
    .select({
      productId: prices.productId,
      count: sql<number>`count(*)::int`.as('planned_count'),
      nextAt: sql`min(${prices.validFrom})`.mapWith(prices.validFrom).as('next_at'),
    })
    .from(prices)
    .where(sql`${prices.validFrom} > now()`)
    .groupBy(prices.productId)
    .as('planned')

async function readOne(db: Db, { id }: PriceRow): Promise<ProductPrice> {
  const [found] = await productPrices(db, eq(prices.id, id))
  if (!found) throw new Error('A price is missing')
  return found
}

const auditFacts = ({ amount, validFrom }: Pick<PriceRow, 'amount' | 'validFrom'>) => ({
  amount: toAmount(amount),
  validFrom: validFrom.getTime() ? validFrom.toISOString() : null,
})
const subjectOf = (product: { id: number; name: string }, currency: string) =>
  `${product.id} ${product.name}, ${currency}`

async function plan(tx: Db, actor: Actor, { productId, prices: wanted, validFrom, reason }: PricePlan) {
  const product = await lockPriced(tx, productId)
  if (!product) throw refusal({ productId: 'Not a product with a price of its own' })
  const currencies = wanted.map(({ currency }) => currency)
  if (new Set(currencies).size < currencies.length) throw refusal({ prices: 'Name each currency once' })
  const moment = await momentOf(tx, validFrom)
  const set: ProductPrice[] = []
  for (const { currency, amount: decimals } of wanted) {
    const amount = toMinor(decimals)
    const holding = await priceAt(tx, { productId, currency }, moment)
    if (!holding) throw refusal({ prices: `It is not sold in ${currency}` })
    // It is there already, or equals the price that holds anyway.
    if (holding.amount === amount) {
      set.push(await readOne(tx, holding))
      continue
    }
    if (holding.validFrom.getTime() === moment.getTime())
      throw refusal({ validFrom: `Another price in ${currency} is planned for this moment. Change that one.` })
    const made = await putPrice(tx, holding, {
      productId,
      currency,
      amount,
      validFrom: moment,
      reason,
      setBy: actor.name,
    })
    await recordAudit(tx, actor, {
      action: 'plan-price',
      subject: subjectOf(product, currency),
      reason,
      before: auditFacts(holding),
      after: auditFacts(made),
    })
    set.push(await readOne(tx, made))
  }
  return set
}

/** A planned price with its product, locked. Throws 404 where there is none, 409 where it holds already. */
async function lockPlanned(tx: Db, id: string) {
  const find = async () => (isUuid(id) ? (await tx.select().from(prices).where(eq(prices.id, id)))[0] : undefined)
  const known = await find()
  const product = known && (await lockPriced(tx, known.productId))
  // Withdrawn while this waited.
  const row = product && (await find())
  if (!product || !row) throw new Failure(404, { message: 'There is no such planned price.' })
  await refuseStarted(tx, row)
  return { row, product }
}

async function change(tx: Db, actor: Actor, id: string, { amount: decimals, validFrom, reason }: PlanChange) {
  const { row, product } = await lockPlanned(tx, id)
  const amount = decimals === undefined ? row.amount : toMinor(decimals)
  const moment = validFrom === undefined ? row.validFrom : await momentOf(tx, validFrom)
  if (amount === row.amount && moment.getTime() === row.validFrom.getTime()) return readOne(tx, row)
  await takeOut(tx, row)
  const { productId } = row
  const holding = await priceAt(tx, { productId, currency: row.currency }, moment)
  if (!holding) throw new Error('A price follows no other')
  if (holding.validFrom.getTime() === moment.getTime())
    throw refusal({ validFrom: 'Another price is planned for this moment. Change that one.' })
  const made = await putPrice(tx, holding, { ...row, amount, validFrom: moment, reason, setBy: actor.name })
  await recordAudit(tx, actor, {
    action: 'change-price',
    subject: subjectOf(product, row.currency),
    reason,
    before: auditFacts(row),
    after: auditFacts(made),
  })
  return readOne(tx, made)
}

async function withdraw(tx: Db, actor: Actor, id: string, reason: string) {
  const { row, product } = await lockPlanned(tx, id)
  const goesOn = await takeOut(tx, row)
  await recordAudit(tx, actor, {
    action: 'withdraw-price',
    subject: subjectOf(product, row.currency),
    reason,
    before: auditFacts(row),
    after: auditFacts(goesOn),
  })
  return readOne(tx, goesOn)
}

export const productPriceHandlers = (services: Services): Handlers<typeof productPriceCalls> => ({
  listPricedProducts: async ({ query: { search = '', planned, sort, page: typed } }) => {
    const { db } = services
    const page = pageIn(typed)
    const text = search.trim()
    const where = and(
      isPriced,
      text
        ? or(ilike(products.name, containing(text)), isNumberId(text) ? eq(products.id, Number(text)) : undefined)
        : undefined,
      planned === 'true'
        ? sql`exists (select from ${prices} where ${prices.productId} = ${products.id} and ${prices.validFrom} > now())`
        : undefined,
    )
    return pageOf(await pricedProducts(db, where, page, sort), await db.$count(products, where), page, storePageSize)
  },

  listProductPrices: async ({ query: { productId, currency, state: wanted, page: typed } }) => {
    const { db } = services
    const page = pageIn(typed)
    const where = and(
      productId === undefined ? undefined : eq(prices.productId, isNumberId(productId) ? Number(productId) : -1),
      currency && eq(prices.currency, currency),
      wanted && inArray(state, [wanted]),
    )
    return pageOf(await productPrices(db, where, page), await db.$count(prices, where), page, storePageSize)
  },

  planProductPrices: ({ body, actor }) =>
    changeCatalogue(services, async (tx) => ({ results: await plan(tx, actor, body) })),

  changePlannedPrice: ({ params, body, actor }) =>
    changeCatalogue(services, (tx) => change(tx, actor, params.id, body)),

  withdrawPlannedPrice: ({ params, body, actor }) =>
    changeCatalogue(services, (tx) => withdraw(tx, actor, params.id, body.reason)),
})
