import { Link } from '@shop/design-system'

type SearchSummaryProps = {
  count: number
  /** What is counted, for one and for several of it. */
  one: string
  many: string
  search: string
  /** The list without the search. */
  href: string
}

/** How many a search found, and the way back to all: "3 users with “dana”. Show all". */
export const SearchSummary = ({ count, one, many, search, href }: SearchSummaryProps) => (
  <>
    {`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`}
    {search && (
      <>
        {` with “${search}”. `}
        <Link href={href}>Show all</Link>
      </>
    )}
  </>
)
