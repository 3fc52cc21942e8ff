import { randomUUID } from 'node:crypto'
import type { NoticeKind } from '../jobs.ts'
import type { Db } from '../db/open.ts'
import type { Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'
import { escapeHtml, mailPage } from './html.ts'
import type { Mail } from './mailer.ts'

/** Has somebody told what was done with their account; with `tx` only when it was done. */
export const sendNotice = (
  { jobs, secrets }: Pick<Services, 'jobs' | 'secrets'>,
  kind: NoticeKind,
  to: string,
  tx?: Db,
) => jobs.send('notice', { id: randomUUID(), kind, to: secrets.seal(to) }, tx)

const words: Record<NoticeKind, { subject: string; lines: string[] }> = {
  'password-changed': {
    subject: 'Your password was changed',
    lines: [
      'The password of your account was just changed, and every other browser was signed out.',
      'If that was not you, choose a new password at once:',
    ],
  },
  'email-changed': {
    subject: 'Your email address was changed',
    lines: [
      'Your account has a new email address. From now on you log in with it.',
      'If that was not you, write to us at once.',
    ],
  },
  'two-factor-on': {
    subject: 'Your account has a second lock now',
    lines: [
      'From now on logging in also takes a code of your authenticator app.',
      'Keep your recovery codes where you would find them without your phone.',
    ],
  },
  'two-factor-off': {
    subject: 'The second lock of your account is off',
    lines: ['Logging in takes only your password again.', 'If that was not you, choose a new password at once:'],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    lines: [
      'Somebody logged in to your account with one of your recovery codes.',
      'If that was not you, choose a new password at once:',
    ],
  },
  'account-deleted': {
    subject: 'Your account is deleted',
    lines: [
      'Your account, your addresses and your points are gone. Orders stay in our books, as the law wants it, without your name.',
      'Thank you for having been with us.',
    ],
  },
  'newsletter-welcome': {
    subject: 'Ten dollars of points are waiting for you',
    lines: [
      'Welcome to our newsletter. Ten dollars of loyalty points are yours as soon as this address has an account.',
    ],
  },
}

const linksOf = (kind: NoticeKind, publicUrl: string, withdrawToken: string): { label: string; href: string }[] => {
  if (kind === 'newsletter-welcome')
    return [
      { label: 'Create your account', href: `${publicUrl}/register` },
      { label: 'No more newsletters', href: `${publicUrl}/newsletter/unsubscribe?token=${withdrawToken}` },
    ]
  if (kind === 'account-deleted' || kind === 'email-changed' || kind === 'two-factor-on') return []
  return [{ label: 'Choose a new password', href: `${publicUrl}/forgot-password` }]
}

/** The token that takes an address off the list; every newsletter to it carries the same. */
export const withdrawTokenOf = (secrets: Secrets, email: string) => secrets.tokenOf('newsletter', email)

/** A notice as text and as HTML that says the same. */
export function noticeMail({ config, secrets }: Services, id: string, kind: NoticeKind, to: string): Mail {
  const { subject, lines } = words[kind]
  const links = linksOf(kind, config.publicUrl, withdrawTokenOf(secrets, to))
  const paragraphs = [
    ...lines.map(escapeHtml),
    ...links.map(({ label, href }) => `<a href="${escapeHtml(href)}">${label}</a>`),
  ]
  return {
    key: `notice-${id}`,
    to,
    subject,
    text: [...lines, '', ...links.map(({ label, href }) => `${label}: ${href}`), ''].join('\n'),
    html: mailPage(subject, paragraphs.map((line) => `<p>${line}</p>`).join('\n')),
  }
}
