import type { Product } from '@shop/contract/product'
import { storePageSize } from '@shop/contract/constants'
import { chakra, Link, Pagination, Stack } from '@shop/design-system'
import { ProductGrid } from '../../../parts/product/ProductGrid.tsx'
import { addressOf, type SearchWish } from './search.ts'

type TestMatchesProps = {
  wish: SearchWish
  tests: Product[]
  count: number
  isLoading: boolean
  /** How many are below, for the link to them. */
  pageCount: number
}

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', textStyle: 'small', color: 'ink2' },
})

/** The tests that answer a search, a page at a time. */
export const TestMatches = ({ wish, tests, count, isLoading, pageCount }: TestMatchesProps) => (
  <Stack as="section" gap="5" aria-label="Tests" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
    <Line>
      <p role="status">{`${count === 1 ? '1 test' : `${count} tests`}${wish.isNarrow ? ' by name alone' : ''}`}</p>
      {(wish.isNarrow || count > storePageSize) && (
        <Link href={addressOf({ ...wish, page: 1, isNarrow: !wish.isNarrow })}>
          {wish.isNarrow ? 'Search genes, diseases and breeds too' : 'Only by name'}
        </Link>
      )}
      {pageCount > 0 && (
        <Link href="#pages">{pageCount === 1 ? '1 page or article' : `${pageCount} pages and articles`}</Link>
      )}
    </Line>
    <ProductGrid products={tests} />
    <Pagination
      page={wish.page}
      totalPages={Math.ceil(count / storePageSize)}
      hrefOf={(page) => addressOf({ ...wish, page })}
    />
  </Stack>
)
