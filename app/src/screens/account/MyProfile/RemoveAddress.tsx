import type { SavedAddress } from '@shop/contract/address'
import type { Country } from '@shop/contract/country'
import { Button, Dialog, toaster } from '@shop/design-system'
import { useAddressActions } from '../../../data/address.ts'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { useAction } from '../../../parts/form/use-action.ts'

type RemoveAddressProps = { address: SavedAddress; countries: readonly Country[]; onClose: () => void }

/** Asks before an address is forgotten. */
export function RemoveAddress({ address, countries, onClose }: RemoveAddressProps) {
  const { remove } = useAddressActions()
  const { busy, run } = useAction()
  const go = () =>
    run(async () => {
      await remove(address.id)
      toaster.success('The address is removed.')
      onClose()
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title="Remove this address?"
      description="Orders that went there keep it."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button onClick={() => void go()} isBusy={Boolean(busy)}>
            Remove it
          </Button>
        </>
      }
    >
      <AddressLines address={address} countries={countries} />
    </Dialog>
  )
}
