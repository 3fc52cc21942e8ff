import type { Enquiry, enquiryCalls, EnquiryKind } from '@shop/contract/enquiry'
import { Failure } from '@shop/contract/failure'
import { eq } from 'drizzle-orm'
import { dailyMails } from '../../platform/mail/daily-limit.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { refuseUnknownCountry } from '../country/handlers.ts'
import type { Db } from '../../platform/db/open.ts'
import { enquiries } from '../../schema/enquiry.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'
import { checkAnswer } from '../security-question/handlers.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'
import { enquiryQueue } from './queues.ts'

/** What a kind has besides what every enquiry has; fields left empty are left out. */
const filled = (details: Record<string, string | number | boolean | undefined>) =>
  Object.fromEntries(
    Object.entries(details).filter(
      (entry): entry is [string, string | number | boolean] => entry[1] !== undefined && entry[1] !== '',
    ),
  )

/** Stores an enquiry under a number of ours; undefined where it was stored before. */
async function store(
  tx: Db,
  row: typeof enquiries.$inferInsert,
  tries = 5,
): Promise<{ reference: string } | undefined> {
  const [stored] = await tx
    .insert(enquiries)
    .values(row)
    .onConflictDoNothing()
    .returning({ reference: enquiries.reference })
  if (stored || (await tx.$count(enquiries, eq(enquiries.id, row.id)))) return stored
  // By chance another enquiry has the number.
  if (!tries) throw new Error('No number for an enquiry is free')
  return store(tx, row, tries - 1)
}

/** An account's new address takes along what was written from the old one. */
export async function moveEnquiries(tx: Db, from: string, to: string) {
  await tx.update(enquiries).set({ email: to }).where(eq(enquiries.email, from))
  await tx.update(responsibleBreeders).set({ email: to }).where(eq(responsibleBreeders.email, from))
}

export function enquiryHandlers(services: Services): Handlers<typeof enquiryCalls> {
  const { db, jobs, secrets } = services
  const callers = attemptLimit(db, secrets, {
    name: 'enquiry-caller',
    points: 20,
    perSeconds: 60 * 60,
    message: 'You have sent many messages. Please wait an hour and try again.',
  })
  const senders = attemptLimit(db, secrets, {
    name: 'enquiry-sender',
    points: 5,
    perSeconds: 60 * 60,
    message: 'We have several messages from this address. Please wait an hour before you send another.',
  })

  const thanks = dailyMails(services, 'thanks')

  const receive = async (kind: EnquiryKind, body: Enquiry, caller: string) => {
    const { id, name, email: typed, message = '', securityToken, securityAnswer, website, ...details } = body
    const found = async (tx: Db) =>
      (await tx.select({ reference: enquiries.reference }).from(enquiries).where(eq(enquiries.id, id)))[0]
    // Sent before, and its answer lost on the way: its question is used up, and rightly.
    const before = await found(db)
    if (before) return before
    await callers.count(caller)
    if (website)
      throw new Failure(428, {
        message: 'This looks as if a robot had filled it in. If you are none, please write to us by mail instead.',
      })
    if ('country' in details) refuseUnknownCountry(details.country, 'country')
    const useQuestion = await checkAnswer(services, { token: securityToken, answer: securityAnswer })
    const email = typed.toLowerCase()
    await senders.count(email)
    // The enquiry is read in any case; whose address it was typed with is thanked a few times.
    const isThanked = await thanks.count(email).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure) return false
        throw error
      },
    )
    return db.transaction(async (tx) => {
      const stored = await store(tx, { id, kind, name, email, message, details: filled(details) })
      // The same request arrived twice at once: the other one has done it all.
      if (!stored) return (await found(tx)) as { reference: string }
      await useQuestion(tx)
      await jobs.send(enquiryQueue, { enquiryId: id, to: 'house' }, tx)
      if (isThanked) await jobs.send(enquiryQueue, { enquiryId: id, to: 'sender' }, tx)
      return stored
    })
  }

  return {
    sendContact: ({ body, address }) => receive('contact', body, address),
    sendResearchApplication: ({ body, address }) => receive('research', body, address),
    sendShowSponsorship: ({ body, address }) => receive('sponsorship', body, address),
    sendAgentNomination: ({ body, address }) => receive('agent-nomination', body, address),
    sendBreederApplication: ({ body, address }) => receive('responsible-breeder', body, address),
  }
}
