import { type bankTransferCalls, type TransferState, transferTasks } from '@shop/contract/bank-transfer'
import { adminPageSize as pageSize } from '@shop/contract/constants'
import { and, count, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { recordAudit } from '../../people/admin/audit.ts'
import { invoices } from '../../schema/invoice.ts'
import { orders } from '../../schema/order.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { matchByHand, returnTransfer } from './by-hand.ts'
import { importTransfers } from './import-transfers.ts'
import { previewTransfers } from './preview.ts'
import { containing, isNumberedLike } from '../../platform/db/like.ts'
import { matchTransfer } from './match.ts'
import { selectTransfers, stateOfTransfer, toBankTransfer } from './state.ts'
import { bankTransfers } from '../../schema/bank-transfer.ts'
import { missing } from '../../platform/input/refusal.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'

function isSearched(search = '') {
  const text = search.trim()
  if (!text) return undefined
  const part = containing(text)
  return or(
    ilike(bankTransfers.payer, part),
    isNumberedLike(bankTransfers.reference, text),
    ilike(orders.number, part),
    ilike(invoices.number, part),
  )
}

const columns = { booked: bankTransfers.bookedOn, amount: bankTransfers.amount }

export function bankTransferHandlers(services: Services): Handlers<typeof bankTransferCalls> {
  const { db, log, payments } = services

  /** How many of them are in each state. */
  const statesOf = async (ids: string[]) => {
    const rows = ids.length ? await selectTransfers(db).where(inArray(bankTransfers.id, ids)) : []
    const byState = Map.groupBy(rows, ({ state }) => state)
    return Object.fromEntries([...byState].map(([state, list]) => [state, list.length])) as Record<
      TransferState,
      number
    >
  }

  return {
    getBankAccount: async ({ query }) => {
      const account = query.currency && payments.accounts[query.currency]
      if (!account) throw missing()
      return account
    },

    listBankTransfers: async ({ query }) => {
      const page = pageIn(query.page)
      const where = and(
        query.state && eq(stateOfTransfer, query.state),
        query.task && inArray(stateOfTransfer, transferTasks[query.task]),
        isSearched(query.search),
      )
      const [all] = await db
        .select({ count: count() })
        .from(bankTransfers)
        .leftJoin(orders, eq(orders.id, bankTransfers.orderId))
        .leftJoin(invoices, eq(invoices.id, bankTransfers.invoiceId))
        .where(where)
      const rows = await selectTransfers(db)
        .where(where)
        .orderBy(sortedBy(columns, query.sort ?? '-booked'), desc(bankTransfers.createdAt), desc(bankTransfers.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return pageOf(rows.map(toBankTransfer), all?.count ?? 0, page, pageSize)
    },

    previewBankTransfers: async ({ body: text, lookAt }) => ({ lines: await previewTransfers(db, text), lookAt }),

    importBankTransfers: async ({
      query: { fileName = 'statement.csv', reason = 'Statement' },
      body: text,
      lookAt,
      actor,
    }) => {
      const { lineCount, newIds } = await db.transaction(async (tx) => {
        const done = await importTransfers(tx, text)
        if (done.newIds.length)
          await recordAudit(tx, actor, {
            action: 'import-transfers',
            subject: fileName,
            reason,
            before: null,
            after: { lineCount: done.lineCount, newCount: done.newIds.length },
          })
        return done
      })
      // Each in a transaction of its own; what is not done when the process ends is the sweep's.
      for (const id of newIds)
        await matchTransfer(services, id).catch((error: unknown) => log.error({ err: error }, 'bank transfer'))
      return { lineCount, newCount: newIds.length, lookAt, states: await statesOf(newIds) }
    },

    matchBankTransfer: ({ params, body, actor }) => matchByHand(services, actor, params.id, body),

    returnBankTransfer: ({ params, body, actor }) => returnTransfer(services, actor, params.id, body.reason),
  }
}
