import { boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { stockEndpoints } from './endpoints/stock.ts'
import { deskDaySchema, requiredText, typedNumber } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { namedSchema, queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

/** More of one thing than a shelf holds. */
const maxStock = 1_000_000

/**
 * What people do: goods received; a count, which sets what is on hand; goods ordered from the supplier, or called off
 * where the quantity is below zero.
 */
export const stockMoves = ['received', 'counted', 'ordered'] as const
/** What a parcel does besides: it takes pieces along, and brings them back when it is undone. */
const movementKinds = [...stockMoves, 'dispatched', 'undone'] as const
export type MovementKind = (typeof movementKinds)[number]

/** What the shop posts, one row for each product that is counted or may be. */
export const stockSchema = object({
  product: namedSchema.required(),
  /** Pieces that orders wait for, whether or not the product is counted. */
  reserved: number().integer().min(0).required(),
  /** Null where it is not counted: it is sold without limit. */
  count: object({
    /** Below zero where more was posted than was counted. */
    onHand: number().integer().required(),
    /** On hand less reserved; below zero where orders wait for more than there is. */
    available: number().integer().required(),
    warningLevel: number().integer().min(0).required(),
    /** No more are available than the warning level. */
    isLow: boolean().required(),
    /** Ordered from the supplier, and when it is expected. */
    onOrder: number().integer().min(0).required(),
    expectedOn: string().nullable().defined(),
    /** It is sold although none is available. */
    allowsBackorder: boolean().required(),
    /** Of the warning level and the backorder: what was read is sent along with a change. */
    version: number().integer().min(1).required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
}).noUnknown()
export type Stock = InferType<typeof stockSchema>

/** What changed the count of a product: written once, and never changed. */
export const stockMovementSchema = object({
  id: string().uuid().required(),
  kind: string().oneOf(movementKinds).required(),
  /** How many came to what is on hand, and to what is on order; below zero where they left it. */
  quantity: number().integer().required(),
  onOrder: number().integer().required(),
  /** "KP-100042-1", of what a parcel did. */
  parcel: string().nullable().defined(),
  reason: string().required(),
  by: string().required(),
  at: string().datetime().required(),
}).noUnknown()
export type StockMovement = InferType<typeof stockMovementSchema>

const pieces = () => typedNumber().integer('Use a whole number').max(maxStock, `At most ${maxStock}`)

export const stockSettingsSchema = object({
  warningLevel: pieces().min(0, 'Use 0 or more').required(messages.fieldRequired),
  allowsBackorder: boolean().required(messages.fieldRequired),
  /** What was read; 0 begins to count the product. */
  version: number().integer().min(0).required(),
  /** How many are there when counting begins. */
  onHand: pieces().min(0, 'Use 0 or more'),
  reason: requiredText(200),
}).noUnknown()
export type StockSettings = InferType<typeof stockSettingsSchema>

export const stockMoveSchema = object({
  /** Made by whoever sends it: the same id again is the same movement. */
  id: string().uuid().required(),
  kind: string()
    .oneOf(stockMoves, `Use one of ${stockMoves.join(', ')}`)
    .required(messages.fieldRequired),
  quantity: pieces().min(-maxStock, `At most ${maxStock}`).required(messages.fieldRequired),
  /** Of goods ordered: the day on which they are expected. */
  expectedOn: deskDaySchema(),
  reason: requiredText(200),
}).noUnknown()
export type StockMove = InferType<typeof stockMoveSchema>

// Ours, and the desk's (docs/desk.md): SPEC sells without counting.
export const stockCalls = {
  listStock: call({
    ...stockEndpoints.listStock,
    summary: 'What the shop posts and how many there are, by product, 20 a page; `low` lists what has to be ordered',
    query: object({
      search: string().max(120),
      low: queryWord(),
      sort: sortBy('product', 'onHand', 'reserved', 'available'),
      page: queryWord(),
    }),
    reply: listOf(stockSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  /** 404 for what is never posted. */
  getStock: call({
    ...stockEndpoints.getStock,
    summary: 'How many there are of one product',
    reply: stockSchema,
    who: 'desk',
    isOurs: true,
  }),
  /** 404 for what is never posted, 428 on `onHand` where counting begins without it, 409 where somebody else saved meanwhile. */
  setStock: call({
    ...stockEndpoints.setStock,
    summary: 'Begins to count a product, or sets its warning level and whether it is sold when none is available',
    body: stockSettingsSchema,
    reply: stockSchema,
    who: 'desk',
    isOurs: true,
  }),
  /** 404 for what is not counted, 428 on `quantity`, 409 for the id of another movement. */
  moveStock: call({
    ...stockEndpoints.moveStock,
    summary: 'Records goods received, counted, or ordered from the supplier; the same id again changes nothing',
    body: stockMoveSchema,
    reply: object({
      stock: stockSchema.required(),
      movement: stockMovementSchema.required(),
      isNew: boolean().required(),
    }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  listStockMovements: call({
    ...stockEndpoints.listStockMovements,
    summary: 'What changed the count of a product, newest first, 20 a page',
    query: object({ sort: sortBy('at'), page: queryWord() }),
    reply: listOf(stockMovementSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
}
