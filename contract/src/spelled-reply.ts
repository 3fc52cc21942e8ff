import { ArraySchema, ObjectSchema, type Schema, string } from 'yup'
import { asThisPatient } from './patient-words.ts'
import { isAmerican, spell } from './spelling.ts'

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Words of the shop's own, spelled as the visitor's country spells them (decision 0088). */
    isCopy?: true
  }
}

/** A text of the shop's own or of its catalogue's; never what somebody typed, an address, or a title of others' work. */
export const copyText = () => string().meta({ isCopy: true })

type Rewrite = (text: string) => string
type RewriteCopy = (value: unknown, rewrite: Rewrite) => unknown

function makeRewrite(schema: unknown): RewriteCopy | null {
  if (schema instanceof ArraySchema) {
    const item = makeRewrite(schema.innerType)
    return item && ((value, rewrite) => (Array.isArray(value) ? value.map((one) => item(one, rewrite)) : value))
  }
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Record<string, unknown>).flatMap(([key, field]) => {
      const rewriteField = makeRewrite(field)
      return rewriteField ? [[key, rewriteField] as const] : []
    })
    if (!fields.length) return null
    return (value, rewrite) => {
      if (value === null || typeof value !== 'object') return value
      const reply: Record<string, unknown> = { ...value }
      for (const [key, rewriteField] of fields) if (key in reply) reply[key] = rewriteField(reply[key], rewrite)
      return reply
    }
  }
  const isCopy = (schema as Partial<Schema>).meta?.()?.isCopy
  return isCopy ? (value, rewrite) => (typeof value === 'string' ? rewrite(value) : value) : null
}

const made = new WeakMap<Schema, RewriteCopy | null>()

/** A copy of a reply in which the texts that its schema calls `copyText` are rewritten. */
function rewriteCopy<Reply>(schema: Schema, reply: Reply, rewrite: Rewrite): Reply {
  let rewriteIt = made.get(schema)
  if (rewriteIt === undefined) made.set(schema, (rewriteIt = makeRewrite(schema)))
  return rewriteIt ? (rewriteIt(reply, rewrite) as Reply) : reply
}

/** A reply in a country's spelling; its texts are written in British English. */
export const spellReply = <Reply>(schema: Schema, reply: Reply, country: string): Reply =>
  isAmerican(country) ? rewriteCopy(schema, reply, (text) => spell(text, country)) : reply

/** A reply as vets read it: an animal that its texts point at is a patient (audience-7). */
export const replyToVet = <Reply>(schema: Schema, reply: Reply): Reply => rewriteCopy(schema, reply, asThisPatient)
