import { plainCode } from '@shop/contract/codes'
import { codes, Failure } from '@shop/contract/failure'
import { type Message, messages } from '@shop/contract/messages'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { refusal } from '../../platform/input/refusal.ts'
import { attemptLimit, tenTries } from '../../platform/limits/attempts.ts'
import type { Services } from '../../platform/services.ts'
import type { User } from '../visitor/visitor.ts'
import { useRecoveryCode } from './recovery-code.ts'
import { twoFactors } from '../../schema/two-factor.ts'

/** The time step of a code: the present one, or its neighbour for a clock that runs a little off. */
export function timeStepOf(secret: string, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, window: 1 })
  return delta === null ? null : totp.counter() + delta
}

export const wrongCode = (message: Message) =>
  refusal({ code: 'This code is not right. Codes change every half minute.' }, message)

/** Uses an app's code up: of two tries at once, or of an older step, only one opens. */
async function useAppCode(
  { db, secrets }: Services,
  { userId, secret }: typeof twoFactors.$inferSelect,
  code: string,
): Promise<boolean> {
  const step = timeStepOf(secrets.open(secret), code)
  if (step === null) return false
  const used = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.secret, secret), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId })
  return used.length > 0
}

export const isConfirmed = (userId: string) => and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt))

/**
 * A login's second step, after the password was right: passes where the account has no second factor. Throws 409 where
 * no code was sent and 428 for a wrong one. Guesses are counted.
 */
export async function checkSecondFactor(
  services: Services,
  user: Pick<User, 'id' | 'email'>,
  code: string | undefined,
): Promise<void> {
  const [factor] = await services.db.select().from(twoFactors).where(isConfirmed(user.id))
  if (!factor) return
  const typed = code && plainCode(code)
  if (!typed) throw new Failure(409, { code: codes.secondFactor, message: 'Enter the code of your authenticator app.' })
  const guesses = attemptLimit(services.db, services.secrets, { name: 'second-factor', ...tenTries })
  await guesses.count(user.id)
  const isRight = /^\d{6}$/.test(typed)
    ? await useAppCode(services, factor, typed)
    : await useRecoveryCode(services, user, typed)
  if (!isRight) throw wrongCode(messages.loginFailed)
  await guesses.forget(user.id)
}
