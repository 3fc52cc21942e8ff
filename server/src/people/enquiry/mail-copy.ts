import { answerDays, type EnquiryKind } from '@shop/contract/enquiry'
import type { MailCopy } from '../../platform/mail/content.ts'

/** What follows, in the mail to whoever wrote. */
const thanks: Record<EnquiryKind, string> = {
  contact: 'One of us will read it and reply',
  research: 'Our research team will read it and reply, whatever they decide,',
  sponsorship: 'We will see what we can do for your show and reply',
  'agent-nomination': 'We will be in touch about the nomination',
  'responsible-breeder': 'We will check the registration and reply',
}

/**
 * To the sender. Anybody can type anybody's address, so it quotes nothing that was typed. `reference` is the enquiry's
 * number.
 */
export const receivedCopy = (kind: EnquiryKind, reference: string, shopName: string): MailCopy => ({
  subject: `We have your message (${reference})`,
  parts: [
    `Thank you for writing to ${shopName}. ${thanks[kind]} within ${answerDays[kind]} working days.`,
    `Your message number is ${reference}. To add something, just reply to this email.`,
    'If you did not write to us, someone may have mistyped their address. You can ignore this email.',
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
    'To write to us again, just reply to this email. We will see everything written so far.',
  ],
})
