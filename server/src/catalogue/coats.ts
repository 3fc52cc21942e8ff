import { coatPalette } from '@shop/contract/coat-colours'
import { coatPatterns } from '@shop/contract/shared'
import type { Coat } from '../breed/tables.ts'
import { partsOf, readRows } from './csv.ts'
import type { Refuse } from './rows.ts'

type KnownCoat = { pattern: string; colourWords: string[] }
export type Coats = Map<string, KnownCoat>

/** The source's words for a pattern, where ours differ. */
const patternNames: Record<string, string> = { 'ticked-agouti': 'ticked' }

/** Warm neutrals of the house for the helix: ground, dots, rungs. They are no animal's colours, so they claim nothing. */
const neutrals = [
  ['#f3ece4', '#c9b8a8', '#ddd0c3'],
  ['#efe9e3', '#b9aca6', '#d6ccc6'],
  ['#f6efe4', '#d2bfa4', '#e4d7c3'],
  ['#ece9e6', '#b3b0ab', '#d1cecb'],
  ['#f2e8e4', '#c7aea5', '#dfcfc9'],
]

/** The same id always gives the same number, and neighbours give distant ones. */
export const seedOf = (id: number): number => (Math.imul(id, 2_654_435_761) >>> 8) % 100_000

const keyOf = (species: string, name: string) => `${species} ${name.toLowerCase()}`

/** Usual coats by species and breed name. A breed whose patterns the source leaves blank has none here. */
export function readCoats(folder: string, refuse: Refuse): Coats {
  const columns = ['species', 'vbo_name', 'patterns', 'main_colours'] as const
  const coats: Coats = new Map()
  for (const row of readRows(folder, 'breed_coats.csv', columns, refuse)) {
    const [first] = partsOf(row.patterns)
    if (!first) continue
    const pattern = patternNames[first] ?? first
    if (coatPatterns.some((known) => known === pattern))
      coats.set(keyOf(row.species, row.vbo_name), { pattern, colourWords: partsOf(row.main_colours) })
    else refuse(row, `unknown coat pattern "${first}"`)
  }
  return coats
}

/** The helix stands for whatever has no coat that we know. */
export const helix = (id: number): Coat => {
  const seed = seedOf(id)
  return { pattern: 'helix', colours: neutrals[seed % neutrals.length] ?? [], seed }
}

/** The first usual coat of the first of these breeds that has one, drawn with the id's own seed; else the helix. */
export function coatOf(id: number, species: string, breedNames: string[], coats: Coats): Coat {
  const known = breedNames.map((name) => coats.get(keyOf(species, name))).find((coat) => coat !== undefined)
  if (!known) return helix(id)
  const seed = seedOf(id)
  return { pattern: known.pattern, colours: coatPalette(known.pattern, known.colourWords, seed), seed }
}
