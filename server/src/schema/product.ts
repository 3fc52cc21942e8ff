import type { Currency } from '@shop/contract/constants'
import type { CopyEffect, Penetrance, ShownBy } from '@shop/contract/verdict'
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
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { breeds, type Coat } from './breed.ts'
import { at, createdAt, id } from './columns.ts'

/** Numbers that neither SPEC nor the catalogue uses. */
export const clubProductId = pgSequence('club_product_id', { startWith: 20_001 })

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    typeId: integer().notNull(),
    categoryId: integer().notNull(),
    categoryName: text().notNull(),
    /** Null where a product serves both species. */
    speciesId: smallint(),
    subCategoryId: integer(),
    tagIds: integer().array().notNull(),
    /** The club to whose people alone it is sold. */
    clubName: text(),
    /** Of a club's: the product whose kits it sends out. */
    kitId: integer().references((): AnyPgColumn => products.id),
    summary: text().notNull(),
    description: text().notNull(),
    gene: text(),
    variant: text(),
    modeOfInheritance: text(),
    alleles: text().array().notNull(),
    /** What a genotype is read by: each is documented at `TestFacts`. */
    normalAlleles: text().array().notNull().default([]),
    penetrance: text().$type<Penetrance>(),
    oneCopy: text().$type<CopyEffect>(),
    twoCopies: text().$type<CopyEffect>(),
    shownBy: text().$type<ShownBy>(),
    twoCopyWarning: text(),
    ageOfOnset: text(),
    /** Breeds, as the sources name them, in which the test was shown to predict the disease or trait. */
    validatedBreeds: text().array().notNull().default([]),
    /** Those of them that a registry lists. */
    validatedBreedIds: integer().array().notNull().default([]),
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
    /** When a club's was taken off sale. */
    endedAt: at(),
  },
  (t) => [
    uniqueIndex('club_product_once')
      .on(t.clubName, t.name)
      .where(sql`${t.endedAt} is null`),
    index().on(t.categoryId),
    index().on(t.speciesId, t.typeId),
  ],
)

/** What a product costs in a currency, and when: earlier and planned rows are beside the one that holds. */
export const prices = pgTable(
  'prices',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    /** Minor units. */
    amount: integer().notNull(),
    /** The catalogue's own price holds from the beginning. */
    validFrom: at()
      .notNull()
      .default(sql`'epoch'`),
    /** When the next one follows; null where none does. */
    validUntil: at(),
    /** Why the desk set it, and who; null of the catalogue's own. */
    reason: text(),
    setBy: text(),
  },
  (t) => [
    unique('price_once').on(t.productId, t.currency, t.validFrom),
    uniqueIndex('last_price_once')
      .on(t.productId, t.currency)
      .where(sql`${t.validUntil} is null`),
    check('price_not_negative', sql`${t.amount} >= 0`),
    check('price_holds_for_a_while', sql`${t.validUntil} > ${t.validFrom}`),
  ],
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
