export type Link = { label: string; href: string }

/** A table of names and amounts, or of names and values where it has no `head`. */
export type Figures = { title?: string; head?: [string, string]; rows: [string, string][]; sums?: [string, string][] }

/** What a gift card shows; `code` is what it is used by. */
export type Card = { from: string; amount: string; currency: string; code: string }

/** A paragraph, of one line or several; a link; a list of links; a table; a gift card; or somebody's own words. */
export type Part = string | Link | { links: Link[] } | Figures | { card: Card } | { quote: string }

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

const linesOf = (rows: [string, string][]) => rows.map(([name, value]) => `${name}: ${value}`)

function textOf(part: Part): string {
  if (typeof part === 'string') return part
  if ('href' in part) return `${part.label}:\n${part.href}`
  if ('links' in part) return part.links.map(textOf).join('\n')
  if ('card' in part) return `${part.card.amount} ${part.card.currency}\n\nThe code of the card:\n${part.card.code}`
  if ('quote' in part) return `“${part.quote}”`
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
