import { type AddressBookEntry, addressBookSchema, type SavedAddress } from '@shop/contract/address'
import type { Country } from '@shop/contract/country'
import { postedToNames } from '@shop/contract/posted-to'
import type { User } from '@shop/contract/user'
import { Button, Dialog, Form, PhoneField, RadioCardsField, SubmitButton, toaster } from '@shop/design-system'
import { useForm, useWatch } from 'react-hook-form'
import { useAddressActions } from '../../../data/address.ts'
import { dialCodesOf } from '../../../data/country.ts'
import { AddressFields } from '../../../parts/address/AddressFields.tsx'
import { Buttons } from './MyProfile.recipe.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const kinds = [
  { value: 'shipping', title: 'For parcels', description: 'Where kits go' },
  { value: 'billing', title: 'For bills', description: 'Who pays' },
]

const blankFor = ({ firstName, lastName, countryCode }: User): AddressBookEntry => ({
  kind: 'shipping',
  firstName,
  lastName,
  address: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: countryCode,
  phone: '',
})

type AddressDialogProps = {
  me: User
  countries: readonly Country[]
  /** The one to change; without it, one is added. */
  address: SavedAddress | undefined
  onClose: () => void
}

/** One address of the book, new or changed. */
export function AddressDialog({ me, countries, address, onClose }: AddressDialogProps) {
  const { add, change } = useAddressActions()
  const form = useForm({
    defaultValues: { ...blankFor(me), ...address },
    resolver: schemaResolver(addressBookSchema),
  })
  const country = useWatch({ control: form.control, name: 'country' })
  const save = async (entry: AddressBookEntry) => {
    await (address ? change(address.id, entry) : add(entry))
    toaster.success('Saved')
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} isWide title={address ? 'Change this address' : 'Add an address'}>
      <Form form={form} onSubmit={save} aria-label="Address">
        <RadioCardsField name="kind" label="What is it for?" options={kinds} required />
        <AddressFields countries={countries} countryHelp={`Bills go anywhere. We send kits to ${postedToNames()}.`} />
        <PhoneField
          name="phone"
          country={country}
          dialCodes={dialCodesOf(countries)}
          help="In case the courier has a question."
        />
        <Buttons>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Save address</SubmitButton>
        </Buttons>
      </Form>
    </Dialog>
  )
}
