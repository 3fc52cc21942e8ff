import type { breeds } from '../../schema/breed.ts'
import type { shippingMethods } from '../../schema/cart.ts'
import type { prices, productBreeds, productContents, products } from '../../schema/product.ts'

export type BreedRow = typeof breeds.$inferInsert
export type ProductRow = typeof products.$inferInsert
export type PriceRow = typeof prices.$inferInsert
type ProductBreedRow = typeof productBreeds.$inferInsert
type ProductContentRow = typeof productContents.$inferInsert
export type ShippingMethodRow = typeof shippingMethods.$inferInsert

/** Where a row came from: the file and its line, counted from 1 with the header. */
export type Origin = { file: string; line: number }
export type Refusal = Origin & { reason: string }
export type Refuse = (origin: Origin, reason: string) => void

/** Rows ready to insert, in the order in which their foreign keys want them; and the rows left out, named. */
export type Catalogue = {
  breeds: BreedRow[]
  products: ProductRow[]
  prices: PriceRow[]
  productBreeds: ProductBreedRow[]
  productContents: ProductContentRow[]
  shippingMethods: ShippingMethodRow[]
  refused: Refusal[]
}
