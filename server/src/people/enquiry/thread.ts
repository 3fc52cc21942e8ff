import { readCode } from '@shop/contract/codes'
import type { EnquiryState, Thread, WholeThread } from '@shop/contract/enquiry-thread'
import { Failure } from '@shop/contract/failure'
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open.ts'
import { enquiries, enquiryMessages } from '../../schema/enquiry.ts'
import { users } from '../../schema/user.ts'
import type { Actor } from '../visitor/handler.ts'
import { nameOf } from '../visitor/visitor.ts'
import { factsOf } from './facts.ts'

type Row = typeof enquiries.$inferSelect

const last = sql`(select ${enquiryMessages.from} from ${enquiryMessages}
  where ${enquiryMessages.enquiryId} = enquiries.id order by ${enquiryMessages.createdAt} desc limit 1)`

export const stateOfEnquiry = sql<EnquiryState>`case when enquiries.closed_at is not null then 'closed'
  when ${last} = 'house' then 'answered'
  when ${last} is null and enquiries.decision is not null then 'closed' else 'waiting' end`

export const lastOfEnquiry = sql<Date>`coalesce((select max(${enquiryMessages.createdAt}) from ${enquiryMessages}
  where ${enquiryMessages.enquiryId} = enquiries.id), enquiries.created_at)`.mapWith(enquiries.createdAt)

type Found = { row: Row; state: EnquiryState; lastAt: Date; assignedTo: PersonName | null }
type PersonName = Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName'>

export const selectThreads = (db: Db, where?: SQL) =>
  db
    .select({
      row: getTableColumns(enquiries),
      state: stateOfEnquiry,
      lastAt: lastOfEnquiry,
      assignedTo: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(enquiries)
    .leftJoin(users, eq(users.id, enquiries.assignedToId))
    .where(where)

export const toThread = ({ row, state, lastAt, assignedTo }: Found, reader: Actor): Thread => ({
  reference: row.reference,
  kind: row.kind,
  name: row.name,
  email: row.email,
  state,
  createdAt: row.createdAt.toISOString(),
  lastAt: lastAt.toISOString(),
  assignedTo: assignedTo && { name: nameOf(assignedTo), isMe: assignedTo.id === reader.id },
})

/** The enquiry that a reference names, locked until the transaction ends; 404 where there is none. */
export async function lockEnquiry(tx: Db, reference: string): Promise<Row> {
  const number = readCode(reference, 'enquiry')
  const [row] = number
    ? await tx.select().from(enquiries).where(eq(enquiries.reference, number)).for('no key update')
    : []
  if (!row) throw new Failure(404, { message: 'No enquiry has this number.' })
  return row
}

/** The enquiry itself, then all that was written after it. */
export async function wholeThread(db: Db, id: string, reader: Actor): Promise<WholeThread> {
  const [found] = await selectThreads(db, eq(enquiries.id, id))
  if (!found) throw new Failure(404, { message: 'No enquiry has this number.' })
  const rows = await db
    .select()
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, id))
    .orderBy(asc(enquiryMessages.createdAt))
  const { name, message, details, createdAt } = found.row
  return {
    ...toThread(found, reader),
    facts: factsOf(details),
    messages: [
      { from: 'sender', by: name, text: message, attachments: [], at: createdAt.toISOString() },
      ...rows.map(({ from, by, text, attachments, createdAt: at }) => ({
        from,
        by,
        text,
        attachments,
        at: at.toISOString(),
      })),
    ],
  }
}
