import { array, boolean, type InferType, number, object, string } from 'yup'
import { addressSchema, billingAddressSchema, storedAddressSchema, storedBillingAddressSchema } from './address.ts'
import { call } from './call.ts'
import { currencies, customProfileTests, maxNoteLength, maxProfileNameLength, maxQuantity } from './constants.ts'
import { cartEndpoints } from './endpoints/cart.ts'
import {
  barcodeText,
  countryCodeSchema,
  emailSchema,
  optionalLines,
  optionalText,
  printable,
  requiredText,
} from './form.ts'
import { giftCardBodySchema, giftSchema } from './gift-card.ts'
import { priceSchema } from './price.ts'
import { coatSchema, namedSchema, queryWord } from './shared.ts'
import { copyText } from './spelled-reply.ts'

/**
 * What came with an item. With a barcode it is an upgrade of that sample: the server marks it so, and names the animal.
 * Without one, `animalName` is a vet's patient.
 */
const itemMetaDataSchema = object({
  isUpgradeTests: boolean(),
  animalId: string().uuid(),
  animalName: string().max(100),
  barcode: barcodeText(),
  /** Of a test: the breed that it was chosen for. */
  breedId: number().integer().positive(),
  /** Of a gift card: how much, for whom, and when it is mailed. */
  giftCard: giftSchema.optional().default(undefined),
}).noUnknown()

export const cartItemSchema = object({
  id: string().uuid().required(),
  product: object({
    id: number().integer().required(),
    name: copyText().required(),
    typeId: number().integer().min(1).max(8).required(),
    category: namedSchema.required(),
    species: namedSchema.nullable().defined(),
    /** What it tells, in a plain sentence. */
    summary: copyText().required(),
    coat: coatSchema.required(),
  })
    .noUnknown()
    .required(),
  quantity: number().integer().min(1).max(maxQuantity).required(),
  /** The line's total, two decimals; the same as `linePrice.amount`. */
  amount: number().required(),
  currency: object({ code: string().oneOf(currencies).required(), symbol: string().required() })
    .noUnknown()
    .required(),
  unitPrice: priceSchema.required(),
  linePrice: priceSchema.required(),
  /** What the line would cost somebody who is no member; null where that is the same, absent in earlier orders. */
  regularLinePrice: priceSchema.nullable().optional().default(undefined),
  /** What one cost when it was put in, where that has changed since; null in orders, absent in earlier ones. */
  priceBefore: priceSchema.nullable().optional().default(undefined),
  metaData: itemMetaDataSchema.required(),
  /** The breed that it is for, where it names one; absent in earlier orders. */
  breed: namedSchema.nullable().optional().default(undefined),
  /** What it was switched from, which can be undone; null where it was not and in orders, absent in earlier ones. */
  insteadOf: object({ offerId: string().required(), names: array().of(string().required()).required() })
    .noUnknown()
    .nullable()
    .optional()
    .default(undefined),
  /** The tests inside a custom profile; empty for other items. */
  contents: array().of(namedSchema.required()).required(),
  hasUpgradeOption: boolean().required(),
  isAnimalRequired: boolean().required(),
  /** Empty when there is none. */
  note: string().max(maxNoteLength).defined(),
  /** Why it cannot be ordered as the cart is now; absent in orders that were made before there was such a thing. */
  problem: copyText().nullable(),
}).noUnknown()

export const collectorSchema = object({
  type: requiredText(50),
  name: printable(requiredText(100)),
  clinic: printable(optionalText(100)),
}).noUnknown()

export const shippingMethodSchema = object({
  id: number().integer().required(),
  name: string().required(),
  description: copyText().required(),
  price: priceSchema.required(),
  /** Business days, as read: "3 to 6". */
  days: string().required(),
}).noUnknown()

const couponSchema = object({
  code: string().required(),
  /** What it does, as read: "10% off". */
  label: string().required(),
  discount: priceSchema.required(),
}).noUnknown()

/** One tax at one rate, rounded once for the whole order. */
const taxSchema = object({
  /** As customers know it: "GST", "TVA". */
  name: string().required(),
  /** 10, or 9.975. */
  percent: number().positive().required(),
  /** Part of the prices, which stay what they are; else it comes on top of them. */
  isIncluded: boolean().required(),
  amount: priceSchema.required(),
}).noUnknown()

/** A gift card that pays for a cart. */
const appliedGiftCardSchema = object({
  id: string().uuid().required(),
  /** The code's last four letters. */
  ending: string().required(),
  /** What it pays of this cart. */
  used: priceSchema.required(),
  /** What is left on it when this cart is paid. */
  left: priceSchema.required(),
}).noUnknown()

/**
 * `discount`, `loyalty` and `giftCards` are positive and come off: total = subtotal - discount - loyalty + shipping + taxes
 * that are not included - giftCards. Gift cards pay, so taxes are worked out as if there were none.
 */
