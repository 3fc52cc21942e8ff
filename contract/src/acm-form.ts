import { array, boolean, type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { acmFormEndpoints } from './endpoints/acm-form.ts'
import { file } from './file.ts'
import { barcodeText, printable, requiredText } from './form.ts'
import { messages } from './messages.ts'
import { sortBy } from './sort.ts'

/**
 * A request's state. used: the collector's reading of the chip is recorded with the sample; outdated: the animal's
 * chip, or the sample, differs from the form.
 */
const acmFormStates = ['waiting', 'approved', 'refused', 'withdrawn', 'used', 'outdated'] as const
export type AcmFormState = (typeof acmFormStates)[number]

/** Also the form's schema. */
export const newAcmFormSchema = object({
  barcode: barcodeText().required(messages.fieldRequired),
  /** Who will take the sample, and read the chip. */
  collectorName: printable(requiredText(100)),
  /** Their practice, club or agent number. */
  collectorPlace: printable(requiredText(120)),
  /** Who requests a witnessed sample: a registry, a club, a court. */
  purpose: printable(requiredText(200)),
}).noUnknown()
export type NewAcmForm = InferType<typeof newAcmFormSchema>

const fields = {
  id: string().uuid().required(),
  /** Printed on the form: ACM-7F3K9Q2M. */
  number: string().required(),
  petName: string().required(),
  barcode: string().required(),
  collectorName: string().required(),
  collectorPlace: string().required(),
  purpose: string().required(),
  state: string().oneOf(acmFormStates).required(),
  requestedAt: string().datetime().required(),
  decidedAt: string().datetime().nullable().defined(),
}

/** A request for the form that travels with a sample which an approved collector witnesses. */
export const acmFormSchema = object({
  ...fields,
  animalId: string().uuid().required(),
  /** Why it was refused. */
  reason: string().nullable().defined(),
  /** The form as PDF; null unless it is approved. */
  url: string().nullable().defined(),
}).noUnknown()
export type AcmForm = InferType<typeof acmFormSchema>

/** A sample for which a form can be requested. */
export const acmSampleSchema = object({
  barcode: string().required(),
  petName: string().required(),
  /** Without one nobody can witness whose sample it is. */
  hasChip: boolean().required(),
}).noUnknown()
export type AcmSample = InferType<typeof acmSampleSchema>

/** A request as the desk sees it. */
export const deskAcmFormSchema = object({ ...fields, owner: string().required() }).noUnknown()
export type DeskAcmForm = InferType<typeof deskAcmFormSchema>

const decided = object({ form: deskAcmFormSchema.required(), isChanged: boolean().required() }).noUnknown()

// Ours: SPEC names the tool (acm-form) and its page, and no call of it (decision 0060).
export const acmFormCalls = {
  listAcmForms: call({
    ...acmFormEndpoints.listAcmForms,
    summary: 'Requests for a form of a witnessed sample, newest first, and the samples that one can be asked for',
    reply: object({
      results: array().of(acmFormSchema.required()).required(),
      samples: array().of(acmSampleSchema.required()).required(),
    }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  /** Repeated while it waits, it changes nothing. */
  requestAcmForm: call({
    ...acmFormEndpoints.requestAcmForm,
    summary: 'Asks for the form of a sample that an approved collector will take',
    body: newAcmFormSchema,
    reply: acmFormSchema,
    creates: true,
    who: 'user',
    isOurs: true,
  }),
  withdrawAcmForm: call({
    ...acmFormEndpoints.withdrawAcmForm,
    summary: 'Takes a request back that waits; said again, it changes nothing',
    reply: acmFormSchema,
    who: 'user',
    isOurs: true,
  }),
  listDeskAcmForms: call({
    ...acmFormEndpoints.listDeskAcmForms,
    summary: 'Requests for a form of a witnessed sample: those that wait, oldest first; by owner, all',
    query: object({ email: string().max(120), sort: sortBy('number', 'requestedAt') }),
    reply: object({ results: array().of(deskAcmFormSchema.required()).required() }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
  approveAcmForm: call({
    ...acmFormEndpoints.approveAcmForm,
    summary: 'Approves a request: the form can be downloaded, and its owner is mailed',
    body: object({ reason: requiredText(500) }).noUnknown(),
    reply: decided,
    who: 'desk',
    isOurs: true,
  }),
  refuseAcmForm: call({
    ...acmFormEndpoints.refuseAcmForm,
    summary: 'Refuses a request, also one that was approved, and mails its owner the reason',
    body: object({ reason: requiredText(500) }).noUnknown(),
    reply: decided,
    who: 'desk',
    isOurs: true,
  }),
  getAcmFormFile: call({
    ...acmFormEndpoints.getAcmFormFile,
    summary: 'The form of an approved request',
    reply: file('application/pdf'),
    who: 'user',
    isOurs: true,
  }),
}
