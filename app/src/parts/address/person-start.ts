import type { Person } from '@shop/contract/activation'
import type { useAddresses } from '../../data/address.ts'
import type { useMe } from '../../data/user.ts'

export type PersonValues = Record<
  'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'address2' | 'city' | 'state' | 'postalCode' | 'country',
  string
> & { acceptTerms: boolean }

type Known = {
  person?: Person | undefined
  email?: string | undefined
  me: ReturnType<typeof useMe>['data']
  book: ReturnType<typeof useAddresses>['data']
  country: string
}

/** The values that are known already: entered earlier, in the account, or the address that was stored last. */
export function personStart({ person, email, me, book, country }: Known): PersonValues {
  const known = person ?? me?.address ?? book?.results.at(-1)
  const place = known?.country ?? country
  return {
    firstName: person?.firstName ?? me?.firstName ?? '',
    lastName: person?.lastName ?? me?.lastName ?? '',
    email: person?.email ?? email ?? me?.email ?? '',
    phone: person?.phone ?? me?.phoneNumber ?? '',
    address: known?.address ?? '',
    address2: person?.address2 ?? '',
    city: known?.city ?? '',
    state: known?.state ?? '',
    postalCode: known?.postalCode ?? '',
    country: typeof place === 'string' ? place : place.code,
    acceptTerms: person?.acceptTerms ?? false,
  }
}
