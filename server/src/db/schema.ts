import type { PaymentError } from '@shop/contract/card'
import type { Payment } from '@shop/contract/checkout'
import type { Currency, PaymentMethod } from '@shop/contract/constants'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Snapshot } from '../snapshot.ts'

/** The drawn picture of a breed, test or animal: see the contract's coatSchema. */
export type Coat = { pattern: string; colours: string[]; seed: number }
export type Address = {
  firstName: string
  lastName: string
  address: string
  address2?: string | null
  city: string
  state?: string | null
  postalCode: string
  country: string
}

const id = () => uuid().primaryKey().defaultRandom()
const at = () => timestamp({ withTimezone: true, mode: 'date' })
const createdAt = () => at().notNull().defaultNow()

/* Catalogue */

export const breeds = pgTable(
  'breeds',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    speciesId: smallint().notNull(),
    synonyms: text().array().notNull(),
    registries: text().array().notNull(),
    /** FCI group, where FCI lists the breed. */
    group: text(),
    origin: text(),
    /** Vertebrate Breed Ontology id; null for the two options that stand for all breeds of a species. */
    vboId: text().unique(),
    coat: jsonb().$type<Coat>().notNull(),
    testCount: integer().notNull().default(0),
    fullBreedProfileId: integer(),
  },
  (t) => [unique().on(t.speciesId, t.name), index().on(t.speciesId, t.name)],
)

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    typeId: smallint().notNull(),
    categoryId: integer().notNull(),
    categoryName: text().notNull(),
    /** Null where a product serves both species. */
    speciesId: smallint(),
    subCategoryId: smallint(),
    tagIds: integer().array().notNull(),
    clubName: text(),
    summary: text().notNull(),
    description: text().notNull(),
    gene: text(),
    variant: text(),
    modeOfInheritance: text(),
    alleles: text().array().notNull(),
    omiaId: text(),
    omiaFrom: text(),
    caution: text(),
    sources: text().array().notNull(),
    otherBreeds: text().array().notNull(),
    isForAllBreeds: boolean().notNull(),
    isUpgrade: boolean().notNull(),
    hasUpgradeOption: boolean().notNull(),
    isAnimalRequired: boolean().notNull(),
    /** A kit with swabs must travel: carts with one need a delivery. */
    isSwabRequired: boolean().notNull(),
    isBestSeller: boolean().notNull(),
    coat: jsonb().$type<Coat>().notNull(),
    createdAt: createdAt(),
    /** Name, gene, OMIA id, synonyms and breed names, lower case: what search reads. */
    searchText: text().notNull(),
  },
  (t) => [
    index().on(t.categoryId),
    index().on(t.speciesId, t.typeId),
    index('products_search_text_trgm').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

export const prices = pgTable(
  'prices',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.currency] }), check('price_not_negative', sql`${t.amount} >= 0`)],
)

export const productBreeds = pgTable(
  'product_breeds',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    breedId: integer()
      .notNull()
      .references(() => breeds.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.productId, t.breedId] }), index().on(t.breedId)],
)

/** What a full breed profile, a pack or a kit is made of. */
export const productContents = pgTable(
  'product_contents',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    contentId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.contentId] })],
)

export const shippingMethods = pgTable('shipping_methods', {
  id: integer().primaryKey(),
  name: text().notNull(),
  description: text().notNull(),
  /** Countries it delivers to. */
  countries: text().array().notNull(),
  minDays: integer().notNull(),
  maxDays: integer().notNull(),
  /** Minor units by currency. */
  amounts: jsonb().$type<Record<string, number>>().notNull(),
})

export const coupons = pgTable('coupons', {
  /** Upper case. */
  code: text().primaryKey(),
  label: text().notNull(),
  /** Percent off the goods, an amount in minor units by currency, or points for the loyalty ledger: exactly one. */
  percent: integer(),
  amounts: jsonb().$type<Record<string, number>>(),
  points: integer(),
  expiresAt: at(),
  /** Null: without limit. A voucher has 1 (code 103 when it is used up). */
  maxRedemptions: integer(),
  redemptions: integer().notNull().default(0),
})

/* People */

