import type { accountDataCalls } from '@shop/contract/account-data'
import { codes, Failure } from '@shop/contract/failure'
import { findAccount } from '../../people/admin/account.ts'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { refusal } from '../../platform/input/refusal.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Services } from '../../platform/services.ts'
import { collect } from './collect.ts'
import { erase } from './erase.ts'
import { ownDataNotices } from './mail-copy.ts'

/** What somebody cannot or does not do in their own account, and requests of the desk. */
export function accountDataHandlers(services: Services): Handlers<typeof accountDataCalls> {
  const { db } = services

  /** `erase`, whose refusal speaks to the account's owner. */
  const eraseFor = (tx: Db, user: User) =>
    erase(tx, services, user).catch((error: unknown) => {
      if (!(error instanceof Failure) || error.code !== codes.pendingPayment) throw error
      throw new Failure(409, {
        message: `Some orders of ${user.email} still wait for their payment. Settle or cancel them first.`,
        code: error.code,
      })
    })

  return {
    exportAccount: ({ params, body: { reason }, actor }) =>
      db.transaction(async (tx) => {
        const user = await findAccount(tx, params.id)
        const data = await collect({ ...services, db: tx }, user)
        await recordAudit(tx, actor, { action: 'export-account', user, reason })
        return data
      }),

    eraseAccount: ({ params, body: { email, reason }, actor }) =>
      db.transaction(async (tx) => {
        const user = await findAccount(tx, params.id)
        if (email.toLowerCase() !== user.email) throw refusal({ email: `This account’s address is ${user.email}.` })
        if (user.roles.length)
          throw new Failure(409, { message: `${user.email} works at the desk. Take their roles first.` })
        await recordAudit(tx, actor, { action: 'erase-account', user, reason })
        await eraseFor(tx, user)
        await sendNotice(services, ownDataNotices['account-deleted'], user.email, tx)
        return { id: user.id }
      }),
  }
}
