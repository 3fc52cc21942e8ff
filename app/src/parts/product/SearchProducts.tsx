import { minSearchLength, searchDebounceMs } from '@shop/contract/constants'
import type { Breed } from '@shop/contract/breed'
import type { Product } from '@shop/contract/product'
import type { Found } from '@shop/contract/search'
import type { SitePage } from '@shop/contract/site-page'
import { SearchBox, type SearchBoxProps } from '@shop/design-system'
import { useNavigate } from 'react-router-dom'
import { useProductSuggestions } from '../../data/product.ts'
import { useSpelling } from '../../data/spelling.tsx'
import { useAudience } from '../../layouts/audience.ts'
import { paths } from '../../paths.ts'
import { kindOf, storeSpeciesOf } from './product-kind.ts'

type SearchProductsProps = Pick<SearchBoxProps, 'tone' | 'defaultValue' | 'label' | 'landmark'> & {
  /** The visitor is on the way to a product or to the results: a menu around the box may close. */
  onLeave?: () => void
}

/** Search of the whole shop, with suggestions while one types. Its form leads to the results before any script has run. */
export function SearchProducts({ label = 'Search tests and breeds', onLeave, ...box }: Partial<SearchProductsProps>) {
  const navigate = useNavigate()
  const { text, products, found, next, isLoading, search, loadMore } = useProductSuggestions(useAudience() === 'vet')
  const spelled = useSpelling()
  return (
    <SearchBox
      {...box}
      label={label}
      action={paths.search()}
      minLength={minSearchLength}
      delay={searchDebounceMs}
      items={products && suggestionsOf(text, products, found).map((one) => ({ ...one, label: spelled(one.label) }))}
      isLoading={isLoading}
      hasMore={next !== null && !found?.isForPages}
      onQuery={search}
      onEndReached={loadMore}
      onSearch={(text) => {
        onLeave?.()
        void navigate(paths.search(text))
      }}
      onPick={onLeave && (() => onLeave())}
    />
  )
}

const speciesNames = { dog: 'Dogs', cat: 'Cats' }

const suggestionOf = (product: Product) => {
  const species = storeSpeciesOf(product)
  return {
    id: product.id,
    label: product.name,
    href: paths.product(product),
    detail: [species && speciesNames[species], kindOf(product), product.price.label].filter(Boolean).join(' · '),
  }
}

const breedSuggestionOf = (breed: Breed) => {
  const species = storeSpeciesOf(breed) ?? 'dog'
  return {
    id: `breed ${breed.id}`,
    label: breed.name,
    href: paths.breed(species, breed),
    detail: `${speciesNames[species]} · Breed, with all its tests`,
  }
}

const pageSuggestionOf = ({ path, title, kind }: SitePage) => ({
  id: path,
  label: title,
  href: path,
  detail: kind === 'article' ? 'Article' : 'Page',
})

/** How many products come before the pages: what a list shows without scrolling. */
const firstProducts = 5
/** Of breeds and of pages, beside products. */
const fewBeside = 2

/** A topic and breeds first, then products with the likeliest pages among them; pages alone where they are the answer. */
function suggestionsOf(text: string, products: Product[], found: Found | null) {
  const { topic = null, breeds = [], pages = [], isForPages = false } = found ?? {}
  if (isForPages) return pages.map(pageSuggestionOf)
  return [
    ...(topic
      ? [{ id: topic.id, label: topic.headline, href: paths.search(text), detail: 'Why, and what a vet does instead' }]
      : []),
    ...breeds.slice(0, fewBeside).map(breedSuggestionOf),
    ...products.slice(0, firstProducts).map(suggestionOf),
    ...pages.slice(0, products.length ? fewBeside : undefined).map(pageSuggestionOf),
    ...products.slice(firstProducts).map(suggestionOf),
  ]
}
