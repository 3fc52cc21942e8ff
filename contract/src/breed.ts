import { array, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { breedEndpoints } from './endpoints/breed.ts'
import { coatSchema, namedSchema, queryList, queryWord } from './shared.ts'
import { listOf } from './list.ts'
import { copyText } from './spelled-reply.ts'

export const breedSchema = object({
  id: number().integer().required(),
  name: copyText().required(),
  species: namedSchema.required(),
  coat: coatSchema.required(),
  /** Tests the shop sells that name this breed. */
  testCount: number().integer().required(),
}).noUnknown()

export const breedDetailSchema = breedSchema
  .shape({
    synonyms: array().of(string().required()).required(),
    /** Kennel clubs and cat registries that list it: AKC, KC, FCI, TICA … */
    registries: array().of(string().required()).required(),
    group: string().nullable().defined(),
    origin: string().nullable().defined(),
    /** The breed's full profile product, where it has tests. */
    fullBreedProfileId: number().integer().nullable().defined(),
    /** Its id is empty for the options that mean all breeds. */
    source: object({ name: string().required(), id: string().defined() }).noUnknown().required(),
  })
  .noUnknown()

export type Breed = InferType<typeof breedSchema>
export type BreedDetail = InferType<typeof breedDetailSchema>

export const breedCalls = {
  listBreeds: call({
    ...breedEndpoints.listBreeds,
    summary: 'Breeds by species and name, in pages',
    query: object({
      species: queryWord(),
      barcodes: queryList(),
      page: queryWord(),
      name: string().max(100),
      /** Ours: `tested` lists only breeds that have tests; `initial` one letter; `size` up to 1,000 for the A to Z. */
      tested: queryWord(),
      initial: queryWord(),
      size: queryWord(),
      /** Ours: `-testCount` puts the breeds with the most tests first; otherwise they are in the order of their names. */
      sort: string().oneOf(['-testCount']),
    }),
    reply: listOf(breedSchema),
    who: 'anyone',
    ofCatalogue: { unless: 'barcodes' },
  }),
  getBreed: call({
    ...breedEndpoints.getBreed,
    summary: 'One breed: names, registries, coat',
    reply: breedDetailSchema,
    who: 'anyone',
    ofCatalogue: {},
  }),
}
