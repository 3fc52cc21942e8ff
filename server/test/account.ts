import { randomUUID } from 'node:crypto'
import { authCalls, type Registration } from '@shop/contract/auth'
import type { ComposedMail } from '../src/platform/mail/mailer.ts'
import type { Shop } from './shop.ts'

export const passphrase = 'four lazy whippets snore'

/** An address that is not in use. */
export const newEmail = () => `${randomUUID()}@example.org`

/** What the registration form sends. */
export const registration = (change: Partial<Registration> = {}): Registration => ({
  type: 'breeder',
  firstName: 'Ada',
  lastName: 'Byron',
  email: newEmail(),
  password: passphrase,
  country: 'AU',
  clinic: undefined,
  isNewsletterSubscribed: false,
  acceptTerms: true,
  ...change,
})

/** The text of a mail, without its addresses: a random id in one can spell a result. */
export const wordsOf = ({ subject, text, html }: ComposedMail): string =>
  [subject, text, html].join('\n').replaceAll(/https?:\/\/[^\s"<]+/g, '')

/** The mails that are under way to an address, once each. */
export async function mailsTo(shop: Shop, email: string): Promise<ComposedMail[]> {
  await shop.jobs.flush(shop.services)
  const found = shop.mails.filter(({ to }) => to === email)
  shop.mails.splice(0, shop.mails.length, ...shop.mails.filter(({ to }) => to !== email))
  return found
}

/** The token in a mail's link; text and HTML must carry the same. */
export function tokenIn(mail: ComposedMail | undefined): string {
  const [text, html] = [mail?.text, mail?.html].map((body) => body?.match(/\?token=([\w-]+)/)?.[1])
  if (!text || text !== html) throw new Error(`No link in "${mail?.subject}"`)
  return text
}

/** Requests an account, and returns the mailed token. */
export async function requestAccount(shop: Shop, change: Partial<Registration> = {}) {
  const body = registration(change)
  await shop.visitor({ 'x-forwarded-for': randomUUID() }).ask(authCalls.register, { body })
  const mails = await mailsTo(shop, body.email.toLowerCase())
  return { ...body, token: tokenIn(mails.at(-1)) }
}

/** Has an account made, from the form to the opened link. */
export async function openAccount(shop: Shop, change: Partial<Registration> = {}) {
  const registration = await requestAccount(shop, change)
  await shop.visitor().ask(authCalls.confirmEmail, { body: { token: registration.token } })
  return registration
}

/** Requests a new password, and returns the mailed token. */
export async function requestPasswordReset(shop: Shop, email: string) {
  await shop.visitor({ 'x-forwarded-for': randomUUID() }).ask(authCalls.forgotPassword, { body: { email } })
  const mails = await mailsTo(shop, email)
  return tokenIn(mails.at(-1))
}

/** Signs in in a browser of its own. */
export async function logIn(shop: Shop, email: string, password = passphrase) {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: email, password } })
  return visitor
}
