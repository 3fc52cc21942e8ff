import type { SavedAddress } from '@shop/contract/address'
import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { AddressFields } from './AddressFields.tsx'
import { blankAddress } from './blank-address.ts'
import { SavedAddresses } from './SavedAddresses.tsx'

type AddressChoiceProps = Pick<ComponentProps<typeof AddressFields>, 'countries' | 'countryHelp' | 'onCountry'> & {
  name: 'shippingAddress' | 'billingAddress'
}

/** An address that is picked from the address book, or written. */
export function AddressChoice({ name, ...fields }: AddressChoiceProps) {
  const { setValue, formState } = useFormContext()
  const fill = (saved: SavedAddress) => {
    for (const field of Object.keys(blankAddress) as (keyof typeof blankAddress)[])
      setValue(`${name}.${field}`, saved[field] ?? '', { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  return (
    <>
      <SavedAddresses kind={name === 'shippingAddress' ? 'shipping' : 'billing'} onPick={fill} />
      <AddressFields name={name} {...fields} />
    </>
  )
}
