import type { SampleProblem, SampleStage } from '@shop/contract/sample-stage'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { activations } from './activation.ts'
import { animals } from './animal.ts'
import { checkouts } from './checkout.ts'
import { at, createdAt, id } from './columns.ts'
import { kitOffers } from './kit-offer.ts'
import { orders } from './order.ts'
import { parcels } from './parcel.ts'
import { products } from './product.ts'
import { users } from './user.ts'

/** The facts of an animal's record that verdicts depend on, as they were when its results were reported. */
export type TestedAs = {
  gender: 'male' | 'female'
  isDesexed: boolean | null
  breedId: number | null
  dateOfBirth: string | null
}

/**
 * A swab with its barcode, from the order of its kit to its report. A kit is activated once, by a conditional update of
 * `activatedAt`; until then it is in its buyer's balance.
 */
export const samples = pgTable(
  'samples',
  {
    /** "KP" and ten digits: drawn when the kit is paid for, then the one printed on its swab. */
    barcode: text().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** The tests of a build-your-own profile. */
    customProductIds: integer().array(),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    /** The line of the order that it was bought with. */
    orderItemId: uuid(),
    /** The parcel that it left in. */
    parcelId: uuid().references(() => parcels.id),
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
    /** The microchip number that they read. */
    chipRead: text(),
    /** Frozen with its first report; null until then. */
    testedAs: jsonb().$type<TestedAs>(),
    /** Made for trying the shop out. */
    isSampleData: boolean().notNull().default(false),
    expectedAt: at(),
    /** When everything that was found in it was withdrawn, and why: the swab was another animal's. */
    withdrawnAt: at(),
    withdrawnReason: text(),
    /** When its kit was refunded or sent back: nobody activates it, and the laboratory takes it no more. */
    voidedAt: at(),
    /** When an agent who carried it sent it back unused. It was not paid back for that. */
    returnedAt: at(),
    /** The offer that it was given away with, or is on offer with. */
    kitOfferId: uuid().references(() => kitOffers.id, { onDelete: 'set null' }),
    /** Until then it waits for the answer to that offer, and nobody activates it. */
    offeredUntil: at(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.animalId),
    index().on(t.orderId),
    index().on(t.stage),
    index().on(t.parcelId),
    index().on(t.kitOfferId),
  ],
)

/** What the books store of kits whose animal was erased with its owner's account: that they were opened. */
export const erasedKits = pgTable(
  'erased_kits',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderItemId: uuid(),
    productId: integer()
      .notNull()
      .references(() => products.id),
  },
  (t) => [index().on(t.orderId)],
)

/** Who was stated to have taken a sample and read the microchip, each time that it changed; no collector where it was taken back. */
export const sampleIdentities = pgTable(
  'sample_identities',
  {
    id: id(),
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade', onUpdate: 'cascade' }),
    collector: text(),
    /** The microchip that they read. */
    chipNumber: text(),
    /** Why another was stated than before, in the laboratory's words. */
    reason: text(),
    /** The laboratory's file; null where the collector stated it in the shop. Its news goes by this. */
    importId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.barcode)],
)

/** When a sample reached a stage. */
export const sampleStageTimes = pgTable(
  'sample_stage_times',
  {
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade', onUpdate: 'cascade' }),
    stage: text().$type<SampleStage>().notNull(),
    at: at().notNull().defaultNow(),
    note: text(),
  },
  (t) => [
    primaryKey({ columns: [t.barcode, t.stage] }),
    // Whose results came a week ago is asked each minute (sales/review/ask.ts).
    index('sample_stage_times_reported_at_index')
      .on(t.at)
      .where(sql`${t.stage} = 'reported'`),
  ],
)

/** What a sample is tested for: its kit's tests without those left out, and upgrades. */
export const sampleTests = pgTable(
  'sample_tests',
  {
    barcode: text()
      .notNull()
      .references(() => samples.barcode, { onDelete: 'cascade', onUpdate: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    addedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.barcode, t.productId] })],
)

/**
 * Tests bought for a sample that is with us. `held` from before money moves, so that no two orders sell one test of a
 * sample; `added` when it is paid; `undeliverable` where money came for a sample that can give it no more: to be refunded;
 * `refunded` when it was, and its tests are not read.
 */
export const sampleUpgrades = pgTable(
  'sample_upgrades',
  {
    checkoutId: uuid()
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    /** The line of the order. */
    itemId: uuid().notNull(),
    /** Null where the sample is gone with its animal. */
    barcode: text().references(() => samples.barcode, { onDelete: 'set null', onUpdate: 'cascade' }),
    /** What was bought, and the tests that it adds. */
    productId: integer()
      .notNull()
      .references(() => products.id),
    testIds: integer().array().notNull(),
    state: text().$type<'held' | 'added' | 'undeliverable' | 'refunded'>().notNull(),
    /** Why it cannot be delivered. */
    reason: text(),
    createdAt: createdAt(),
    addedAt: at(),
    reportedAt: at(),
  },
  (t) => [primaryKey({ columns: [t.checkoutId, t.itemId] }), index().on(t.barcode), index().on(t.state)],
)
