import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { outsideReportEndpoints } from './endpoints/outside-report.ts'
import { attachment } from './file.ts'
import { optionalText, pastDaySchema, requiredText } from './form.ts'
import { messages } from './messages.ts'

/** The verdict in another laboratory's document on a test. Nothing of ours is derived from it. */
export const outsideFindings = ['clear', 'carrier', 'at_risk', 'affected', 'other'] as const
/** What a document may be. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** The most bytes of a document; in a request it is base64, a third more. */
export const maxDocumentBytes = 5 * 1024 * 1024
export const maxOutsideLines = 30
export const documentTooLarge = 'Use a file of at most 5 MB'
export const documentTypeRefused = 'Use a PDF, a JPEG or a PNG'

const lineSchema = object({
  /** As the document names it. */
  test: requiredText(100),
  finding: string().oneOf(outsideFindings, messages.fieldRequired).required(messages.fieldRequired),
  /** As the document writes it. */
  genotype: optionalText(50),
}).noUnknown()

/** Also the form's schema. */
export const newOutsideReportSchema = object({
  laboratory: requiredText(100),
  /** The day of the test, YYYY-MM-DD. */
  testedAt: pastDaySchema().required(messages.fieldRequired),
  document: object({
    fileName: requiredText(120),
    /** base64 */
    data: string()
      .required(messages.fieldRequired)
      .max(Math.ceil(maxDocumentBytes / 3) * 4, documentTooLarge),
  })
    .noUnknown()
    .required(messages.fieldRequired),
  lines: array().of(lineSchema.required()).min(1, messages.fieldRequired).max(maxOutsideLines).required(),
}).noUnknown()

/** Results that an animal's owner entered from another laboratory's document; we have not checked them. */
export const outsideReportSchema = object({
  id: string().uuid().required(),
  laboratory: string().required(),
  testedAt: string().required(),
  enteredAt: string().datetime().required(),
  document: object({ fileName: string().required(), url: string().required() }).noUnknown().required(),
  lines: array()
    .of(
      object({
        test: string().required(),
        finding: string().oneOf(outsideFindings).required(),
        genotype: string().nullable().defined(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()

export type OutsideFinding = (typeof outsideFindings)[number]
export type NewOutsideReport = InferType<typeof newOutsideReportSchema>
export type OutsideReport = InferType<typeof outsideReportSchema>

/** Another's animal answers 404, like one that does not exist. */
export const outsideReportCalls = {
  listOutsideReports: call({
    ...outsideReportEndpoints.listOutsideReports,
    summary: 'Results of other laboratories that the animal’s owner entered, newest test first',
    reply: object({
      results: array().of(outsideReportSchema.required()).required(),
      /** Whether the visitor may enter and remove them. */
      isOwn: boolean().required(),
      /** How many more may be entered. */
      left: number().integer().required(),
    }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  addOutsideReport: call({
    ...outsideReportEndpoints.addOutsideReport,
    summary: 'Enters results of another laboratory with its document; the same again changes nothing',
    body: newOutsideReportSchema,
    maxBodyBytes: 2 * maxDocumentBytes,
    reply: outsideReportSchema,
    creates: true,
    who: 'user',
    isOurs: true,
  }),
  removeOutsideReport: call({
    ...outsideReportEndpoints.removeOutsideReport,
    summary: 'Removes what was entered, and its document',
    reply: object({ message: string().required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  getOutsideDocument: call({
    ...outsideReportEndpoints.getOutsideDocument,
    summary: 'The document of another laboratory, as it was uploaded',
    reply: attachment(...documentTypes),
    who: 'user',
    isOurs: true,
  }),
}
