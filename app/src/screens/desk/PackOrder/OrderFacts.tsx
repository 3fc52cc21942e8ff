import { formatDate } from '@shop/contract/dates'
import type { WaitingOrder } from '@shop/contract/parcel'
import { Badge, Callout, DescriptionList } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'

/** Where it goes, and how. */
export function OrderFacts({ order }: { order: WaitingOrder }) {
  const { country } = useSettings()
  const { address, email, delivery, isExpress, isTestPayment, placedAt } = order
  return (
    <>
      {isTestPayment && <Callout title="A test payment">Nothing was paid: do not send it.</Callout>}
      <DescriptionList
        items={[
          {
            term: 'To',
            description: address ? (
              <AddressLines address={address} />
            ) : (
              'There is no address. Write to the buyer first.'
            ),
          },
          { term: 'Email', description: email },
          {
            term: 'Delivery',
            description: isExpress ? <Badge tone="audience">Express</Badge> : (delivery ?? 'On account'),
          },
          { term: 'Placed', description: formatDate(placedAt, country) },
        ]}
      />
    </>
  )
}
