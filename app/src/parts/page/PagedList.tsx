import { chakra, Pagination, type PaginationProps, Stack } from '@shop/design-system'
import type { ReactNode } from 'react'

type PagedListProps = PaginationProps & {
  /** How many there are in all: "12 agents". */
  summary: ReactNode
  /** Another page is being fetched; this one stays meanwhile, dimmed. */
  isLoading: boolean
  children: ReactNode
}

/** One page of a list: how many there are, which screen readers announce, the rows, and the other pages. */
export const PagedList = ({ summary, isLoading, children, ...pages }: PagedListProps) => (
  <Stack gap="5" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
    <chakra.p role="status" textStyle="small" color="ink2">
      {summary}
    </chakra.p>
    {children}
    <Pagination {...pages} />
  </Stack>
)
