import { array, boolean, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { toolEndpoints } from './endpoints/tool.ts'
import { barcodeText, emailSchema, requiredText, typedNumber } from './form.ts'
import { bloodTypes, isoerythrolysisRisks, offspringSexes } from './genotype.ts'
import { messages } from './messages.ts'
import { parentageVerdicts } from './parentage.ts'
import { reportStates } from './report.ts'
import { sampleProblems, sampleStages } from './sample-stage.ts'
import { namedSchema, queryWord } from './shared.ts'
import { copyText } from './spelled-reply.ts'
import { resultStatuses } from './verdict.ts'

export const sampleTrackerSchema = object({
  barcode: string().required(),
  productName: string().required(),
  /** Only for those who may see the animal: a stranger learns where a sample is, not whose. */
  animal: object({ id: string().uuid().required(), petName: string().required() }).noUnknown().nullable().defined(),
  stage: string().oneOf(sampleStages).required(),
  problem: string().oneOf(sampleProblems).nullable().defined(),
  /** Every stage in order; `date` is null for those not reached. */
  stages: array()
    .of(
      object({
        stage: string().oneOf(sampleStages).required(),
        date: string().datetime().nullable().defined(),
        note: copyText().nullable().defined(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  expectedAt: string().datetime().nullable().defined(),
  /** When tests were added to a sample that was reported: it is at work again for them, and else null. */
  testsAddedAt: string().datetime().nullable().defined(),
}).noUnknown()

/**
 * The present state of a report, and enough to compare the document with it. By the number on the document, which
 * nobody can guess; by a sample's barcode the animal stays unnamed.
 */
export const reportAuthenticationSchema = object({
  /** The input: a report's number, or a barcode. */
  barcode: string().required(),
  state: string().oneOf(reportStates).required(),
  /** Why it is no longer valid; null while it is. */
  stateReason: string().nullable().defined(),
  title: copyText().required(),
  registrationName: string().nullable().defined(),
  petName: string().nullable().defined(),
  /** The results as the report must have them; empty by barcode. */
  lines: array()
    .of(
      object({ name: copyText().required(), genotype: string().nullable().defined(), verdict: copyText().required() })
        .noUnknown()
        .required(),
    )
    .required(),
  isSampleData: boolean().required(),
  breed: namedSchema.nullable().defined(),
  /** The last four characters: the rest is the owner's affair. */
  chipNumberEnding: string().nullable().defined(),
  collector: string().nullable().defined(),
  isIdentityVerified: boolean().required(),
  /** What was written of the animal otherwise when its results were reported, by which the verdicts are: "sex". */
  recordChange: string().nullable().defined(),
  laboratory: string().required(),
  method: string().required(),
  issuedAt: string().datetime().required(),
}).noUnknown()

/** What is known of an animal's dam or sire. `stated` is written down, and no DNA was compared. */
const chipParentStates = ['qualifies', 'stated', 'excluded', 'inconclusive', 'not_comparable', 'unknown'] as const

/** What is missing until DNA can decide about a parent, or to be done where it has. */
const parentGaps = [
  /** No parent is written down. */
  'no_parent',
  /** It is a name alone, with no animal of the shop. */
  'name_only',
  /** DNA fits another animal than the one written down. */
  'other_fits',
  /** DNA fits more than one animal. */
  'several_fit',
  'offspring_profile',
  'parent_profile',
  'offspring_conflict',
  'parent_conflict',
  /** Both have profiles, and none on the same panel. */
  'common_panel',
  /** On one panel, and written in ways that do not compare. */
  'notation',
  /** The parent is in another account, and not shared with all rights. */
  'share',
  /** It was never requested. */
  'comparison',
  'more_markers',
  /** Each parent fits alone, and the two do not together. */
  'together',
  'retest',
] as const

export const chipParentSchema = object({
  role: string().oneOf(['dam', 'sire']).required(),
  state: string().oneOf(chipParentStates).required(),
  /** A stranger reads the registered name of a parent that qualifies, and no other. */
  name: string().nullable().defined(),
  /** Its record, for those who may see it. */
  animalId: string().uuid().nullable().defined(),
  /** The panels of its profiles, where they may be shown. */
  panels: array().of(string().required()).required(),
  /** What its DNA shows today, panel by panel. */
  comparisons: array()
    .of(
      object({
        panel: string().required(),
        verdict: string().oneOf(parentageVerdicts).required(),
        /** Both parents were compared with it at once, which shows more. */
        isOfBoth: boolean().required(),
        markersCompared: number().integer().required(),
        mismatches: number().integer().required(),
        /** Of all these markers together, 0 to 1, the other parent not considered; null where too little is known. */
        powerOfExclusion: number().min(0).max(1).nullable().defined(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** When it was last compared; null where it never was. */
  comparedAt: string().datetime().nullable().defined(),
  gaps: array().of(string().oneOf(parentGaps).required()).required(),
}).noUnknown()

/** An animal with the number that was entered. */
export const chipRecordSchema = object({
  /** Null to strangers. */
  animal: object({
    id: string().uuid().required(),
    petName: string().required(),
    breed: namedSchema.nullable().defined(),
    rights: string().oneOf(['owner', 'full', 'view']).required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  species: namedSchema.required(),
  /** The panels of its DNA profiles. */
  panels: array().of(string().required()).required(),
  /** The profiles were made to try the shop out. */
  isSampleData: boolean().required(),
  /** The dam, then the sire. */
  parents: array().of(chipParentSchema.required()).required(),
}).noUnknown()

export const microchipSchema = object({
  code: string().defined(),
  /** ISO 11784 has 15 digits; older chips of 9 or 10 characters are accepted as non-ISO. */
  format: string().oneOf(['iso', 'non_iso', 'invalid']).required(),
  /** The country or maker of its first three digits; null when shared or unknown. */
  issuer: string().nullable().defined(),
  /** Duplicates exist among shared (900) codes: a warning, never a refusal. */
  warning: copyText().nullable().defined(),
  /** Where such a number is looked up, the likeliest first: no register reveals to another shop whose it is. */
  registers: array()
    .of(object({ name: string().required(), page: string().required(), note: copyText().required() }).noUnknown())
    .required(),
  /** More than one animal bears the number, and the caller may see none of them. */
  isShared: boolean().required(),
  /** Those that may be seen; to a stranger the one animal with this number. Empty where there is none, or are several. */
  records: array().of(chipRecordSchema.required()).required(),
}).noUnknown()
export type ChipParent = InferType<typeof chipParentSchema>
export type ChipRecord = InferType<typeof chipRecordSchema>

const coatGenotypes = {
  dilute: requiredText(10),
  bcc: requiredText(10),
  agouti: requiredText(10),
  colourpoint: requiredText(10),
}

/** Ours: what the four loci of SPEC leave open. Left out, a cat without red, silver and white is meant. */
const moreCoatGenotypes = {
  orange: string().trim().max(10),
  silver: string().trim().max(10),
  white: string().trim().max(10),
}
const allCoatGenotypes = {
  ...coatGenotypes,
  orange: requiredText(10),
  silver: requiredText(10),
  white: requiredText(10),
}

/** What black and its shades are called: seal in points, sable in Burmese, ruddy in Abyssinians. */
export const colourNamings = ['common', 'burmese', 'abyssinian'] as const

/** One cat's genotypes, as "D/d", "?" where one was not tested, of orange "O/Y" in a male; with a mate, the litter of queen and tom. */
const felineColourInputSchema = object({
  ...coatGenotypes,
  ...moreCoatGenotypes,
  // Ours: the pair.
  mate: object({ ...coatGenotypes, ...moreCoatGenotypes })
    .noUnknown()
    .optional()
    .default(undefined),
  // Ours.
  naming: string().oneOf(colourNamings),
}).noUnknown()

const canineGenotypes = {
  e: requiredText(10),
  k: requiredText(10),
  a: requiredText(10),
  b: requiredText(10),
  d: requiredText(10),
  m: requiredText(10),
  s: requiredText(10),
}

/** One dog's genotypes at the seven loci, as "E/e", "?" where one was not tested; with a mate, the litter of the pair. */
const canineColourInputSchema = object({
  ...canineGenotypes,
  mate: object(canineGenotypes).noUnknown().optional().default(undefined),
}).noUnknown()

/** A colour tool's form: the mate's genotypes are required only when there is one. */
const colourFormSchema = <Fields extends typeof allCoatGenotypes | typeof canineGenotypes>(fields: Fields) =>
  object({
    animal: object(fields).noUnknown().required(),
    hasMate: boolean().required(),
    mate: object().when('hasMate', ([hasMate]) => (hasMate ? object(fields) : object())),
    naming: string().oneOf(colourNamings).required(),
  })
export const felineColourFormSchema = colourFormSchema(allCoatGenotypes)
export const canineColourFormSchema = colourFormSchema(canineGenotypes)

/** 0 to 100; a table of these sums to 100. */
const percent = () => number().min(0).max(100).required()
const range = { percentFrom: percent(), percentTo: percent() }

const coatChanceSchema = object({ colour: copyText().required(), ...range }).noUnknown()
/** Daughters and sons apart where a gene on the X chromosome shows; null where it makes no difference. */
const sexOf = () => string().oneOf(offspringSexes).nullable().defined()

/** What a colour tool answers, of a cat or a dog. Chances are ranges where a parent was not tested. */
export const coatColourSchema = object({
  loci: array()
    .of(
      object({
        key: string().required(),
        locus: string().required(),
        gene: string().required(),
        /** Null where it was not tested, and so is its meaning. */
        genotype: string().nullable().defined(),
        meaning: copyText().nullable().defined(),
        carries: array().of(string().required()).required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** The possible colours of one animal, or of a pair's young. */
  colours: array().of(copyText().required()).required(),
  /** What comes on top of the colour: white. */
  marks: array().of(copyText().required()).required(),
  /** A pair's young by their joint genotype; empty for one animal, with an untested locus, and where they are too many. */
  offspring: array()
    .of(
      object({ genotype: string().required(), sex: sexOf(), colour: copyText().required(), percent: percent() })
        .noUnknown()
        .required(),
    )
    .required(),
  /** The offspring's genotypes, locus by locus. */
  offspringLoci: array()
    .of(
      object({
        key: string().required(),
        locus: string().required(),
        outcomes: array()
          .of(
            object({ genotype: string().required(), sex: sexOf(), ...range })
              .noUnknown()
              .required(),
          )
          .required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** The offspring's coats, by colour alone, likeliest first. */
  offspringColours: array()
    .of(coatChanceSchema.shape({ sex: sexOf() }).required())
    .required(),
  offspringMarks: array().of(coatChanceSchema.required()).required(),
  /** Alleles that young may carry unseen, with the chance. */
  offspringCarries: array()
    .of(
      object({ allele: string().required(), ...range })
        .noUnknown()
        .required(),
    )
    .required(),
  /** The loci that were not tested, by name: "D (MLPH)". */
  untested: object({
    animal: array().of(string().required()).required(),
    mate: array().of(string().required()).required(),
  })
    .noUnknown()
    .required(),
  /** What a breeder should know before such young are born. */
  warnings: array().of(copyText().required()).required(),
  /** What this tool does not know and may mask the result. */
  limits: array().of(copyText().required()).required(),
}).noUnknown()

const outcomeSchema = object({
  genotype: string().required(),
  status: string().oneOf(resultStatuses).nullable().defined(),
  /** Daughters and sons apart for X-linked genes; null when it makes no difference. */
  sex: string().oneOf(offspringSexes).nullable().defined(),
  /** Of all offspring, or of the sex named; they differ only when a parent is untested. */
  percentFrom: percent(),
  percentTo: percent(),
  meaning: copyText().required(),
}).noUnknown()

/** The chance for each offspring, not a litter count; locus by locus, and together where loci lie on different chromosomes. */
export const breedingStrategySchema = object({
  loci: array()
    .of(
      object({
        /** Null for typed genotypes of no test of ours. */
        product: namedSchema.nullable().defined(),
        name: copyText().required(),
        gene: string().nullable().defined(),
        modeOfInheritance: string().required(),
        /** Where the mode is stated. */
        modeSource: string().nullable().defined(),
        dam: string().nullable().defined(),
        sire: string().nullable().defined(),
        outcomes: array().of(outcomeSchema.required()).required(),
        advice: copyText().required(),
        warnings: array().of(copyText().required()).required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** What offspring can be by tests of one gene that decide it together; empty where none of these share one. */
  together: array()
    .of(
      object({
        name: copyText().required(),
        gene: string().required(),
        tests: array().of(namedSchema.required()).required(),
        /**
         * "Long coat", with the range that an unknown phase or a missing result leaves; empty where nothing can be
         * determined.
         */
        outcomes: array()
          .of(
            object({
              reading: copyText().required(),
              status: string().oneOf(resultStatuses).nullable().defined(),
              percentFrom: percent(),
              percentTo: percent(),
              meaning: copyText().required(),
            })
              .noUnknown()
              .required(),
          )
          .required(),
        /** Why chances are ranges, and on what they rest. */
        notes: array().of(copyText().required()).required(),
        warnings: array().of(copyText().required()).required(),
        sources: array().of(string().required()).required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** Of a pair of cats whose blood group is planned with: what the queen's first milk can do to her kittens; else null. */
  isoerythrolysis: object({
    /** Null where she was not tested, or the type is not determined. */
    queen: string().oneOf(bloodTypes).nullable().defined(),
    tom: string().oneOf(bloodTypes).nullable().defined(),
    risk: string().oneOf(isoerythrolysisRisks).required(),
    /** Of the kittens, how many fall ill if they drink it. */
    percentFrom: percent(),
    percentTo: percent(),
    note: copyText().required(),
    /** Null where nothing is to be feared. */
    whatToDo: copyText().nullable().defined(),
    sources: array().of(string().required()).required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  /** Null for one locus, with an untested parent, and where two loci may lie on one chromosome. */
  combined: array()
    .of(
      object({
        genotypes: array().of(string().required()).required(),
        sex: string().oneOf(offspringSexes).nullable().defined(),
        percent: percent(),
      })
        .noUnknown()
        .required(),
    )
    .nullable()
    .defined(),
  /** Why the loci are not multiplied; null when they are, or there is one. */
  combinedReason: copyText().nullable().defined(),
}).noUnknown()

const parentSchema = object({
  id: string().uuid().required(),
  petName: string().required(),
  species: namedSchema.required(),
  breed: namedSchema.nullable().defined(),
})
  .noUnknown()
  .nullable()
  .defined()

/** Two animals as the breeding strategy takes them: what each was found to have, where a test can be crossed. */
export const pairGenotypesSchema = object({
  dam: parentSchema,
  sire: parentSchema,
  /** What matters for breeding first, in both before in one. */
  tests: array()
    .of(
      object({
        product: namedSchema.required(),
        /** "N/CEA"; null where this parent is not named, was not tested, or has no result. */
        dam: string().nullable().defined(),
        sire: string().nullable().defined(),
        /** Whose samples contradict each other in it: neither reading counts until the laboratory has settled it. */
        conflicting: array()
          .of(string().oneOf(['dam', 'sire']).required())
          .required(),
        /** Over how many generations each is clear by its parents; null where it was tested itself, or is not known. */
        damGenerations: number().integer().nullable().defined(),
        sireGenerations: number().integer().nullable().defined(),
        /** Of a disease that one of them is not clear of, or of a trait whose two copies do harm and that one of them can pass on. */
        isFinding: boolean().required(),
        /** Of a trait, such as its colour, which one of them has a variant to pass on. */
        isPassedOn: boolean().required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()

export const multipackTransferSchema = object({
  email: emailSchema,
  quantity: typedNumber()
    .integer('Use a whole number')
    .min(1, 'Use at least ${min}')
    .max(500, 'Use at most ${max}')
    .required(messages.fieldRequired),
  categoryId: number().typeError(messages.fieldRequired).integer().positive().required(messages.fieldRequired),
  /** Ours: the kits that were chosen, as many as `quantity`; without them the shop chooses. */
  barcodes: array().of(barcodeText().required()).min(1).max(500).optional(),
  /** Ours: the browser's number of this offer, so that a second click makes no second one. */
  offerId: string().uuid(),
}).noUnknown()

export type ReportAuthentication = InferType<typeof reportAuthenticationSchema>
export type Microchip = InferType<typeof microchipSchema>
export type FelineColourInput = InferType<typeof felineColourInputSchema>
export type CanineColourInput = InferType<typeof canineColourInputSchema>
export type CoatColour = InferType<typeof coatColourSchema>
export type BreedingStrategy = InferType<typeof breedingStrategySchema>
export type PairGenotypes = InferType<typeof pairGenotypesSchema>
export type MultipackTransfer = InferType<typeof multipackTransferSchema>

export const toolCalls = {
  trackSample: call({
    ...toolEndpoints.trackSample,
    summary: 'Where a sample is',
    reply: sampleTrackerSchema,
    who: 'anyone',
  }),
  authenticateReport: call({
    ...toolEndpoints.authenticateReport,
    summary: 'Whether a report is genuine and still stands',
    reply: reportAuthenticationSchema,
    who: 'anyone',
  }),
  checkMicrochip: call({
    ...toolEndpoints.checkMicrochip,
    summary: "What a chip's number says, where it is registered, and what DNA says of the parents on record",
    reply: microchipSchema,
    // /tools/microchip-checker is open to the public, whatever the path is.
    who: 'anyone',
  }),
  predictFelineColour: call({
    ...toolEndpoints.predictFelineColour,
    summary: 'The colours a cat, or a pair, can have',
    body: felineColourInputSchema,
    reply: coatColourSchema,
    who: 'user',
    whileActing: 'allowed',
  }),
  // Ours: SPEC has the cats' tool alone.
  predictCanineColour: call({
    ...toolEndpoints.predictCanineColour,
    summary: 'The colours a dog, or a pair, can have',
    body: canineColourInputSchema,
    reply: coatColourSchema,
    who: 'user',
    whileActing: 'allowed',
    isOurs: true,
  }),
  getBreedingStrategy: call({
    ...toolEndpoints.getBreedingStrategy,
    summary: 'What a dam and a sire pass on',
    query: object({
      /** One or more loci, comma-separated: a test's product id, or one of `strategyModes` for typed genotypes. */
      strategyType: string().max(600),
      /** As many genotypes in the same order, comma-separated: "N/CEA"; "?" for an untested parent. */
      damGeneticResult: string().max(600),
      sireGeneticResult: string().max(600),
    }),
    reply: breedingStrategySchema,
    who: 'user',
  }),
  // Ours: the pair by their ids. Another's animal answers 404; one of the wrong sex, or of another species, 428 on its field.
  getPairGenotypes: call({
    ...toolEndpoints.getPairGenotypes,
    summary: 'What two animals, or one, were found to have, for their breeding strategy',
    query: object({ damId: queryWord(), sireId: queryWord() }),
    reply: pairGenotypesSchema,
    who: 'user',
    isOurs: true,
  }),
  transferMultipack: call({
    ...toolEndpoints.transferMultipack,
    summary: 'Offers kits of a multipack to somebody, by their address',
    body: multipackTransferSchema,
    reply: object({ message: string().required() }).noUnknown(),
    who: 'user',
  }),
}
