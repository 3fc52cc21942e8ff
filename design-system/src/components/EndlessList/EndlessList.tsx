import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ContextProp, type ItemProps, type ListProps, Virtuoso } from 'react-virtuoso'
import { Button } from '../Button/Button.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { endlessListRecipe } from './EndlessList.recipe.ts'
import { isNearEnd } from './near-end.ts'

const Base = chakra('div', endlessListRecipe)

type Context = { label: string; total: number }

const List = ({ context, ...props }: ListProps & ContextProp<Context>) => (
  <div role="list" aria-label={context.label} {...props} />
)
/** Announces its position and their number, since most of the others are not in the document. */
const Row = ({ context, item: _, ...props }: ItemProps<unknown> & ContextProp<Context>) => (
  <div role="listitem" aria-setsize={context.total} aria-posinset={props['data-index'] + 1} {...props} />
)
const components = { List, Item: Row }

export type EndlessListProps<Item> = {
  /** What is listed: the list's name. */
  label: string
  /** Those that are loaded. */
  items: readonly Item[]
  /** All there are, loaded or not. */
  total: number
  /** Distinguishes items when more come. */
  itemKey: (item: Item) => string
  /** Draws one item; its height may differ from the others’. */
  renderItem: (item: Item) => ReactNode
  /** Requests more once 80 percent of what is loaded has come near the screen. */
  onNearEnd?: () => void
  /** The next page is on its way. */
  isLoadingMore?: boolean
  /** Why the next ones are not there; offers to ask again. */
  failure?: { message: string; onRetry: () => void } | undefined
  /** Names a visit of the page: whoever comes back to it finds the list at the same row. */
  restoreKey?: string
}

/** How high the list was at each visit; for as long as the page lives. */
const visits = new Map<string, { height: number; count: number }>()

/** Shown before anything is measured, also on the server. */
const firstRows = 15
/** About what a row is high, in px, until it is measured. */
const usualHeight = 112

/** Whether the page is being printed: then all rows are there, as a print does not scroll. */
function usePrinting() {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints what is there when its event has been heard.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/**
 * Very many rows in the page's own scrolling: they come as one reads on, and only those near the screen are in the
 * document. Its code weighs 17 kB: for screens whose matter is the list.
 */
export function EndlessList<Item>({ label, items, total, itemKey, renderItem, ...props }: EndlessListProps<Item>) {
  const { onNearEnd, isLoadingMore, failure, restoreKey } = props
  const count = items.length
  const [lastShown, setLastShown] = useState(0)
  const ask = useEffectEvent(() => onNearEnd?.())
  useEffect(() => {
    if (isNearEnd(lastShown, count)) ask()
  }, [lastShown, count])

  // The browser goes back to where one was on the page, if the page is as high again before any row is measured.
  const boxRef = useRef<HTMLDivElement>(null)
  const [before] = useState(() => (restoreKey ? visits.get(restoreKey) : undefined))
  const keep = useEffectEvent((height: number) => restoreKey && visits.set(restoreKey, { height, count }))
  useLayoutEffect(() => {
    const box = boxRef.current
    return () => {
      if (box) keep(box.offsetHeight)
    }
  }, [])

  const isPrinting = usePrinting()
  return (
    <Base>
      {isPrinting && (
        <div className="endless-list-printed">
          {items.map((item) => (
            <div key={itemKey(item)}>{renderItem(item)}</div>
          ))}
          {count < total && (
            <p>
              {count} of {total}. For all of them, go to the end of the list before you print.
            </p>
          )}
        </div>
      )}
      <div
        ref={boxRef}
        className="endless-list-shown"
        style={before?.count === count ? { minHeight: before.height } : undefined}
      >
        <Virtuoso
          useWindowScroll
          totalCount={count}
          context={{ label, total }}
          components={components}
          computeItemKey={(index) => (items[index] === undefined ? String(index) : itemKey(items[index]))}
          itemContent={(index) => items[index] !== undefined && renderItem(items[index])}
          initialItemCount={Math.min(count, firstRows)}
          defaultItemHeight={before ? before.height / before.count : usualHeight}
          increaseViewportBy={usualHeight * 2}
          rangeChanged={({ endIndex }) => setLastShown(endIndex)}
        />
      </div>
      <div className="endless-list-end">
        <div role="status">
          {isLoadingMore && (
            <>
              <Spinner size="sm" /> Loading more
            </>
          )}
        </div>
        {failure && !isLoadingMore && (
          <div role="alert">
            <span>{failure.message}</span>{' '}
            <Button variant="outline" size="sm" onClick={failure.onRetry}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </Base>
  )
}
