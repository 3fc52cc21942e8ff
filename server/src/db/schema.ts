import type { Activation } from '@shop/contract/activation'
import type { BillingAddress } from '@shop/contract/address'
import type { SampleProblem, SampleStage, ShareRights } from '@shop/contract/animal'
import type { AnimalTransfer } from '@shop/contract/animal-transfer'
import type { PaymentError } from '@shop/contract/card'
import type { Payment } from '@shop/contract/checkout'
import type { Currency, PaymentMethod } from '@shop/contract/constants'
import type { EnquiryKind } from '@shop/contract/enquiry'
import type { ParentageRequest } from '@shop/contract/parentage'
import type { DnaProfile, Report } from '@shop/contract/result'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Snapshot } from '../checkout/snapshot.ts'

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

/** With a barcode it is tested in a swab that is there already: an upgrade, or what an activation asks for. */
export type ItemMeta = { isUpgradeTests?: boolean; animalName?: string; animalId?: string; barcode?: string }

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

/** One attempt to pay for a cart, or for invoices. Its id is the browser's idempotency key, so a double click is the same attempt. */
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

/** INV-100001 and on. A transaction that is rolled back leaves a gap. */
export const invoiceNumber = pgSequence('invoice_number', { startWith: 100_001 })

/** Whom an invoice is made out to, as the account stood that day. */
export type BillTo = {
  name: string
  clinic: string | null
  email: string
  address: BillingAddress | null
}

/** What an order on account is billed with: one for each. What was bought, and for how much, is the order's snapshot. */
export const invoices = pgTable('invoices', {
  id: id(),
  number: text().notNull().unique(),
  orderId: uuid()
    .notNull()
    .unique()
    .references(() => orders.id),
  billTo: jsonb().$type<BillTo>().notNull(),
  issuedAt: createdAt(),
  dueAt: at().notNull(),
  /** Null while it is open. */
  paidAt: at(),
  /** The one checkout that may be taking money for it now, or that has paid it. */
  checkoutId: uuid(),
})

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

/* Animals */

export const clubs = pgTable('clubs', { id: integer().primaryKey(), name: text().notNull(), country: text() })

/** Who acts for a club. */
export const clubMembers = pgTable(
  'club_members',
  {
    clubId: integer()
      .notNull()
      .references(() => clubs.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.clubId, t.userId] }), index().on(t.userId)],
)

export const animals = pgTable(
  'animals',
  {
    id: id(),
    /** Null while a club holds it, or until its owner has an account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Whose it becomes when they have an account: a guest activated its kit. Lower case. */
    claimEmail: text(),
    clubId: integer().references(() => clubs.id),
    petName: text().notNull(),
    speciesId: smallint().notNull(),
    breedId: integer().references(() => breeds.id),
    isMixedBreed: boolean().notNull().default(false),
    gender: text().$type<'male' | 'female'>().notNull(),
    isDesexed: boolean(),
    /** As 2022-03-04; an estimated one has day or month guessed. Null when unknown. */
    dateOfBirth: text(),
    dateOfBirthPrecision: text().$type<'exact' | 'estimated' | 'unknown'>().notNull().default('unknown'),
    weight: real(),
    weightUnit: text().$type<'kg' | 'lb'>(),
    weighedAt: at(),
    registrationName: text(),
    registrationNumber: text(),
    /** As typed without spaces, letters in capitals. */
    chipNumber: text(),
    /** Whose patient it is. */
    ownerName: text(),
    coat: jsonb().$type<Coat>().notNull(),
    damId: uuid().references((): AnyPgColumn => animals.id, { onDelete: 'set null' }),
    sireId: uuid().references((): AnyPgColumn => animals.id, { onDelete: 'set null' }),
    /** Parents who are not in the shop. */
    damName: text(),
    sireName: text(),
    archivedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.petName),
    index().on(t.claimEmail),
    index().on(t.clubId),
    index().on(t.chipNumber),
    index().on(t.damId),
    index().on(t.sireId),
  ],
)

/** By address, for whoever it is shared with may not have an account yet. */
export const animalShares = pgTable(
  'animal_shares',
  {
    animalId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    rights: text().$type<ShareRights>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.animalId, t.email] }), index().on(t.email)],
)

