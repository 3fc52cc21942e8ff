import { refusal } from '../../platform/input/refusal.ts'
import { readApart, Unreadable } from '../../platform/input/read-apart.ts'
import type { MailHead, MailText, readMailHead, readMailText } from './read-mail.ts'

/** In the place of what cannot be displayed: its sender waits for an answer all the same. */
const notDisplayed = '[This mail cannot be displayed here. It is in the mailbox.]'

const orNull = (error: unknown) => {
  if (error instanceof Unreadable) return null
  throw error
}

/** Of whom a mail is, and what it answers; 428 where it is no mail. Nothing but its header is read. */
export async function headOfMail(content: Buffer<ArrayBuffer>): Promise<MailHead> {
  const head = await readApart<typeof readMailHead>('readMailHead', content).catch(orNull)
  if (!head) throw refusal({ mail: 'This is no mail: it has no sender or number.' })
  return head
}

/** The text of a mail; where that takes too long to read, that it is in the mailbox. */
export const textOfMail = async (content: Buffer<ArrayBuffer>): Promise<MailText> =>
  (await readApart<typeof readMailText>('readMailText', content).catch(orNull)) ?? {
    text: notDisplayed,
    attachments: [],
  }
