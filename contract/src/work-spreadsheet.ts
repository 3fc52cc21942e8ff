import { array, boolean, type InferType, number, object, string } from 'yup'
import { personSchema } from './activation.ts'
import { animalPapers, eachPaper } from './animal-papers.ts'
import { call } from './call.ts'
import { workSpreadsheetEndpoints } from './endpoints/work-spreadsheet.ts'
import { attachment } from './file.ts'
import { optionalText, requiredText } from './form.ts'
import { messages } from './messages.ts'
import { guessedWords, namedSchema } from './shared.ts'

export const maxWorkLines = 500
export const maxWorkFileBytes = 1024 * 1024
export const workFileTooLarge = 'Use a file of at most 1 MB'

/** The cells of a line as they were typed, in the order of the template's columns. */
export const workFields = [
  'barcode',
  'petName',
  'species',
  'gender',
  'isDesexed',
  'breed',
  'isMixedBreed',
  'dateOfBirth',
  ...animalPapers,
  'ownerFirstName',
  'ownerLastName',
] as const
export type WorkField = (typeof workFields)[number]

const cell = () => optionalText(200).defined().default('')

/** Also the form's schema; the server checks what the cells mean, by what an activation requires. */
export const workValuesSchema = object({
  barcode: cell(),
  petName: cell(),
  species: cell(),
  gender: cell(),
  isDesexed: cell(),
  breed: cell(),
  isMixedBreed: cell(),
  dateOfBirth: cell(),
  ...eachPaper(cell),
  ownerFirstName: cell(),
  ownerLastName: cell(),
} satisfies Record<WorkField, unknown>).noUnknown()
export type WorkValues = InferType<typeof workValuesSchema>

/** done: it is a sample. */
const workLineStates = ['attention', 'ready', 'done'] as const
export type WorkLineState = (typeof workLineStates)[number]

const lineSchema = object({
  id: string().uuid().required(),
  /** Its row in the file; the header is row 1. */
  row: number().integer().required(),
  /** One more with each change: a change names the one it was made on. */
  version: number().integer().required(),
  values: workValuesSchema.required(),
  state: string().oneOf(workLineStates).required(),
  /** What is wrong, and in which cell. */
  errors: array()
    .of(
      object({ field: string().oneOf(workFields).required(), message: string().required() })
        .noUnknown()
        .required(),
    )
    .required(),
  /** The animal it became or was begun for, or the one of the account whose chip or registration it names. */
  animal: object({ id: string().uuid().required(), name: string().required() }).noUnknown().nullable().defined(),
}).noUnknown()
export type WorkLine = InferType<typeof lineSchema>

/** working: its ready lines are being activated; done: every line is a sample. */
const workSheetStates = ['draft', 'working', 'done'] as const

const countsSchema = object({
  attention: number().integer().required(),
  ready: number().integer().required(),
  done: number().integer().required(),
}).noUnknown()

const listed = {
  id: string().uuid().required(),
  fileName: string().required(),
  product: namedSchema.required(),
  state: string().oneOf(workSheetStates).required(),
  createdAt: string().datetime().required(),
  /** Null until it was sent for the first time. */
  submittedAt: string().datetime().nullable().defined(),
  /** All lines, and those that are samples. */
  lineCount: number().integer().required(),
  doneCount: number().integer().required(),
}
export const listedWorkSheetSchema = object(listed).noUnknown()
export type ListedWorkSheet = InferType<typeof listedWorkSheetSchema>

export const workSheetSchema = object({
  ...listed,
  /** The cells that its product and its account have. */
  fields: array().of(string().oneOf(workFields).required()).required(),
  /** Of the product; null where it serves both, and a cell decides. */
  species: namedSchema.nullable().defined(),
  isBreedRequired: boolean().required(),
  lookAt: guessedWords,
  counts: countsSchema.required(),
  lines: array().of(lineSchema.required()).required(),
}).noUnknown()
export type WorkSheet = InferType<typeof workSheetSchema>

export const workSheetsSchema = object({
  /** What a sheet can be made for: products of kits that wait in the account. */
  kits: array()
    .of(object({ product: namedSchema.required(), quantity: number().integer().required() }).noUnknown().required())
    .required(),
  /** The newest first. */
  results: array().of(listedWorkSheetSchema.required()).required(),
}).noUnknown()

