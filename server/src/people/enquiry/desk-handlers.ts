import type { enquiryThreadCalls } from '@shop/contract/enquiry-thread'
import { Failure } from '@shop/contract/failure'
import { asc, eq } from 'drizzle-orm'
import { recordAudit } from '../admin/audit.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { headOfMail, textOfMail } from './received-mail.ts'
import { enquiries, enquiryMessages } from '../../schema/enquiry.ts'
import { listThreads } from './threads.ts'
import { lockEnquiry, wholeThread } from './thread.ts'
import { enquiryMessageQueue } from './queues.ts'

/** Whoever answers has not read the last message. */
const unread = ({ from, by }: typeof enquiryMessages.$inferSelect) =>
  new Failure(409, {
    message:
      from === 'house'
        ? `${by} has answered since you opened this letter. Read their answer before you send yours.`
        : `${by} has written again since you opened this letter. Read it before you send your answer.`,
  })

/** The desk's side of what people write to us. */
export function enquiryThreadHandlers({ db, jobs }: Services): Handlers<typeof enquiryThreadCalls> {
  return {
    listEnquiries: ({ query, actor }) => listThreads(db, query, actor),

    getEnquiry: ({ params, actor }) =>
      db.transaction(async (tx) => wholeThread(tx, (await lockEnquiry(tx, params.reference)).id, actor)),

    answerEnquiry: ({ params, body: { text, messageCount }, actor }) =>
      db.transaction(async (tx) => {
        const { id } = await lockEnquiry(tx, params.reference)
        const written = await tx
          .select()
          .from(enquiryMessages)
          .where(eq(enquiryMessages.enquiryId, id))
          .orderBy(asc(enquiryMessages.createdAt))
        const last = written.at(-1)
        const isNew = last?.from !== 'house' || last.text !== text
        if (isNew) {
          // The enquiry itself is the first of its messages.
          if (last && messageCount !== undefined && written.length + 1 > messageCount) throw unread(last)
          const [made] = await tx
            .insert(enquiryMessages)
            .values({ enquiryId: id, from: 'house', by: actor.name, text, createdAt: new Date() })
            .returning({ id: enquiryMessages.id })
          if (made) await jobs.send(enquiryMessageQueue, { messageId: made.id }, tx)
        }
        return { thread: await wholeThread(tx, id, actor), isNew }
      }),

    closeEnquiry: ({ params, actor }) =>
      db.transaction(async (tx) => {
        const { id, closedAt } = await lockEnquiry(tx, params.reference)
        if (!closedAt) await tx.update(enquiries).set({ closedAt: new Date() }).where(eq(enquiries.id, id))
        return wholeThread(tx, id, actor)
      }),

    assignEnquiry: ({ params, body: { assignee }, actor }) =>
      db.transaction(async (tx) => {
        const { id, reference, assignedToId: before } = await lockEnquiry(tx, params.reference)
        if (assignee === 'me' && !actor.id)
          throw new Failure(409, { message: 'A letter is assigned to somebody who is signed in.' })
        const after = assignee === 'me' ? actor.id : null
        if (after !== before) {
          await tx.update(enquiries).set({ assignedToId: after }).where(eq(enquiries.id, id))
          await recordAudit(tx, actor, {
            action: 'assign-enquiry',
            subject: reference,
            reason: after ? `Assigned to ${actor.name}` : 'Assigned to nobody',
            before: { assignedToId: before },
            after: { assignedToId: after },
          })
        }
        return wholeThread(tx, id, actor)
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
