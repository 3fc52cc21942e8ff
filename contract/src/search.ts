import { array, boolean, type InferType, object, string } from 'yup'
import { breedSchema } from './breed.ts'
import { call } from './call.ts'
import { searchEndpoints } from './endpoints/search.ts'
import { sitePageSchema } from './site-page.ts'
import { copyText } from './spelled-reply.ts'

/** Why no test answers a topic, in short. */
export const topicReasons = [
  'many genes',
  'some breeds',
  'not inherited',
  'an infection',
  'behaviour',
  'not in our catalogue',
] as const

/** What people ask a DNA test for that none answers, or one for some breeds alone; with what a vet does instead. */
export const topicSchema = object({
  id: string().required(),
  /** "There is no DNA test for hip dysplasia". */
  headline: copyText().required(),
  reason: string().oneOf(topicReasons).required(),
  why: copyText().required(),
  instead: copyText().required(),
  sources: array().of(string().required()).required(),
}).noUnknown()
export type Topic = InferType<typeof topicSchema>

/** What a text finds beside tests, which `listProducts` answers. */
export const foundSchema = object({
  topic: topicSchema.nullable().defined(),
  breeds: array().of(breedSchema).required(),
  pages: array().of(sitePageSchema).required(),
  /** The pages answer the text more than any test does. */
  isForPages: boolean().required(),
}).noUnknown()
export type Found = InferType<typeof foundSchema>

export const searchCalls = {
  search: call({
    ...searchEndpoints.search,
    summary: 'What a text finds beside tests: a topic that no test answers, breeds, and pages the visitor may open',
    query: object({ search: string().max(200) }),
    reply: foundSchema,
    who: 'anyone',
    isOurs: true,
  }),
}