/** Also the form's schema. */
export const newWorkSheetSchema = object({
  productId: number().integer().positive().typeError(messages.fieldRequired).required(messages.fieldRequired),
  document: object({
    fileName: requiredText(120),
    /** base64 */
    data: string()
      .required(messages.fieldRequired)
      .max(Math.ceil(maxWorkFileBytes / 3) * 4, workFileTooLarge),
  })
    .noUnknown()
    .required(messages.fieldRequired),
}).noUnknown()
export type NewWorkSheet = InferType<typeof newWorkSheetSchema>

/** Also the form's schema: animals of the account, each with the barcode of its swab; one left empty is written in later. */
export const workStartSchema = object({
  productId: number().integer().positive().typeError(messages.fieldRequired).required(messages.fieldRequired),
  /** What the sheet is called. */
  name: requiredText(120),
  lines: array()
    .of(object({ animalId: string().uuid().required(), barcode: cell() }).noUnknown().required())
    .min(1, messages.fieldRequired)
    .max(maxWorkLines)
    .required(),
}).noUnknown()
export type WorkStart = InferType<typeof workStartSchema>

/** Also the form's schema: whom the reports of the whole sheet are for. */
export const workSubmitSchema = object({ person: personSchema.required() }).noUnknown()
export type WorkSubmit = InferType<typeof workSubmitSchema>

const lineBody = object({ version: number().integer().required(), values: workValuesSchema.required() }).noUnknown()

// Ours: SPEC names the page (/my/work-spreadsheets), and no call of it (decision 0062).
export const workSpreadsheetCalls = {
  listWorkSpreadsheets: call({
    ...workSpreadsheetEndpoints.listWorkSpreadsheets,
    summary: 'The account’s work spreadsheets, and the kits that one can be made for',
    reply: workSheetsSchema,
    who: 'user',
    isOurs: true,
  }),
  getWorkSpreadsheet: call({
    ...workSpreadsheetEndpoints.getWorkSpreadsheet,
    summary: 'A work spreadsheet with its lines, each checked as it is now',
    reply: workSheetSchema,
    who: 'user',
    isOurs: true,
  }),
  uploadWorkSpreadsheet: call({
    ...workSpreadsheetEndpoints.uploadWorkSpreadsheet,
    summary: 'Takes an XLSX or CSV file as a draft; the same file again is the same draft',
    body: newWorkSheetSchema,
    maxBodyBytes: 2 * maxWorkFileBytes,
    reply: workSheetSchema,
    creates: true,
    who: 'user',
    isOurs: true,
  }),
  startWorkSpreadsheet: call({
    ...workSpreadsheetEndpoints.startWorkSpreadsheet,
    summary: 'Begins a draft with a line for each of these animals; the same said again is the same draft',
    body: workStartSchema,
    reply: workSheetSchema,
    creates: true,
    who: 'user',
    isOurs: true,
  }),
  /** 409 where the line is another by now. */
  saveWorkLine: call({
    ...workSpreadsheetEndpoints.saveWorkLine,
    summary: 'Corrects a line that is no sample yet',
    body: lineBody,
    reply: workSheetSchema,
    who: 'user',
    isOurs: true,
  }),
  removeWorkLine: call({
    ...workSpreadsheetEndpoints.removeWorkLine,
    summary: 'Takes a line that is no sample off the sheet; said again, it changes nothing',
    reply: workSheetSchema,
    who: 'user',
    isOurs: true,
  }),
  submitWorkSpreadsheet: call({
    ...workSpreadsheetEndpoints.submitWorkSpreadsheet,
    summary: 'Has all ready lines activated; said again while that is done, it changes nothing',
    body: workSubmitSchema,
    reply: workSheetSchema,
    who: 'user',
    isOurs: true,
  }),
  removeWorkSpreadsheet: call({
    ...workSpreadsheetEndpoints.removeWorkSpreadsheet,
    summary: 'Removes a sheet; what became a sample stays one',
    reply: object({ message: string().required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  getWorkResultFile: call({
    ...workSpreadsheetEndpoints.getWorkResultFile,
    summary: 'What became of each line of a work spreadsheet',
    reply: attachment('text/csv'),
    who: 'user',
    isOurs: true,
  }),
  getWorkTemplate: call({
    ...workSpreadsheetEndpoints.getWorkTemplate,
    summary:
      'A template for kits of a product with the barcodes of those that wait, as `{productId}.xlsx` or `{productId}.csv`',
    reply: attachment('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    who: 'user',
    isOurs: true,
  }),
}
