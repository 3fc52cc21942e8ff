import type { AddressBookEntry } from '@shop/contract/address'
import { addressEndpoints } from '@shop/contract/endpoints/address'
import type { ReplyOf } from '@shop/contract/call-parts'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readAddresses = () => read(addressEndpoints.listAddresses)

/** The user's address book, oldest first; a guest has none, and no request is made. */
export const useAddresses = (isSignedIn = true) => useRead(isSignedIn ? readAddresses() : null)

/** Every way to change the address book; each returns the whole book. */
export function useAddressActions() {
  const { mutate } = useSWRConfig()
  const keep = (book: ReplyOf<typeof addressEndpoints.listAddresses>) =>
    mutate(readAddresses().key, book, { revalidate: false })
  return {
    /** A second click finds the address there, which is the requested state. */
    add: async (body: AddressBookEntry) => keep(await request(addressEndpoints.createAddress, { body })),
    change: async (id: string, body: AddressBookEntry) =>
      keep(await request(addressEndpoints.updateAddress, { params: { id }, body })),
    remove: async (id: string) => keep(await request(addressEndpoints.deleteAddress, { params: { id } })),
  }
}
