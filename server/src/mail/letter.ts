import { escapeHtml, mailPage } from './html.ts'
import type { Mail } from './mailer.ts'

export type Link = { label: string; href: string }

/** The copy of a letter: paragraphs, of one line or several, and links. */
export type LetterCopy = { subject: string; parts: (string | Link)[] }

/** A mail of paragraphs and links, as text and as HTML that says the same. */
export function letter({ parts, ...mail }: Pick<Mail, 'key' | 'to'> & LetterCopy): Mail {
  const text = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`))
  const html = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`
      : `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`,
  )
  return { ...mail, text: `${text.join('\n\n')}\n`, html: mailPage(mail.subject, html.join('\n')) }
}

/** For somebody whose account the shop may not know. */
export const accountParts = (publicUrl: string): LetterCopy['parts'] => [
  'It waits in the account of this address. If you have none, create one with it:',
  { label: 'Create your account', href: `${publicUrl}/register` },
]
