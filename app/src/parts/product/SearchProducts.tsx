import { minSearchLength, searchDebounceMs } from '@shop/contract/constants'
import type { Product } from '@shop/contract/product'
import type { SitePage } from '@shop/contract/site-page'
import { SearchBox, type SearchBoxProps } from '@shop/design-system'
import { useNavigate } from 'react-router-dom'
import { useProductSuggestions } from '../../data/product.ts'
import { useAudience } from '../../layouts/audience.ts'
import { paths } from '../../paths.ts'
import { kindOf, storeSpeciesOf } from './product-kind.ts'

type SearchProductsProps = Pick<SearchBoxProps, 'tone' | 'defaultValue' | 'label'> & {
  /** The visitor is on the way to a product or to the results: a menu around the box may close. */
  onLeave?: () => void
}

/** Search of the whole shop, with suggestions while one types. Its form leads to the results before any script has run. */
export function SearchProducts({ label = 'Search tests and breeds', onLeave, ...box }: Partial<SearchProductsProps>) {
  const navigate = useNavigate()
  const { products, pages, next, isLoading, search, loadMore } = useProductSuggestions(useAudience() === 'vet')
  // Tests first: the pages come where the last test has arrived.
  const items = products && [...products.map(suggestionOf), ...(next || isLoading ? [] : pages.map(pageSuggestionOf))]
  return (
    <SearchBox
      {...box}
      label={label}
      action={paths.search()}
      minLength={minSearchLength}
      delay={searchDebounceMs}
      items={items}
      isLoading={isLoading}
      hasMore={next !== null}
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

const pageSuggestionOf = ({ path, title, kind }: SitePage) => ({
  id: path,
  label: title,
  href: path,
  detail: kind === 'article' ? 'Article' : 'Page',
})
