import type { Product } from '@shop/contract/product'
import { hasMemberPrice, memberPrice } from '@shop/contract/member-price'
import { type Minor, priceOf } from '@shop/contract/money'
import { plainSentenceOf } from '../../reference/catalogue/plain-sentence.ts'
import { toSpecies } from '../breed/species.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { products } from '../../schema/product.ts'

/** What a card shows: a list reads no more, for descriptions, sources and search text are most of a row. */
export const cardColumns = {
  id: products.id,
  name: products.name,
  typeId: products.typeId,
  categoryId: products.categoryId,
  categoryName: products.categoryName,
  speciesId: products.speciesId,
  subCategoryId: products.subCategoryId,
  clubName: products.clubName,
  tagIds: products.tagIds,
  summary: products.summary,
  gene: products.gene,
  modeOfInheritance: products.modeOfInheritance,
  oneCopy: products.oneCopy,
  twoCopies: products.twoCopies,
  coat: products.coat,
  isUpgrade: products.isUpgrade,
  isForAllBreeds: products.isForAllBreeds,
}
type Row = Pick<typeof products.$inferSelect, keyof typeof cardColumns>

type Buyer = Visitor['user']
const isMembers = (row: Pick<Row, 'id'>, user: Buyer) => Boolean(user?.isMember && hasMemberPrice(row))

/** What a visitor pays for one, in minor units; `amount` is the list's. */
export const amountFor = (row: Pick<Row, 'id'>, amount: Minor, user: Buyer): Minor =>
  isMembers(row, user) ? memberPrice(amount) : amount

/** A product's row with its price in the visitor's currency, as lists and cards show it; `amount` is the list's. */
export const toProduct = (
  row: Row,
  amount: number,
  { currency, country, user }: Pick<Visitor, 'currency' | 'country' | 'user'>,
): Product => ({
  price: priceOf(amountFor(row, amount, user), currency, country),
  regularPrice: isMembers(row, user) ? priceOf(amount, currency, country) : null,
  id: row.id,
  name: row.name,
  typeId: row.typeId,
  category: { id: row.categoryId, name: row.categoryName },
  species: row.speciesId ? toSpecies(row.speciesId) : null,
  clubName: row.clubName,
  plainSentence: plainSentenceOf(row),
  summary: row.summary,
  gene: row.gene,
  coat: row.coat as Product['coat'],
  isUpgrade: row.isUpgrade,
  isForAllBreeds: row.isForAllBreeds,
})
