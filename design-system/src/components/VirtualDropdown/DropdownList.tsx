import { chakra, Combobox, createListCollection, useCombobox, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react'
import { type HTMLAttributes, type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { type ContextProp, type ScrollerProps, Virtuoso, type VirtuosoHandle } from 'react-virtuoso'
import { besideControl, topLayer } from '../floating.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { Option } from './filter-options.ts'
import { blockOf, keyboardRows } from './keyboard-rows.ts'
import { dropdownListRecipe, rowHeight, visibleRows } from './VirtualDropdown.recipe.ts'

type Context = { hasMore: boolean; listbox: HTMLAttributes<HTMLDivElement> }

/**
 * What scrolls is the listbox itself, without the tab stop Virtuoso gives it: the keys are the combobox's. A scroller
 * inside the listbox would be one that no key reaches.
 */
const Scroller = ({ tabIndex: _, context, style, ...props }: ScrollerProps & ContextProp<Context>) => (
  <div {...context.listbox} {...props} style={style} />
)

const More = chakra('div')
function Footer({ context }: ContextProp<Context>) {
  const styles = useSlotRecipe({ recipe: dropdownListRecipe })()
  return context.hasMore ? (
    <More css={styles.more}>
      <Spinner size="sm" />
    </More>
  ) : null
}

const components = { Scroller, Footer }

export type DropdownListProps = {
  /** Ids of the box and the input this list belongs to, and of the list. A row's is the list's, a hyphen and its value. */
  ids: { control: string; input: string; list: string }
  /** Takes the input's keys for as long as the list is there. */
  keysRef: RefObject<((event: KeyboardEvent<HTMLInputElement>) => void) | null>
  /** Names the list to screen readers. */
  label: string
  /** What can be chosen, in the order shown. */
  options: readonly Option[]
  /** The values that are chosen. */
  selected: readonly string[]
  /** The row the keyboard is on, -1 for none. */
  active: number
  /** Called with the row that the keyboard or the pointer is on. */
  onActive: (index: number) => void
  /** Called with what was chosen. */
  onPick: (value: string) => void
  /** Called by Escape, by the button, and by a press beside it. */
  onClose: () => void
  /** Whether several can be chosen. */
  isMultiple: boolean
  /** How high the list grows before it scrolls. */
  maxHeight: string
  /** Shown when nothing matches. */
  emptyText: string
  /** More is on its way: a spinner, announced to screen readers. */
  isLoading: boolean
  /** There is more than is shown; `onEndReached` fetches it. */
  hasMore: boolean
  /** Called well before the end of the list is in sight. */
  onEndReached?: () => void
}

/**
 * The open list of a VirtualDropdown, on Chakra's combobox: however many options there are, only the rows in sight are in
 * the document.
 */
export function DropdownList(props: DropdownListProps) {
  const { ids, keysRef, label, options, selected, active, onActive, onPick, onClose } = props
  const { isMultiple, maxHeight, emptyText, isLoading, hasMore, onEndReached } = props
  const listRef = useRef<VirtuosoHandle>(null)
  const block = blockOf(active)
  const collection = useMemo(() => createListCollection({ items: keyboardRows(options, block) }), [options, block])
  const combobox = useCombobox({
    open: true,
    onOpenChange: onClose,
    ids: {
      input: ids.input,
      control: ids.control,
      // A press on the box is its own: it opens and closes.
      trigger: ids.control,
      content: ids.list,
      item: (value) => `${ids.list}-${value}`,
    },
    collection,
    value: [...selected],
    onSelect: ({ itemValue }) => onPick(itemValue),
    multiple: isMultiple,
    highlightedValue: options[active]?.value ?? null,
    onHighlightChange: ({ highlightedValue }) => onActive(options.findIndex(({ value }) => value === highlightedValue)),
    // What is typed is the caller's: it searches with it.
    inputValue: '',
    allowCustomValue: true,
    loopFocus: false,
    // The index it is called with counts the collection's rows, not the options.
    scrollToIndexFn: () => listRef.current?.scrollIntoView({ index: Math.max(active, 0) }),
    positioning: besideControl,
  })
  const { onKeyDown } = combobox.getInputProps()
  useLayoutEffect(() => {
    keysRef.current = onKeyDown ?? null
    return () => {
      keysRef.current = null
    }
  })

  const styles = useSlotRecipe({ recipe: dropdownListRecipe })()
  const rows = Math.min(options.length + (hasMore ? 1 : 0), visibleRows)
  const listbox = { ...combobox.getContentProps(), 'aria-labelledby': undefined, 'aria-label': label }
  return (
    <Combobox.RootProvider value={combobox} recipe={dropdownListRecipe}>
      <Combobox.Positioner {...topLayer}>
        <chakra.div css={styles.sheet}>
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
            itemContent={(index, item) => (
              <div
                {...combobox.getItemProps({ item, persistFocus: true })}
                aria-selected={selected.includes(item.value)}
                aria-setsize={hasMore ? -1 : options.length}
                aria-posinset={index + 1}
              >
                {item.label}
              </div>
            )}
          />
          <div role="status">
            {options.length === 0 && (
              <chakra.div css={styles.message}>
                {isLoading && <Spinner size="sm" />}
                {isLoading ? 'Loading' : emptyText}
              </chakra.div>
            )}
            {options.length > 0 && isLoading && <VisuallyHidden>Loading more</VisuallyHidden>}
          </div>
        </chakra.div>
      </Combobox.Positioner>
    </Combobox.RootProvider>
  )
}
