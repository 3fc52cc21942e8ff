import { coatPalette } from '@shop/contract/coat-colours'
import type { StoreSpecies } from '@shop/contract/constants'
import { coatPatterns } from '@shop/contract/shared'
import type { Coat } from '../../schema/breed.ts'
import { partsOf, readRows } from './csv.ts'
import type { Bred, Outlines } from './outlines.ts'
import type { Refuse } from './rows.ts'

type KnownCoat = { pattern: string; colourWords: string[] }
export type Coats = Map<string, KnownCoat>

/** The source's words for a pattern, where ours differ. */
const patternNames: Record<string, string> = { 'ticked-agouti': 'ticked' }

/**
 * The brand's warm neutrals for the helix: ground, dots, rungs. They are no animal's colours, so they claim nothing.
 */
const neutrals = [
  ['#f3ece4', '#c9b8a8', '#ddd0c3'],
  ['#efe9e3', '#b9aca6', '#d6ccc6'],
  ['#f6efe4', '#d2bfa4', '#e4d7c3'],
  ['#ece9e6', '#b3b0ab', '#d1cecb'],
  ['#f2e8e4', '#c7aea5', '#dfcfc9'],
]

/** Equal ids give equal numbers, and neighbouring ids distant ones. */
const seedOf = (id: number): number => (Math.imul(id, 2_654_435_761) >>> 8) % 100_000

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

/** The helix is drawn for whatever has no known coat. */
export const helix = (id: number): Coat => {
  const seed = seedOf(id)
  return { pattern: 'helix', colours: neutrals[seed % neutrals.length] ?? [], seed }
}

/** The drawing for the body system of a disease; what begins before birth shows in any, so the helix does. */
const systems: Record<string, string> = {
  Haemolymphatic: 'blood',
  Musculoskeletal: 'bone',
  'Nervous system/Neurologic': 'nerve',
  Ophthalmologic: 'eye',
  Cardiorespiratory: 'heart',
  Dermatologic: 'skin',
  Urogenital: 'kidney',
  Endocrine: 'hormone',
  Immunologic: 'immune',
  Metabolic: 'metabolism',
  Cardiovascular: 'heart',
  Dental: 'tooth',
  'Digestive system/Gastrointestinal': 'digestion',
  Reproductive: 'reproduction',
  Respiratory: 'lungs',
  'Urinary system/Urologic': 'kidney',
}

/** Ground, mark and second mark: calm, and apart from each other, so that a system is known again in a list. */
const systemColours: Record<string, string[]> = {
  blood: ['#f4e4e1', '#a8554c', '#d29a92'],
  bone: ['#efeae2', '#8d7c68', '#c4b59f'],
  nerve: ['#ece6f0', '#7d6a92', '#b5a5c6'],
  eye: ['#e3ecef', '#557684', '#9fb9c3'],
  heart: ['#f4e3e3', '#a85460', '#d99aa2'],
  skin: ['#f5e9dd', '#a9774c', '#d9b48f'],
  kidney: ['#f1e6df', '#96614a', '#cba48f'],
  hormone: ['#e9ecdf', '#6f7d4b', '#a9b58a'],
  immune: ['#e2ece6', '#4f7c66', '#97b8a6'],
  metabolism: ['#f6e9d8', '#b07a2c', '#dcb478'],
  tooth: ['#e8ecef', '#6c7f8d', '#b4c1ca'],
  digestion: ['#f3e6e2', '#a2645a', '#d3a59c'],
  reproduction: ['#f0e6ee', '#8f5f85', '#c5a2bd'],
  lungs: ['#e6ebf0', '#5f7791', '#a7b7c7'],
}

/** The drawing of a body system, in its own colours; else the helix. */
export function systemPicture(id: number, bodySystem: string): Coat {
  const system = systems[bodySystem]
  return system ? { pattern: `system-${system}`, colours: systemColours[system] ?? [], seed: seedOf(id) } : helix(id)
}

/** Colours of what is sold without a gene of its own: apart from each other and from the body systems. */
const kitColours = {
  swab: ['#e6eef2', '#3f6a80', '#9dbccb'],
  breeds: ['#f7e9dc', '#a8632f', '#dcab7c'],
  profile: ['#ece8f3', '#65548c', '#b3a5cf'],
  pack: ['#f2e7dc', '#96673c', '#cfa77f'],
  plan: ['#e5efe6', '#3f7a55', '#9cc3a7'],
  post: ['#f4e8e6', '#a55f52', '#d8aaa1'],
  card: ['#f8e6ec', '#a84a6c', '#dd9fb5'],
} satisfies Record<string, string[]>
export type Kit = keyof typeof kitColours

