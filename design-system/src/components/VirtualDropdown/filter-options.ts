export type Option = {
  value: string
  label: string
  /** What else finds it: "England" the United Kingdom. */
  otherNames?: readonly string[]
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** How near a name comes to the text: it is the name, its beginning, that of a later word, or somewhere in it. */
const ranks: ((name: string, text: string) => boolean)[] = [
  (name, text) => name === text,
  (name, text) => name.startsWith(text),
  (name, text) => name.includes(` ${text}`),
  (name, text) => name.includes(text),
]

/**
 * The options that have the text in a name, whatever the case and accents: "francais" finds "Braque Français". Those
 * that come nearest are first, in their own order where they come as near.
 */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = fold(text.trim())
  if (!wanted) return options
  const found = ranks.map((): Option[] => [])
  for (const option of options) {
    const names = [option.label, ...(option.otherNames ?? [])].map(fold)
    const rank = ranks.findIndex((isNear) => names.some((name) => isNear(name, wanted)))
    found[rank]?.push(option)
  }
  return found.flat()
}
