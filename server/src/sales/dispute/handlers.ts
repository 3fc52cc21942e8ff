import { storePageSize } from '@shop/contract/constants'
import type { disputeCalls } from '@shop/contract/dispute'
import { priceOf } from '@shop/contract/money'
import { desc, eq } from 'drizzle-orm'
import { checkouts } from '../../schema/checkout.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { disputes } from '../../schema/dispute.ts'

export function disputeHandlers({ db }: Services): Handlers<typeof disputeCalls> {
  return {
    listDisputes: async ({ query }) => {
      const page = pageIn(query.page)
      const where = query.state && eq(disputes.state, query.state)
      const rows = await db
        .select({ dispute: disputes, checkout: checkouts })
        .from(disputes)
        .innerJoin(checkouts, eq(checkouts.id, disputes.checkoutId))
        .where(where)
        .orderBy(desc(disputes.openedAt), desc(disputes.id))
        .limit(storePageSize)
        .offset((page - 1) * storePageSize)
      const results = rows.map(({ dispute, checkout }) => ({
        reference: dispute.reference,
        provider: dispute.provider,
        number: checkout.number,
        email: checkout.snapshot.email,
        amount: priceOf(dispute.amount, dispute.currency, checkout.snapshot.country),
        state: dispute.state,
        openedAt: dispute.openedAt.toISOString(),
        closedAt: dispute.closedAt?.toISOString() ?? null,
      }))
      return pageOf(results, await db.$count(disputes, where), page, storePageSize)
    },
  }
}
