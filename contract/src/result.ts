import { array, boolean, type InferType, number, object, string } from 'yup'
import { animalCoatSchema } from './animal-coat.ts'
import { call } from './call.ts'
import { conflictSchema } from './conflict.ts'
import { resultEndpoints } from './endpoints/result.ts'
import { attachment } from './file.ts'
import { medicineSchema } from './medicine.ts'
import { namedSchema, queryWord } from './shared.ts'
import { copyText } from './spelled-reply.ts'
import { penetrances, resultStatuses } from './verdict.ts'

/** One copy of a gene. `absent` where a male has no second copy of an X-linked gene. */
const alleleSchema = object({
  /** As the laboratory writes it. */
  text: string().required(),
  kind: string().oneOf(['normal', 'variant', 'absent']).required(),
}).noUnknown()

/** One line of a report: everything needed to read it without asking elsewhere. */
export const resultSchema = object({
  id: string().uuid().required(),
  product: namedSchema.required(),
  /** What its test tells. */
  plainSentence: copyText().required(),
  kind: string().oneOf(['disease', 'trait']).required(),
  bodySystem: copyText().nullable().defined(),
  gene: string().nullable().defined(),
  variant: string().nullable().defined(),
  /** As the laboratory writes it: "N/M"; a male has one allele of an X-linked gene, "N/Y". Null without a result. */
  genotype: string().nullable().defined(),
  /**
   * The genotype as data: the copies at each place in the DNA that the test reads. Empty without a genotype, and where
   * it does not fit the animal. Normal is what the catalogue calls so, of a trait the usual form.
   */
  loci: array().of(array().of(alleleSchema.required()).required()).required(),
  modeOfInheritance: string().nullable().defined(),
  /** Null for traits, and for a disease where the sources state too little: a genotype and a meaning, no verdict. */
  status: string().oneOf(resultStatuses).nullable().defined(),
  meaning: copyText().required(),
  offspringMeaning: copyText().nullable().defined(),
  /**
   * The animal's tests of the same gene, which mean something together; null for a test without a group. `meaning` is
   * in words.
   */
  together: object({
    /** "Coat length" */
    name: copyText().required(),
    /** "Long coat", as far as it can be determined; null where it cannot. */
    reading: copyText().nullable().defined(),
    /** False where the phase, or a test without a result, leaves it open. */
    isSettled: boolean().required(),
    tests: array()
      .of(object({ product: namedSchema.required(), genotype: string().nullable().defined() }).noUnknown().required())
      .required(),
    /** The tests without a result that could change it. */
    unread: array().of(copyText().required()).required(),
    /** What the reading rests on; empty where it is ours. */
    sources: array().of(string().required()).required(),
  })
    .noUnknown()
    .nullable()
    .defined(),
  /** What other samples of the animal read differently; null where none does. */
  conflict: conflictSchema.nullable().defined(),
  /** How it is known: tested, or clear because both parents are, with the number of generations. */
  basis: object({
    kind: string().oneOf(['tested', 'parentage']).required(),
    generations: number().integer().nullable().defined(),
  })
    .noUnknown()
    .required(),
  caution: copyText().nullable().defined(),
  ageOfOnset: copyText().nullable().defined(),
  penetrance: string().oneOf(penetrances).nullable().defined(),
  /** How common the variant or the illness is, with whose figure it is; null where our sources give none. */
  prevalence: copyText().nullable().defined(),
  /** Null where the animal has no copy of the variant, and where nothing is written. */
  medicine: medicineSchema.nullable().defined(),
  /** Where the test was shown to predict the disease or trait. Empty where our sources name no breed. */
  validatedBreeds: array().of(string().required()).required(),
  /** Whether the animal's breed is one of them; null without a breed, and where no breed is named. */
  isValidatedInBreed: boolean().nullable().defined(),
  laboratory: string().required(),
  date: string().datetime().required(),
  panelVersion: string().required(),
  /** Addresses of pages that support the test's facts. */
  sources: array().of(string().required()).required(),
}).noUnknown()

/** A sample's results. */
export const resultSheetSchema = object({
  barcode: string().required(),
  isPartial: boolean().required(),
  /** True only when an agent or vet took the sample and read the microchip. */
  isIdentityVerified: boolean().required(),
  collector: string().nullable().defined(),
  /** What is written of the animal otherwise than when these were reported, by which they are read: "sex and breed". */
  recordChange: string().nullable().defined(),
  /** How many tests of each kind are ordered and not read yet. */
  waiting: object({
    diseases: number().integer().min(0).required(),
    traits: number().integer().min(0).required(),
  })
    .noUnknown()
    .required(),
  reportedAt: string().datetime().nullable().defined(),
  /** Made for trying the shop out: no animal was tested. */
  isSampleData: boolean().required(),
  /** In what this sample and another of the animal contradict each other, and how it was settled. */
  conflicts: array().of(conflictSchema.required()).required(),
  results: array().of(resultSchema.required()).required(),
}).noUnknown()

