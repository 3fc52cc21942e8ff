import { readProducts } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { isOffered, listingAt, productQueryOf } from './listing.ts'

export const reads: Reads = ({ path, query, settings }) => {
  const listing = listingAt(path)
  return isOffered(listing, settings) ? [readProducts(productQueryOf(listing, query))] : []
}
