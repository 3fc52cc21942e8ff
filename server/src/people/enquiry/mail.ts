import type { EnquiryKind } from '@shop/contract/enquiry'
import { eq } from 'drizzle-orm'
import { brandOf, houseAddressOf } from '../../platform/config/brand.ts'
import { enquiries, enquiryMessages } from '../../schema/enquiry.ts'
import { factsOf, oneLine } from './facts.ts'
import { answerLetter, paragraphsOf, receivedCopy } from './mail-copy.ts'
import type { Services } from '../../platform/services.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

type Row = typeof enquiries.$inferSelect

const subjects: Record<EnquiryKind, string> = {
  contact: 'A question',
  research: 'Research program: an application',
  sponsorship: 'Show sponsorship: a request',
  'agent-nomination': 'Collection agents: a nomination',
  'responsible-breeder': 'Responsible breeder program: an application',
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** To us: everything that was filled in. An answer to it goes to the sender. */
const houseMail = ({ id, reference, kind, name, email, message, details }: Row, house: string): Mail => ({
  key: `enquiry-${id}-house`,
  to: house,
  replyTo: email,
  // Nothing of the sender's is in the subject.
  subject: `${subjects[kind]} (${reference})`,
  parts: [
    `Name: ${oneLine(name)}`,
    `Email: ${email}`,
    ...factsOf(details).map((fact) => `${fact.name}: ${fact.value}`),
    ...(message ? ['Message:', ...linesOf(message)] : []),
  ],
})

/** The mail of an enquiry to us or to its sender; null where the enquiry was deleted meanwhile. */
export async function enquiryMail(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { enquiryId, to }: { enquiryId: string; to: 'house' | 'sender' },
): Promise<Mail | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, enquiryId))
  if (!row) return null
  return to === 'house'
    ? houseMail(row, houseAddressOf(config))
    : {
        key: `enquiry-${row.id}-sender`,
        to: row.email,
        ...receivedCopy(row.kind, row.reference, brandOf(config)),
      }
}

type MessageRow = typeof enquiryMessages.$inferSelect

/** To us: what has come, and where it belongs. */
const newsMail = (
  { id, by, text, attachments }: MessageRow,
  { id: enquiryId, reference }: Row,
  house: string,
): Mail => ({
  key: `enquiry-${enquiryId}-news-${id}`,
  to: house,
  answerTo: [`enquiry-${enquiryId}-house`],
  subject: `An answer has come (${reference})`,
  parts: [
    `From: ${by}`,
    ...(text ? ['Message:', ...paragraphsOf(text)] : ['It has no text.']),
    ...(attachments.length ? [`Files, in the mailbox alone: ${attachments.map(oneLine).join(', ')}`] : []),
    `Answer it with: npm run desk -- enquiries answer ${reference}`,
  ],
})

/** The mail of a message in a thread, to the other side; null where it was deleted since. */
export async function enquiryMessageMail(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { messageId }: { messageId: string },
): Promise<Mail | null> {
  const [found] = await db
    .select()
    .from(enquiryMessages)
    .innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
    .where(eq(enquiryMessages.id, messageId))
  if (!found) return null
  const { enquiries: enquiry, enquiry_messages: message } = found
  if (message.from === 'sender') return newsMail(message, enquiry, houseAddressOf(config))
  return {
    key: `enquiry-${enquiry.id}-answer-${message.id}`,
    to: enquiry.email,
    answerTo: [`enquiry-${enquiry.id}-sender`],
    ...answerLetter({ ...message, reference: enquiry.reference, shopName: brandOf(config) }),
  }
}
