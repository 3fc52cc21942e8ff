import { listingCopy } from '../../../content/listings.ts'
import { readFlagships } from '../../../data/flagship.ts'
import { readProducts } from '../../../data/product.ts'
import type { Reads } from '../../../data/reads.ts'
import { isOffered, listingAt, productQueryOf } from './listing.ts'

export const reads: Reads = ({ path, query, settings }) => {
  const listing = listingAt(path)
  const { flagship } = listingCopy(listing.page, listing.audience, listing.species)
  return [
    ...(isOffered(listing, settings) ? [readProducts(productQueryOf(listing, query))] : []),
    ...(flagship ? [readFlagships()] : []),
  ]
}