/** How mixed an animal's DNA is, or a litter's on average, by SNPs. */
export const diversitySchema = object({
  markers: number().integer().required(),
  heterozygosityPercent: number().min(0).max(100).required(),
  /** By how much that falls short of animals of the species which mate at random; null with too few animals to know. */
  inbreedingPercent: number().max(100).nullable().defined(),
  /** It is within this margin in 95 of 100 animals. */
  marginPercent: number().nullable().defined(),
}).noUnknown()

/** A DNA profile: panels (ISAG 2006 STR, ISAG 2020 SNP, AKC) are never mixed. */
export const dnaProfileSchema = object({
  barcode: string().required(),
  panel: string().required(),
  markers: array()
    .of(
      object({ name: string().required(), alleles: array().of(string().required()).required() })
        .noUnknown()
        .required(),
    )
    .required(),
  laboratory: string().required(),
  date: string().datetime().required(),
  isIdentityVerified: boolean().required(),
  isSampleData: boolean().required(),
  /** Another sample of the animal has another profile on this panel; null where none has. */
  conflict: conflictSchema.nullable().defined(),
  /** Null unless enough SNPs were read. */
  diversity: diversitySchema.nullable().defined(),
}).noUnknown()

/** What happened to a sample's results, newest first. */
export const resultHistorySchema = object({
  barcode: string().required(),
  entries: array()
    .of(
      object({
        id: string().required(),
        date: string().datetime().required(),
        /**
         * What was read; who took the sample (`identity`); what follows from the parents' results (`by_parentage`,
         * `withdrawn`); that all of the sample fell (`sample_withdrawn`); or in what another sample of the animal contradicted
         * it (`conflicting`, `settled`, `reopened`).
         */
        kind: string()
          .oneOf([
            'reported',
            'corrected',
            'added',
            'by_parentage',
            'withdrawn',
            'sample_withdrawn',
            'identity',
            'conflicting',
            'settled',
            'reopened',
          ])
          .required(),
        /** Why, in the laboratory's words. */
        reason: string().nullable().defined(),
        /** Where it was read, and on which version of the panel; null where nothing was. */
        laboratory: string().nullable().defined(),
        panelVersion: string().nullable().defined(),
        /** Who settled it, or took that back; null where something was read. */
        by: string().nullable().defined(),
        /**
         * Genotypes, DNA profiles and breed mixes as they were and as they are; `before` is null for what is new. Of a
         * contradiction, this sample's reading and the other's. Empty for a first report.
         */
        changes: array()
          .of(
            object({
              /** The test, "DNA profile on ISAG 2020 SNP" or "Breed mix". */
              name: copyText().required(),
              before: string().nullable().defined(),
              after: string().nullable().defined(),
              /** The other sample of a contradiction, or of a settlement the chosen one; else null. */
              barcode: string().nullable().defined(),
            })
              .noUnknown()
              .required(),
          )
          .required(),
        /** Who took the sample and read the microchip, since then; null where nobody did, and for other kinds. */
        collector: string().nullable().defined(),
        /** How many results the entry is about. */
        resultCount: number().integer().required(),
        /** Who was notified, as their owner may read it: "you", "vet@example.com". */
        told: array().of(string().required()).required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()

export type Allele = InferType<typeof alleleSchema>
export type Result = InferType<typeof resultSchema>
export type ResultSheet = InferType<typeof resultSheetSchema>
export type Diversity = InferType<typeof diversitySchema>
export type DnaProfile = InferType<typeof dnaProfileSchema>
export type ResultHistory = InferType<typeof resultHistorySchema>

/** Another's animal answers 404, like one that does not exist. */
export const resultCalls = {
  getResults: call({
    ...resultEndpoints.getResults,
    summary: "One sample's results",
    reply: resultSheetSchema,
    who: 'user',
  }),
  getResultHistory: call({
    ...resultEndpoints.getResultHistory,
    summary: 'What changed in a sample’s results, why, and who was told',
    reply: resultHistorySchema,
    who: 'user',
    isOurs: true,
  }),
  getAnimalCoat: call({
    ...resultEndpoints.getAnimalCoat,
    summary: 'The animal’s coat as its results describe it',
    /** Null where no test of its colour has a result. */
    reply: object({ coat: animalCoatSchema.nullable().defined() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  getDnaProfile: call({
    ...resultEndpoints.getDnaProfile,
    summary: "One sample's DNA profile",
    query: object({ species: queryWord() }),
    reply: dnaProfileSchema,
    who: 'user',
  }),
  getResultsFile: call({
    ...resultEndpoints.getResultsFile,
    summary: 'An animal’s results as CSV or JSON',
    reply: attachment('text/csv', 'application/json'),
    who: 'user',
    isOurs: true,
  }),
}
