import { array, boolean, type InferType, number, object, string } from 'yup'
import { animalSchema } from './animal.ts'
import { call } from './call.ts'
import { mateEndpoints } from './endpoints/mate.ts'
import { offspringSexes } from './genotype.ts'
import { listOf } from './list.ts'
import { mateOrders, mateRiskKinds, mateRiskLevels } from './mate-rank.ts'
import { diversitySchema } from './result.ts'
import { namedSchema, queryWord } from './shared.ts'
import { copyText } from './spelled-reply.ts'

const parents = ['dam', 'sire'] as const
const percent = () => number().min(0).max(100).required()
const sex = () => string().oneOf(offspringSexes).nullable().defined()

const riskSchema = object({
  product: namedSchema.required(),
  kind: string().oneOf(mateRiskKinds).required(),
  /** Of the sex that it is likelier in; null where it makes no difference. */
  sex: sex(),
  /** The chance of having the disease, or for a carrier of carrying it, from the lowest to the highest that the untested allow. */
  percentFrom: percent(),
  percentTo: percent(),
  /** Who has no result to go by: not tested, or the marker failed. */
  untested: array().of(string().oneOf(parents).required()).required(),
  /** Those of them whose samples contradict each other. */
  conflicting: array().of(string().oneOf(parents).required()).required(),
  /** What two copies of the variant do, where offspring can have them and our sources warn of it. */
  warning: copyText().nullable().defined(),
  /** Why it cannot be worked out at all; null where it can. */
  reason: copyText().nullable().defined(),
}).noUnknown()

const relatednessSchema = object({
  /** "Half-brother: Star is the dam of both"; null where the pedigrees on record have no ancestor in common. */
  relation: string().nullable().defined(),
  /** Inbreeding of the offspring by the pedigrees on record: the least that it can be. */
  inbreedingPercent: percent(),
  /** Of the four parents of the two, how many are on record. */
  knownParents: number().integer().min(0).max(4).required(),
  /** Parents whom both name alike, where no record shows whether they are the same animal. */
  sharedNames: array().of(string().required()).required(),
  /** How much of their DNA profiles is alike; null where they cannot be compared. */
  dna: object({
    panel: string().required(),
    markers: number().integer().required(),
    percentAlike: percent(),
    /** What their offspring are like on average; null unless enough SNPs were read in both. */
    litter: diversitySchema.nullable().defined(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  /** Why they cannot be; null where they were. */
  dnaReason: string().nullable().defined(),
}).noUnknown()

const colourSchema = object({
  product: namedSchema.required(),
  outcomes: array()
    .of(
      object({
        genotype: string().required(),
        sex: sex(),
        percentFrom: percent(),
        percentTo: percent(),
        meaning: copyText().required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()

const pairedAnimalSchema = animalSchema
  .pick(['id', 'petName', 'registrationName', 'species', 'breed', 'isMixedBreed', 'gender', 'isDesexed', 'coat'])
  .noUnknown()

export const mateSchema = object({
  animal: pairedAnimalSchema.required(),
  level: string().oneOf(mateRiskLevels).required(),
  /** What matters first; diseases that offspring neither have nor carry are left out. */
  risks: array().of(riskSchema.required()).required(),
  /** Diseases that offspring neither have nor carry. */
  clearCount: number().integer().min(0).required(),
  /** What either is clear of by its parents and not by a test of its own, over how many generations. */
  byParentage: array()
    .of(
      object({
        product: namedSchema.required(),
        parent: string().oneOf(parents).required(),
        generations: number().integer().min(1).required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  relatedness: relatednessSchema.required(),
  /** Genes of coat colour and pattern in which one of the two at least was tested. */
  colours: array().of(colourSchema.required()).required(),
  /** The chance of the colour that is wanted; null where neither of the two was tested for it, or none is wanted. */
  wanted: object({ percentFrom: percent(), percentTo: percent() }).noUnknown().nullable().defined(),
}).noUnknown()

export const mateListSchema = listOf(mateSchema.required())
  .shape({
    // `listOf` forgets the type of its items.
    results: array().of(mateSchema.required()).required(),
    animal: pairedAnimalSchema.required(),
    /** Of all mates, whichever breed was chosen. */
    breeds: array().of(namedSchema.required()).required(),
    /** The outcomes that mates can be ranked by: what `colour` may be. */
    wantedColours: array()
      .of(object({ value: string().required(), label: copyText().required() }).noUnknown().required())
      .required(),
    /** The one they are ranked by; null unless they are. */
    wantedColour: string().nullable().defined(),
    /** Desexed animals of the other sex, which are not listed. */
    desexedCount: number().integer().min(0).required(),
    /** Some of these results were made for trying the shop out. */
    isSampleData: boolean().required(),
  })
  .noUnknown()

export type Mate = InferType<typeof mateSchema>
export type MateList = InferType<typeof mateListSchema>

/** Another's animal answers 404; without a membership that gives its benefits, 409 with `codes.membersOnly`. */
export const mateCalls = {
  // Ours: SPEC's breeding strategy is of one pair.
  listMates: call({
    ...mateEndpoints.listMates,
    summary: "All of a kennel's mates for one of its animals, ranked by risk, relatedness or colour; for members",
    query: object({
      order: string().oneOf(mateOrders),
      breed: queryWord(),
      colour: string().max(100),
      page: queryWord(),
    }),
    reply: mateListSchema,
    who: 'user',
    isOurs: true,
  }),
}
