import { maxMailText } from '@shop/contract/enquiry-thread'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import PostalMime from 'postal-mime'

export type ReceivedMail = {
  /** Its Message-ID. */
  id: string
  /** Lower case. */
  from: string
  text: string
  attachments: string[]
  /** The enquiry whose mail it answers; undefined where it answers none of ours. */
  enquiryId: string | undefined
  /** Sent by a machine: "I am on holiday". */
  isAutomatic: boolean
}

/** Ours are named `enquiry-<id>-…@…`, and only who got one knows the id. */
const ourMail = /<enquiry-([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})-[^>@]*@[^>]*>/gi
/** What mail programs write above what they quote. */
const attribution = /^(on|am|le|el|il|op|den) .{5,200}:$/i
const longestName = 100

/** A text without the lines that it quotes at its end. */
export function withoutQuote(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const own = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'))
  if (own === lines.length - 1) return text.trim()
  // The attribution may be broken into two lines.
  const kept = lines.slice(0, own + 1)
  for (const count of [1, 2]) {
    const last = kept.slice(-count).join(' ').trim()
    if (attribution.test(last)) return kept.slice(0, -count).join('\n').trim()
  }
  return kept.join('\n').trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" }

/** The words of a mail that is a page alone. */
const textOfPage = (html: string) =>
  html
    .replaceAll(/<(style|script|title)\b[^]*?<\/\1>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\b[^>]*>|<\/(?:p|div|li|tr|h\d)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d{2,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)))
    .replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)

/** Reads a mail as it came, in bytes. 428 where it is no mail. */
export async function readMail(content: Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(content)
  if (!mail.messageId || !mail.from?.address)
    throw new Failure(428, {
      message: messages.operationFailed,
      errors: { mail: 'This is no mail: it has no sender or number.' },
    })
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  const answered = [...`${mail.inReplyTo ?? ''} ${mail.references ?? ''}`.matchAll(ourMail)]
  const text = withoutQuote((mail.text ?? textOfPage(mail.html ?? '')).replaceAll('\0', ''))
  return {
    id: mail.messageId,
    from: mail.from.address.toLowerCase(),
    text: text.length > maxMailText ? `${text.slice(0, maxMailText)} [cut]` : text,
    attachments: mail.attachments.map(({ filename }) => (filename ?? 'a file without a name').slice(0, longestName)),
    enquiryId: answered[0]?.[1]?.toLowerCase(),
    isAutomatic:
      !['', 'no'].includes(header('auto-submitted')) || ['bulk', 'junk', 'auto_reply'].includes(header('precedence')),
  }
}
