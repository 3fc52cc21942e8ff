import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { type ContextProp, type ScrollerProps, Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { Option } from './filter-options.ts'
import { visibleRows } from './move-active.ts'

const rowHeight = 40

/** One style sheet for all rows: styling each row by itself costs frames while scrolling. */
const Rows = chakra('div', {
  base: {
    '& [role=option]': {
      height: `${rowHeight}px`,
      lineHeight: `${rowHeight}px`,
      paddingInline: '3.5',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      _before: { content: '"✓"', display: 'inline-block', width: '6', color: 'transparent', fontWeight: 'bold' },
      _hover: { bg: 'sand' },
      '&[aria-selected=true]': {
        fontWeight: 'semibold',
        color: 'colorPalette.emphasized',
        _before: { color: 'colorPalette.solid' },
      },
      '&[data-active]': {
        bg: 'colorPalette.subtle',
        boxShadow: 'inset 3px 0 0 var(--chakra-colors-color-palette-solid)',
      },
    },
  },
})

type Context = { hasMore: boolean; listbox: { id: string; 'aria-label': string; 'aria-multiselectable'?: true } }

/**
 * What scrolls is the listbox itself, without the tab stop Virtuoso gives it: the keys are the combobox's. A scroller
 * inside the listbox would be one that no key reaches.
 */
const Scroller = ({ tabIndex: _, context, ...props }: ScrollerProps & ContextProp<Context>) => (
  <div role="listbox" {...context.listbox} {...props} />
)

const More = chakra('div', {
  base: { height: `${rowHeight}px`, display: 'grid', placeItems: 'center', color: 'colorPalette.solid' },
})
const Footer = ({ context }: ContextProp<Context>) =>
  context.hasMore ? (
    <More>
      <Spinner size="sm" />
    </More>
  ) : null

const components = { Scroller, Footer }

export type OptionListProps = {
  id: string
  label: string
  options: readonly Option[]
  selected: ReadonlySet<string>
  /** The row the keyboard is on, -1 for none. */
  active: number
  isMultiple: boolean
  maxHeight: string
  hasMore: boolean
  onEndReached?: () => void
  onPick: (index: number) => void
}

/** The open list of a VirtualDropdown: however many options there are, only the rows in sight are in the document. */
export function OptionList({ id, label, options, selected, active, isMultiple, maxHeight, ...props }: OptionListProps) {
  const { hasMore, onEndReached, onPick } = props
  const listRef = useRef<VirtuosoHandle>(null)
  const rows = Math.min(options.length + (hasMore ? 1 : 0), visibleRows)

  const listbox = { id, 'aria-label': label, ...(isMultiple && { 'aria-multiselectable': true as const }) }

  useEffect(() => {
    if (active >= 0) listRef.current?.scrollIntoView({ index: active })
  }, [active])

  return (
    <Rows>
      <Virtuoso
        ref={listRef}
        data={options}
        style={{ height: `min(${rows * rowHeight}px, ${maxHeight})` }}
        fixedItemHeight={rowHeight}
        increaseViewportBy={visibleRows * rowHeight}
        initialTopMostItemIndex={active > 0 ? { index: active, align: 'center' } : 0}
        components={components}
        context={{ hasMore, listbox }}
        endReached={hasMore ? onEndReached : undefined}
        itemContent={(index, option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the combobox's
          <div
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={selected.has(option.value)}
            aria-setsize={hasMore ? -1 : options.length}
            aria-posinset={index + 1}
            data-active={index === active || undefined}
            onClick={() => onPick(index)}
          >
            {option.label}
          </div>
        )}
      />
    </Rows>
  )
}
