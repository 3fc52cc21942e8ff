import type { ProductDetail } from '@shop/contract/product'
import { wholeSentences } from '../page/whole-sentences.ts'
import { storeSpeciesOf } from './product-kind.ts'

/** "For the Beagle.": which breeds it is for, where that fits into a line. */
function breedsText({ isForAllBreeds, breeds, species }: ProductDetail): string | null {
  if (isForAllBreeds) return `For every ${storeSpeciesOf({ species }) ?? 'pet'}.`
  const [first, second, ...more] = breeds.map(({ name }) => name)
  if (!first) return null
  if (!second) return `For the ${first}.`
  return more.length ? `For the ${first}, ${second} and ${more.length} more.` : `For the ${first} and ${second}.`
}

/** A product's page in search results. */
export const productDescription = (product: ProductDetail): string =>
  wholeSentences(
    `${product.plainSentence}.`,
    product.gene ? breedsText(product) : null,
    product.summary === product.plainSentence ? null : `${product.summary}.`,
  )

/** Its fact sheet's. */
export const factSheetDescription = ({ name, gene }: ProductDetail): string =>
  wholeSentences(
    `What each result of ${name} means, how it is inherited, and in which breeds.`,
    gene && `Gene ${gene}.`,
    'With its sources.',
  )
