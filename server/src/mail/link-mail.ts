import { eq } from 'drizzle-orm'
import { mailTokens, users } from '../db/schema.ts'
import { linkHours, linkToken, type Purpose } from '../mail-token.ts'
import type { Services } from '../services.ts'
import { escapeHtml, mailPage } from './html.ts'
import type { Mail } from './mailer.ts'

type Words = { subject: string; lines: string[]; link: { label: string; path: string } }

const words: Record<Purpose, Words> = {
  registration: {
    subject: 'Confirm your email address',
    lines: [
      'You are one step away from your account. Confirm that this address is yours, then log in with the password you chose.',
    ],
    link: { label: 'Confirm my address', path: '/register/confirm' },
  },
  email: {
    subject: 'Confirm your new email address',
    lines: ['Your account gets this address as soon as you confirm it. Until then you log in with the old one.'],
    link: { label: 'Confirm my new address', path: '/register/confirm' },
  },
  password: {
    subject: 'Choose a new password',
    lines: [
      'Somebody, hopefully you, asked for a new password for your account. If it was not you, nothing has changed: just leave this mail.',
    ],
    link: { label: 'Choose a new password', path: '/reset-password' },
  },
}

/** What the owner of an address hears when somebody registers it once more, or wants to take it over. */
const known: Words = {
  subject: 'You have an account already',
  lines: [
    'Somebody, hopefully you, entered this address for an account. It has one: log in with it, or choose a new password.',
  ],
  link: { label: 'Log in', path: '/login' },
}

/** The mail behind a link's row; null where nothing is to be said, which only the owner of the address may know. */
export async function linkMail({ db, config, secrets }: Services, mailTokenId: string): Promise<Mail | null> {
  const [row] = await db.select().from(mailTokens).where(eq(mailTokens.id, mailTokenId))
  if (!row || row.usedAt) return null
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, row.email))
  if (row.purpose === 'password' && !user) return null
  const isTaken = row.purpose !== 'password' && user !== undefined
  const { subject, lines, link } = isTaken ? known : words[row.purpose]
  const href = `${config.publicUrl}${link.path}${isTaken ? '' : `?token=${linkToken(secrets, row.id)}`}`
  const hours = linkHours[row.purpose]
  const until = isTaken ? [] : [`The link opens once, within ${hours === 1 ? 'an hour' : `${hours} hours`}.`]
  const paragraphs = [...lines.map(escapeHtml), `<a href="${escapeHtml(href)}">${link.label}</a>`, ...until]
  return {
    key: `link-${row.id}`,
    to: row.email,
    subject,
    text: [...lines, '', `${link.label}: ${href}`, ...until, ''].join('\n'),
    html: mailPage(subject, paragraphs.map((line) => `<p>${line}</p>`).join('\n')),
  }
}
