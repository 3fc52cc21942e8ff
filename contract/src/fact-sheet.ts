import { array, type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { factSheetEndpoints } from './endpoints/fact-sheet.ts'
import { productDetailSchema } from './product.ts'
import { copyText } from './spelled-reply.ts'
import { resultStatuses } from './verdict.ts'

/** One genotype that a test can give, in the words in which a report would explain it. */
export const genotypeMeaningSchema = object({
  genotype: string().required(),
  /** Where the sexes differ: whose it is. */
  sex: string().oneOf(['female', 'male']).nullable().defined(),
  /** Null for traits, and for a disease where the sources state too little. */
  status: string().oneOf(resultStatuses).nullable().defined(),
  meaning: copyText().required(),
  offspringMeaning: copyText().nullable().defined(),
}).noUnknown()
export type GenotypeMeaning = InferType<typeof genotypeMeaningSchema>

/** A test on one sheet: what it reads, and what each genotype means. */
export const factSheetSchema = object({
  product: productDetailSchema.required(),
  /** In the order of the alleles; none where several loci are read together, or too many alleles for a table. */
  genotypes: array().of(genotypeMeaningSchema.required()).required(),
  /** Every genotype of each sex, to choose from; none where several loci are read together. */
  possibleGenotypes: object({
    female: array().of(string().required()).required(),
    male: array().of(string().required()).required(),
  })
    .noUnknown()
    .required(),
}).noUnknown()
export type FactSheet = InferType<typeof factSheetSchema>

export const factSheetCalls = {
  getFactSheet: call({
    ...factSheetEndpoints.getFactSheet,
    summary: 'A disease or trait test, and what each of its genotypes means',
    reply: factSheetSchema,
    who: 'anyone',
    ofCatalogue: {},
    isOurs: true,
  }),
}
