import { setTimeout as sleep } from 'node:timers/promises'
import type { ApprovalKind } from '@shop/contract/approval'
import type { Payment } from '@shop/contract/checkout'
import type { LivePaymentMode } from '@shop/contract/constants'
import { inArray, sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Db } from '../db/open.ts'
import { withoutAddresses } from '../config/log.ts'

export type NoticeKind =
  | 'password-changed'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-code-used'
  | 'account-deleted'
  | 'newsletter-welcome'
  | 'kit-activated'
  | 'sheet-activated'
  | 'sample-expected'
  | 'kits-offered'
  | 'kits-reminder'
  | 'kits-accepted'
  | 'kits-accepted-in-part'
  | 'kits-declined'
  | 'kits-received'
  | 'kits-unanswered'
  | 'kits-expired'
  | 'kits-returned'
  | 'kits-undone'
  | 'animal-shared'
  | 'transfer-offered'
  | 'transfer-accepted'
  | 'transfer-read-on'
  | 'transfer-declined'
  | 'animal-received'
  | 'club-gave-back'
  | `${ApprovalKind}-${'approved' | 'refused'}`
  | 'sample-collected'
  | 'acm-requested'
  | 'acm-approved'
  | 'acm-refused'
  | 'show-registered'
  | 'show-confirmed'
  | 'show-refused'
  | 'show-sent'
  | 'advance-ready'
  | 'advance-released'
  | 'advance-changed'
  | 'advance-reported'
  | 'advance-withdrawn'
  | 'credit-given'
  | 'credit-ended'

/** started: with its terms; reminder: a year is soon charged; failed: it could not be. */
export type MembershipMailKind = 'started' | 'reminder' | 'failed' | 'cancelled' | 'resumed' | 'ended'

export type OrderNoticeKind = 'reminder' | 'expired' | 'cancelled'

/** received: it is paid; short: more is needed; unneeded: it was paid before, or given up. */
export type TransferMailKind = 'received' | 'short' | 'unneeded'

/** sent: it is on its way; undone: it has not left after all. */
export type ParcelMailKind = 'sent' | 'undone'

/** failed: its provider did not send it; sent: it did later, or a person has. */
export type RefundNewsKind = 'failed' | 'sent'

