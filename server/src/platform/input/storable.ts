import type { FieldErrors } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'

/** What the database's integers hold. */
const maxInteger = 2 ** 31 - 1

/** PostgreSQL stores no NUL in a text, and half of a surrogate pair in no JSON. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Every text and number that the database cannot store, by its path as yup writes it. */
export function unstorableIn(value: unknown, path = ''): FieldErrors {
  if (typeof value === 'string')
    return isStorable(value)
      ? {}
      : { [path]: 'There is a character in this that cannot be read. Please type it again.' }
  if (typeof value === 'number') return Math.abs(value) <= maxInteger ? {} : { [path]: messages.notANumber }
  if (typeof value !== 'object' || value === null) return {}
  const paths = Object.entries(value).map(([key, item]) =>
    unstorableIn(item, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  )
  return Object.assign({}, ...paths) as FieldErrors
}

/** More than any body of the contract, or event of a provider, has; what walks one calls itself for each level. */
export const maxDepth = 32
export const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1)))
