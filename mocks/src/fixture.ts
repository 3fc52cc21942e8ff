import type { Schema } from 'yup'

/** A maker of valid samples: `fixture(schema, sample)` gives `(partial?) => sample`, each checked against its schema. */
export const fixture =
  <Value extends object>(schema: Schema<Value>, sample: NoInfer<Value>) =>
  (partial: Partial<NoInfer<Value>> = {}): Value =>
    schema.validateSync({ ...sample, ...partial }, { strict: true })

/** The one page of a short list. */
export const listOf = <Item>(results: Item[], partial: { count?: number; next?: number; previous?: number } = {}) => ({
  results,
  count: results.length,
  next: null,
  previous: null,
  ...partial,
})
