import type { ApprovalKind, approvalCalls, creditSchema, Decision } from '@shop/contract/approval'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { currencyOf, priceOf, toMinor } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { InferType } from 'yup'
import { recordAudit } from '../../people/admin/audit.ts'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Notice } from '../../platform/mail/notice-copy.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import type { Actor, Handlers } from '../../people/visitor/handler.ts'
import { findUser, isApproved } from '../../people/visitor/visitor.ts'
import { approvals } from './approve.ts'
import { listWaiting } from './list.ts'
import { refusals } from './refuse.ts'
import { approvalNotices } from './mail-copy.ts'
import { clubNotices } from '../../animals/club/mail-copy.ts'
import { collectionAgentNotices } from '../../people/collection-agent/mail-copy.ts'
import { responsibleBreederNotices } from '../../storefront/responsible-breeder/mail-copy.ts'

/** What is written to whoever the shop decided on. */
const decisionNotices: Record<`${ApprovalKind}-${'approved' | 'refused'}`, Notice> = {
  ...approvalNotices,
  ...collectionAgentNotices,
  ...responsibleBreederNotices,
  ...clubNotices,
}

/** One decision with its audit and its mail, all or nothing. Again, it changes nothing and mails nobody. */
async function decideOn(services: Services, actor: Actor, body: Decision, action: 'approve' | 'refuse') {
  const email = body.email.toLowerCase()
  return services.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('no key update')
    const decideAs = action === 'approve' ? approvals : refusals
    const change = await decideAs[body.kind](tx, { ...body, email, user, actor })
    if (!change) return { email, isChanged: false }
    await recordAudit(tx, actor, { action, user, reason: body.reason, ...change })
    const kind = `${body.kind}-${action === 'approve' ? ('approved' as const) : ('refused' as const)}` as const
    await sendNotice(services, decisionNotices[kind], email, tx, action === 'refuse' ? body.reason : undefined)
    return { email, isChanged: true }
  })
}

/**
 * Sets the most that may be unpaid on an account. Throws 404 for an unknown address, 409 for somebody who is not
 * approved.
 */
async function setCredit(services: Services, actor: Actor, body: InferType<typeof creditSchema>) {
  const email = body.email.toLowerCase()
  return services.db.transaction(async (tx) => {
    const isTheirs = eq(users.email, email)
    // The lock under which orders are put on the account.
    await tx.select({ id: users.id }).from(users).where(isTheirs).for('no key update')
    const user = await findUser(tx, isTheirs)
    if (!user) throw new Failure(404, { message: messages.userNotFound })
    if (body.limit !== null && !isApproved(user))
      throw new Failure(409, { message: `${email} is not approved as a vet or collection agent.` })
    const currency = currencyOf(user.countryCode)
    const price = (minor: number) => priceOf(minor, currency, user.countryCode)
    const creditLimit = body.limit === null ? null : toMinor(body.limit)
    const limit = creditLimit === null ? null : price(creditLimit)
    if (creditLimit === user.creditLimit) return { email, limit, isChanged: false }
    await tx.update(users).set({ creditLimit }).where(eq(users.id, user.id))
    await recordAudit(tx, actor, {
      action: 'set-credit',
      user,
      reason: body.reason,
      subject: limit ? limit.label : 'no credit',
      before: { creditLimit: user.creditLimit, currency },
      after: { creditLimit, currency },
    })
    await sendNotice(services, approvalNotices[limit ? 'credit-given' : 'credit-ended'], email, tx, limit?.label)
    return { email, limit, isChanged: true }
  })
}

export const approvalHandlers = (services: Services): Handlers<typeof approvalCalls> => ({
  listWaiting: ({ query }) => listWaiting(services.db, query),
  approve: ({ body, actor }) => decideOn(services, actor, body, 'approve'),
  refuse: ({ body, actor }) => decideOn(services, actor, body, 'refuse'),
  setCredit: ({ body, actor }) => setCredit(services, actor, body),
})
