import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { and, count, eq, isNull } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { sendNotice } from '../../platform/mail/notice.ts'
import { brandOf } from '../../platform/config/brand.ts'
import type { Services } from '../../platform/services.ts'
import { endSessionsOf } from '../session/handlers.ts'
import { passwordCheck } from '../user/password-check.ts'
import type { User, Visitor } from '../visitor/visitor.ts'
import { replaceRecoveryCodes } from './recovery-code.ts'
import { isConfirmed, timeStepOf, wrongCode } from './second-factor.ts'
import { recoveryCodes, twoFactors } from '../../schema/two-factor.ts'
import { twoFactorNotices } from './mail-copy.ts'

const isOnAlready = () => new Failure(409, { message: 'Your authenticator app is set up already.' })
const isOff = () => new Failure(409, { message: 'Your account has no authenticator app yet. Please set it up first.' })

const checkPassword = (services: Services, user: User, password: string) =>
  passwordCheck(services)(user, password, 'password', messages.operationFailed)

export async function readTwoFactor({ db }: Services, { id, hasTwoFactor }: User) {
  const [left] = hasTwoFactor
    ? await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, id))
    : []
  return { isOn: hasTwoFactor, recoveryCodesLeft: left?.count ?? 0 }
}

/** A new secret for an authenticator app, which counts once a code of it was typed. Throws 409 where one is on already. */
export async function startTwoFactor(services: Services, user: User, password: string) {
  const { db, config, secrets } = services
  await checkPassword(services, user, password)
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
}

/** Turns the second factor on with the app's first code, and signs every other browser out. */
export async function confirmTwoFactor(services: Services, user: User, code: string, { session }: Visitor) {
  const { db, secrets } = services
  const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, user.id))
  if (!factor) throw isOff()
  if (factor.confirmedAt) throw isOnAlready()
  const step = timeStepOf(secrets.open(factor.secret), code)
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
    await endSessionsOf(tx, user.id, session?.tokenHash)
    await sendNotice(services, twoFactorNotices['two-factor-on'], user.email, tx)
    return { recoveryCodes: fresh }
  })
}

export async function renewRecoveryCodes(services: Services, user: User, password: string) {
  await checkPassword(services, user, password)
  return services.db.transaction(async (tx) => {
    const [factor] = await tx.select().from(twoFactors).where(isConfirmed(user.id)).for('update')
    if (!factor) throw isOff()
    return { recoveryCodes: await replaceRecoveryCodes(services, tx, user.id) }
  })
}

export async function removeTwoFactor(services: Services, user: User, password: string) {
  await checkPassword(services, user, password)
  await services.db.transaction(async (tx) => {
    const [removed] = await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id)).returning()
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    if (removed?.confirmedAt) await sendNotice(services, twoFactorNotices['two-factor-off'], user.email, tx)
  })
  return { isOn: false, recoveryCodesLeft: 0 }
}
