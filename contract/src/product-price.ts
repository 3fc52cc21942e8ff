import { array, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { currencies } from './constants.ts'
import { productPriceEndpoints } from './endpoints/product-price.ts'
import { momentSchema, requiredText, typedNumber } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { priceSchema, typedAmount, typedAmountsSchema } from './price.ts'
import { namedSchema, queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

const priceStates = ['past', 'current', 'planned'] as const

/** What a product costs in one currency for a time, as the desk sees it. */
const productPriceSchema = object({
  id: string().uuid().required(),
  product: namedSchema.required(),
  price: priceSchema.required(),
  /** What it cost, or will cost, until then; null of the first price. */
  before: priceSchema.nullable().defined(),
  /** Null of the first price, which holds from the beginning. */
  validFrom: string().datetime().nullable().defined(),
  /** Null where no other price follows. */
  validUntil: string().datetime().nullable().defined(),
  state: string().oneOf(priceStates).required(),
  /** Why the desk set it, and who; null of the catalogue's own. */
  reason: string().nullable().defined(),
  setBy: string().nullable().defined(),
}).noUnknown()
export type ProductPrice = InferType<typeof productPriceSchema>

/** A product with a price of its own, as it is sold now. */
export const pricedProductSchema = object({
  product: namedSchema.required(),
  /** What it costs now, in each currency. */
  prices: array().of(priceSchema.required()).required(),
  /** How many prices are planned, and from when the first of them holds. */
  planned: number().integer().min(0).required(),
  nextAt: string().datetime().nullable().defined(),
}).noUnknown()
export type PricedProduct = InferType<typeof pricedProductSchema>

const reasonSchema = requiredText(200)

const pricePlanSchema = object({
  productId: typedNumber().integer('Use a whole number').required(messages.fieldRequired),
  prices: typedAmountsSchema.min(1, messages.fieldRequired).required(messages.fieldRequired),
  /** Without it the price changes at once. */
  validFrom: momentSchema(),
  reason: reasonSchema,
}).noUnknown()
export type PricePlan = InferType<typeof pricePlanSchema>

/** What is not named stays. */
const planChangeSchema = object({
  amount: typedAmount(10_000),
  validFrom: momentSchema(),
  reason: reasonSchema,
}).noUnknown()
export type PlanChange = InferType<typeof planChangeSchema>

// Ours, and the desk's (docs/desk.md): SPEC gives a product a price, and not who sets it.
export const productPriceCalls = {
  listPricedProducts: call({
    ...productPriceEndpoints.listPricedProducts,
    summary:
      'Products with what they cost now, 20 a page: those whose price changes first, then by name; by name or number, or only those with a planned price',
    query: object({
      search: string().max(120),
      planned: queryWord(),
      sort: sortBy('name', 'number', 'next'),
      page: queryWord(),
    }),
    reply: listOf(pricedProductSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  listProductPrices: call({
    ...productPriceEndpoints.listProductPrices,
    summary:
      'Prices by product, currency and time, 20 a page; all, or those of a product, a currency or in some states',
    query: object({
      productId: queryWord(),
      currency: string().oneOf(currencies, `Use one of ${currencies.join(', ')}`),
      state: string().oneOf(priceStates, `Use one of ${priceStates.join(', ')}`),
      page: queryWord(),
    }),
    reply: listOf(productPriceSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  /** Safe to repeat. 428 on `productId` without a price of its own, on `validFrom` where that is over or taken. */
  planProductPrices: call({
    ...productPriceEndpoints.planProductPrices,
    summary: 'Has a product cost something else from a moment on, in each currency that is named',
    body: pricePlanSchema,
    reply: object({ results: array().of(productPriceSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  /** 409 where it holds already: somebody may have paid it. */
  changePlannedPrice: call({
    ...productPriceEndpoints.changePlannedPrice,
    summary: 'Changes a planned price, or its moment',
    body: planChangeSchema,
    reply: productPriceSchema,
    who: 'desk',
    isOurs: true,
  }),
  withdrawPlannedPrice: call({
    ...productPriceEndpoints.withdrawPlannedPrice,
    summary: 'Withdraws a planned price: the one before it goes on',
    body: object({ reason: reasonSchema }).noUnknown(),
    reply: productPriceSchema,
    who: 'desk',
    isOurs: true,
  }),
}
