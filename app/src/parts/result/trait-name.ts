/** What a trait is about; the catalogue names coat traits by their locus. */
export const traitGroups = ['Colour and pattern', 'Coat', 'Body'] as const
export type TraitGroup = (typeof traitGroups)[number]

const colour =
  /colou?r|pattern|agouti|dilut|brown|orange|amber|russet|copal|gold|charcoal|white|albin|tabby|tick|roan|saddle|cocoa|merle|harlequin/i
const coat = /coat|hair|furnishing|curl|rex|shed|lykoi|sphynx/i

export const traitGroupOf = (name: string): TraitGroup =>
  colour.test(name) ? 'Colour and pattern' : coat.test(name) ? 'Coat' : 'Body'

/** `Coat colour E locus (recessive red)` -> `Recessive red (E locus)`: what it is first, its place second. */
export function traitName(name: string): string {
  const [, locus, meaning] = /^Coat (?:colou?r|pattern) (\w+ locus) \((.+)\)$/.exec(name) ?? []
  return locus && meaning ? `${meaning[0]?.toUpperCase()}${meaning.slice(1)} (${locus})` : name
}
