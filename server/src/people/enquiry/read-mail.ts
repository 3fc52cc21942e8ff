import { maxMailText } from '@shop/contract/enquiry-thread'
import { convert } from 'html-to-text'
import PostalMime from 'postal-mime'

/** The texts of a mail's own header. */
export type MailHead = {
  /** Its Message-ID. */
  id: string
  /** Lower case. */
  from: string
  /** The enquiry whose mail it answers; undefined where it answers none of ours. */
  enquiryId: string | undefined
  /** Sent by a machine: "I am on holiday". */
  isAutomatic: boolean
}

/** What somebody wrote, and the names of what they sent along. */
export type MailText = { text: string; attachments: string[] }

/** No honest mail's header has as much. */
const maxHeaderBytes = 64 * 1024
const limits = { maxHeadersSize: 256 * 1024, maxNestingDepth: 20, maxRfc822NestingDepth: 2 }
/** Of a page's words; a newsletter that is quoted whole has less. */
const maxPage = 256 * 1024
const maxAttachments = 100

/** Ours are named `enquiry-<id>-…@…`, and only who got one knows the id. */
const ourMail = /<enquiry-([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})-[^<>@]{0,80}@[^<>]{0,255}>/gi
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

/** A name as the database stores it. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** Where the header ends: at the first empty line. */
function headerOf(content: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((mark) => content.indexOf(mark)).filter((end) => end >= 0)
  return content.subarray(0, Math.min(maxHeaderBytes, content.length, ...ends))
}

/** Reads a mail's header alone, in bytes as they came; null where it is none of a mail. For a thread (readers.ts). */
export async function readMailHead(content: Uint8Array): Promise<MailHead | null> {
  const mail = await PostalMime.parse(headerOf(Buffer.from(content)), limits).catch(() => null)
  if (!mail?.messageId || !mail.from?.address) return null
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  const [answered] = `${mail.inReplyTo ?? ''} ${mail.references ?? ''}`.matchAll(ourMail)
  return {
    id: storable(mail.messageId),
    from: storable(mail.from.address.toLowerCase()),
    enquiryId: answered?.[1]?.toLowerCase(),
    isAutomatic:
      !['', 'no'].includes(header('auto-submitted')) || ['bulk', 'junk', 'auto_reply'].includes(header('precedence')),
  }
}

/** The words of a mail that is a page alone. */
const textOfPage = (html: string) =>
  // A space that does not break a line is one.
  convert(html.replaceAll('&nbsp;', ' '), {
    wordwrap: false,
    preserveNewlines: false,
    limits: { maxInputLength: maxPage, maxDepth: 50, ellipsis: '' },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })

/** Each line costs the parser the same, however short: files have lines of 76 signs, and texts have few. */
const shortLine = 60
const mostShortLines = 20_000

/** A mail up to the line with which it has more short ones than any that somebody wrote. */
function withoutEndlessLines(content: Buffer): Buffer {
  let left = mostShortLines
  for (let begin = 0; begin < content.length;) {
    const next = content.indexOf(10, begin)
    if (next < 0) break
    if (next - begin < shortLine && --left === 0) return content.subarray(0, next)
    begin = next + 1
  }
  return content
}

/** Reads the text of a mail, in bytes as they came; null where nothing can be read. For a thread (readers.ts). */
export async function readMailText(content: Uint8Array): Promise<MailText | null> {
  const mail = await PostalMime.parse(withoutEndlessLines(Buffer.from(content)), limits).catch(() => null)
  if (!mail) return null
  const text = withoutQuote(storable(mail.text ?? textOfPage(mail.html ?? '')))
  return {
    text: text.length > maxMailText ? `${text.slice(0, maxMailText)} [cut]` : text,
    attachments: mail.attachments.slice(0, maxAttachments).map(({ filename }) =>
      storable(filename ?? 'a file without a name')
        .slice(0, longestName)
        .toWellFormed(),
    ),
  }
}
