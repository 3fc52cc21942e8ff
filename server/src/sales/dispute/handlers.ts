import { storePageSize } from '@shop/contract/constants'
import type { disputeCalls } from '@shop/contract/dispute'
import { eq } from 'drizzle-orm'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { disputes } from '../../schema/dispute.ts'
import { selectDisputes, toDispute } from './list.ts'

export function disputeHandlers({ db }: Services): Handlers<typeof disputeCalls> {
  return {
    listDisputes: async ({ query }) => {
      const page = pageIn(query.page)
      const where = query.state && eq(disputes.state, query.state)
      const rows = await selectDisputes(db, query.sort)
        .where(where)
        .limit(storePageSize)
        .offset((page - 1) * storePageSize)
      return pageOf(rows.map(toDispute), await db.$count(disputes, where), page, storePageSize)
    },
  }
}
