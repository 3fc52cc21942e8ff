import { folded, foldedName, joined } from '@shop/contract/text'
import type { Result } from '@shop/contract/result'

export type Filter = { text: string; system: string }
export const noFilter: Filter = { text: '', system: '' }

/** A list worth searching. */
export const searchedFrom = 15

/** Any of its names: of the test, its gene, its body system. */
export const matches = ({ text, system }: Filter, { product, gene, bodySystem }: Result): boolean =>
  (!system || bodySystem === system) &&
  [product.name, gene, bodySystem].some(
    (name) =>
      name && (folded(name).includes(foldedName(text)) || joined(folded(name)).includes(joined(foldedName(text)))),
  )

export const systemsOf = (results: readonly Result[]): string[] =>
  [...new Set(results.flatMap(({ bodySystem }) => bodySystem ?? []))].toSorted((a, b) => a.localeCompare(b))