export const totalsSchema = object({
  subtotal: priceSchema.required(),
  /** What all coupons take off. */
  discount: priceSchema.required(),
  /** Each of them, in the order in which they were given; absent without any, and in orders from before they were stored. */
  coupons: array().of(couponSchema.required()).optional().default(undefined),
  loyalty: priceSchema.required(),
  shipping: priceSchema.required(),
  /** None where nothing is taxed, and in orders from before the shop calculated taxes. */
  taxes: array().of(taxSchema.required()).required(),
  /** Tax will come on top as soon as the address has a state. Never in an order. */
  isTaxPending: boolean().required(),
  /** What gift cards pay, and what all of it comes to; absent where none pays. */
  giftCards: priceSchema.optional().default(undefined),
  whole: priceSchema.optional().default(undefined),
  /** What is left to pay. */
  total: priceSchema.required(),
}).noUnknown()

/** A product that holds the tests of some items, for less than they cost, or for little more with others besides. */
export const cartOfferSchema = object({
  id: string().required(),
  /** A profile or kit, one of the buyer's own tests, or a pack for several animals. */
  kind: string().oneOf(['profile', 'own', 'pack']).required(),
  product: namedSchema.shape({ species: namedSchema.nullable().defined() }).required(),
  /** Whose profile it is. */
  breed: namedSchema.nullable().defined(),
  quantity: number().integer().min(1).required(),
  /** The items that it takes the place of, or of some of each. */
  itemIds: array().of(string().uuid().required()).min(1).required(),
  /** How many tests they are for one animal, and how many come with it besides. */
  testCount: number().integer().required(),
  moreTests: number().integer().required(),
  /** What it costs, and what they cost now. */
  price: priceSchema.required(),
  instead: priceSchema.required(),
  /** It is in the cart already: the other items are paid twice. */
  isInCart: boolean().required(),
}).noUnknown()

export const cartSchema = object({
  sessionId: string().uuid().required(),
  items: array().of(cartItemSchema.required()).required(),
  /** Those for one breed each stand together where nobody has said the breed. */
  offers: array().of(cartOfferSchema.required()).required(),
  /** Sum of the items' quantities. */
  itemCount: number().integer().required(),
  currency: string().oneOf(currencies).required(),
  totals: totalsSchema.required(),
  email: string().nullable().defined(),
  phoneNumber: string().nullable().defined(),
  country: countryCodeSchema.required(),
  shippingAddress: storedAddressSchema.nullable().defined(),
  /** Null means: the same as the shipping address. */
  billingAddress: storedBillingAddressSchema.nullable().defined(),
  isNewsletterSubscribed: boolean().required(),
  /** Of somebody who orders on account: this one is paid at once instead. */
  isPaidNow: boolean().required(),
  collector: collectorSchema.nullable().defined(),
  loyaltyPoints: object({ balance: number().integer().required(), used: number().integer().required() })
    .noUnknown()
    .required(),
  coupons: array().of(couponSchema.required()).required(),
  /** In the order in which they pay. */
  giftCards: array().of(appliedGiftCardSchema.required()).required(),
  shippingMethods: object({
    selected: shippingMethodSchema.nullable().defined(),
    all: array().of(shippingMethodSchema.required()).required(),
  })
    .noUnknown()
    .required(),
  isSwabRequired: boolean().required(),
  /** The checkout in progress, once there is one. */
  orderId: string().uuid().nullable().defined(),
  updatedAt: string().datetime().required(),
}).noUnknown()

export type Cart = InferType<typeof cartSchema>
export type CartItem = InferType<typeof cartItemSchema>
export type CartOffer = InferType<typeof cartOfferSchema>
export type AppliedGiftCard = InferType<typeof appliedGiftCardSchema>
export type Coupon = InferType<typeof couponSchema>
export type ShippingMethod = InferType<typeof shippingMethodSchema>
export type Totals = InferType<typeof totalsSchema>
export type Tax = InferType<typeof taxSchema>

const quantitySchema = number().integer().min(1).max(maxQuantity).required()
const productIdSchema = number().integer().positive().required()

export const itemAddSchema = object({
  productId: productIdSchema,
  quantity: quantitySchema,
  // Without the default, yup makes an absent object up; without `optional`, its type is never undefined.
  metaData: itemMetaDataSchema.optional().default(undefined),
}).noUnknown()

const itemUpdateSchema = object({
  productId: productIdSchema,
  quantity: quantitySchema,
  // Ours: whom a vet's test is for (checkout-3). Absent leaves it as it is.
  animalName: optionalText(100),
}).noUnknown()

export const itemNoteSchema = object({ note: optionalLines(maxNoteLength).defined() }).noUnknown()

/** Only what is named changes; null takes an address or the collector away again. */
export const cartUpdateSchema = object({
  email: emailSchema.notRequired(),
  country: countryCodeSchema,
  phoneNumber: optionalText(30),
  sampleCollector: collectorSchema.nullable().optional().default(undefined),
  // Ours, for the checkout's steps:
  shippingAddress: addressSchema.nullable().optional().default(undefined),
  billingAddress: billingAddressSchema.nullable().optional().default(undefined),
  isNewsletterSubscribed: boolean(),
  isPaidNow: boolean(),
  shippingMethodId: number().integer().positive(),
}).noUnknown()

