import { createListCollection } from '@chakra-ui/react'
import type { Option } from './filter-options.ts'

let made = 0

/**
 * The options as Chakra's combobox takes them. At every key it looks for a row's place from the first row on, and tells
 * one list from another by the text of all rows: a third of a second with 100,000. Here a place is looked up, and a list
 * is known by its number.
 */
export function optionCollection(items: readonly Option[]) {
  const collection = createListCollection({ items })
  let places: Map<string, number> | undefined
  made += 1
  const name = `${made}`
  return Object.assign(collection, {
    indexOf: (value: string | null | undefined) => {
      places ??= new Map(items.map((item, index) => [item.value, index]))
      return places.get(value ?? '') ?? -1
    },
    toString: () => name,
  })
}
