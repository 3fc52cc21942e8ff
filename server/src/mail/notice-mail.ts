import { randomUUID } from 'node:crypto'
import type { NoticeKind } from '../jobs.ts'
import type { Db } from '../db/open.ts'
import type { Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'
import { letter, type Link } from './letter.ts'
import type { Mail } from './mailer.ts'

/** Has somebody told what was done with their account; with `tx` only when it was done. */
export const sendNotice = (
  { jobs, secrets }: Pick<Services, 'jobs' | 'secrets'>,
  kind: NoticeKind,
  to: string,
  tx?: Db,
) => jobs.send('notice', { id: randomUUID(), kind, to: secrets.seal(to) }, tx)

type Words = { subject: string; parts: (string | Link)[] }
type Addresses = { newPassword: Link; register: Link; unsubscribe: Link }

const words: Record<NoticeKind, (links: Addresses) => Words> = {
  'password-changed': ({ newPassword }) => ({
    subject: 'Your password was changed',
    parts: [
      'The password of your account has just been changed, and every other browser was signed out.',
      'If it was you, all is well. If it was not, choose a new password at once:',
      newPassword,
    ],
  }),
  'email-changed': () => ({
    subject: 'Your email address was changed',
    parts: [
      'Your account has a new email address. From now on you log in with that one, and our mail goes there.',
      'If it was not you, answer this mail at once. We will help you to get your account back.',
    ],
  }),
  'two-factor-on': () => ({
    subject: 'Your account has a second lock now',
    parts: [
      'From now on logging in also takes a code of your authenticator app.',
      'Keep your recovery codes where you would find them without your phone.',
      'If it was not you, answer this mail at once. We will help you to get your account back.',
    ],
  }),
  'two-factor-off': ({ newPassword }) => ({
    subject: 'The second lock of your account is off',
    parts: [
      'Logging in takes only your password again.',
      'If it was not you, choose a new password at once:',
      newPassword,
    ],
  }),
  'recovery-code-used': ({ newPassword }) => ({
    subject: 'A recovery code was used',
    parts: [
      'Somebody, hopefully you, has just used one of your recovery codes. It does not work a second time.',
      'If it was not you, choose a new password at once:',
      newPassword,
    ],
  }),
  'account-deleted': () => ({
    subject: 'Your account is deleted',
    parts: [
      'Your account, your addresses and your points are gone. Orders stay in our books, as the law wants it, without your name.',
      'Thank you for having been with us.',
    ],
  }),
  'newsletter-welcome': ({ register, unsubscribe }) => ({
    subject: 'Ten dollars of points for you',
    parts: [
      'Welcome to our newsletter. Ten dollars of loyalty points belong to this address: they are in your account as soon as you have one.',
      register,
      'If you did not ask for our letters, or have had enough of them, one click ends them:',
      unsubscribe,
    ],
  }),
}

/** The token that takes an address off the list; every newsletter to it carries the same. */
export const withdrawTokenOf = (secrets: Secrets, email: string) => secrets.tokenOf('newsletter', email)

/** The mail that a notice becomes. */
export function noticeMail(
  { config: { publicUrl }, secrets }: Services,
  id: string,
  kind: NoticeKind,
  to: string,
): Mail {
  const links: Addresses = {
    newPassword: { label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
    register: { label: 'Create your account', href: `${publicUrl}/register` },
    unsubscribe: {
      label: 'No more newsletters',
      href: `${publicUrl}/newsletter/unsubscribe?token=${withdrawTokenOf(secrets, to)}`,
    },
  }
  return letter({ key: `notice-${id}`, to, ...words[kind](links) })
}
