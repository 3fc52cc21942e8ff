import type { CartItem } from '@shop/contract/cart'
import type { LineProgress } from '@shop/contract/line-progress'
import { chakra, Coat } from '@shop/design-system'
import { factsOf } from '../cart/group-items.ts'
import { LineStatus } from './LineStatus.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    listStyleType: 'none',
    '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr auto', columnGap: '4', alignItems: 'start' },
    '& .line-coat': { boxSize: '12', borderRadius: 'control', overflow: 'hidden' },
    '& .line-copy': { minWidth: '0', overflowWrap: 'anywhere', lineHeight: 'snug' },
    '& .line-name': { fontWeight: 'semibold' },
    '& .line-facts': { marginBlockStart: '0.5', fontSize: 'sm', color: 'ink2' },
    '& .line-note': { marginBlockStart: '1', fontSize: 'sm', fontStyle: 'italic', color: 'ink2' },
    '& .line-price': { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' },
  },
})

type OrderLinesProps = {
  items: readonly CartItem[]
  /** What each is doing; a cart's lines do nothing yet. */
  progress?: readonly LineProgress[]
}

/** What is ordered, to read and not to change: beside the checkout, on its last page, and on the order. */
export function OrderLines({ items, progress = [] }: OrderLinesProps) {
  const progressOf = (id: string) => progress.find(({ itemId }) => itemId === id)
  return (
    <List>
      {items.map((item) => (
        <li key={item.id}>
          <div className="line-coat">
            <Coat {...item.product.coat} ratio={1} />
          </div>
          <div className="line-copy">
            <p className="line-name">{item.product.name}</p>
            <p className="line-facts">
              {item.quantity > 1 && `${item.quantity} × ${item.unitPrice.label} · `}
              {factsOf(item)}
            </p>
            {item.note && <p className="line-note">“{item.note}”</p>}
            <Status progress={progressOf(item.id)} quantity={item.quantity} />
          </div>
          <span className="line-price">{item.linePrice.label}</span>
        </li>
      ))}
    </List>
  )
}

const Status = ({ progress, quantity }: { progress: LineProgress | undefined; quantity: number }) =>
  progress && <LineStatus progress={progress} quantity={quantity} />
