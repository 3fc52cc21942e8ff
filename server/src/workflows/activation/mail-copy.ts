import { openAccount, register } from '../../people/visitor/notice-links.ts'
import { notices } from '../../platform/mail/notice-copy.ts'

export const activationNotices = notices({
  'kit-activated': (context) => ({
    subject: 'Your kit is activated',
    parts: [
      'Thank you. We expect your sample: put the swabs into the envelope that came with them, and post it.',
      'Your account shows where the sample is, and later its results.',
      openAccount(context),
    ],
  }),
  'sample-expected': (context) => ({
    subject: 'Your kit is activated',
    parts: [
      'Thank you. We expect your sample: put the swabs into the envelope that came with them, and post it.',
      'Create your account with this address, and your animal and its results are in it.',
      register(context),
      'If you did not activate a kit, there is nothing to do.',
    ],
  }),
})
