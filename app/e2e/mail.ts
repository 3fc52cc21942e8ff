import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { sharedShop } from './shop.ts'

/** An address nobody else has, nor the same journey at its second try. */
export const newAddress = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`

/** A text as a pattern that matches just that text. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** How long a mail may take: for `expect.poll`. */
export const mailPatience = { timeout: 60_000 }

/** The texts of all mails that the shop has written to an address so far. */
export function mailsTo(to: string, shop = sharedShop()): string[] {
  const folder = join(shop.data, 'mail')
  const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const mine = mails.filter((name) => readFileSync(join(folder, name), 'utf8').includes(`To: ${to}`))
  // The .eml has the recipient; the .txt beside it is the text as the reader sees it.
  return mine.map((name) => readFileSync(join(folder, name.replace(/eml$/, 'txt')), 'utf8'))
}

/** What first matches in the text of a mail that the shop has written to an address; waits for the mail. */
export async function inMail(to: string, pattern: RegExp, shop = sharedShop()): Promise<string> {
  const find = () =>
    mailsTo(to, shop)
      .map((text) => pattern.exec(text)?.[0])
      .find(Boolean)
  await expect.poll(find, mailPatience).toBeDefined()
  return find() ?? ''
}

/** The first link to `path` in a mail that the shop has written to an address; waits for the mail. */
export const linkInMail = (to: string, path: string, shop = sharedShop()) =>
  inMail(to, new RegExp(`https?://\\S+${path}\\S*`), shop)
