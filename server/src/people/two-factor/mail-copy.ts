import { newPassword } from '../visitor/notice-links.ts'
import { notices } from '../../platform/mail/notice-copy.ts'

export const twoFactorNotices = notices({
  'two-factor-on': () => ({
    subject: 'Two-step login is on',
    parts: [
      'From now on, logging in also takes a code from your authenticator app.',
      'Keep your recovery codes somewhere you can find them without your phone.',
      'If this was not you, please reply to this email right away. We will help you get your account back.',
    ],
  }),
  'two-factor-off': (context) => ({
    subject: 'Two-step login is off',
    parts: [
      'Logging in now takes only your password.',
      'If this was not you, choose a new password right away:',
      newPassword(context),
    ],
  }),
  'recovery-code-used': (context) => ({
    subject: 'A recovery code was used',
    parts: [
      'Someone, hopefully you, just used one of your recovery codes. Each code works only once.',
      'If this was not you, choose a new password right away:',
      newPassword(context),
    ],
  }),
})
