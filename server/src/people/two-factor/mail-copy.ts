import { newPassword } from '../visitor/notice-links.ts'
import { notices } from '../../platform/mail/notice-copy.ts'

export const twoFactorNotices = notices({
  'two-factor-on': () => ({
    subject: 'Your account has a second lock now',
    parts: [
      'From now on logging in also takes a code of your authenticator app.',
      'Keep your recovery codes where you would find them without your phone.',
      'If it was not you, answer this mail at once. We will help you to get your account back.',
    ],
  }),
  'two-factor-off': (context) => ({
    subject: 'The second lock of your account is off',
    parts: [
      'Logging in takes only your password again.',
      'If it was not you, choose a new password at once:',
      newPassword(context),
    ],
  }),
  'recovery-code-used': (context) => ({
    subject: 'A recovery code was used',
    parts: [
      'Somebody, hopefully you, has just used one of your recovery codes. It does not work a second time.',
      'If it was not you, choose a new password at once:',
      newPassword(context),
    ],
  }),
})
