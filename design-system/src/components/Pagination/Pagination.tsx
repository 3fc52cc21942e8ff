import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type PageItem, pageItems } from './page-items.ts'
import { pageLinkRecipe } from './Pagination.recipe.ts'

const PageLink = chakra('a', pageLinkRecipe)

export type PaginationProps = {
  /** The current page, from 1. */
  page: number
  /** How many pages there are; with one there is no pagination. */
  totalPages: number
  /** The address of a page of this list: real links, so they work before scripts do. */
  hrefOf: (page: number) => string
}

/** The pages of a list as links; on a phone with fewer of them, and arrows for previous and next. Nothing for a single page. */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <chakra.nav
      aria-label="Pages"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap={{ base: '0', sm: '2' }}
    >
      <chakra.span flex="1" textAlign={{ base: 'start', sm: 'end' }}>
        {page > 1 && (
          <PageLink href={hrefOf(page - 1)} rel="prev" aria-label="Previous" direction>
            <ChevronLeft size={18} aria-hidden /> <chakra.span hideBelow="sm">Previous</chakra.span>
          </PageLink>
        )}
      </chakra.span>
      <Pages items={pageItems(page, totalPages, 0)} page={page} hrefOf={hrefOf} hideFrom="sm" />
      <Pages items={pageItems(page, totalPages)} page={page} hrefOf={hrefOf} hideBelow="sm" />
      <chakra.span flex="1" textAlign={{ base: 'end', sm: 'start' }}>
        {page < totalPages && (
          <PageLink href={hrefOf(page + 1)} rel="next" aria-label="Next" direction>
            <chakra.span hideBelow="sm">Next</chakra.span> <ChevronRight size={18} aria-hidden />
          </PageLink>
        )}
      </chakra.span>
    </chakra.nav>
  )
}

type PagesProps = Pick<PaginationProps, 'page' | 'hrefOf'> & { items: PageItem[]; hideFrom?: 'sm'; hideBelow?: 'sm' }

const Pages = ({ items, page, hrefOf, ...shown }: PagesProps) => (
  <chakra.ol {...shown} display="flex" gap={{ base: '0', sm: '1' }} listStyleType="none">
    {items.map((item, index) => (
      <li key={item === '…' ? `after ${index}` : item}>
        {item === '…' ? (
          <chakra.span
            display="inline-block"
            minWidth={{ base: '6', sm: '8' }}
            lineHeight="2.75rem"
            textAlign="center"
            color="ink2"
          >
            …
          </chakra.span>
        ) : (
          <PageLink href={hrefOf(item)} aria-label={`Page ${item}`} aria-current={item === page ? 'page' : undefined}>
            {item}
          </PageLink>
        )}
      </li>
    ))}
  </chakra.ol>
)