/** Each queue and what a job in it carries: ids only, so that no personal data lies in the queue. */
export type JobData = {
  /** Confirms an order, or a payment of invoices. */
  receipt: { checkoutId: string }
  /** Tells an order's buyer what became of it while its transfer was awaited. */
  'order-notice': { checkoutId: string; kind: OrderNoticeKind }
  /** Tells a member how their membership stands. `of` tells two mails of one kind apart; `text` is sealed. */
  'membership-mail': { membershipId: string; kind: MembershipMailKind; of?: string; text?: string }
  /** Tells a provider that nothing is charged by this any more. */
  'end-mandate': { provider: Payment['provider']; account: LivePaymentMode; mandate: string }
  /** Tells a payer what became of their transfer. */
  'transfer-mail': { transferId: string; kind: TransferMailKind }
  /** Mails a gift card to whom it is for; `mailing` counts how often it was handed over. */
  'gift-card': { giftCardId: string; mailing: number }
  /** Tells its buyer that a gift card has gone to whom it is for. */
  'gift-card-sent': { giftCardId: string }
  /** Tells a customer of a parcel of their order. */
  'parcel-mail': { parcelId: string; kind: ParcelMailKind }
  /** Has a provider send money back. */
  refund: { refundId: string }
  /** Tells a buyer what of their order is credited, with the credit note. */
  'refund-mail': { creditNoteId: string }
  /** Tells a buyer that money could not be sent back, or that it is after all. */
  'refund-news': { refundId: string; attempt: number; kind: RefundNewsKind }
  /** Mails a link; says nothing to an address where nothing is to say. */
  link: { mailTokenId: string }
  /** Tells somebody what was done with their account. `to` is their address and `text` what the mail quotes, both sealed. */
  notice: { id: string; kind: NoticeKind; to: string; text?: string }
  /** Has everybody told what an import or a change of stages has for them; those up to the notice `after` are done. */
  'lab-news': { run: string; after: string | null }
  /** Mails the person of this notice all that its run has for them. */
  'lab-mail': { noticeId: string }
  /** Goes on with a laboratory's file whose process has crashed. */
  'lab-import': { importId: string }
  /** Imports a file that a second person has released, where the process that did so has crashed. */
  'results-release': { reviewId: string }
  /** Activates the next lines of a work spreadsheet that was handed in. */
  'work-spreadsheet': { sheetId: string }
  /** Tells the house of an enquiry, or thanks whoever sent it. */
  enquiry: { enquiryId: string; to: 'house' | 'sender' }
  /** Mails an answer of the house's, or tells the house of one that has come. */
  'enquiry-message': { messageId: string }
  /** Mails a report to whoever requested it. */
  report: { id: string; reportKey: string; userId: string }
  /** Brings an animal's life plan up to its results. `isTold` where another mail says what changed. */
  'life-plan': { animalId: string; isTold?: true }
  /** Tells an animal's owner of a version of its life plan: the first, a renewed one, or one that was withdrawn. */
  'life-plan-mail': { versionId: string }
  /** Works out what an animal is clear of by its parents. */
  clearance: { animalId: string }
  /** Has that worked out of these animals, and of their offspring: something of their own has changed. */
  dependants: { animalIds: string[] }
  /**
   * Looks at the papers of all animals after a release of the catalogue, some after another, and then has everybody told
   * whom it concerns. Those up to `after` are done.
   */
  'catalogue-release': { sha256: string; step: 'animals' | 'mails'; after: string | null }
  /** Tells somebody what a release of the catalogue made of the results that they can read. */
  'release-mail': { releaseMailId: string }
  /** Has a payment provider forget somebody who deleted their account; `customer` is its own id of them. */
  'forget-customer': { provider: Payment['provider']; account: LivePaymentMode; customer: string }
  /** Asks the providers about payments that have been under way for long; deletes what has expired. */
  sweep: Record<string, never>
  /** Finds out what sold best. */
  'best-sellers': Record<string, never>
  /** Has the database count its rows anew. */
  statistics: Record<string, never>
}
type Queue = keyof JobData
export type JobHandlers = { [Name in Queue]: (data: JobData[Name]) => Promise<void> }

export type Jobs = {
  /** With `tx` the job exists exactly when the transaction commits. */
  send: <Name extends Queue>(name: Name, data: JobData[Name], tx?: Db) => Promise<void>
  /** What did not go through, newest first, at most 200: what is tried again by itself, and what is not any more. */
  listFailed: () => Promise<FailedJob[]>
  /** Has one of these tried again at once, with `tx` when it commits. Its kind; null where there is none. */
  retry: (id: string, tx?: Db) => Promise<string | null>
}

/** `error` names no address. */
export type FailedJob = {
  id: string
  kind: string
  data: object
  state: 'waiting' | 'failed'
  tries: number
  error: string
  createdAt: Date
  nextTryAt: Date | null
}

/** For a database that is filled for the first time: that leaves nothing to do later. */
export const noJobs: Jobs = {
  send: (name) => Promise.reject(new Error(`No jobs are kept here: ${name}`)),
  listFailed: async () => [],
  retry: async () => null,
}

/** A day of tries, further and further apart, for a mail server that is down; a sweep comes again by itself. */
const mailRetries = {
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3 * 3600,
  expireInSeconds: 120,
}
const queues = {
  receipt: mailRetries,
  'order-notice': mailRetries,
  'membership-mail': mailRetries,
  'end-mandate': mailRetries,
  'transfer-mail': mailRetries,
  'gift-card': mailRetries,
  'gift-card-sent': mailRetries,
  'parcel-mail': mailRetries,
  refund: mailRetries,
  'refund-mail': mailRetries,
  'refund-news': mailRetries,
  link: mailRetries,
  notice: mailRetries,
  'lab-news': mailRetries,
  'lab-mail': mailRetries,
  'lab-import': { ...mailRetries, expireInSeconds: 1800 },
  'results-release': { ...mailRetries, expireInSeconds: 1800 },
  'work-spreadsheet': mailRetries,
  enquiry: mailRetries,
  'enquiry-message': mailRetries,
  report: mailRetries,
  'life-plan': mailRetries,
  'life-plan-mail': mailRetries,
  clearance: mailRetries,
  dependants: mailRetries,
  'catalogue-release': mailRetries,
  'release-mail': mailRetries,
  'forget-customer': mailRetries,
  sweep: { retryLimit: 0, expireInSeconds: 300, policy: 'short' as const },
  'best-sellers': { retryLimit: 0, expireInSeconds: 300, policy: 'short' as const },
  statistics: { retryLimit: 0, expireInSeconds: 300, policy: 'short' as const },
}