/** The drawing of a kit, a profile, a plan or whatever else is sold by the piece. */
export const kitPicture = (id: number, kit: Kit): Coat => ({
  pattern: `kit-${kit}`,
  colours: kitColours[kit],
  seed: seedOf(id),
})

/** What the variant of a trait's test does to a coat, by product. A line is found by its test's number and name. */
export function readTraitCoats(folder: string, refuse: Refuse): Map<string, KnownCoat> {
  const columns = ['product_id', 'test_name', 'pattern', 'colours', 'source_page'] as const
  const found = new Map<string, KnownCoat>()
  for (const row of readRows(folder, 'trait_coats.csv', columns, refuse)) {
    if (coatPatterns.some((known) => known === row.pattern))
      found.set(`${row.product_id} ${row.test_name}`, { pattern: row.pattern, colourWords: partsOf(row.colours) })
    else refuse(row, `unknown coat pattern "${row.pattern}"`)
  }
  return found
}

/** Builds that show a pattern well; the test's id chooses among them. */
const wearers: Record<StoreSpecies, Record<string, string[]>> = {
  dog: {
    solid: ['labrador', 'retriever', 'spaniel', 'poodle', 'pointer'],
    bicolour: ['collie', 'spaniel', 'corgi'],
    tricolour: ['hound', 'mountain'],
    merle: ['collie'],
    harlequin: ['molosser'],
    brindle: ['sighthound', 'french', 'molosser'],
    spotted: ['pointer'],
    ticked: ['pointer', 'shepherd'],
    roan: ['spaniel', 'pointer'],
    sable: ['collie', 'spitz'],
    saddle: ['shepherd', 'terrier'],
    tuxedo: ['french'],
    curly: ['poodle', 'bichon'],
    long: ['silky', 'collie'],
  },
  cat: {
    solid: ['cobby', 'oriental', 'shorthair'],
    spotted: ['leopard'],
    rosetted: ['leopard'],
    ticked: ['leopard', 'oriental'],
    points: ['oriental', 'longhair'],
    roan: ['sphynx'],
    curly: ['oriental'],
    long: ['longhair', 'persian'],
  },
}
const anyWearer = { dog: ['labrador'], cat: ['shorthair'] }

/** A trait's test shows an animal with what its own variant does; one that no coat shows has the helix. */
export function traitPicture(id: number, species: StoreSpecies, testName: string, coats: Map<string, KnownCoat>): Coat {
  const known = coats.get(`${id} ${testName}`)
  if (!known) return helix(id)
  const seed = seedOf(id)
  const builds = wearers[species][known.pattern] ?? anyWearer[species]
  return {
    pattern: known.pattern,
    colours: coatPalette(known.pattern, known.colourWords, 0),
    seed,
    animal: { outline: builds[seed % builds.length] ?? 'labrador' },
  }
}

/** A breed's animal in its usual coat and its first colours, cropped by the id; where no coat is known, its build alone. */
export function coatOf(
  id: number,
  species: StoreSpecies,
  { name, section }: Bred,
  coats: Coats,
  outlines: Outlines,
): Coat {
  const known = coats.get(keyOf(species, name))
  const animal = { outline: outlines(species, { name, section }) }
  if (!known) return { ...helix(id), animal }
  return { pattern: known.pattern, colours: coatPalette(known.pattern, known.colourWords, 0), seed: seedOf(id), animal }
}

/**
 * A test's picture with an animal that it is for: of the breeds with a known coat, the one that the test's id chooses.
 * None of them, and it stays as it is.
 */
export function withAnimalOf(picture: Coat, breeds: readonly { coat: Coat }[]): Coat {
  const known = breeds.flatMap(({ coat }) =>
    coat.animal && coat.pattern !== 'helix' ? [{ ...coat, animal: coat.animal }] : [],
  )
  const chosen = known[picture.seed % known.length]
  if (!chosen) return picture
  const { outline } = chosen.animal
  return { ...picture, animal: { outline, pattern: chosen.pattern, colours: chosen.colours } }
}
