import { array, boolean, type InferType, number, object, string } from 'yup'
import { animalBodySchema, animalSchema } from './animal.ts'
import { animalPapers } from './animal-papers.ts'
import { call } from './call.ts'
import { readChip } from './codes.ts'
import { genders } from './constants.ts'
import { litterEndpoints } from './endpoints/litter.ts'
import { optionalText, pastDaySchema } from './form.ts'
import { listOf } from './list.ts'
import { maxLitterSize } from './litter-size.ts'
import { messages } from './messages.ts'
import { sampleStages } from './sample-stage.ts'
import { namedSchema, queryWord } from './shared.ts'
import { resultStatuses } from './verdict.ts'

export const litterIsFull = `A litter has at most ${maxLitterSize} young here`
/** The refusal of a chip that one of this litter has, by its number on the list. */
export const chipOfLitter = (number: number) => `Number ${number} of this litter has this microchip too`

/**
 * Where one of a litter is: with its breeder, put away by them, offered to somebody, with its new owner, with the
 * breeder's club, or not known to the breeder any more.
 */
const offspringStates = ['kept', 'archived', 'offered', 'sold', 'club', 'gone'] as const

/** One of a litter as its breeder enters it, also the form's schema: it is an animal of theirs from then on. */
export const offspringBodySchema = animalBodySchema
  .pick(['petName', 'gender', ...animalPapers])
  .shape({
    /** By which the breeder distinguishes them: "Blue merle, green collar". */
    colour: optionalText(60),
  })
  .noUnknown()

/** The first row with a chip that a row before it has, and which row that is. What a row is has not been checked yet. */
function twinIn(rows: readonly ({ chipNumber?: unknown } | null | undefined)[]) {
  const seen = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const chip = typeof row?.chipNumber === 'string' ? readChip(row.chipNumber) : ''
    const before = seen.get(chip)
    if (chip && before !== undefined) return { index, before }
    seen.set(chip, index)
  }
  return undefined
}

/** No two animals have one chip; the first row that repeats one is refused. */
const withOwnChips = array()
  .of(offspringBodySchema.required())
  .min(1, messages.fieldRequired)
  .max(maxLitterSize, litterIsFull)
  .required()
  .test('chips', '', function (rows) {
    const twin = twinIn(rows ?? [])
    if (!twin) return true
    return this.createError({
      path: `${this.path}[${twin.index}].chipNumber`,
      message: chipOfLitter(twin.before + 1),
    })
  })

/** Also the form's schema. The dam is one of one's own animals or a name; the sire too, or not known. */
export const litterBodySchema = animalBodySchema
  .pick(['species', 'breed', 'isMixedBreed', 'damId', 'damName', 'sireId', 'sireName'])
  .shape({
    damName: optionalText(100).when('damId', ([damId], schema) =>
      damId ? schema : schema.required('Choose the dam, or write her name'),
    ),
    /** The day they were born, YYYY-MM-DD. */
    dateOfBirth: pastDaySchema()
      .required(messages.fieldRequired)
      .test('old', 'Use a year from 1980 on', (day) => !day || day >= '1980'),
    offspring: withOwnChips,
  })
  .noUnknown()

const parentSchema = object({
  /** Null where it is a name alone, or an animal that this user may not see. */
  id: string().uuid().nullable().defined(),
  name: string().required(),
}).noUnknown()

const about = {
  id: string().uuid().required(),
  species: namedSchema.required(),
  breed: namedSchema.nullable().defined(),
  isMixedBreed: boolean().required(),
  /** YYYY-MM-DD. */
  dateOfBirth: string().required(),
  dam: parentSchema.required(),
  sire: parentSchema.nullable().defined(),
}

/** How many of a litter are where: `kept` counts the archived ones, `gone` those with a club. */
const countsSchema = object({
  all: number().integer().required(),
  kept: number().integer().required(),
  offered: number().integer().required(),
  sold: number().integer().required(),
  gone: number().integer().required(),
}).noUnknown()

const listedLitterSchema = object({ ...about, counts: countsSchema.required() }).noUnknown()

const litterOffspringSchema = object({
  id: string().uuid().required(),
  /** Null where its breeder may not read it any more: what they know of it is what they wrote down. */
  animal: animalSchema
    .pick(['id', 'coat', 'photo', 'registrationName', 'chipNumber'])
    .shape({
      /** Where its newest sample is; null without one. */
      stage: string().oneOf(sampleStages).nullable().defined(),
      /** Of its diseases, those that are anything but clear, what matters first. */
      findings: array()
        .of(
          object({ product: namedSchema.required(), status: string().oneOf(resultStatuses).nullable().defined() })
            .noUnknown()
            .required(),
        )
        .required(),
      /** Diseases that it was tested clear of, and those that it is clear of by its parents alone. */
      clearCount: number().integer().required(),
      clearByParentageCount: number().integer().required(),
    })
    .noUnknown()
    .nullable()
    .defined(),
  petName: string().required(),
  gender: string().oneOf(genders).required(),
  colour: string().nullable().defined(),
  state: string().oneOf(offspringStates).required(),
  /** Whom it is offered to, or was sold to, as the breeder typed it; null otherwise. */
  to: string().nullable().defined(),
  /** When that was. */
  at: string().datetime().nullable().defined(),
  /** It is another's by now, who lets its breeder read on. */
  isReadOn: boolean().required(),
}).noUnknown()

export const litterSchema = listedLitterSchema
  .shape({ offspring: array().of(litterOffspringSchema.required()).required() })
  .noUnknown()

export type ListedLitter = InferType<typeof listedLitterSchema>
export type Litter = InferType<typeof litterSchema>
export type LitterOffspring = InferType<typeof litterOffspringSchema>
export type LitterBody = InferType<typeof litterBodySchema>
export type OffspringBody = InferType<typeof offspringBodySchema>

/** Ours: SPEC knows animals one by one. Another's litter answers 404, like one that does not exist (decision 0076). */
export const litterCalls = {
  listLitters: call({
    ...litterEndpoints.listLitters,
    summary: 'The litters that the user bred, the youngest first',
    query: object({ page: queryWord() }),
    reply: listOf(listedLitterSchema.required()),
    who: 'user',
    isOurs: true,
  }),
  getLitter: call({
    ...litterEndpoints.getLitter,
    summary: 'One litter: where each of it is, and what was found in those that the user may read',
    reply: litterSchema,
    who: 'user',
    isOurs: true,
  }),
  createLitter: call({
    ...litterEndpoints.createLitter,
    summary: 'Enters a litter with all its young, each an animal of the user; the same said again is the same litter',
    body: litterBodySchema,
    reply: litterSchema,
    creates: true,
    who: 'user',
    isOurs: true,
  }),
  addOffspring: call({
    ...litterEndpoints.addOffspring,
    summary:
      'Adds one that was forgotten to a litter, an animal of the user like the others; the same said again is the same one',
    body: offspringBodySchema,
    reply: litterSchema,
    creates: true,
    who: 'user',
    isOurs: true,
  }),
  removeLitter: call({
    ...litterEndpoints.removeLitter,
    summary: 'Takes a litter off the list; its animals stay as they are',
    reply: object({ message: string().required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
}
