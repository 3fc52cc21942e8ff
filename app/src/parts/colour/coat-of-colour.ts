import type { CoatProps } from '@shop/design-system'

/** The drawn ground of a colour's name; the first word that fits. */
const grounds: [RegExp, string][] = [
  [/smoke/i, '#6d6a70'],
  [/silver/i, '#b4b6ba'],
  [/lilac|lavender|platinum/i, '#b9a6a3'],
  [/fawn/i, '#d6b694'],
  [/cinnamon|sorrel/i, '#a4653c'],
  [/chocolate|champagne/i, '#6a4430'],
  [/blue/i, '#7f8a99'],
  [/ruddy/i, '#a5612e'],
  [/sable/i, '#5b3d2b'],
  [/seal/i, '#4a3830'],
  [/white|albino/i, '#f6efe4'],
  [/slate/i, '#9aa0a8'],
  [/isabella/i, '#a08a80'],
  [/brown|red merle/i, '#6a4430'],
]
const black = '#2f2a2c'
const cream = '#f1e2c8'
const darker = '#3a2c26'

const tan = '#b87d4b'
const red = '#c58a4a'
const wolf = '#8d8579'
const [catRed, catCream] = ['#c4763a', '#e0bd8c']

/** What orange makes of a cat: red or cream alone, or beside another colour. */
function redCatsCoat(name: string, ground: string): Pick<CoatProps, 'pattern' | 'colours'> | null {
  const red = /^cream|and cream$/i.test(name) ? catCream : catRed
  if (/^tortoiseshell/i.test(name)) return { pattern: 'tortoiseshell', colours: [ground, red, cream] }
  const [, pattern] = /^(?:red|cream)(?: silver)? (tabby|point|mink|sepia)/i.exec(name) ?? []
  if (!pattern) return null
  return pattern === 'tabby' ? { pattern: 'tabby', colours: [red] } : { pattern: 'points', colours: [cream, red] }
}

/** The dogs' patterns, where their names contain one. */
function dogsCoat(name: string, ground: string): Pick<CoatProps, 'pattern' | 'colours'> | null {
  if (/^double merle/i.test(name)) return { pattern: 'merle', colours: ['#f6efe4', '#b9b4ae', '#f6efe4'] }
  if (/merle/i.test(name) && !/^(fawn|wolf)/i.test(name)) return { pattern: 'merle', colours: [ground, black] }
  if (/^red or cream/i.test(name)) return { pattern: 'solid', colours: [red] }
  if (/^fawn or sable/i.test(name)) return { pattern: 'sable', colours: ['#cfa168', ground] }
  if (/^wolf gr[ae]y/i.test(name)) return { pattern: 'sable', colours: [wolf, ground] }
  if (/and tan$/i.test(name)) return { pattern: 'bicolour', colours: [ground, tan] }
  return null
}

/** A picture of a coat by its name: points are on cream, tabbies are striped, dogs have patterns of theirs. */
export function coatOfColour(name: string, seed: number): Pick<CoatProps, 'pattern' | 'colours' | 'seed'> {
  const dark = name.replace(/^(Fawn or sable|Wolf gr[ae]y) with /, '')
  const ground = grounds.find(([word]) => word.test(dark))?.[1] ?? black
  const dogs = dogsCoat(name, /^(blue|slate) merle/i.test(name) ? '#7f8a99' : ground)
  if (dogs) return { ...dogs, seed }
  const cats = redCatsCoat(name, ground)
  if (cats) return { ...cats, seed }
  if (/point|mink|sepia/i.test(name)) return { pattern: 'points', colours: [cream, ground], seed }
  if (/tabby|ticked|agouti|lynx|silver/i.test(name)) return { pattern: 'tabby', colours: [ground, darker], seed }
  return { pattern: 'solid', colours: [ground], seed }
}
