import { chakra } from '@shop/design-system'
import type { ReactNode } from 'react'

const Rest = chakra('details', {
  base: {
    marginBlockStart: '2',
    '&[open] summary': { marginBlockEnd: '2' },
    '& summary': {
      display: 'inline-block',
      paddingBlock: '2',
      paddingInline: '4',
      borderRadius: 'pill',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.emphasized',
      fontWeight: 'semibold',
      cursor: 'pointer',
      _print: { display: 'none' },
    },
  },
})

export type ShortListProps<Item> = {
  items: readonly Item[]
  /** So many show at once. */
  first: number
  /** The list of some of them. */
  children: (some: readonly Item[]) => ReactNode
}

/** A list of which the first few show, and the rest when it is opened: without scripts too, and in print. */
export const ShortList = <Item,>({ items, first, children }: ShortListProps<Item>) => (
  <>
    {children(items.slice(0, first))}
    {items.length > first && (
      <Rest>
        <summary>Show all {items.length}</summary>
        {children(items.slice(first))}
      </Rest>
    )}
  </>
)
