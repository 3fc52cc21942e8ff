import { gistOf } from '../../platform/values/search-terms.ts'
import { partsOf, readRows } from './csv.ts'
import { dataFolder } from './data-folder.ts'
import { medicine } from './medicine.ts'
import type { ProductRow, Refuse } from './rows.ts'

/** A whole phrase in the text that search reads, which no part of a name can be mistaken for. */
export const phraseMark = (gist: string) => `=${gist}|`

/**
 * What people call a product who do not know its name (search_words.csv), and the medicines that it warns of, added to
 * the text that search reads. A line of a product that there is not is refused.
 */
export function addSearchWords(products: ProductRow[], refuse: Refuse, folder = dataFolder): ProductRow[] {
  const phrases = new Map<number, string[]>()
  const ids = new Set(products.map(({ id }) => id))
  for (const row of readRows(folder, 'search_words.csv', ['product_id', 'phrases'], refuse)) {
    const id = Number(row.product_id)
    if (ids.has(id) && row.phrases) phrases.set(id, partsOf(row.phrases))
    else refuse(row, 'needs a product of the catalogue, and what it is called')
  }
  return products.map((product) => {
    const called = [...(phrases.get(product.id) ?? []), ...(medicine().get(product.id)?.drugs ?? [])]
    const marks = [...new Set(called.map(gistOf).filter(Boolean))].map(phraseMark)
    return marks.length ? { ...product, searchText: `${product.searchText} | ${marks.join(' ')}` } : product
  })
}
