import type { Link, MailCopy } from '../../platform/mail/content.ts'
import type { Purpose } from './mail-token.ts'
import { newPassword } from '../visitor/notice-links.ts'
import { notices } from '../../platform/mail/notice-copy.ts'

/** What each link is for. `href` makes an address of a path, with the link's token; `within` is how long it opens. */
export const linkCopies: Record<Purpose, (href: (path: string) => string, within: string) => MailCopy> = {
  registration: (href, within) => ({
    subject: 'Confirm your email address',
    parts: [
      'Welcome. One last step: confirm that this address is yours, then log in with the password you chose.',
      { label: 'Confirm my address', href: href('/register/confirm') },
      `The link works once, within ${within}.`,
      'If you did not create an account, you can ignore this email. Nothing happens without your confirmation.',
    ],
  }),
  email: (href, within) => ({
    subject: 'Confirm your new email address',
    parts: [
      'You asked us to use this address for your account. Please confirm that it is yours. Until then, log in with the old one.',
      { label: 'Confirm my new address', href: href('/register/confirm') },
      `The link works once, within ${within}.`,
      'If you did not ask for this, you can ignore this email. Nothing will change.',
    ],
  }),
  password: (href, within) => ({
    subject: 'Choose a new password',
    parts: [
      'Someone, hopefully you, asked to reset the password of your account.',
      { label: 'Choose a new password', href: href('/reset-password') },
      `The link works once, within ${within}. When the new password is set, every browser is signed out.`,
      'If you did not ask for this, you can ignore this email. Your password stays as it is.',
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
    subject: 'You already have an account',
    parts: [
      'Someone, hopefully you, tried to create an account with this address. It already has one, with the password you chose then.',
      ...accountLinks(publicUrl),
      'If this was not you, you can ignore this email. Nothing has changed.',
    ],
  }),
  email: (publicUrl) => ({
    subject: 'This address already has an account',
    parts: [
      'Someone, hopefully you, tried to move another account to this address. It already has its own, and an address can only have one.',
      ...accountLinks(publicUrl),
      'If this was not you, you can ignore this email. Nothing has changed.',
    ],
  }),
}

export const userNotices = notices({
  'password-changed': (context) => ({
    subject: 'Your password was changed',
    parts: [
      'Your password was just changed, and you were signed out in every other browser.',
      'If this was you, all is well. If not, choose a new password right away:',
      newPassword(context),
    ],
  }),
  'email-changed': () => ({
    subject: 'Your email address was changed',
    parts: [
      'Your account has a new email address. From now on, use it to log in; our emails will go there.',
      'If this was not you, please reply to this email right away. We will help you get your account back.',
    ],
  }),
})
