import { ArraySchema, ObjectSchema, type Schema, string } from 'yup'
import { isAmerican, spell } from './spelling.ts'

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Words of the shop's own, spelled as the visitor's country spells them (decision 0088). */
    isCopy?: true
  }
}

/** A text of the shop's own or of its catalogue's; never what somebody typed, an address, or a title of others' work. */
export const copyText = () => string().meta({ isCopy: true })

type Spell = (value: unknown, country: string) => unknown

function makeSpell(schema: unknown): Spell | null {
  if (schema instanceof ArraySchema) {
    const item = makeSpell(schema.innerType)
    return item && ((value, country) => (Array.isArray(value) ? value.map((one) => item(one, country)) : value))
  }
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Record<string, unknown>).flatMap(([key, field]) => {
      const spellField = makeSpell(field)
      return spellField ? [[key, spellField] as const] : []
    })
    if (!fields.length) return null
    return (value, country) => {
      if (value === null || typeof value !== 'object') return value
      const reply: Record<string, unknown> = { ...value }
      for (const [key, spellField] of fields) if (key in reply) reply[key] = spellField(reply[key], country)
      return reply
    }
  }
  const isCopy = (schema as Partial<Schema>).meta?.()?.isCopy
  return isCopy ? (value, country) => (typeof value === 'string' ? spell(value, country) : value) : null
}

const made = new WeakMap<Schema, Spell | null>()

/** A reply in a country's spelling: a copy in which the texts that its schema calls `copyText` are spelled so. */
export function spellReply<Reply>(schema: Schema, reply: Reply, country: string): Reply {
  // They are written in British English.
  if (!isAmerican(country)) return reply
  let spellIt = made.get(schema)
  if (spellIt === undefined) made.set(schema, (spellIt = makeSpell(schema)))
  return spellIt ? (spellIt(reply, country) as Reply) : reply
}
