import { array, number, object, string } from 'yup'
import { copyText } from './spelled-reply.ts'

/** A word of a query: a page, a size, an id, a choice, yes or no. */
export const queryWord = () => string().max(40)
/** Several of them, comma-separated: at most a hundred order numbers. */
export const queryList = () => string().max(2100)

/** An id with its name: a species, a breed, a category, a sub-category, a product named in passing. */
export const namedSchema = object({
  id: number().integer().required(),
  name: copyText().max(300).required(),
}).noUnknown()

export const coatPatterns = [
  'solid',
  'bicolour',
  'tricolour',
  'tuxedo',
  'merle',
  'harlequin',
  'brindle',
  'spotted',
  'rosetted',
  'ticked',
  'roan',
  'sable',
  'saddle',
  'tabby',
  'points',
  'tortoiseshell',
  'curly',
  'long',
  'helix',
  'system-blood',
  'system-bone',
  'system-nerve',
  'system-eye',
  'system-heart',
  'system-skin',
  'system-kidney',
  'system-hormone',
  'system-immune',
  'system-metabolism',
  'system-tooth',
  'system-digestion',
  'system-reproduction',
  'system-lungs',
  'kit-swab',
  'kit-breeds',
  'kit-profile',
  'kit-pack',
  'kit-plan',
  'kit-post',
  'kit-card',
] as const

/** The builds that a dog or cat is drawn in. */
export const animalOutlines = [
  'bichon',
  'bulldog',
  'collie',
  'corgi',
  'dachshund',
  'french',
  'highland',
  'hound',
  'labrador',
  'molosser',
  'mountain',
  'pointer',
  'poodle',
  'pug',
  'retriever',
  'shepherd',
  'sighthound',
  'silky',
  'spaniel',
  'spitz',
  'terrier',
  'toy',
  'cobby',
  'fold',
  'leopard',
  'longhair',
  'oriental',
  'persian',
  'shorthair',
  'sphynx',
] as const

/** The animal in a picture: a breed's own wears the picture's pattern; a disease's, that of a breed it is known in. */
const picturedAnimalSchema = object({
  outline: string().oneOf(animalOutlines).required(),
  pattern: string().oneOf(coatPatterns),
  colours: array().of(string().required()),
}).noUnknown()

/** The drawn picture of a breed, an animal or a test: a pattern, or for a disease the body system it is of and for a kit what is in it, its colours (CSS hex, ground first), and a seed for its crop. */
export const coatSchema = object({
  pattern: string().oneOf(coatPatterns).required(),
  colours: array().of(string().required()).required(),
  seed: number().integer().required(),
  animal: picturedAnimalSchema.optional().default(undefined),
}).noUnknown()

/** Words of a file that named no encoding of its letters: somebody is to see whether they were guessed right. */
export const guessedWords = array().of(string().required()).required()
