import { adminPageSize as pageSize } from '@shop/contract/constants'
import type { enquiryThreadCalls } from '@shop/contract/enquiry-thread'
import type { QueryOf } from '@shop/contract/call-parts'
import { tidyLine } from '@shop/contract/text'
import { and, asc, eq, exists, ilike, isNull, or, type SQL } from 'drizzle-orm'
import { containing, isCalledLike } from '../../platform/db/like.ts'
import type { Db } from '../../platform/db/open.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import { enquiries, enquiryMessages } from '../../schema/enquiry.ts'
import type { Actor } from '../visitor/handler.ts'
import { lastOfEnquiry, selectThreads, stateOfEnquiry, toThread } from './thread.ts'
import { sortedBy } from '../../platform/db/sorted-by.ts'

type Query = Partial<QueryOf<typeof enquiryThreadCalls.listEnquiries>>

const columns = { lastAt: lastOfEnquiry, name: enquiries.name }

const isAbout = (db: Db, search: string) =>
  or(
    isCalledLike(enquiries.name, search),
    ...[enquiries.reference, enquiries.email, enquiries.message].map((column) => ilike(column, containing(search))),
    exists(
      db
        .select({ id: enquiryMessages.id })
        .from(enquiryMessages)
        .where(and(eq(enquiryMessages.enquiryId, enquiries.id), ilike(enquiryMessages.text, containing(search)))),
    ),
  )

/** Whose they are; the command line has none of its own. */
const isAssigned = (to: 'me' | 'nobody', { id }: Actor): SQL =>
  to === 'me' && id ? eq(enquiries.assignedToId, id) : isNull(enquiries.assignedToId)

/** One page of enquiries, those that wait longest first. */
export async function listThreads(db: Db, query: Query, actor: Actor) {
  const page = pageIn(query.page)
  const search = tidyLine(query.search ?? '')
  const where = and(
    query.state && eq(stateOfEnquiry, query.state),
    query.assigned && isAssigned(query.assigned, actor),
    search ? isAbout(db, search) : undefined,
  )
  const rows = await selectThreads(db, where)
    .orderBy(sortedBy(columns, query.sort ?? 'lastAt'), asc(enquiries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return pageOf(
    rows.map((row) => toThread(row, actor)),
    await db.$count(enquiries, where),
    page,
    pageSize,
  )
}
