import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { enquiryKinds } from './enquiry.ts'
import { enquiryThreadEndpoints } from './endpoints/enquiry-thread.ts'
import { requiredLines } from './form.ts'
import { listOf } from './list.ts'
import { queryWord } from './shared.ts'
import { sortBy } from './sort.ts'

/** waiting: the last message is the sender's; answered: it is ours; closed: until the sender writes again. */
export const enquiryStates = ['waiting', 'answered', 'closed'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** In characters; what is longer is cut off, with a note. */
export const maxMailText = 20_000
/** As the desk's files. */
const maxMailBytes = 32 * 1024 * 1024

/** An enquiry, as the desk sees it in a list. */
const threadSchema = object({
  /** "KE-3F0C2A52". */
  reference: string().required(),
  kind: string().oneOf(enquiryKinds).required(),
  name: string().required(),
  email: string().required(),
  state: string().oneOf(enquiryStates).required(),
  createdAt: string().datetime().required(),
  /** When the last of its messages came or went. */
  lastAt: string().datetime().required(),
  /** Who answers it. */
  assignedTo: object({ name: string().required(), isMe: boolean().required() }).noUnknown().nullable().defined(),
}).noUnknown()
export type Thread = InferType<typeof threadSchema>

/** A thread with all its messages, the first first. */
const wholeThreadSchema = threadSchema
  .shape({
    /** What was filled in besides the message: "Topic", "order". */
    facts: array()
      .of(object({ name: string().required(), value: string().defined() }).noUnknown().required())
      .required(),
    messages: array()
      .of(
        object({
          from: string().oneOf(['sender', 'house']).required(),
          /** A name, or the address that a mail came from. */
          by: string().required(),
          text: string().defined(),
          /** Names of files that came along; they are in the mailbox alone. */
          attachments: array().of(string().required()).required(),
          at: string().datetime().required(),
        })
          .noUnknown()
          .required(),
      )
      .required(),
  })
  .noUnknown()
export type WholeThread = InferType<typeof wholeThreadSchema>

/** Also the form's schema. */
export const enquiryAnswerSchema = object({
  text: requiredLines(maxMailText),
  /** How many messages the thread had when it was read: 409 where it has more by now. */
  messageCount: number().integer().min(1),
}).noUnknown()
export type EnquiryAnswer = InferType<typeof enquiryAnswerSchema>

export const enquiryThreadCalls = {
  listEnquiries: call({
    ...enquiryThreadEndpoints.listEnquiries,
    summary: 'Enquiries, those that wait longest first; by state, by who answers them, or by words in all of them',
    query: object({
      state: string().oneOf(enquiryStates),
      assigned: string().oneOf(['me', 'nobody'] as const),
      /** In the reference, the name, the email and what was written. */
      search: string().max(120),
      sort: sortBy('lastAt', 'name'),
      page: queryWord(),
    }),
    reply: listOf(threadSchema.required()),
    who: 'desk',
    isOurs: true,
  }),
  getEnquiry: call({
    ...enquiryThreadEndpoints.getEnquiry,
    summary: 'An enquiry and all that was written after it',
    reply: wholeThreadSchema,
    who: 'desk',
    isOurs: true,
  }),
  answerEnquiry: call({
    ...enquiryThreadEndpoints.answerEnquiry,
    summary: 'Answers an enquiry by mail; the same words again are not sent twice',
    body: enquiryAnswerSchema,
    reply: object({ thread: wholeThreadSchema.required(), isNew: boolean().required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  closeEnquiry: call({
    ...enquiryThreadEndpoints.closeEnquiry,
    summary: 'Closes an enquiry until its sender writes again; said again, it changes nothing',
    body: object({}).noUnknown(),
    reply: wholeThreadSchema,
    who: 'desk',
    isOurs: true,
  }),
  assignEnquiry: call({
    ...enquiryThreadEndpoints.assignEnquiry,
    summary: 'Gives an enquiry to whoever calls, or to nobody; again, it changes nothing',
    body: object({
      assignee: string()
        .oneOf(['me', 'nobody'] as const)
        .required(),
    }).noUnknown(),
    reply: wholeThreadSchema,
    who: 'desk',
    isOurs: true,
  }),
  receiveEnquiryMail: call({
    ...enquiryThreadEndpoints.receiveEnquiryMail,
    summary: 'Takes a mail that answers one of ours into its thread, once',
    body: object({
      /** The mail as it came, in base64. */
      mail: string().max(maxMailBytes).required(),
    }).noUnknown(),
    reply: object({
      /** Null of an automatic answer, which is left out. */
      reference: string().nullable().defined(),
      isNew: boolean().required(),
      attachmentCount: number().integer().required(),
    }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
