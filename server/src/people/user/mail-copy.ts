import type { Link, MailCopy } from '../../platform/mail/content.ts'
import type { Purpose } from './mail-token.ts'
import { newPassword } from '../visitor/notice-links.ts'
import { notices } from '../../platform/mail/notice-copy.ts'

/** What each link is for. `href` makes an address of a path, with the link's token; `within` is how long it opens. */
export const linkCopies: Record<Purpose, (href: (path: string) => string, within: string) => MailCopy> = {
  registration: (href, within) => ({
    subject: 'Confirm your email address',
    parts: [
      'Welcome. One step is left: confirm that this address is yours, then log in with the password you chose.',
      { label: 'Confirm my address', href: href('/register/confirm') },
      `The link works once, within ${within}.`,
      'If you did not ask for an account, leave this mail be. Without your confirmation there will be none.',
    ],
  }),
  email: (href, within) => ({
    subject: 'Confirm your new email address',
    parts: [
      'You asked us to use this address for your account. We do so as soon as you confirm that it is yours. Until then you log in with the old one.',
      { label: 'Confirm my new address', href: href('/register/confirm') },
      `The link works once, within ${within}.`,
      'If you did not ask for this, leave this mail be. Nothing will change.',
    ],
  }),
  password: (href, within) => ({
    subject: 'Choose a new password',
    parts: [
      'Somebody, hopefully you, asked for a new password for your account.',
      { label: 'Choose a new password', href: href('/reset-password') },
      `The link works once, within ${within}. When the new password is set, every browser is signed out.`,
      'If you did not ask for this, leave this mail be. Your password stays as it is.',
    ],
  }),
}

const accountLinks = (publicUrl: string): Link[] => [
  { label: 'Log in', href: `${publicUrl}/login` },
  { label: 'Choose a new password', href: `${publicUrl}/forgot-password` },
]

/** What the owner of an address hears when somebody wants it for an account, and it has one. */
export const knownCopies: Record<'registration' | 'email', (publicUrl: string) => MailCopy> = {
  registration: (publicUrl) => ({
    subject: 'You have an account already',
    parts: [
      'Somebody, hopefully you, wanted to open an account with this address. It has one already, with the password you chose then.',
      ...accountLinks(publicUrl),
      'If it was not you, there is nothing to do. Nothing has changed.',
    ],
  }),
  email: (publicUrl) => ({
    subject: 'This address has an account already',
    parts: [
      'Somebody, hopefully you, wanted to move another account to this address. It has an account of its own, and an address can have only one.',
      ...accountLinks(publicUrl),
      'If it was not you, there is nothing to do. Nothing has changed.',
    ],
  }),
}

export const userNotices = notices({
  'password-changed': (context) => ({
    subject: 'Your password was changed',
    parts: [
      'The password of your account has just been changed, and every other browser was signed out.',
      'If it was you, all is well. If it was not, choose a new password at once:',
      newPassword(context),
    ],
  }),
  'email-changed': () => ({
    subject: 'Your email address was changed',
    parts: [
      'Your account has a new email address. From now on you log in with that one, and our mail goes there.',
      'If it was not you, answer this mail at once. We will help you to get your account back.',
    ],
  }),
})
