import type { CartItem } from '@shop/contract/cart'
import { Callout, chakra } from '@shop/design-system'
import { itemTitleOf } from './group-items.ts'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '1',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Items whose price has changed since they were put in, shown before anybody pays: also while the page is open. */
export function PriceChanges({ items }: { items: readonly CartItem[] }) {
  const changed = items.flatMap((item) => (item.priceBefore ? [{ ...item, before: item.priceBefore }] : []))
  return (
    <div role="status">
      {changed.length > 0 && (
        <Callout title={changed.length === 1 ? 'One price has changed' : `${changed.length} prices have changed`}>
          <List>
            {changed.map(({ id, before, unitPrice, quantity, ...item }) => (
              <li key={id}>
                {itemTitleOf(item)}: {before.label} when you put it in, <strong>{unitPrice.label}</strong> now
                {quantity > 1 && ' for each'}.
              </li>
            ))}
          </List>
        </Callout>
      )}
    </div>
  )
}
