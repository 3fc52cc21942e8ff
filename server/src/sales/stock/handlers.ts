import { adminPageSize as pageSize } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import type { Stock, stockCalls, StockMovement, StockSettings } from '@shop/contract/stock'
import { and, asc, desc, eq, getTableColumns, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Actor, Handlers } from '../../people/visitor/handler.ts'
import { containing } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { asRead } from '../../platform/db/reading-order.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'
import { missing, refusal } from '../../platform/input/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { isNumberId } from '../../platform/values/ids.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { stockIds } from '../../reference/catalogue/kits.ts'
import { parcels } from '../../schema/parcel.ts'
import { products } from '../../schema/product.ts'
import { stock, stockMovements, type StockRow } from '../../schema/stock.ts'
import { moveByHand, writeMovement } from './move.ts'
import { lockStock } from './reserve.ts'
import { available, isLow, reserved, reservedQuantity } from './reserved.ts'

const columns = {
  product: asRead(products.name),
  // Null of a product that is not counted, unlike the table's column.
  onHand: sql`${stock.onHand}`,
  reserved: reservedQuantity,
  available,
}
const isStocked = inArray(products.id, [...stockIds])

const selectStock = (db: Db, where?: SQL) =>
  db
    .select({
      product: { id: products.id, name: products.name },
      row: getTableColumns(stock),
      reserved: reservedQuantity,
      available,
      isLow,
    })
    .from(products)
    .leftJoin(stock, eq(stock.productId, products.id))
    .leftJoin(reserved(), sql`reserved.product_id = ${products.id}`)
    .where(and(isStocked, where))

type Selected = Awaited<ReturnType<typeof selectStock>>[number]

const toStock = ({ product, row, reserved: waiting, available: left, isLow: low }: Selected): Stock => {
  if (!row) return { product, reserved: waiting, count: null }
  const { productId: _, ...count } = row
  return { product, reserved: waiting, count: { ...count, available: left, isLow: low } }
}

async function readStock(db: Db, productId: number): Promise<Stock> {
  const [found] = await selectStock(db, eq(products.id, productId))
  if (!found) throw missing()
  return toStock(found)
}

/** The product of an address. Throws 404 for one that is never posted. */
async function findStocked(db: Db, text: string): Promise<Stock['product']> {
  const isNamed = eq(products.id, isNumberId(text) ? Number(text) : 0)
  const [found] = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(isStocked, isNamed))
  if (!found) throw missing()
  return found
}

const toMovement = (
  { id, kind, quantity, onOrder, reason, by, at }: typeof stockMovements.$inferSelect,
  parcel: string | null,
): StockMovement => ({ id, kind, quantity, onOrder, parcel, reason, by, at: at.toISOString() })

const savedMeanwhile = () =>
  new Failure(409, { message: 'Somebody else has changed this meanwhile. Please look at it again before you save.' })

/** Begins to count a product: from here on it can be sold out. */
async function beginCounting(tx: Db, actor: Actor, productId: number, settings: StockSettings) {
  const { warningLevel, allowsBackorder, onHand, reason } = settings
  if (onHand === undefined) throw refusal({ onHand: 'Say how many are there.' })
  const [begun] = await tx
    .insert(stock)
    .values({ productId, warningLevel, allowsBackorder })
    .onConflictDoNothing()
    .returning()
  if (!begun) throw savedMeanwhile()
  await writeMovement(tx, { productId, kind: 'counted', quantity: onHand, onOrder: 0, reason, by: actor.name })
  return begun
}

/** The same change sent twice is one. Throws 409 where somebody else saved meanwhile. */
async function changeSettings(tx: Db, row: StockRow, { warningLevel, allowsBackorder, version }: StockSettings) {
  const isSame = row.warningLevel === warningLevel && row.allowsBackorder === allowsBackorder
  if (isSame && [row.version, row.version - 1].includes(version)) return null
  if (row.version !== version) throw savedMeanwhile()
  const [changed] = await tx
    .update(stock)
    .set({ warningLevel, allowsBackorder, version: version + 1 })
    .where(eq(stock.productId, row.productId))
    .returning()
  return changed ?? null
}

const settingsOf = (row: StockRow | undefined) =>
  row ? { warningLevel: row.warningLevel, allowsBackorder: row.allowsBackorder } : null

export const stockHandlers = ({ db }: Services): Handlers<typeof stockCalls> => ({
  listStock: async ({ query: { search = '', low, sort = 'product', page: typed } }) => {
    const page = pageIn(typed)
    const where = and(
      search.trim() ? ilike(products.name, containing(search.trim())) : undefined,
      low === 'true' ? isLow : undefined,
    )
    // They are few, whatever the shop sells.
    const rows = await selectStock(db, where).orderBy(sortedBy(columns, sort), asc(columns.product), asc(products.id))
    const results = rows.slice((page - 1) * pageSize, page * pageSize).map(toStock)
    return pageOf(results, rows.length, page, pageSize)
  },

  getStock: async ({ params }) => readStock(db, (await findStocked(db, params.productId)).id),

  setStock: ({ params, body, actor }) =>
    db.transaction(async (tx) => {
      const product = await findStocked(tx, params.productId)
      const [before] = await lockStock(tx, [product.id])
      const after = before ? await changeSettings(tx, before, body) : await beginCounting(tx, actor, product.id, body)
      if (after)
        await recordAudit(tx, actor, {
          action: 'set-stock',
          subject: product.name,
          reason: body.reason,
          before: settingsOf(before),
          after: settingsOf(after),
        })
      return readStock(tx, product.id)
    }),

  moveStock: ({ params, body, actor }) =>
    db.transaction(async (tx) => {
      const product = await findStocked(tx, params.productId)
      const { movement, isNew } = await moveByHand(tx, actor, product, body)
      return { stock: await readStock(tx, product.id), movement: toMovement(movement, null), isNew }
    }),

  listStockMovements: async ({ params, query }) => {
    const { id: productId } = await findStocked(db, params.productId)
    const page = pageIn(query.page)
    const where = eq(stockMovements.productId, productId)
    const rows = await db
      .select({ movement: stockMovements, parcel: parcels.number })
      .from(stockMovements)
      .leftJoin(parcels, eq(parcels.id, stockMovements.parcelId))
      .where(where)
      .orderBy(sortedBy({ at: stockMovements.at }, query.sort ?? '-at'), desc(stockMovements.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize)
    const results = rows.map(({ movement, parcel }) => toMovement(movement, parcel))
    return pageOf(results, await db.$count(stockMovements, where), page, pageSize)
  },
})
