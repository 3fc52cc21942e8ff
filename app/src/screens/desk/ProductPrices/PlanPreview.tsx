import { currencies } from '@shop/contract/constants'
import { priceOf, toMinor } from '@shop/contract/money'
import type { ProductPrice } from '@shop/contract/product-price'
import { Card, DescriptionList } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import type { noAmounts } from '../../../parts/desk/amounts.ts'
import { fromLocalField, inUtc, toLocalField } from '../../../parts/desk/moments.ts'
import { formatDate } from '@shop/contract/dates'

type PlanPreviewProps = {
  /** What holds now and what is planned, of every currency. */
  prices: readonly ProductPrice[]
  amounts: Partial<typeof noAmounts>
  validFrom: string
  /** Why those prices could not be read. */
  failure: string | undefined
}

/** What holds in a currency at a moment; now without one. */
const priceAt = (prices: readonly ProductPrice[], currency: string, at: string | undefined) =>
  prices.find(
    ({ price, state, validFrom, validUntil }) =>
      price.currency === currency &&
      (at ? (validFrom ?? '') <= at && (!validUntil || validUntil > at) : state === 'current'),
  )?.price

/** What the shop shows from then on: in each currency the price before and after, or that it stays. */
export function PlanPreview({ prices, amounts, validFrom, failure }: PlanPreviewProps) {
  const { country } = useSettings()
  const at = fromLocalField(validFrom)
  const local = at && toLocalField(at)
  const moment = local
    ? `${formatDate(local.slice(0, 10), country)}, ${local.slice(11)} your time (${inUtc(at, country)})`
    : 'At once'
  const items = currencies.map((currency) => {
    const before = priceAt(prices, currency, at)?.label
    const typed = amounts[currency]?.trim()
    const after = Number(typed) > 0 ? priceOf(toMinor(Number(typed)), currency).label : undefined
    const stays = before && `${before}, as before`
    return { term: currency, description: after ? [before, after].filter(Boolean).join(' → ') : stays }
  })
  return (
    <Card role="group" aria-label="What the shop will show">
      {failure && <p>{failure} The prices before are not shown here.</p>}
      <DescriptionList items={[{ term: 'From', description: moment }, ...items]} />
    </Card>
  )
}
