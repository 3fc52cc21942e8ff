import type { DeskOrder } from '@shop/contract/desk-order'
import { Button, DescriptionList, Link } from '@shop/design-system'
import { useState } from 'react'
import { userTypeCopy } from '../../../content/user-types.ts'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { useMay } from '../../../parts/desk/use-may.ts'
import { useOpens } from '../../../parts/desk/rooms.ts'
import { paths } from '../../../paths.ts'
import { AddressDialog } from './AddressDialog.tsx'
import { Panel } from './Panel.tsx'

type BuyerProps = { order: DeskOrder; reload: () => Promise<DeskOrder | undefined> }

/** Who bought it, and where it goes. */
export function Buyer({ order, reload }: BuyerProps) {
  const [isChanging, setChanging] = useState(false)
  const mayChange = useMay('changeOrderAddress')
  const opensPeople = useOpens(paths.deskPeople)
  const { name, phone, account } = order
  const { email, shippingAddress, billingAddress, shippingMethod, orderedFor } = order.order
  return (
    <Panel
      title="Buyer"
      action={
        mayChange &&
        order.isAddressOpen && (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            Change the address
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: 'Name', description: name },
          { term: 'Email', description: email },
          { term: 'Phone', description: phone },
          {
            term: 'Account',
            description: account ? (
              <>
                {opensPeople ? (
                  <Link href={`${paths.deskPeople}?search=${encodeURIComponent(account.email)}`}>{account.name}</Link>
                ) : (
                  account.name
                )}
                , {userTypeCopy[account.type]}
              </>
            ) : (
              'None: ordered as a guest'
            ),
          },
          { term: 'Ordered ahead for', description: orderedFor },
          {
            term: 'Goes to',
            description: shippingAddress ? (
              <AddressLines address={shippingAddress} />
            ) : account?.type === 'vet' ? (
              'The address of the account'
            ) : (
              'Nowhere: nothing is posted'
            ),
          },
          { term: 'Delivery', description: shippingMethod?.name },
          { term: 'Bill to', description: billingAddress && <AddressLines address={billingAddress} /> },
        ]}
      />
      {mayChange && shippingAddress && !order.isAddressOpen && (
        <p className="order-quiet">
          The address cannot be changed any more: something is on its way, or nothing is to be sent.
        </p>
      )}
      {isChanging && <AddressDialog order={order} reload={reload} onClose={() => setChanging(false)} />}
    </Panel>
  )
}
