import { array, boolean, type InferType, number, object, string } from 'yup'
import { namedSchema } from './shared.ts'
import { copyText } from './spelled-reply.ts'

/** More colours than these are no description. */
export const maxCoatColours = 6

const colours = () => array().of(copyText().required()).required()
const tests = () => array().of(namedSchema.required()).required()

/** An animal's coat from its results: what was not tested is named, and nothing is guessed. */
export const animalCoatSchema = object({
  /** "Black and tan", "Could be black, or black and tan", "The colour is still open". */
  title: copyText().required(),
  /** Every colour that the results leave open, by the names of the colour tools; empty where they are too many to name. */
  colours: colours(),
  /** How many they are. */
  colourCount: number().integer().required(),
  /** How much white, in words; null where no test shows it. */
  white: copyText().nullable().defined(),
  /** Tests without a result that would leave fewer colours. */
  untested: tests(),
  /** What rare variants could make of it, and the tests without a result that would decide; null where none could. */
  rare: object({ colours: colours(), tests: tests() }).noUnknown().nullable().defined(),
  /** Tests in which the animal's samples contradict each other: they count as not tested. */
  contradicted: tests(),
  /** Variants of other genes that change a coat and are not in its name. */
  beside: array()
    .of(object({ product: namedSchema.required(), genotype: string().required() }).noUnknown().required())
    .required(),
  /**
   * Genotypes as the colour tool of its species takes them: "E/e", and "?" where the usual tests leave more than one
   * pair open.
   */
  loci: array()
    .of(object({ key: string().required(), genotype: string().required() }).noUnknown().required())
    .required(),
  /** What none of its tests shows. */
  limits: array().of(copyText().required()).required(),
  /** Made for trying the shop out. */
  isSampleData: boolean().required(),
}).noUnknown()

export type AnimalCoat = InferType<typeof animalCoatSchema>
