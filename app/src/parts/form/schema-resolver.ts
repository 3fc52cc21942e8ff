import { yupResolver } from '@hookform/resolvers/yup'
import { inOurWords } from '@shop/contract/field-texts'
import type { Schema } from 'yup'

/** Has a form checked by a schema: what is wrong is written in our words, as the server's answer is. */
export const schemaResolver = ((schema: Schema, ...options: [never, never]) => {
  const validate: Schema['validate'] = (...input) =>
    schema.validate(...input).catch((error: unknown) => {
      throw inOurWords(error)
    })
  return yupResolver(Object.assign(Object.create(schema) as never, { validate }), ...options)
}) as unknown as typeof yupResolver
