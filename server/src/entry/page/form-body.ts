import type { Schema } from 'yup'
import { decimalIn } from '../../platform/values/typed-number.ts'

type Fields = { [name: string]: unknown }
type Inner = Schema & { fields?: Record<string, Schema>; innerType?: Schema }

/**
 * The body of a call in a form's fields, which are all text: numbers, ticked boxes, lists and what is nested, as the
 * schema types them. What cannot be read stays text: validation then refuses it. An empty field is absent, but for
 * texts. The fields that the schema does not name are the `others`.
 */
export function readForm(schema: Schema | undefined, fields: Fields): { body: Fields; others: Fields } {
  const named = (schema as Inner | undefined)?.fields ?? {}
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in named)))
  return { body: schema ? (typed(schema, fields) as Fields) : {}, others }
}

function typed(schema: Schema, value: unknown): unknown {
  const { type, fields, innerType } = schema as Inner
  if (type === 'array') {
    const items = value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]
    return items.map((item) => (innerType ? typed(innerType, item) : item))
  }
  if (type === 'object') {
    if (typeof value !== 'object' || value === null || !fields) return value
    const entries = Object.entries(fields).map(([name, field]) => [name, typed(field, (value as Fields)[name])])
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
  }
  // A field that is there twice, and is no list: the last one counts.
  const text: unknown = Array.isArray(value) ? value.at(-1) : value
  if (typeof text !== 'string' || type === 'string') return text
  if (text.trim() === '') return undefined
  if (type === 'number') return Number.isNaN(decimalIn(text)) ? text : decimalIn(text)
  if (type === 'boolean') return ({ on: true, true: true, false: false } as const)[text] ?? text
  return text
}
