import { chakra, Pagination, type PaginationProps, Stack } from '@shop/design-system'
import type { ReactNode } from 'react'
import { BeyondTheEnd } from './BeyondTheEnd.tsx'

type PagedListProps = PaginationProps & {
  /** Of the page that is shown. */
  rows: readonly unknown[]
  /** In place of a list that has none. */
  nothing: ReactNode
  /** How many there are in all: "12 agents". */
  summary?: ReactNode
  /** Names it as a section of the page. */
  label?: string
  /** Another page is being fetched; this one stays meanwhile, dimmed. */
  isLoading: boolean
  children: ReactNode
}

/** One page of a list: how many there are, which screen readers announce, the rows, and the other pages. */
export const PagedList = ({ rows, nothing, summary, label, isLoading, children, ...pages }: PagedListProps) =>
  rows.length ? (
    <Stack
      as={label ? 'section' : 'div'}
      aria-label={label}
      gap="5"
      aria-busy={isLoading}
      opacity={isLoading ? 0.5 : 1}
    >
      {summary && (
        <chakra.p role="status" textStyle="small" color="ink2">
          {summary}
        </chakra.p>
      )}
      {children}
      <Pagination {...pages} />
    </Stack>
  ) : pages.page > 1 ? (
    <BeyondTheEnd page={pages.page} href={pages.hrefOf(1)} />
  ) : (
    nothing
  )