export const customProfileSchema = object({
  /** Absent: a cart is created for it. */
  sessionId: string().uuid(),
  /** The breed it is for, or the option that means every breed of a species. */
  breedId: number().integer().positive().required(),
  productIds: array()
    .of(number().integer().positive().required())
    .min(customProfileTests.min)
    .max(customProfileTests.max)
    .required(),
  name: optionalText(maxProfileNameLength),
}).noUnknown()

export type CartUpdate = InferType<typeof cartUpdateSchema>
export type ItemAdd = InferType<typeof itemAddSchema>
export type ItemUpdate = InferType<typeof itemUpdateSchema>
export type CustomProfile = InferType<typeof customProfileSchema>

/** The cart's id is its key: whoever holds it may read and change the cart. Every change returns the whole cart. */
export const cartCalls = {
  createCart: call({
    ...cartEndpoints.createCart,
    summary: 'A new, empty cart',
    body: object({ country: countryCodeSchema }).noUnknown(),
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  getCart: call({
    ...cartEndpoints.getCart,
    summary: 'The cart as it stands',
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  updateCart: call({
    ...cartEndpoints.updateCart,
    summary: "Contact, addresses, delivery or the sample's collector",
    body: cartUpdateSchema,
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  /**
   * Refuses with 409: 101 for upgrades among regular products, 79 for pending payments, no code for an item already
   * there, and for one that is sold out. With 428 on `productId` what a sample cannot give, and an upgrade that names none.
   */
  addItem: call({
    ...cartEndpoints.addItem,
    summary: 'Puts a product into the cart',
    body: itemAddSchema,
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  updateItem: call({
    ...cartEndpoints.updateItem,
    summary: "Sets an item's quantity",
    body: itemUpdateSchema,
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  deleteItem: call({
    ...cartEndpoints.deleteItem,
    summary: 'Takes an item out',
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  updateItemNote: call({
    ...cartEndpoints.updateItemNote,
    summary: "Sets an item's note; empty removes it",
    body: itemNoteSchema,
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  // Ours: nobody pays more for tests than what holds them all costs. 409 for an offer that the cart has no more.
  takeOffer: call({
    ...cartEndpoints.takeOffer,
    summary: 'Switches items to a product that holds them all; a second time changes nothing',
    body: object({}).noUnknown(),
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  undoOffer: call({
    ...cartEndpoints.undoOffer,
    summary: 'Puts back what an offer took the place of',
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  listShippingMethods: call({
    ...cartEndpoints.listShippingMethods,
    summary: "The ways to send it to the cart's country",
    reply: object({ results: array().of(shippingMethodSchema.required()).required() }).noUnknown(),
    who: 'anyone',
  }),
  /**
   * The specification's way to choose these; the cart stores what it is given, so a second call changes nothing more.
   */
  priceCart: call({
    ...cartEndpoints.priceCart,
    summary: 'The cart with these coupons, loyalty points and shipping method',
    query: object({
      /** Codes, comma-separated. */
      coupon: string().max(200),
      loyaltyPoints: queryWord(),
      shippingMethod: queryWord(),
    }),
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
    whileActing: 'refused',
  }),
  /** 409 with code 103 for a voucher that was already redeemed. */
  applyCoupon: call({
    ...cartEndpoints.applyCoupon,
    summary: 'Adds a coupon to the cart',
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
    whileActing: 'refused',
  }),
  addCustomProfile: call({
    ...cartEndpoints.addCustomProfile,
    summary: "Puts a profile of one's own choice of tests into the cart",
    body: customProfileSchema,
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
  }),
  // Ours: SPEC states "deleting the cart removes it" and gives no call for it.
  deleteCart: call({
    ...cartEndpoints.deleteCart,
    summary: 'Removes the cart',
    reply: object({ sessionId: string().uuid().required() }).noUnknown(),
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  /**
   * `sessionId` is the browser's cart, or any id when it has none. What is in both is in it once, as this browser has
   * it.
   */
  mergeCart: call({
    ...cartEndpoints.mergeCart,
    summary: 'After a login: makes one cart of the browser’s and the one the user has elsewhere',
    body: object({}).noUnknown(),
    /** Null when there is neither. */
    reply: object({ cart: cartSchema.nullable().defined() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  // Ours: a coupon can be taken back.
  removeCoupon: call({
    ...cartEndpoints.removeCoupon,
    summary: 'Takes a coupon off the cart',
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  // Ours: gift cards pay for what vouchers and points leave. 428 on `code` where one cannot, 429 for whoever tries many.
  addGiftCard: call({
    ...cartEndpoints.addGiftCard,
    summary: 'Has a gift card pay for the cart',
    body: giftCardBodySchema,
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
  removeGiftCard: call({
    ...cartEndpoints.removeGiftCard,
    summary: 'Takes a gift card off the cart',
    reply: cartSchema,
    who: 'anyone',
    isOfUser: true,
    isOurs: true,
  }),
}
