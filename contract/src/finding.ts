import { array, type InferType, object, string } from 'yup'
import { call } from './call.ts'
import { findingEndpoints } from './endpoints/finding.ts'
import { finderAdvice, finderQuestions } from './finder.ts'
import { productSchema } from './product.ts'
import { namedSchema, queryWord } from './shared.ts'

const findingQuerySchema = object({
  animal: string().oneOf(finderQuestions.animal).required(),
  kind: string().oneOf(finderQuestions.kind).required(),
  purpose: string().oneOf(finderQuestions.purpose).required(),
  tested: string().oneOf(finderQuestions.tested).required(),
  /** Its id, of an animal of a pure breed. */
  breed: queryWord(),
})

export const findingSchema = object({
  breed: namedSchema.nullable().defined(),
  /** The one that fits best, then two others. */
  products: array()
    .of(
      object({ advice: string().oneOf(finderAdvice).required(), product: productSchema.required() })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()
export type Finding = InferType<typeof findingSchema>

export const findingCalls = {
  findTest: call({
    ...findingEndpoints.findTest,
    summary: 'Which product fits an animal, by the answers to the four questions of the finder, and two others',
    query: findingQuerySchema,
    reply: findingSchema,
    who: 'anyone',
    ofCatalogue: {},
    isOurs: true,
  }),
}
