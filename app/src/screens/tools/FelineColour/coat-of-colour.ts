import type { CoatProps } from '@shop/design-system'

/** The drawn ground of a colour's name; the first word that fits. */
const grounds: [RegExp, string][] = [
  [/lilac|lavender/i, '#b9a6a3'],
  [/fawn/i, '#d6b694'],
  [/cinnamon|sorrel/i, '#a4653c'],
  [/chocolate|champagne/i, '#6a4430'],
  [/blue/i, '#7f8a99'],
  [/ruddy/i, '#a5612e'],
  [/sable/i, '#5b3d2b'],
  [/seal/i, '#4a3830'],
  [/white|albino/i, '#f6efe4'],
]
const black = '#2f2a2c'
const cream = '#f1e2c8'
const darker = '#3a2c26'

/** A picture of a coat by its name: points are on cream, tabbies are striped, the rest is one colour. */
export function coatOfColour(name: string, seed: number): Pick<CoatProps, 'pattern' | 'colours' | 'seed'> {
  const ground = grounds.find(([word]) => word.test(name))?.[1] ?? black
  if (/point|mink|sepia/i.test(name)) return { pattern: 'points', colours: [cream, ground], seed }
  if (/tabby|ticked|agouti|lynx/i.test(name)) return { pattern: 'tabby', colours: [ground, darker], seed }
  return { pattern: 'solid', colours: [ground], seed }
}
