import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'

/** How near the end, in heights of the list, the next page is requested. */
const lookAhead = 1.5

const List = chakra('div', {
  base: {
    maxHeight: '16rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: '1',
    _empty: { display: 'none' },
  },
})

const Row = chakra('a', {
  base: {
    display: 'block',
    paddingInline: '4',
    paddingBlock: '2.5',
    color: 'ink',
    lineHeight: 'snug',
    textDecoration: 'none',
    _hover: { bg: 'sand' },
    '&[aria-selected=true]': {
      bg: 'colorPalette.subtle',
      boxShadow: 'inset 3px 0 0 var(--chakra-colors-color-palette-solid)',
    },
  },
})
const Label = chakra('span', { base: { display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' } })
const Detail = chakra('span', { base: { display: 'block', fontSize: 'sm', color: 'ink2' } })
const Message = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '14', paddingInline: '4', color: 'ink2' },
})
const More = chakra('div', {
  base: { display: 'grid', placeItems: 'center', minHeight: '10', color: 'colorPalette.solid' },
})

export type Suggestion = { id: string | number; label: string; href: string; detail?: string }

export type SuggestionListProps = {
  /** The listbox's, for the combobox's aria-controls; a row's is this, a hyphen and its index. */
  id: string
  /** Names the list to screen readers. */
  label: string
  /** What is in it, in the order shown. */
  items: readonly Suggestion[]
  /** The row the keyboard is on, -1 for none. */
  active: number
  /** More is on its way: a spinner, announced to screen readers. */
  isLoading?: boolean
  /** There is more than is shown; `onEndReached` fetches it. */
  hasMore?: boolean
  /** Requests the next page while `hasMore`, well before the end is in sight. */
  onEndReached?: () => void
  /** Called with what was chosen. */
  onPick: (item: Suggestion) => void
}

/** What a search box found so far: links, in a list its combobox steers. It loads its next page before it is needed. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, items, active, isLoading = false, hasMore = false, onEndReached, onPick } = props
  const listRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (active >= 0) listRef.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <>
      <List
        ref={listRef}
        id={id}
        role="listbox"
        aria-label={label}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          const left = scrollHeight - scrollTop - clientHeight
          if (hasMore && !isLoading && left <= lookAhead * clientHeight) onEndReached?.()
        }}
      >
        {items.map((item, index) => (
          <Row
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={item.href}
            onClick={() => onPick(item)}
          >
            <Label>{item.label}</Label>
            {item.detail && <Detail>{item.detail}</Detail>}
          </Row>
        ))}
        {items.length > 0 && hasMore && (
          <More aria-hidden>
            <Spinner size="sm" />
          </More>
        )}
      </List>
      <div role="status">
        {isLoading && items.length === 0 && (
          <Message>
            <Spinner size="sm" />
            Searching
          </Message>
        )}
        {isLoading && items.length > 0 && <VisuallyHidden>Loading more</VisuallyHidden>}
        {!isLoading && items.length === 0 && <Message>Result not found.</Message>}
      </div>
    </>
  )
}
