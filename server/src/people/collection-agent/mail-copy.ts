import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const listing = linkTo('See your entry', '/my/collection-agents')

export const collectionAgentNotices = notices({
  'agent-approved': (context) => ({
    subject: 'The collection agent is approved',
    parts: [
      'Thank you for the nomination. The agent is in our public list now. Where you nominated yourself, the samples you take with the microchip read verify an animal’s identity, you can change your entry, and you order what agents collect with.',
      listing(context),
    ],
  }),
  'agent-refused': (_, reason) => ({
    subject: 'About the collection agent',
    parts: [
      `We cannot list this collection agent. This is why: ${reason}`,
      'If you have a question, answer this mail.',
    ],
  }),
})
