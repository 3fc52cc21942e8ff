import { adminPageSize as pageSize } from '@shop/contract/constants'
import type { enquiryThreadCalls } from '@shop/contract/enquiry-thread'
import { Failure } from '@shop/contract/failure'
import { asc, desc, eq } from 'drizzle-orm'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { headOfMail, textOfMail } from './received-mail.ts'
import { enquiries, enquiryMessages } from '../../schema/enquiry.ts'
import { lastOfEnquiry, lockEnquiry, selectThreads, stateOfEnquiry, toThread, wholeThread } from './thread.ts'
import { enquiryMessageQueue } from './queues.ts'

/** The desk's side of what people write to us. */
export function enquiryThreadHandlers({ db, jobs }: Services): Handlers<typeof enquiryThreadCalls> {
  return {
    listEnquiries: async ({ query }) => {
      const page = pageIn(query.page)
      const where = query.state && eq(stateOfEnquiry, query.state)
      const rows = await selectThreads(db, where)
        .orderBy(asc(lastOfEnquiry), asc(enquiries.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return pageOf(rows.map(toThread), await db.$count(enquiries, where), page, pageSize)
    },

    getEnquiry: ({ params }) =>
      db.transaction(async (tx) => wholeThread(tx, (await lockEnquiry(tx, params.reference)).id)),

    answerEnquiry: ({ params, body: { text }, actor }) =>
      db.transaction(async (tx) => {
        const { id } = await lockEnquiry(tx, params.reference)
        const [last] = await tx
          .select()
          .from(enquiryMessages)
          .where(eq(enquiryMessages.enquiryId, id))
          .orderBy(desc(enquiryMessages.createdAt))
          .limit(1)
        const isNew = last?.from !== 'house' || last.text !== text
        if (isNew) {
          const [made] = await tx
            .insert(enquiryMessages)
            .values({ enquiryId: id, from: 'house', by: actor.name, text, createdAt: new Date() })
            .returning({ id: enquiryMessages.id })
          if (made) await jobs.send(enquiryMessageQueue, { messageId: made.id }, tx)
        }
        return { thread: await wholeThread(tx, id), isNew }
      }),

    closeEnquiry: ({ params }) =>
      db.transaction(async (tx) => {
        const { id, closedAt } = await lockEnquiry(tx, params.reference)
        if (!closedAt) await tx.update(enquiries).set({ closedAt: new Date() }).where(eq(enquiries.id, id))
        return wholeThread(tx, id)
      }),

    receiveEnquiryMail: async ({ body }) => {
      const content = Buffer.from(body.mail, 'base64')
      const { id: mailId, from: by, enquiryId, isAutomatic } = await headOfMail(content)
      if (isAutomatic) return { reference: null, isNew: false, attachmentCount: 0 }
      // Whoever answers none of ours is read no further.
      const isOurs = enquiryId !== undefined && (await db.$count(enquiries, eq(enquiries.id, enquiryId))) > 0
      const written = isOurs ? await textOfMail(content) : null
      return db.transaction(async (tx) => {
        const [enquiry] =
          written && enquiryId
            ? await tx.select().from(enquiries).where(eq(enquiries.id, enquiryId)).for('no key update')
            : []
        if (!enquiry || !written) throw new Failure(404, { message: 'This mail answers none of our enquiries.' })
        const [made] = await tx
          .insert(enquiryMessages)
          .values({ enquiryId: enquiry.id, from: 'sender', by, ...written, mailId, createdAt: new Date() })
          .onConflictDoNothing({ target: enquiryMessages.mailId })
          .returning({ id: enquiryMessages.id })
        if (made) {
          await tx.update(enquiries).set({ closedAt: null }).where(eq(enquiries.id, enquiry.id))
          await jobs.send(enquiryMessageQueue, { messageId: made.id }, tx)
        }
        const attachmentCount = written.attachments.length
        return { reference: enquiry.reference, isNew: made !== undefined, attachmentCount }
      })
    },
  }
}
