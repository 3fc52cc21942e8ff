import type { UserType } from '@shop/contract/constants'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import type { Services } from '../../platform/services.ts'
import { findUser, shortName, type User, type Visitor } from '../visitor/visitor.ts'
import { users } from '../../schema/user.ts'

const lookups = ({ db, secrets }: Services) =>
  attemptLimit(db, secrets, {
    name: 'user-by-email',
    points: 30,
    perSeconds: 15 * 60,
    message: 'Too many searches. Please wait a quarter of an hour and try again.',
  })

/** Who has an address: any account for managers and support, for others their own. Throws 404 for all the rest, 429 after many tries. */
export async function lookUpUser(services: Services, user: User, typed: string, { admin }: Visitor) {
  await lookups(services).count(user.id)
  const found = await findUser(services.db, eq(users.email, typed.trim().toLowerCase()))
  const mayKnow =
    found?.id === user.id || (!admin && user.roles.some((role) => role === 'manager' || role === 'support'))
  if (!found || !mayKnow) throw new Failure(404, { message: messages.userNotFound })
  return { email: found.email, type: found.type as UserType, name: shortName(found) }
}
