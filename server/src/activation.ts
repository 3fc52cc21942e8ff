import { randomUUID } from 'node:crypto'
import type { activationCalls } from '@shop/contract/activation'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { attemptLimit } from './attempts.ts'
import { users } from './db/schema.ts'
import type { Handlers } from './http/mount.ts'
import type { Services } from './services.ts'

const hour = 60 * 60
const words =
  'Too many tries with email addresses. Please wait an hour and try again, or log in if you have an account.'

export function activationHandlers({ db, secrets }: Services): Pick<Handlers<typeof activationCalls>, 'registerEmail'> {
  // The answer tells who has an account, and has to: whoever wants to know that of many addresses is slowed down.
  const callers = attemptLimit(db, secrets, { name: 'activate-caller', points: 10, perSeconds: hour, words })
  const emails = attemptLimit(db, secrets, { name: 'activate-email', points: 5, perSeconds: hour, words })
  return {
    registerEmail: async ({ body, user, address }) => {
      const email = body.email.toLowerCase()
      await callers.count(address)
      await emails.count(email)
      const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
      if (known && known.id !== user?.id) throw new Failure(409, { message: messages.userAlreadyExists })
      // Nothing is kept yet: the browser carries its activation from step to step under this id.
      return { id: randomUUID(), email }
    },
  }
}
