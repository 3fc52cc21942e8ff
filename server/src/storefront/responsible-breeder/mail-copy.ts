import { openAccount } from '../../people/visitor/notice-links.ts'
import { notices } from '../../platform/mail/notice-copy.ts'

export const responsibleBreederNotices = notices({
  'breeder-approved': (context) => ({
    subject: 'Welcome to the responsible breeder program',
    parts: [
      'Your kennel or cattery has joined the program, and is in its public list if you wished so.',
      openAccount(context),
    ],
  }),
  'breeder-refused': (_, reason) => ({
    subject: 'About the responsible breeder program',
    parts: [
      `Your kennel or cattery is not in the program. This is why: ${reason}`,
      'If you have a question, just reply to this email.',
    ],
  }),
})
