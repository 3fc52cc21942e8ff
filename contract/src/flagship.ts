import { array, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { storeSpecies } from './constants.ts'
import { flagshipEndpoints } from './endpoints/flagship.ts'
import { file } from './file.ts'
import { priceSchema } from './price.ts'
import { productSchema } from './product.ts'
import { sampleReportNames } from './sample-reports.ts'

const count = () => number().integer().min(0).required()

/** What the catalogue has of one species, counted. */
const speciesCountsSchema = object({
  species: string().oneOf(storeSpecies).required(),
  /** Breeds that have a full breed profile, and how many tests the smallest and the largest of these hold. */
  profiles: count(),
  fewestTests: count(),
  mostTests: count(),
  diseaseTests: count(),
  traitTests: count(),
  /** The smallest price of a full breed profile. */
  profileFrom: priceSchema.required(),
}).noUnknown()

/** What the pages of the shop's flagships state, counted from the catalogue. */
export const flagshipsSchema = object({
  /** Dog breeds that an estimate of a breed mix can name. */
  breedsCompared: count(),
  species: array().of(speciesCountsSchema.required()).required(),
  genoPet: productSchema.required(),
  genoPetPlus: productSchema.required(),
  /** The demonstration's reports, as pictures and as PDF. */
  samples: array()
    .of(
      object({
        name: string().oneOf(sampleReportNames).required(),
        /** Addresses: of the PDF, and of a picture of each of its pages. */
        file: string().required(),
        pages: array().of(string().required()).required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()
export type Flagships = InferType<typeof flagshipsSchema>

export const flagshipCalls = {
  getFlagships: call({
    ...flagshipEndpoints.getFlagships,
    summary: "What the pages of Geno Pet and the shop's other flagships state, counted from the catalogue",
    reply: flagshipsSchema,
    who: 'anyone',
    ofCatalogue: {},
    isOurs: true,
  }),
  getSampleReport: call({
    ...flagshipEndpoints.getSampleReport,
    summary: 'The report of an animal of the demonstration, such as `breed-mix.pdf`',
    reply: file('application/pdf'),
    who: 'anyone',
    isOurs: true,
  }),
  getSamplePage: call({
    ...flagshipEndpoints.getSamplePage,
    summary: 'A page of it as a picture, such as `breed-mix/1.webp`',
    reply: file('image/webp'),
    who: 'anyone',
    isOurs: true,
  }),
}
