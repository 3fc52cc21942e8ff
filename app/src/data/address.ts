import type { AddressBookEntry } from '@shop/contract/address'
import { addressClient } from '@shop/contract/endpoints/address'
import type { ReplyOf } from '@shop/contract/call'
import { request } from '@shop/contract/request'
import { useSWRConfig } from 'swr'
import { read, useRead } from './use-call.ts'

export const readAddresses = () => read(addressClient.listAddresses)

/** The user's address book, oldest first; a guest has none, and no request is made. */
export const useAddresses = (isSignedIn = true) => useRead(isSignedIn ? readAddresses() : null)

/** Every way to change the address book; each answers with the whole book. */
export function useAddressActions() {
  const { mutate } = useSWRConfig()
  const keep = (book: ReplyOf<typeof addressClient.listAddresses>) =>
    mutate(readAddresses().key, book, { revalidate: false })
  return {
    /** A second click finds the address there, which is the requested state. */
    add: async (body: AddressBookEntry) => keep(await request(addressClient.createAddress, { body })),
    change: async (id: string, body: AddressBookEntry) =>
      keep(await request(addressClient.updateAddress, { params: { id }, body })),
    remove: async (id: string) => keep(await request(addressClient.deleteAddress, { params: { id } })),
  }
}
