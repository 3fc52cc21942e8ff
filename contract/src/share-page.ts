import { array, boolean, type InferType, number, object, string } from 'yup'
import { animalPhotoSchema } from './animal-photo.ts'
import { call } from './call.ts'
import { sharePageEndpoints } from './endpoints/share-page.ts'
import { file } from './file.ts'
import { coatSchema, namedSchema } from './shared.ts'
import { copyText } from './spelled-reply.ts'
import { resultStatuses } from './verdict.ts'

/** Results that one page may show. */
const maxSharedResults = 50

/** What an owner lets the page show. Also the form's schema. */
const sharePageBodySchema = object({
  hasPhoto: boolean().required(),
  hasBreed: boolean().required(),
  /** The coat as its results describe it. */
  hasCoat: boolean().required(),
  /** Disease tests whose results it shows, by product. */
  results: array().of(number().integer().required()).max(maxSharedResults).required(),
  /** Gives the page another address; the old one is missing from then on. */
  isRenewed: boolean(),
}).noUnknown()

const resultSchema = object({
  product: namedSchema.required(),
  status: string().oneOf(resultStatuses).required(),
}).noUnknown()

const ownSharePageSchema = object({
  /** Null while it is off. */
  page: object({
    /** The address that was given out ends with it. */
    token: string().required(),
    hasPhoto: boolean().required(),
    hasBreed: boolean().required(),
    hasCoat: boolean().required(),
    results: array().of(number().integer().required()).required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  /** The results that the page could show today. */
  choices: array().of(resultSchema.required()).required(),
  /** The coat as its results describe it today; null where they name no colour. */
  coatByDna: copyText().nullable().defined(),
}).noUnknown()

/** An animal's coat by its DNA, as far as everybody needs it. */
const sharedCoatSchema = object({
  /** "Could be black, or black and tan". */
  title: copyText().required(),
  colours: array().of(copyText().required()).required(),
  white: copyText().nullable().defined(),
  /** What rare variants could make of it that nobody tested. */
  rare: array().of(copyText().required()).required(),
  /** Another gene changes it, which its name does not include. */
  isChanged: boolean().required(),
}).noUnknown()

/** An animal as its owner shows it to everybody who has the address. */
export const sharePageSchema = object({
  petName: string().required(),
  species: namedSchema.required(),
  /** Null where the owner left it out, or it is not known. */
  breed: string().nullable().defined(),
  photo: animalPhotoSchema.nullable().defined(),
  /** Drawn where there is no photo to be seen. */
  coat: coatSchema.required(),
  /** Null where the owner left it out, or the results name no colour. */
  coatByDna: sharedCoatSchema.nullable().defined(),
  results: array().of(resultSchema.required()).required(),
  /** Some were made to try the shop out. */
  isSampleData: boolean().required(),
}).noUnknown()

export type SharePage = InferType<typeof sharePageSchema>
export type OwnSharePage = InferType<typeof ownSharePageSchema>
export type SharePageBody = InferType<typeof sharePageBodySchema>

/** Another's animal answers 404, like one that does not exist. */
export const sharePageCalls = {
  getSharePage: call({
    ...sharePageEndpoints.getSharePage,
    summary: 'Whether the animal has a page for everybody, what it says, and what it could say',
    reply: ownSharePageSchema,
    who: 'user',
    isOurs: true,
  }),
  saveSharePage: call({
    ...sharePageEndpoints.saveSharePage,
    summary: 'Opens the animal’s page for everybody, changes what it says, or gives it another address',
    body: sharePageBodySchema,
    reply: ownSharePageSchema,
    who: 'user',
    isOurs: true,
  }),
  closeSharePage: call({
    ...sharePageEndpoints.closeSharePage,
    summary: 'Closes the page: its address is missing from then on',
    reply: ownSharePageSchema,
    who: 'user',
    isOurs: true,
  }),
  readSharePage: call({
    ...sharePageEndpoints.readSharePage,
    summary: 'What an owner shows of an animal to everybody who has the address',
    reply: sharePageSchema,
    who: 'anyone',
    isOurs: true,
  }),
  getSharedPhoto: call({
    ...sharePageEndpoints.getSharedPhoto,
    summary: 'The photo of a page for everybody: small.jpg, medium.jpg or large.jpg',
    reply: file('image/jpeg'),
    who: 'anyone',
    isOurs: true,
  }),
  getSharePreview: call({
    ...sharePageEndpoints.getSharePreview,
    summary: 'What messengers show of a page for everybody, 1200 by 630 pixels',
    reply: file('image/jpeg'),
    who: 'anyone',
    isOurs: true,
  }),
}
