import type { SavedAddress } from '@shop/contract/address'
import type { Country } from '@shop/contract/country'
import { useAddressActions } from '../../../data/address.ts'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

type RemoveAddressProps = { address: SavedAddress; countries: readonly Country[]; onClose: () => void }

/** The question before an address is deleted. */
export function RemoveAddress({ address, countries, onClose }: RemoveAddressProps) {
  const { remove } = useAddressActions()
  return (
    <RemoveDialog
      title="Remove this address?"
      description="Past orders keep this address."
      done="The address is removed."
      remove={() => remove(address.id)}
      onClose={onClose}
    >
      <AddressLines address={address} countries={countries} />
    </RemoveDialog>
  )
}
