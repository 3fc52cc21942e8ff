import type { EnquiryKind } from '@shop/contract/enquiry'

export type EnquiryCopy = {
  /** Above the form, and on the way to it. */
  title: string
  lead: string
  /** The label of the free text. */
  message: { label: string; help?: string }
  submit: string
  /** In the form's place once it is sent: what happens next. `within` is the contract's days as text. */
  sent: { title: string; text: (within: string) => string; again: string }
}

/** The copy around each form. The page's text before it is in its MDX file. */
export const enquiryCopy: Record<EnquiryKind, EnquiryCopy> = {
  contact: {
    title: 'Write to us',
    lead: 'A real person reads every message.',
    message: { label: 'Your message' },
    submit: 'Send my message',
    sent: {
      title: 'Thank you, we have your message',
      text: (within) => `One of us will read it and reply by email within ${within}.`,
      again: 'Write another message',
    },
  },
  research: {
    title: 'Write your application',
    lead: 'You do not need to attach anything. We start with what you write here.',
    message: {
      label: 'Summary of the project',
      help: 'What you want to find out, how, and what you would need from us.',
    },
    submit: 'Send my application',
    sent: {
      title: 'Thank you, we have your application',
      text: (within) =>
        `The people of our research program read it and reply by email within ${within}, whatever they decide. If they have a question, it comes earlier.`,
      again: 'Send another application',
    },
  },
  sponsorship: {
    title: 'Ask for your show',
    lead: 'The earlier we know, the more we can do. Kits and prizes travel too.',
    message: {
      label: 'What you would like from us',
      help: 'Prizes, kits for a class, a talk, a stand: whatever would help your exhibitors.',
    },
    submit: 'Send my request',
    sent: {
      title: 'Thank you, we have your request',
      text: (within) => `We look at what we can do and reply by email within ${within}.`,
      again: 'Ask for another show',
    },
  },
  'agent-nomination': {
    title: 'Nominate a collection agent',
    lead: 'Yourself, or someone who has agreed to it.',
    message: { label: 'Anything else we should know' },
    submit: 'Send the nomination',
    sent: {
      title: 'Thank you, we have the nomination',
      text: (within) =>
        `We get in touch with whoever is nominated within ${within}, and agree with them what the list will say. Nothing is published before.`,
      again: 'Nominate somebody else',
    },
  },
  'responsible-breeder': {
    title: 'Join the program',
    lead: 'It is free. We ask your registry before your name appears anywhere.',
    message: {
      label: 'What you test before breeding',
      help: 'The tests, and how long you have done them. Those of other laboratories count too.',
    },
    submit: 'Send my application',
    sent: {
      title: 'Thank you, we have your application',
      text: (within) => `We will check the registration and reply by email within ${within}.`,
      again: 'Send another application',
    },
  },
}
