import { answerDays, type EnquiryKind } from '@shop/contract/enquiry'
import type { MailCopy } from '../../platform/mail/content.ts'

/** What follows, in the mail to whoever wrote. */
const thanks: Record<EnquiryKind, string> = {
  contact: 'Somebody of us reads it and answers',
  research: 'The people of our research program read it and answer, whatever they decide,',
  sponsorship: 'We look at what we can do for your show and answer',
  'agent-nomination': 'We get in touch about the nomination',
  'responsible-breeder': 'We check the registration and answer',
}

/**
 * To the sender. Anybody can type anybody's address, so it quotes nothing that was typed. `reference` is the enquiry's
 * number.
 */
export const receivedCopy = (kind: EnquiryKind, reference: string, shopName: string): MailCopy => ({
  subject: `We have your message (${reference})`,
  parts: [
    `Thank you for writing to ${shopName}. ${thanks[kind]} within ${answerDays[kind]} working days.`,
    `Your message has the number ${reference}. If you would like to add something, answer this mail.`,
    'If you did not write to us, somebody has mistyped their address. There is nothing to do.',
  ],
})

export const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Our answer. It quotes nothing that was written: nobody has confirmed the first enquiry's address. */
export const answerLetter = ({
  by,
  text,
  reference,
  shopName,
}: {
  by: string
  text: string
  reference: string
  shopName: string
}) => ({
  subject: `About your message (${reference})`,
  parts: [
    ...paragraphsOf(text),
    `${by}, ${shopName}`,
    'To write to us again, answer this mail: it comes to us with all that was written before.',
  ],
})
