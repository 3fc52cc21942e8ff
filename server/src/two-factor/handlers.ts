import { codes, Failure } from '@shop/contract/failure'
import { type Message, messages } from '@shop/contract/messages'
import type { twoFactorCalls } from '@shop/contract/two-factor'
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { attemptLimit, tenTries } from '../platform/attempts.ts'
import { brandOf } from '../platform/brand.ts'
import { recoveryCodes, twoFactors } from './tables.ts'
import type { User } from '../visitor/visitor.ts'
import { sendNotice } from '../mail/notice.ts'
import { passwordCheck } from '../user/password-check.ts'
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-code.ts'
import type { Services } from '../services.ts'
import { endSessionsOf } from '../session/handlers.ts'
import type { Handlers } from '../visitor/handler.ts'

/** The time step of a code: the present one, or its neighbour for a clock that runs a little off. */
function stepOf(secret: string, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, window: 1 })
  return delta === null ? null : totp.counter() + delta
}

const wrongCode = (message: Message) =>
  new Failure(428, { message, errors: { code: 'This code is not right. Codes change every half minute.' } })

/** Uses an app's code up: of two tries at once, or of an older step, only one opens. */
async function useAppCode(
  { db, secrets }: Services,
  { userId, secret }: typeof twoFactors.$inferSelect,
  code: string,
): Promise<boolean> {
  const step = stepOf(secrets.open(secret), code)
  if (step === null) return false
  const used = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.secret, secret), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId })
  return used.length > 0
}

const isConfirmed = (userId: string) => and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt))

/**
 * A login's second step, after the password was right: passes where the account has no second factor, asks for a code
 * (409) where none was sent, refuses a wrong one (428). Guesses are counted.
 */
export async function checkSecondFactor(
  services: Services,
  user: Pick<User, 'id' | 'email'>,
  code: string | undefined,
): Promise<void> {
  const [factor] = await services.db.select().from(twoFactors).where(isConfirmed(user.id))
  if (!factor) return
  const typed = code?.replace(/\s/g, '')
  if (!typed) throw new Failure(409, { code: codes.secondFactor, message: 'Enter the code of your authenticator app.' })
  const guesses = attemptLimit(services.db, services.secrets, { name: 'second-factor', ...tenTries })
  await guesses.count(user.id)
  const isRight = /^\d{6}$/.test(typed)
    ? await useAppCode(services, factor, typed)
    : await useRecoveryCode(services, user, typed)
  if (!isRight) throw wrongCode(messages.loginFailed)
  await guesses.forget(user.id)
}

const isOnAlready = () => new Failure(409, { message: 'Your authenticator app is set up already.' })
const isOff = () => new Failure(409, { message: 'Your account has no authenticator app yet. Please set it up first.' })

export function twoFactorHandlers(services: Services): Handlers<typeof twoFactorCalls> {
  const { db, config, secrets } = services
  const askPassword = passwordCheck(services)
  const checkPassword = (user: User, { password }: { password: string }) =>
    askPassword(user, password, 'password', messages.operationFailed)

  return {
    getTwoFactor: async ({ user }) => {
      const [left] = user.hasTwoFactor
        ? await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
        : []
      return { isOn: user.hasTwoFactor, recoveryCodesLeft: left?.count ?? 0 }
    },

    startTwoFactor: async ({ body, user }) => {
      await checkPassword(user, body)
      const totp = new TOTP({ issuer: brandOf(config), label: user.email, secret: new Secret({ size: 20 }) })
      const secret = secrets.seal(totp.secret.base32)
      const started = await db
        .insert(twoFactors)
        .values({ userId: user.id, secret })
        .onConflictDoUpdate({ target: twoFactors.userId, set: { secret }, setWhere: isNull(twoFactors.confirmedAt) })
        .returning({ userId: twoFactors.userId })
      if (!started.length) throw isOnAlready()
      const uri = totp.toString()
      return {
        secret: totp.secret.base32,
        uri,
        qrCode: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`,
      }
    },

    confirmTwoFactor: async ({ body, user, visitor }) => {
      const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id))
      if (!factor) throw isOff()
      if (factor.confirmedAt) throw isOnAlready()
      const step = stepOf(secrets.open(factor.secret), body.code)
      if (step === null) throw wrongCode(messages.operationFailed)
      return db.transaction(async (tx) => {
        // The secret as well: it may have been replaced since the code was checked.
        const isStillIt = and(eq(twoFactors.secret, factor.secret), isNull(twoFactors.confirmedAt))
        const confirmed = await tx
          .update(twoFactors)
          .set({ confirmedAt: new Date(), lastStep: step })
          .where(and(eq(twoFactors.userId, user.id), isStillIt))
          .returning({ userId: twoFactors.userId })
        if (!confirmed.length) throw isOnAlready()
        const fresh = await replaceRecoveryCodes(services, tx, user.id)
        await endSessionsOf(tx, user.id, visitor.session?.tokenHash)
        await sendNotice(services, 'two-factor-on', user.email, tx)
        return { recoveryCodes: fresh }
      })
    },

    renewRecoveryCodes: async ({ body, user }) => {
      await checkPassword(user, body)
      return db.transaction(async (tx) => {
        const [factor] = await tx.select().from(twoFactors).where(isConfirmed(user.id)).for('update')
        if (!factor) throw isOff()
        return { recoveryCodes: await replaceRecoveryCodes(services, tx, user.id) }
      })
    },

    removeTwoFactor: async ({ body, user }) => {
      await checkPassword(user, body)
      await db.transaction(async (tx) => {
        const [removed] = await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id)).returning()
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
        if (removed?.confirmedAt) await sendNotice(services, 'two-factor-off', user.email, tx)
      })
      return { isOn: false, recoveryCodesLeft: 0 }
    },
  }
}
