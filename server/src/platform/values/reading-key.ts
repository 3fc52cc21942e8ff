/** What a name is sorted by as people read it, compared by `<`; the database's `asRead` is the same. */
export const readingKey = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replaceAll(',', '!')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')

/** Each item's place among all, by its name as people read it; the same name has the same place. */
export function readingRanks<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<Item, number> {
  const keyed = items.map((item) => ({ item, key: readingKey(nameOf(item)) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  let rank = 0
  return new Map(
    keyed.map(({ item, key }, index) => {
      if (index && keyed[index - 1]?.key !== key) rank = index
      return [item, rank]
    }),
  )
}