/** An offer is answered once, by a conditional update of `state`. A pending one past `expiresAt` is expired. */
export const animalTransfers = pgTable(
  'animal_transfers',
  {
    id: id(),
    animalId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    fromUserId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    toEmail: text().notNull(),
    state: text().$type<AnimalTransfer['state']>().notNull().default('pending'),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    closedAt: at(),
  },
  (t) => [
    uniqueIndex('animal_transfer_once')
      .on(t.animalId)
      .where(sql`${t.state} = 'pending'`),
    index().on(t.toEmail),
    index().on(t.fromUserId),
  ],
)

/** Who takes samples and reads the microchip. */
export const collectionAgents = pgTable('collection_agents', {
  id: integer().primaryKey(),
  name: text().notNull(),
  kind: text().$type<'clinic' | 'club' | 'agent'>().notNull(),
  place: text().notNull(),
  postalCode: text().notNull(),
  state: text(),
  country: text().notNull(),
})

/** What a collection agent wrote down of a sample they took. */
export const collectedAnimals = pgTable(
  'collected_animals',
  {
    id: id(),
    /** Null: written by a visitor without account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    ownerName: text().notNull(),
    ownerEmail: text().notNull(),
    speciesId: smallint().notNull(),
    breedId: integer().references(() => breeds.id),
    gender: text().$type<'male' | 'female'>().notNull(),
    dateOfBirth: text(),
    registrationName: text(),
    registrationNumber: text(),
    chipNumber: text(),
    barcode: text(),
    collectedAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.collectedAt)],
)

/* Samples and the laboratory */

/** An activation from its first step on; its id is the browser's key to it. */
export const activations = pgTable(
  'activations',
  {
    id: id(),
    /** Whose it is from the moment somebody signed in works on it. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    type: text().$type<NonNullable<Activation['type']>>(),
    /** One swab's barcode, or two swabs' of one animal. */
    barcodes: text().array(),
    /** The kit that pays for it: the first barcode's own, or one of the balance. */
    kitBarcode: text(),
    /** Everything else that the steps gathered, and when the terms were accepted. */
    record: jsonb().$type<Partial<Activation> & { acceptedTermsAt?: string }>().notNull().default({}),
    /** The cart that asks for what is due. */
    cartId: uuid().references(() => carts.id, { onDelete: 'set null' }),
    activatedAt: at(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.updatedAt)],
)

/**
 * A swab with its barcode, from the order of its kit to its report. A kit is activated once, by a conditional update
 * of `activatedAt`; until then it is in its buyer's balance.
 */
export const samples = pgTable(
  'samples',
  {
    /** "KP" and ten digits. */
    barcode: text().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** The tests of a build-your-own profile. */
    customProductIds: integer().array(),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    /** In whose balance it is; the animal's owner may be somebody else. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    stage: text().$type<SampleStage>().notNull().default('ordered'),
    problem: text().$type<SampleProblem>(),
    animalId: uuid().references(() => animals.id, { onDelete: 'cascade' }),
    activationId: uuid().references(() => activations.id, { onDelete: 'set null' }),
    activatedAt: at(),
    /** The second swab of an animal names the first. */
    twinOf: text().references((): AnyPgColumn => samples.barcode, { onDelete: 'cascade' }),
    /** A kit of the balance whose tests went to a swab that came without. */
    spentOn: text().references((): AnyPgColumn => samples.barcode, { onDelete: 'set null' }),
    /** An agent or vet took it and read the microchip. */
    isIdentityVerified: boolean().notNull().default(false),
    collector: text(),
    /** Made for trying the shop out. */
    isSampleData: boolean().notNull().default(false),
    expectedAt: at(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.animalId), index().on(t.orderId), index().on(t.stage)],
)

/** When a sample reached a stage. */
export const sampleStageTimes = pgTable(
  'sample_stage_times',
  {
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade' }),
    stage: text().$type<SampleStage>().notNull(),
    at: at().notNull().defaultNow(),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.barcode, t.stage] })],
)

/** What a sample is tested for: its kit's tests without those left out, and upgrades. */
export const sampleTests = pgTable(
  'sample_tests',
  {
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    addedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.barcode, t.productId] })],
)

/** A file of the laboratory; the same bytes are taken once. */
export const labImports = pgTable('lab_imports', {
  id: id(),
  sha256: text().notNull().unique(),
  fileName: text().notNull(),
  /** Why results were read again. */
  reason: text(),
  sampleCount: integer().notNull(),
  resultCount: integer().notNull(),
  isSampleData: boolean().notNull(),
  importedAt: createdAt(),
})