type FailedRow = {
  id: string
  name: string
  data: object
  state: 'retry' | 'failed'
  retry_count: number
  output: { message?: string } | null
  created_on: Date | string
  start_after: Date | string
}

/** What comes again by itself is no news, but for the log. */
export const recurring: Queue[] = ['sweep', 'best-sellers', 'statistics']

async function failedIn(db: Db, id?: string): Promise<FailedRow[]> {
  const found = await db.execute(sql`
    select id, name, data, state, retry_count, output, created_on, start_after from pgboss.job
    where state in ('retry', 'failed') and not ${inArray(sql`name`, recurring)} and ${id ? sql`id = ${id}` : sql`true`}
    order by created_on desc, id limit 200`)
  // Both drivers answer with `rows`, which the type they share does not say.
  return (found as { rows: FailedRow[] }).rows
}

const toFailed = ({ id, name, data, state, retry_count, output, created_on, start_after }: FailedRow): FailedJob => ({
  id,
  kind: name,
  data,
  state: state === 'retry' ? 'waiting' : 'failed',
  tries: retry_count + (state === 'failed' ? 1 : 0),
  error: withoutAddresses(output?.message ?? 'It took too long.'),
  createdAt: new Date(created_on),
  nextTryAt: state === 'retry' ? new Date(start_after) : null,
})

/** pg-boss in the shop's own database. `work` begins to do jobs; until then they are only kept. */
export async function openJobs(database: Database, log: Pick<Logger, 'error'>) {
  const boss = new PgBoss({
    db: { executeSql: database.executeSql },
    backend: database.isEmbedded ? 'pglite' : 'postgres',
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  await boss.start()
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const [name, options] of Object.entries(queues)) {
    // Starting has read those that were there into pg-boss's cache.
    if (known.has(name)) continue
    await boss.createQueue(name, options)
    // Warms pg-boss's cache: on PGlite a send that misses it inside a transaction would wait for itself for ever.
    await boss.findJobs(name, { key: '-' })
  }

  return {
    send: async <Name extends Queue>(name: Name, data: JobData[Name], tx?: Db) => {
      // Both drivers answer with `rows`, which the type they share does not say.
      await boss.send(name, data, tx ? { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) } : {})
    },
    listFailed: async () => (await failedIn(database.db)).map(toFailed),
    retry: async (id: string, tx: Db = database.db) => {
      const [found] = await failedIn(tx, id)
      if (!found) return null
      if (found.state === 'failed')
        await boss.retry(found.name, id, { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql) })
      await tx.execute(sql`update pgboss.job set start_after = now() where id = ${id} and state = 'retry'`)
      return found.name
    },
    work: async (handlers: JobHandlers, pollingIntervalSeconds = 2) => {
      for (const name of Object.keys(queues) as Queue[]) {
        const handle = handlers[name] as (data: unknown) => Promise<void>
        const worker: string = await boss.work(
          name,
          { pollingIntervalSeconds },
          async (jobs: { id: string; data: unknown }[]) => {
            for (const { id, data } of jobs)
              await handle(data).catch((error: unknown) => {
                const { name: type, code, message, stack } = error as Error & { code?: string }
                const err = { type, code, message: withoutAddresses(message), stack: withoutAddresses(stack ?? '') }
                log.error({ job: name, id, err }, 'a job failed, and is tried again while it has tries left')
                throw error
              })
            // The embedded database works in this process: without a rest no request is read while jobs wait.
            if (database.isEmbedded) await sleep(1)
            // Where one job was, more may wait: without this a worker rests between any two.
            boss.notifyWorker(worker)
          },
        )
      }
      await boss.schedule('sweep', '* * * * *', {})
      await boss.schedule('best-sellers', '20 3 * * *', {})
      await boss.schedule('statistics', '40 3 * * *', {})
      await boss.send('sweep', {})
    },
    /** Lets jobs under way finish. */
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false }),
  }
}
