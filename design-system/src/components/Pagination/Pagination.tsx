import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pageItems } from './page-items.ts'
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

/** The pages of a list as links; on a phone only previous, "Page 2 of 9" and next. Nothing for a single page. */
export function Pagination({ page, totalPages, hrefOf }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <chakra.nav aria-label="Pages" display="flex" alignItems="center" justifyContent="center" gap="2">
      <chakra.span flex="1" textAlign={{ base: 'start', sm: 'end' }}>
        {page > 1 && (
          <PageLink href={hrefOf(page - 1)} rel="prev" direction>
            <ChevronLeft size={18} /> Previous
          </PageLink>
        )}
      </chakra.span>
      <chakra.span hideFrom="sm" textStyle="small" color="ink2">
        Page {page} of {totalPages}
      </chakra.span>
      <chakra.ol hideBelow="sm" display="flex" gap="1" listStyleType="none">
        {pageItems(page, totalPages).map((item, index) => (
          <li key={item === '…' ? `after ${index}` : item}>
            {item === '…' ? (
              <chakra.span display="inline-block" minWidth="8" lineHeight="2.75rem" textAlign="center" color="ink2">
                …
              </chakra.span>
            ) : (
              <PageLink
                href={hrefOf(item)}
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </PageLink>
            )}
          </li>
        ))}
      </chakra.ol>
      <chakra.span flex="1" textAlign={{ base: 'end', sm: 'start' }}>
        {page < totalPages && (
          <PageLink href={hrefOf(page + 1)} rel="next" direction>
            Next <ChevronRight size={18} />
          </PageLink>
        )}
      </chakra.span>
    </chakra.nav>
  )
}
