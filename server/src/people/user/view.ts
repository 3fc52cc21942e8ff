import { currencies, type UserType } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { currencyOf } from '@shop/contract/money'
import type { User as UserReply } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { findCountry } from '../country/handlers.ts'
import type { Db } from '../../platform/db/open.ts'
import { findUser, nameOf, ordersOnAccount, type User } from '../visitor/visitor.ts'
import { users } from '../../schema/user.ts'

/** A user in the contract's form; `admin` is who acts as them. */
export function toUser(user: User, admin: { name: string } | null = null): UserReply {
  const { address } = user
  const country = findCountry(address?.country ?? user.countryCode)
  return {
    id: user.id,
    type: user.type as UserType,
    isAdmin: user.isAdmin && !admin,
    roles: admin ? [] : user.roles,
    name: nameOf(user),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    clinic: user.clinic,
    registrationNumber: user.registrationNumber,
    ordersOnAccount: ordersOnAccount(user),
    approval: user.approval && { state: user.approval, reason: user.approvalReason },
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

/** A user as they are now, in the contract's form. Throws 401 where they were deleted a moment ago. */
export async function readUser(db: Db, id: string, admin: { name: string } | null = null): Promise<UserReply> {
  const found = await findUser(db, eq(users.id, id))
  if (!found) throw new Failure(401, { message: messages.failedToFetchUserDetails })
  return toUser(found, admin)
}
