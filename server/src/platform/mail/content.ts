import type { Step } from '@shop/contract/next-steps'

export type Link = { label: string; href: string }

/** A sum, and whether it is the one that counts. */
export type Sum = [name: string, value: string, isTotal?: true]

/** A table of names and amounts, or of names and values where it has no `head`. */
export type Figures = { title?: string; head?: [string, string]; rows: [string, string][]; sums?: Sum[] }

/** What people quote and type elsewhere: it stays in one piece, and is selected by one press. */
export type Quoted = { name: string; number: string }

/** What a gift card shows; `code` is what it is used by. */
export type Card = { from: string; amount: string; currency: string; code: string }

/**
 * A paragraph, of one line or several; a link; a list of links; a table; a gift card; somebody's own words; a number to
 * quote; or what comes next, with a picture each.
 */
export type Part =
  | string
  | Link
  | { links: Link[] }
  | Figures
  | { card: Card }
  | { quote: string }
  | { quoted: Quoted }
  | { steps: readonly Step[] }

/** The copy of a mail. Its first link that is in no list is the button. */
export type MailCopy = { subject: string; parts: Part[] }

export type MailContent = MailCopy & {
  /** Above the greeting; where it has none, the subject. */
  title?: string
  /** The name it greets by; where it has none, that of the account of its address. */
  name?: string
}

/** "Your order" of "your order". */
export const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Above the steps of a mail. */
export const nextTitle = 'What happens next'

const linesOf = (rows: (readonly [string, string, true?])[]) => rows.map(([name, value]) => `${name}: ${value}`)

function textOf(part: Part): string {
  if (typeof part === 'string') return part
  if ('href' in part) return `${part.label}:\n${part.href}`
  if ('links' in part) return part.links.map(textOf).join('\n')
  if ('card' in part) return `${part.card.amount} ${part.card.currency}\n\nThe code of the card:\n${part.card.code}`
  if ('quote' in part) return `“${part.quote}”`
  if ('quoted' in part) return `${part.quoted.name}: ${part.quoted.number}`
  if ('steps' in part)
    return [nextTitle, ...part.steps.map(({ title, text }, at) => `${at + 1}. ${title}. ${text}`)].join('\n')
  return [...(part.title ? [part.title] : []), ...linesOf([...part.rows, ...(part.sums ?? [])])].join('\n')
}

export const greetingOf = ({ name }: MailContent) => (name ? `Hello ${name},` : 'Hello,')

/** The mail as text, with the content of its HTML. */
export function mailText(content: MailContent, brand: string, url: string): string {
  const { title, parts } = content
  return `${[...(title ? [title] : []), greetingOf(content), ...parts.map(textOf), `${brand}\n${url}`].join('\n\n')}\n`
}

/** For somebody whose account the shop may not know. */
export const accountParts = (publicUrl: string): MailCopy['parts'] => [
  'Log in with the account of this address to read more. If you have none, create one with it:',
  { label: 'Create your account', href: `${publicUrl}/register` },
]
