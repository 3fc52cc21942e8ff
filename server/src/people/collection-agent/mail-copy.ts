import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const listing = linkTo('See your entry', '/my/collection-agents')

export const collectionAgentNotices = notices({
  'agent-approved': (context) => ({
    subject: 'The collection agent is approved',
    parts: [
      'Thank you for the nomination. The agent is now on our public list. If you nominated yourself, samples you take with the microchip read now verify an animal’s identity, and you can edit your entry and order collection supplies.',
      listing(context),
    ],
  }),
  'agent-refused': (_, reason) => ({
    subject: 'About the collection agent',
    parts: [
      `We cannot list this collection agent. The reason: ${reason}`,
      'If you have a question, just reply to this email.',
    ],
  }),
})
