import { findCountry } from '../country/handlers.ts'
import type { enquiries } from '../../schema/enquiry.ts'

/** `expectedEntries` is "Expected entries". */
const labelOf = (field: string) => {
  const words = field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** One line, whatever was sent as one: a line break in a name must not look like another field. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const valueOf = (field: string, value: string | number | boolean) => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field === 'country') return findCountry(String(value))?.name ?? String(value)
  return oneLine(String(value))
}

/** What was filled in besides the message, as one reads it. */
export const factsOf = (details: (typeof enquiries.$inferSelect)['details']) =>
  Object.entries(details).map(([field, value]) => ({ name: labelOf(field), value: valueOf(field, value) }))
