import { currencies, type UserType } from '@shop/contract/constants'
import { currencyOf } from '@shop/contract/money'
import type { User as UserReply } from '@shop/contract/user'
import { findCountry } from './country.ts'
import { nameOf, type User, type Visitor } from './http/visitor.ts'

/** What the wire says of a user. */
export function toUser(user: User, admin: Visitor['admin'] = null): UserReply {
  const { address } = user
  const country = findCountry(address?.country ?? user.countryCode)
  return {
    id: user.id,
    type: user.type as UserType,
    isAdmin: user.isAdmin,
    name: nameOf(user),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    clinic: user.clinic,
    address:
      address && country
        ? {
            address: address.address,
            ...(address.address2 && { address2: address.address2 }),
            city: address.city,
            ...(address.state && { state: address.state }),
            postalCode: address.postalCode,
            country: { id: country.id, name: country.name, code: country.code },
          }
        : null,
    countryCode: user.countryCode,
    currency: currencies.find((currency) => currency === currencyOf(user.countryCode)) ?? 'USD',
    breedIds: user.breedIds,
    state: address?.state ?? null,
    isNewsletterSubscribed: user.isNewsletterSubscribed,
    pendingEmail: user.pendingEmail,
    hasTwoFactor: user.hasTwoFactor,
    viewedBy: admin && { name: admin.name },
  }
}
