import { randomInt } from 'node:crypto'
import { plainCode } from '@shop/contract/codes'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { recoveryCodes } from '../../schema/two-factor.ts'
import type { User } from '../visitor/visitor.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import { twoFactorNotices } from './mail-copy.ts'

/** Without 0, 1, i, l and o, which are mistaken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const codesOfAUser = 10

const fourLetters = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** The stored form of a code. Case, spaces and the dash do not matter. */
const hashOf = ({ secrets }: Pick<Services, 'secrets'>, userId: string, code: string) =>
  secrets.tokenOf('recovery', userId, plainCode(code).toLowerCase())

/** New codes in place of all there were. Called with the factor's row locked, so that two sets never mix. */
export async function replaceRecoveryCodes(services: Services, tx: Db, userId: string): Promise<string[]> {
  const fresh = Array.from({ length: codesOfAUser }, () => `${fourLetters()}-${fourLetters()}`)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(fresh.map((code) => ({ userId, codeHash: hashOf(services, userId, code) })))
  return fresh
}

/** Uses a code up and mails its owner; of two tries at once one finds it. */
export const useRecoveryCode = (services: Services, { id, email }: Pick<User, 'id' | 'email'>, code: string) =>
  services.db.transaction(async (tx) => {
    const used = await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, id), eq(recoveryCodes.codeHash, hashOf(services, id, code))))
      .returning({ userId: recoveryCodes.userId })
    if (used.length) await sendNotice(services, twoFactorNotices['recovery-code-used'], email, tx)
    return used.length > 0
  })
