import type { Secrets } from '../config/secrets.ts'
import type { Link, MailCopy } from './content.ts'

/** What a notice is about: an animal or a product by its name, or a sample by its barcode; and which of them its link opens. */
export type About = { name?: string; animalId?: string; productId?: number }
/** What the copy of a notice may know: where the shop is, who reads it, and what it is about. */
export type NoticeContext = Required<About> & { publicUrl: string; to: string; secrets: Pick<Secrets, 'tokenOf'> }
/** `text` is what it quotes: a reason, an amount. */
type Copy = (context: NoticeContext, text: string) => MailCopy
/** A mail about what was done with somebody's account. */
export type Notice = { kind: string; copy: Copy }

/** The notices of a noun, each by its kind, for its `mail-copy.ts`. */
export const notices = <Kind extends string>(copies: Record<Kind, Copy>) =>
  Object.fromEntries(Object.entries<Copy>(copies).map(([kind, copy]) => [kind, { kind, copy }])) as Record<Kind, Notice>

/** A link of notices to the animal that they are about. */
export const linkToAnimal = ({ publicUrl, name, animalId }: NoticeContext): Link => ({
  label: `See ${name}`,
  href: `${publicUrl}/my/animals/${animalId}`,
})

/** A link of notices to a page of the shop. */
export const linkTo =
  (label: string, path: string) =>
  ({ publicUrl }: NoticeContext): Link => ({ label, href: `${publicUrl}${path}` })