const fromLab = () => ({
  id: id(),
  barcode: text()
    .notNull()
    .references(() => samples.barcode, { onDelete: 'cascade' }),
  importId: uuid().references(() => labImports.id),
  laboratory: text().notNull(),
  panelVersion: text().notNull(),
  testedAt: at().notNull(),
  createdAt: createdAt(),
  /** Set when a later import said otherwise: lines are never changed and never deleted. */
  supersededAt: at(),
})

/** One test's genotype in one sample. */
export const results = pgTable(
  'results',
  {
    ...fromLab(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** As the laboratory writes it: "N/M". Null: the marker failed, which is never "clear". */
    genotype: text(),
    basis: text().$type<'tested' | 'parentage'>().notNull().default('tested'),
    /** Clear by parentage, so many generations back. */
    generations: integer(),
  },
  (t) => [
    uniqueIndex('result_once')
      .on(t.barcode, t.productId)
      .where(sql`${t.supersededAt} is null`),
    index().on(t.barcode),
  ],
)

/** A DNA profile on one panel; panels are never mixed. */
export const dnaProfiles = pgTable(
  'dna_profiles',
  { ...fromLab(), panel: text().notNull(), markers: jsonb().$type<DnaProfile['markers']>().notNull() },
  (t) => [
    uniqueIndex('dna_profile_once')
      .on(t.barcode, t.panel)
      .where(sql`${t.supersededAt} is null`),
  ],
)

export const breedMixes = pgTable(
  'breed_mixes',
  {
    ...fromLab(),
    /** Percents that sum to 100; null is what was assigned to no breed. */
    shares: jsonb().$type<{ breedId: number | null; percent: number }[]>().notNull(),
  },
  (t) => [
    uniqueIndex('breed_mix_once')
      .on(t.barcode)
      .where(sql`${t.supersededAt} is null`),
  ],
)

/** Who was told of a sample's results. */
export const resultNotices = pgTable(
  'result_notices',
  {
    id: id(),
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade' }),
    importId: uuid().references(() => labImports.id),
    /** Null where somebody without account was told. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Lower case. */
    email: text().notNull(),
    at: createdAt(),
  },
  (t) => [unique().on(t.barcode, t.importId, t.email)],
)

/** A paper that was made. What it said stays as it was; its state says whether it still stands. */
export const reports = pgTable(
  'reports',
  {
    /** Printed on it, unguessable: by it a stranger checks that it is genuine. */
    key: text().primaryKey(),
    animalId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    /** Null for a paper about the animal and not one sample. */
    barcode: text().references(() => samples.barcode, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** Everything the paper says. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** SHA-256 of `content`: the same content is the same paper. */
    contentHash: text().notNull(),
    state: text().$type<Report['state']>().notNull().default('valid'),
    stateReason: text(),
    issuedAt: createdAt(),
    closedAt: at(),
  },
  (t) => [
    uniqueIndex('report_once')
      .on(t.animalId, t.type)
      .where(sql`${t.state} = 'valid'`),
    index().on(t.barcode),
  ],
)

export const parentageRequests = pgTable(
  'parentage_requests',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offspringId: uuid()
      .notNull()
      .references(() => animals.id, { onDelete: 'cascade' }),
    /** Names as they were, and what was found. */
    outcome: jsonb().$type<Omit<ParentageRequest, 'id' | 'requestedAt'>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId, t.createdAt)],
)

/* The house */

/** What somebody wrote in one of our forms. Its id is the sender's, so that the same one is kept once. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    kind: text().$type<EnquiryKind>().notNull(),
    name: text().notNull(),
    /** Lower case; nobody has confirmed that it is the sender's. */
    email: text().notNull(),
    message: text().notNull(),
    /** The kind's own fields, as the contract names them. */
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.email), index().on(t.createdAt)],
)

/** The public directory of the responsible breeder program. The house enters who has joined. */
export const responsibleBreeders = pgTable(
  'responsible_breeders',
  {
    id: integer().primaryKey(),
    /** Of the account that the entry goes with; shown to nobody. Lower case. */
    email: text(),
    name: text().notNull(),
    speciesId: smallint().notNull(),
    breeds: text().array().notNull(),
    tests: text().array().notNull(),
    place: text().notNull(),
    state: text(),
    country: text().notNull(),
    registry: text().notNull(),
    registrationNumber: text().notNull(),
    website: text(),
    memberSince: text().notNull(),
  },
  (t) => [index().on(t.email)],
)
