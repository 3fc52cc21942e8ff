import type { Breed } from '@shop/contract/breed'
import { species } from '@shop/contract/constants'
import type { FactSheet } from '@shop/contract/fact-sheet'
import type { ProductDetail } from '@shop/contract/product'
import { readBreed } from '../../data/breed.ts'
import { readFactSheet } from '../../data/fact-sheet.ts'
import { readProduct } from '../../data/product.ts'
import { paths, patterns } from '../../paths.ts'
import type { FoundRoute } from '../find-route.ts'

/**
 * The one path of a page. Its router takes any case and a slash at the end, and any name before the id of a product, a
 * breed or a fact sheet.
 */
export function pathOf(
  { row, place: { params } }: FoundRoute,
  pathname: string,
  replies: Record<string, unknown>,
): string {
  const { id = '' } = params
  const shown = <Reply>({ key }: { key: string }) => replies[key] as Reply | undefined
  const product = shown<ProductDetail>(readProduct(id))
  const breed = shown<Breed>(readBreed(id))
  const sheet = shown<FactSheet>(readFactSheet(id))
  if (row.path === patterns.product && product) return paths.product(product)
  if (row.path === patterns.factSheet && sheet) return paths.factSheet(sheet.product)
  if (row.screen === 'shop/Breed' && breed)
    return paths.breed(breed.species.id === species.canine ? 'dog' : 'cat', breed)
  return row.path.includes(':') ? withoutEnd(pathname) : row.path
}

/** Without the slashes at its end. */
function withoutEnd(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end--
  return pathname.slice(0, end)
}
