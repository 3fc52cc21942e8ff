import { array, boolean, type InferType, number, object, string } from 'yup'
import { type AnimalPaper, eachPaper } from './animal-papers.ts'
import { animalPhotoSchema } from './animal-photo.ts'
import { call } from './call.ts'
import { conflictSchema } from './conflict.ts'
import { animalQueryTypes, genders } from './constants.ts'
import { daysInMonth, hasBegun } from './dates.ts'
import { animalEndpoints } from './endpoints/animal.ts'
import { attachment } from './file.ts'
import { chipNumberSchema, optionalText, printable, typedNumber } from './form.ts'
import { listOf } from './list.ts'
import { messages } from './messages.ts'
import { productSchema } from './product.ts'
import { reportSchema } from './report.ts'
import { sampleStages } from './sample-stage.ts'
import { coatSchema, namedSchema, queryWord } from './shared.ts'
import { copyText } from './spelled-reply.ts'
import { resultStatuses } from './verdict.ts'

export const weightUnits = ['kg', 'lb'] as const
export const birthPrecisions = ['exact', 'estimated', 'unknown'] as const
/** Which animals a list shows (animals-4); `own` is the default, `shared` are others' animals, `shared_by_me` one's own that others see. */
const animalViews = ['own', 'shared', 'shared_by_me', 'archived'] as const
/** What somebody an animal is shared with may do: read its results, or also have reports sent and share it on with a vet. */
export const shareRights = ['view', 'full'] as const
export type ShareRights = (typeof shareRights)[number]
export const animalSchema = object({
  id: string().uuid().required(),
  petName: string().required(),
  species: namedSchema.required(),
  breed: namedSchema.nullable().defined(),
  isMixedBreed: boolean().required(),
  gender: string().oneOf(genders).required(),
  isDesexed: boolean().nullable().defined(),
  /** A day, as 2022-03-04; null when unknown. */
  dateOfBirth: string().nullable().defined(),
  dateOfBirthPrecision: string().oneOf(birthPrecisions).required(),
  weight: object({
    value: number().positive().required(),
    unit: string().oneOf(weightUnits).required(),
    measuredAt: string().datetime().required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  ...eachPaper(() => string().nullable().defined()),
  ownerName: string().nullable().defined(),
  coat: coatSchema.required(),
  /** Null where only its coat is drawn. */
  photo: animalPhotoSchema.nullable().defined(),
  barcodes: array().of(string().required()).required(),
  /** Where its newest sample is; null without one. */
  stage: string().oneOf(sampleStages).nullable().defined(),
  isArchived: boolean().required(),
  /** Another's animal, shown to this user. */
  isShared: boolean().required(),
  /** What this user may do with it: everything, or what its owner allowed. */
  rights: string()
    .oneOf(['owner', ...shareRights])
    .required(),
  /** It was offered to somebody, who has not answered yet. */
  isInTransfer: boolean().required(),
}).noUnknown()

/** An animal of a list. */
const listedAnimalSchema = animalSchema
  .shape({
    /** Its samples contradict each other, and the laboratory has not settled it yet. Left out where they do not. */
    hasConflict: boolean(),
  })
  .noUnknown()

/** Parts of a birthday as typed: a day needs its month and a month its year, and none is in the future. */
const isBirthday = ({ dobDay, dobMonth, dobYear }: { dobDay?: number; dobMonth?: number; dobYear?: number }) => {
  if (dobDay && !dobMonth) return false
  if (dobMonth && !dobYear) return false
  if (dobDay && dobMonth && dobYear && dobDay > daysInMonth(dobYear, dobMonth)) return false
  const two = (part = 1) => String(part).padStart(2, '0')
  return !dobYear || hasBegun(`${dobYear}-${two(dobMonth)}-${two(dobDay)}`)
}

/** A number with a fraction, behind a point or a comma. */
const typedFraction = () =>
  typedNumber().transform((value: unknown, typed: unknown) =>
    typeof typed === 'string' && /^\s*\d{1,9},\d{1,9}\s*$/.test(typed) ? Number(typed.replace(',', '.')) : value,
  )

/** A choice of a form: none is `null` there, for a form takes `undefined` for what it began with. */
const optionalChoice = () =>
  namedSchema
    .optional()
    .default(undefined)
    .transform((value: unknown) => value ?? undefined)

/** What stands in an animal's papers, as somebody copies it from them. */
export const paperSchemas = {
  chipNumber: chipNumberSchema(),
  registrationName: printable(optionalText(100)),
  registrationNumber: printable(optionalText(50)),
} satisfies Record<AnimalPaper, unknown>

/** An animal as its owner describes it: the pet step of an activation (activate-6), and "add an animal". Any part of its birthday may be unknown. */
export const petSchema = object({
  id: string().uuid(),
  petName: printable(optionalText(100)).required(messages.petFieldRequired),
  gender: string().oneOf(genders, messages.petFieldRequired).required(messages.petFieldRequired),
  isDesexed: boolean().nullable(),
  dobDay: typedNumber().integer().min(1, 'This is no day of a month').max(31, 'This is no day of a month'),
  dobMonth: typedNumber().integer().min(1, messages.monthInvalid).max(12, messages.monthInvalid),
  dobYear: typedNumber()
    .integer()
    .min(1980, 'Use a year from ${min} on')
    .max(2100, 'This day is still to come')
    .test('birthday', 'There is no such day, or it is still to come', (_, { parent }) =>
      isBirthday(parent as { dobDay?: number; dobMonth?: number; dobYear?: number }),
    ),
  /** Whether the day is known or guessed; without a year it is unknown. */
  dobPrecision: string().oneOf(birthPrecisions),
  weight: typedFraction().positive('Use a weight above 0').max(200, 'Use a weight of at most ${max}'),
  /** Kilograms when absent. */
  weightType: string().oneOf(weightUnits),
  species: optionalChoice(),
  breed: optionalChoice(),
  isMixedBreed: boolean(),
  user: string().uuid(),
  ...paperSchemas,
  product: namedSchema.optional().default(undefined),
}).noUnknown()

/** `petSchema`, where the kit needs the breed named. */
export const petWithBreedSchema = petSchema
  .shape({ breed: namedSchema.default(undefined).required(messages.petFieldRequired) })
  .noUnknown()

/** An animal as it is added or corrected in one's account. Parents are one's own animals, or names. */
export const animalBodySchema = petSchema
  .omit(['id', 'user', 'product'])
  .shape({
    species: namedSchema.default(undefined).required(messages.petFieldRequired),
    /** A vet's patient belongs to somebody. */
    ownerName: printable(optionalText(100)),
    damId: string().uuid().nullable(),
    sireId: string().uuid().nullable(),
    damName: printable(optionalText(100)),
    sireName: printable(optionalText(100)),
  })
  .noUnknown()

/**
 * Every field that somebody may state of an animal, and what it belongs to. What belongs together is sent, stored and
 * corrected together: of what is left out of it, nothing is known. What is not sent at all stays as it is. A field that
 * is missing here, in its columns or in the values of its form does not compile.
 */
export const animalFields = {
  petName: 'petName',
  gender: 'gender',
  isDesexed: 'isDesexed',
  dobDay: 'birth',
  dobMonth: 'birth',
  dobYear: 'birth',
  dobPrecision: 'birth',
  weight: 'weight',
  weightType: 'weight',
  species: 'breed',
  breed: 'breed',
  isMixedBreed: 'breed',
  chipNumber: 'chipNumber',
  registrationName: 'registrationName',
  registrationNumber: 'registrationNumber',
  ownerName: 'ownerName',
  damId: 'dam',
  damName: 'dam',
  sireId: 'sire',
  sireName: 'sire',
} as const satisfies Record<keyof InferType<typeof animalBodySchema>, string>
export type AnimalPart = (typeof animalFields)[keyof typeof animalFields]

/** Any of its parts (`animalFields`), or only whether it is archived (animals-2). */
const animalUpdateSchema = animalBodySchema.partial().shape({ isArchived: boolean() }).noUnknown()

/** How many diseases came out how; a verdict that none has is left out. */
export const verdictCountsSchema = () =>
  array().of(
    object({
      status: string().oneOf(resultStatuses).required(),
      count: number().integer().positive().required(),
    })
      .noUnknown()
      .required(),
  )

const breedShareSchema = object({
  /** Null: not assigned to any breed. */
  breed: namedSchema.nullable().defined(),
  /** 0 to 100; an animal's shares sum to 100. */
  percent: number().min(0).max(100).required(),
}).noUnknown()

export const animalProfileSchema = animalSchema
  .shape({
    breeds: array().of(breedShareSchema.required()).required(),
    dam: object({ id: string().uuid().nullable().defined(), name: string().required() })
      .noUnknown()
      .nullable()
      .defined(),
    sire: object({ id: string().uuid().nullable().defined(), name: string().required() })
      .noUnknown()
      .nullable()
      .defined(),
    /** The litter that its owner bred it in; null for everybody else, and for whoever bought it (decision 0076). */
    litter: object({
      id: string().uuid().required(),
      /** YYYY-MM-DD. */
      dateOfBirth: string().required(),
    })
      .noUnknown()
      .nullable()
      .defined(),
    /** Those of this animal's offspring that this user may see. */
    offspring: array()
      .of(object({ id: string().uuid().required(), name: string().required() }).noUnknown().required())
      .required(),
    /** Where the breeds come from; null when none were estimated. */
    breedMix: object({
      laboratory: string().required(),
      panelVersion: string().required(),
      /** Of the panel's markers those that gave a result; null where the laboratory did not state it. */
      markersRead: number().integer().min(1).nullable().defined(),
      date: string().datetime().required(),
      isSampleData: boolean().required(),
    })
      .noUnknown()
      .nullable()
      .defined(),
    /** Those of its samples that have a DNA profile. */
    profiledBarcodes: array().of(string().required()).required(),
    /** It was compared with a parent. */
    isCompared: boolean().required(),
    /** In what its samples contradict each other; empty when the laboratory has settled everything. */
    conflicts: array().of(conflictSchema.required()).required(),
    /** Empty for those who do not own it. */
    sharedWith: array()
      .of(
        object({ email: string().required(), rights: string().oneOf(shareRights).required() })
          .noUnknown()
          .required(),
      )
      .required(),
    reports: array().of(reportSchema.required()).required(),
  })
  .noUnknown()

/** What a breed's animals are usually tested for. */
export const breedProfileSchema = object({
  breed: namedSchema.required(),
  species: namedSchema.required(),
  coat: coatSchema.required(),
  tests: array().of(productSchema).required(),
}).noUnknown()

export type Animal = InferType<typeof animalSchema>
export type ListedAnimal = InferType<typeof listedAnimalSchema>
export type AnimalProfile = InferType<typeof animalProfileSchema>
export type BreedShare = InferType<typeof breedShareSchema>
export type Pet = InferType<typeof petSchema>
export type AnimalTests = InferType<typeof animalCalls.listAnimalTests.reply>['results']
export type AnimalBody = InferType<typeof animalBodySchema>
export type AnimalUpdate = InferType<typeof animalUpdateSchema>

const animalListQuery = object({
  page: queryWord(),
  size: queryWord(),
  queryType: string().oneOf(animalQueryTypes),
  query: string().max(100),
  search: string().max(100),
  gender: string().oneOf(genders),
  view: string().oneOf(animalViews),
  speciesId: queryWord(),
  /** Of a disease's test, with any verdict or with this one; without a test, this verdict in any. */
  productId: queryWord(),
  status: string().oneOf(resultStatuses),
})

/** Another's animal answers 404, like one that does not exist. */
export const animalCalls = {
  listAnimals: call({
    ...animalEndpoints.listAnimals,
    summary: "The user's animals; patients, for vets",
    query: animalListQuery,
    reply: listOf(listedAnimalSchema.required()),
    who: 'user',
  }),
  listAnimalTests: call({
    ...animalEndpoints.listAnimalTests,
    summary: 'The diseases that animals of a view were tested for, and how many of them came out how',
    query: object({ view: string().oneOf(animalViews) }),
    reply: object({
      results: array()
        .of(
          object({
            product: namedSchema.required(),
            verdicts: verdictCountsSchema().required(),
          })
            .noUnknown()
            .required(),
        )
        .required(),
    }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  getAnimal: call({
    ...animalEndpoints.getAnimal,
    summary: 'One animal',
    reply: animalSchema,
    who: 'user',
  }),
  getAnimalProfile: call({
    ...animalEndpoints.getAnimalProfile,
    summary: 'One animal with its breeds, parents and reports',
    reply: animalProfileSchema,
    who: 'user',
  }),
  listUpgradeProducts: call({
    ...animalEndpoints.listUpgradeProducts,
    summary: 'What else this sample can be tested for',
    reply: listOf(productSchema).shape({
      /** Why it cannot be tested for anything more; null where it can. */
      refusal: copyText().nullable().defined(),
      /** When the laboratory destroys what is left of it; null before it has come. */
      keptUntil: string().datetime().nullable().defined(),
    }),
    who: 'user',
  }),
  createAnimal: call({
    ...animalEndpoints.createAnimal,
    summary: 'Adds an animal',
    body: animalBodySchema,
    reply: animalSchema,
    who: 'user',
    isOurs: true,
  }),
  updateAnimal: call({
    ...animalEndpoints.updateAnimal,
    summary: 'Corrects an animal, or archives it and brings it back',
    body: animalUpdateSchema,
    reply: animalSchema,
    who: 'user',
    isOurs: true,
  }),
  getBreedProfile: call({
    ...animalEndpoints.getBreedProfile,
    summary: 'A breed, as an animal of it is asked about',
    reply: breedProfileSchema,
    who: 'user',
  }),
  getAnimalListFile: call({
    ...animalEndpoints.getAnimalListFile,
    summary: 'The animals of a list with their results, for a spreadsheet',
    query: animalListQuery,
    reply: attachment('text/csv'),
    who: 'user',
    isOurs: true,
  }),
}
