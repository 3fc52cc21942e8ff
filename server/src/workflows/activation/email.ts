import type { Activation, activationCalls } from '@shop/contract/activation'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { HandlerInput } from '../../people/visitor/handler.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { changeActivation } from './change.ts'
import { countEmail } from './limits.ts'
import { beginActivation, findActivation } from './row.ts'
import { toActivation } from './view.ts'

/** The open record of that id, should there be one. */
async function findOpen(db: Db, id: string | undefined, user: User | null) {
  const row = await findActivation(db, id, user).catch((refused: unknown) => {
    if (refused instanceof Failure) return null
    throw refused
  })
  return row?.activatedAt ? null : row
}

/** Throws 409 where the address is another account's. */
export async function refuseKnown(db: Db, email: string, user: User | null) {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known && known.id !== user?.id) throw new Failure(409, { message: messages.userAlreadyExists })
}

/**
 * Begins an activation, or gives the open one another address. Throws 409 where the address is another account's, 429
 * after many addresses.
 */
export async function registerEmail(
  services: Services,
  { body, user, address }: HandlerInput<typeof activationCalls.registerEmail>,
): Promise<Activation> {
  const { db } = services
  const email = body.email.toLowerCase()
  const open = await findOpen(db, body.id, user)
  if (email !== user?.email && email !== open?.email) await countEmail(services, email, address)
  await refuseKnown(db, email, user)
  return open
    ? changeActivation(db, open.id, user, () => ({ email }))
    : toActivation(db, await beginActivation(db, email, user), user)
}
