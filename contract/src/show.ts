import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { showEndpoints } from './endpoints/show.ts'
import { barcodeText, daySchema, optionalText, requiredText } from './form.ts'
import { messages } from './messages.ts'
import { sampleStages } from './sample-stage.ts'
import { sortBy } from './sort.ts'

/** refused: by the desk; cancelled: by its secretary. */
const showStates = ['waiting', 'confirmed', 'refused', 'cancelled'] as const
export type ShowState = (typeof showStates)[number]
export const maxShowEntries = 500

const day = daySchema().required(messages.fieldRequired)

/** Also the form's schema. */
export const newShowSchema = object({
  name: requiredText(150),
  club: requiredText(150),
  /** Venue and town. */
  place: requiredText(200),
  /** YYYY-MM-DD, both included. */
  firstDay: day,
  lastDay: day,
  contactName: requiredText(100),
  contactPhone: optionalText(30),
  /** Where the stand is sent. */
  deliverTo: requiredText(300),
  stands: number().integer().min(0).max(5).required(messages.fieldRequired),
  leaflets: number().integer().min(0).max(1000).required(messages.fieldRequired),
}).noUnknown()
export type NewShow = InferType<typeof newShowSchema>

/** A sample that was taken at a show: where it is, and nothing of what was found. */
export const showEntrySchema = object({
  id: string().uuid().required(),
  /** As the secretary wrote: a catalogue number, a name. */
  label: string().required(),
  barcode: string().required(),
  stage: string().oneOf(sampleStages).required(),
}).noUnknown()

/** Also the form's schema. */
export const newShowEntrySchema = object({
  label: requiredText(100),
  barcode: barcodeText().required(messages.fieldRequired),
}).noUnknown()
export type NewShowEntry = InferType<typeof newShowEntrySchema>

const fields = {
  id: string().uuid().required(),
  name: string().required(),
  club: string().required(),
  place: string().required(),
  firstDay: string().required(),
  lastDay: string().required(),
  contactName: string().required(),
  contactPhone: string().nullable().defined(),
  deliverTo: string().required(),
  stands: number().integer().required(),
  leaflets: number().integer().required(),
  state: string().oneOf(showStates).required(),
  /** What was sent, as the desk wrote it, with its tracking number; null until it has left. */
  sent: object({
    what: string().required(),
    tracking: string().nullable().defined(),
    at: string().datetime().required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
}

export const showSchema = object({
  ...fields,
  /** Why it was refused. */
  reason: string().nullable().defined(),
  entries: array().of(showEntrySchema.required()).required(),
}).noUnknown()
export type Show = InferType<typeof showSchema>

/** A show as the desk sees it. */
export const deskShowSchema = object({
  ...fields,
  secretary: string().required(),
  entryCount: number().integer().required(),
}).noUnknown()
export type DeskShow = InferType<typeof deskShowSchema>

/** What was sent to a show; also the form's schema. */
export const showSentSchema = object({
  what: requiredText(200),
  tracking: optionalText(100),
  reason: requiredText(500),
}).noUnknown()
export type ShowSent = InferType<typeof showSentSchema>

const decided = object({ show: deskShowSchema.required(), isChanged: boolean().required() }).noUnknown()

// Ours: SPEC names the page (/my/shows), and no call of it (decision 0061).
export const showCalls = {
  listShows: call({
    ...showEndpoints.listShows,
    summary: 'The shows that the user is secretary of, the latest first, each with the samples taken there',
    reply: object({ results: array().of(showSchema.required()).required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  /** Repeated while it waits, it changes nothing. */
  registerShow: call({
    ...showEndpoints.registerShow,
    summary: 'Registers a show, and asks for a stand and leaflets',
    body: newShowSchema,
    reply: showSchema,
    creates: true,
    who: 'user',
    isOurs: true,
  }),
  cancelShow: call({
    ...showEndpoints.cancelShow,
    summary: 'Cancels a show to which nothing has been sent; said again, it changes nothing',
    reply: showSchema,
    who: 'user',
    isOurs: true,
  }),
  /** A repeated barcode changes its label. */
  addShowEntry: call({
    ...showEndpoints.addShowEntry,
    summary: 'Lists a sample that was taken at a confirmed show',
    body: newShowEntrySchema,
    reply: showSchema,
    who: 'user',
    isOurs: true,
  }),
  removeShowEntry: call({
    ...showEndpoints.removeShowEntry,
    summary: 'Takes a sample off a show’s list',
    reply: showSchema,
    who: 'user',
    isOurs: true,
  }),
  listDeskShows: call({
    ...showEndpoints.listDeskShows,
    summary: 'Shows that wait, and confirmed ones to which nothing was sent, the next first; by secretary, all',
    query: object({ email: string().max(120), sort: sortBy('name', 'days') }),
    reply: object({ results: array().of(deskShowSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  confirmShow: call({
    ...showEndpoints.confirmShow,
    summary: 'Confirms a show, and mails its secretary',
    body: object({ reason: requiredText(500) }).noUnknown(),
    reply: decided,
    who: 'desk',
    isOurs: true,
  }),
  refuseShow: call({
    ...showEndpoints.refuseShow,
    summary: 'Refuses a show, and mails its secretary the reason',
    body: object({ reason: requiredText(500) }).noUnknown(),
    reply: decided,
    who: 'desk',
    isOurs: true,
  }),
  sendToShow: call({
    ...showEndpoints.sendToShow,
    summary: 'Records what was sent to a confirmed show, and mails its secretary',
    body: showSentSchema,
    reply: decided,
    who: 'desk',
    isOurs: true,
  }),
}
