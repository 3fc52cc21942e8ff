import { array, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { clubProductEndpoints } from './endpoints/club-product.ts'
import { optionalText, requiredText, typedNumber } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { priceSchema, typedAmountsSchema } from './price.ts'
import { namedSchema, queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

const clubProductStates = ['on_sale', 'ended'] as const

/** A product that is sold to a club's people alone, as the desk sees it. */
const clubProductSchema = object({
  id: number().integer().required(),
  name: string().required(),
  clubName: string().required(),
  /** The product of the catalogue whose kits it sends out. */
  product: namedSchema.required(),
  /** In each currency. */
  prices: array().of(priceSchema.required()).required(),
  state: string().oneOf(clubProductStates).required(),
}).noUnknown()
export type ClubProduct = InferType<typeof clubProductSchema>

const reasonSchema = requiredText(200)

export const clubProductBodySchema = object({
  club: requiredText(120),
  /** The product of the catalogue that it is. */
  productId: typedNumber().integer('Use a whole number').required(messages.fieldRequired),
  /** What its club calls it; else the product's own name. */
  name: optionalText(120),
  /** One in each currency: none is converted into another. */
  prices: typedAmountsSchema.required(messages.fieldRequired),
  reason: reasonSchema,
}).noUnknown()
export type ClubProductBody = InferType<typeof clubProductBodySchema>

// Ours, and the desk's (docs/desk.md): SPEC gives a product a clubName, and not who makes it.
export const clubProductCalls = {
  listClubProducts: call({
    ...clubProductEndpoints.listClubProducts,
    summary:
      'Products of clubs, by club and name, 20 a page; all, or those of a club, in one state, or with a word in their club or name',
    query: object({
      search: string().max(120),
      club: string().max(120),
      state: string().oneOf(clubProductStates, `Use one of ${clubProductStates.join(', ')}`),
      sort: sortBy('name', 'club'),
      page: queryWord(),
    }),
    reply: listOf(clubProductSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  /** 428 on `club` where there is none, on `productId` where a club cannot have it, on `prices` without each currency. */
  addClubProduct: call({
    ...clubProductEndpoints.addClubProduct,
    summary: "Sells a product to a club's people, at the club's price",
    body: clubProductBodySchema,
    reply: clubProductSchema,
    creates: true,
    who: 'desk',
    isOurs: true,
  }),
  /** Safe to repeat. What was ordered is delivered. */
  endClubProduct: call({
    ...clubProductEndpoints.endClubProduct,
    summary: "Takes a club's product off sale; carts that hold it say so",
    body: object({ reason: reasonSchema }).noUnknown(),
    reply: clubProductSchema,
    who: 'desk',
    isOurs: true,
  }),
}
