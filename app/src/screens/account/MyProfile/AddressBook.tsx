import type { SavedAddress } from '@shop/contract/address'
import type { User } from '@shop/contract/user'
import { Badge, Button, chakra, EmptyState, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useState } from 'react'
import { useAddresses } from '../../../data/address.ts'
import { useCountries } from '../../../data/country.ts'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { Row, Rows } from './MyProfile.recipe.ts'
import { RemoveAddress } from './RemoveAddress.tsx'

const maxAddresses = 20

const kinds = { shipping: 'For parcels', billing: 'For bills' }

/** What each button is about, for screen readers alone: there are several of each. */
const about = ({ kind, address, city }: SavedAddress) => `${kinds[kind].toLowerCase()}: ${address}, ${city}`

type Opened = { what: 'add' } | { what: 'change' | 'remove'; address: SavedAddress }

/** The saved addresses, to add, change and remove. */
export function AddressBook({ me }: { me: User }) {
  const { data, error, isValidating, mutate } = useAddresses()
  const [opened, setOpened] = useState<Opened>()
  const countries = useCountries() ?? []
  const close = () => setOpened(undefined)

  if (!data && error)
    return <FailedState headingLevel={3} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching your addresses">
        <SkeletonText lines={4} />
      </SkeletonGroup>
    )
  const addresses = data.results
  const add = (
    <Button variant="outline" onClick={() => setOpened({ what: 'add' })}>
      Add an address
    </Button>
  )
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="No addresses yet"
          text="Save the places you send kits or bills to."
          actions={add}
        />
      ) : (
        <>
          <Rows>
            {addresses.map((address) => (
              <li key={address.id}>
                <Row alignItems="flex-start">
                  <div>
                    <AddressLines address={address} countries={countries} />
                    <chakra.div marginBlockStart="2">
                      <Badge tone="audience" size="sm">
                        {kinds[address.kind]}
                      </Badge>
                    </chakra.div>
                  </div>
                  <div className="row-quiet">
                    <Button
                      variant="ghost"
                      aria-label={`Change the address ${about(address)}`}
                      onClick={() => setOpened({ what: 'change', address })}
                    >
                      Change
                    </Button>
                    {!me.viewedBy && (
                      <Button
                        variant="ghost"
                        aria-label={`Remove the address ${about(address)}`}
                        onClick={() => setOpened({ what: 'remove', address })}
                      >
                        Remove
                      </Button>
                    )}
                  </div>
                </Row>
              </li>
            ))}
          </Rows>
          <div className="rows-end">
            {addresses.length < maxAddresses
              ? add
              : `Your address book is full: it holds ${maxAddresses}. Remove one to add another.`}
          </div>
        </>
      )}
      {opened?.what === 'remove' && <RemoveAddress address={opened.address} countries={countries} onClose={close} />}
      {opened && opened.what !== 'remove' && (
        <AddressDialog
          me={me}
          countries={countries}
          address={opened.what === 'change' ? opened.address : undefined}
          onClose={close}
        />
      )}
    </>
  )
}