export const users = pgTable('users', {
  id: id(),
  type: text().notNull(),
  isAdmin: boolean().notNull().default(false),
  firstName: text().notNull(),
  lastName: text().notNull(),
  /** Lower case. */
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  countryCode: text().notNull(),
  phoneNumber: text(),
  /** A vet's practice. */
  clinic: text(),
  address: jsonb().$type<Omit<Address, 'firstName' | 'lastName'>>(),
  /** Breeds offered first when an animal is added. */
  breedIds: integer()
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`),
  createdAt: createdAt(),
})

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token: the token itself is never stored. */
    tokenHash: text().primaryKey(),
    /** How its user names it, to end it. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** "Firefox on Windows". */
    device: text().notNull().default('Unknown browser'),
    /** As whom an admin looks at the site, and until when. */
    actingAsId: uuid().references(() => users.id, { onDelete: 'set null' }),
    actingUntil: at(),
    createdAt: createdAt(),
    /** To the hour, so that reading pages does not write. */
    lastSeenAt: createdAt(),
    expiresAt: at().notNull(),
  },
  (t) => [index().on(t.userId)],
)

/** Links sent by mail. A link opens once, by a conditional update of `usedAt`. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    purpose: text().$type<'registration' | 'password' | 'email'>().notNull(),
    /** To whom the mail goes; lower case. */
    email: text().notNull(),
    /** Null for a registration, and where nobody has the address: then the mail says so, or is not sent. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token, which follows from the id and the shop's secret key. */
    tokenHash: text().notNull().unique(),
    /** A registration as it was typed, its password hashed. */
    registration: jsonb().$type<PendingRegistration>(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (t) => [index().on(t.email), index().on(t.userId), index().on(t.expiresAt)],
)

export type PendingRegistration = {
  type: string
  firstName: string
  lastName: string
  passwordHash: string
  countryCode: string
  clinic: string | null
  isNewsletterSubscribed: boolean
}

/** A second factor by authenticator app; it counts from `confirmedAt` on. */
export const twoFactors = pgTable('two_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the shop's secret key. */
  secret: text().notNull(),
  confirmedAt: at(),
  /** The last time step whose code was used: a code opens once (RFC 6238, section 5.2). */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
})

/** A code that was used is deleted: of two tries at once one finds it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Who may be written to, since when and by which of our forms; kept after a withdrawal, as its proof. */
export const newsletterConsents = pgTable('newsletter_consents', {
  /** Lower case. */
  email: text().primaryKey(),
  countryCode: text().notNull(),
  source: text().$type<'pop-up' | 'registration' | 'profile' | 'checkout'>().notNull(),
  consentedAt: at().notNull(),
  withdrawnAt: at(),
  /** SHA-256 of the token in every newsletter's link. */
  tokenHash: text().notNull().unique(),
})

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'shipping' | 'billing'>().notNull(),
    address: jsonb().$type<Address & { phone?: string | null }>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
)

/** What admins did as somebody else. Lines are added and never changed; names stay as they were. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: createdAt(),
    action: text().$type<'act-as' | 'stop-acting'>().notNull(),
    adminId: uuid().references(() => users.id, { onDelete: 'set null' }),
    adminName: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    userName: text().notNull(),
    userEmail: text().notNull(),
    reason: text().notNull(),
  },
  (t) => [index().on(t.at)],
)

/** Counted attempts, for every process of the shop together (rate-limiter-flexible's own columns). */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: at(),
})

/** Loyalty points are a ledger: the balance is its sum, in points of one cent. */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    points: integer().notNull(),
    reason: text().notNull(),
    /** One entry for one cause: an order's use of points, a coupon's gift. */
    cause: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
)

/* Cart, checkout, order */

export const carts = pgTable(
  'carts',
  {
    /** The contract's sessionId: unguessable, kept in the browser's storage. */
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    currency: text().notNull(),
    country: text().notNull(),
    email: text(),
    phoneNumber: text(),
    shippingAddress: jsonb().$type<Address>(),
    billingAddress: jsonb().$type<Address>(),
    collector: jsonb().$type<{ type: string; name: string; clinic: string }>(),
    isNewsletterSubscribed: boolean().notNull().default(false),
    coupons: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Points the visitor wants to spend; the totals take no more than there are. */
    loyaltyPoints: integer().notNull().default(0),
    shippingMethodId: integer().references(() => shippingMethods.id),
    /** The one checkout that may be taking money for it now: of two windows only one pays. */
    checkoutId: uuid(),
    /** Set when an order was made of it: an ordered cart takes no changes. */
    orderedAt: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.userId)],
)

export type ItemMeta = { isUpgradeTests?: boolean; animalName?: string }

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    metaData: jsonb().$type<ItemMeta>().notNull().default({}),
    /** Set on the one build-your-own profile a cart may hold. */
    custom: jsonb().$type<{ breedId: number; name: string; productIds: number[] }>(),
    isCustom: boolean().notNull().default(false),
    note: text().notNull().default(''),
    position: integer().generatedAlwaysAsIdentity(),
  },
  (t) => [
    unique('cart_item_once').on(t.cartId, t.productId),
    check('quantity_in_range', sql`${t.quantity} between 1 and 99`),
    index().on(t.cartId),
  ],
)

/** What people read out on the telephone: KP-100001 and on. A checkout takes its number at once, so abandoned ones leave gaps. */
export const orderNumber = pgSequence('order_number', { startWith: 100_001 })

/** One attempt to pay for a cart. Its id is the browser's idempotency key, so a double click is the same attempt. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    cartId: uuid().references(() => carts.id, { onDelete: 'set null' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /**
     * created -> paying (before money moves) -> paid | pending (awaited: EFT, a vet's account) | failed (may be tried
     * again) | cancelled (closed at the provider: never again).
     */
    status: text().$type<'created' | 'paying' | 'paid' | 'pending' | 'failed' | 'cancelled'>().notNull(),
    paymentMethod: text().$type<PaymentMethod>(),
    provider: text().$type<Payment['provider']>().notNull(),
    mode: text().$type<Payment['mode']>().notNull(),
    isTestPayment: boolean().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units, reckoned by the server from the snapshot. */
    total: integer().notNull(),
    /** Everything the order will say, taken when the checkout was made: later price changes do not reach it. */
    snapshot: jsonb().$type<Snapshot>().notNull(),
    /** The provider's id of the payment. */
    paymentRef: text(),
    failure: text().$type<PaymentError>(),
    /** When the provider was asked to charge; set while its answer is awaited. */
    confirmedAt: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.status, t.updatedAt), index().on(t.cartId)],
)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull().unique(),
    checkoutId: uuid()
      .notNull()
      .unique()
      .references(() => checkouts.id),
    paymentRef: text().unique(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    status: text().$type<'paid' | 'pending'>().notNull(),
    currency: text().$type<Currency>().notNull(),
    total: integer().notNull(),
    snapshot: jsonb().$type<Snapshot>().notNull(),
    placedAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.placedAt), index().on(t.email)],
)

/** The sandbox's bank: what it charged, or closed for good, by checkout. */
export const sandboxCharges = pgTable('sandbox_charges', {
  checkoutId: uuid().primaryKey(),
  status: text().$type<'paid' | 'closed'>().notNull(),
  token: text(),
  currency: text().notNull(),
  /** Minor units. */
  amount: integer().notNull(),
  createdAt: createdAt(),
})
