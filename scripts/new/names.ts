const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
const camel = (name: string) => kebab(name).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const pluralOf = (name: string) => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`)

export const singularOf = (name: string) => (name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, ''))

/** A name as code and sentences write it: `PriceTag`, `priceTag`, `price-tag`, `price tag`, `Price tag`. */
export function spellingsOf(name: string) {
  const spaced = kebab(name).replaceAll('-', ' ')
  return { pascal: capital(camel(name)), camel: camel(name), kebab: kebab(name), spaced, title: capital(spaced) }
}

/** A noun's spellings for one, and for several. */
export type NounNames = ReturnType<typeof nounOf>
export const nounOf = (name: string) => ({ one: spellingsOf(name), many: spellingsOf(pluralOf(name)) })
