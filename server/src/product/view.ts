import type { Product } from '@shop/contract/product'
import { priceOf } from '@shop/contract/money'
import { toSpecies } from '../breed/species.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { products } from './tables.ts'

/** What a card shows: a list reads no more, for descriptions, sources and search text are most of a row. */
export const cardColumns = {
  id: products.id,
  name: products.name,
  typeId: products.typeId,
  categoryId: products.categoryId,
  categoryName: products.categoryName,
  speciesId: products.speciesId,
  clubName: products.clubName,
  summary: products.summary,
  gene: products.gene,
  coat: products.coat,
  isUpgrade: products.isUpgrade,
  isForAllBreeds: products.isForAllBreeds,
}
type Row = Pick<typeof products.$inferSelect, keyof typeof cardColumns>

/** A product's row with its price in the visitor's currency, as lists and cards show it. */
export const toProduct = (row: Row, amount: number, visitor: Pick<Visitor, 'currency' | 'country'>): Product => ({
  id: row.id,
  name: row.name,
  typeId: row.typeId,
  category: { id: row.categoryId, name: row.categoryName },
  species: row.speciesId ? toSpecies(row.speciesId) : null,
  price: priceOf(amount, visitor.currency, visitor.country),
  clubName: row.clubName,
  summary: row.summary,
  gene: row.gene,
  coat: row.coat as Product['coat'],
  isUpgrade: row.isUpgrade,
  isForAllBreeds: row.isForAllBreeds,
})
