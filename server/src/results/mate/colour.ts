import type { Mate, MateList } from '@shop/contract/mate'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import { isCoatColour } from '../../reference/genetics/coat-colour.ts'
import { readParent, strategyOf, whyNotCrossed } from '../../reference/genetics/strategy.ts'
import type { Genotypes } from '../result/genotypes.ts'
import type { Test } from '../result/lines.ts'
import type { PairGenotypes } from './risk.ts'

type Colour = Mate['colours'][number]
type Outcome = Colour['outcomes'][number]

function readColour(test: Test, { dam, sire }: PairGenotypes): Colour {
  const product = { id: test.id, name: test.name }
  const { outcomes } = strategyOf({
    facts: test,
    product,
    modeSource: null,
    group: geneGroupOf(test.id) ?? null,
    dam: readParent(test, dam ?? '?', 'female'),
    sire: readParent(test, sire ?? '?', 'male'),
  })
  return { product, outcomes: outcomes.map(({ status: _, ...outcome }) => outcome) }
}

/** Works each pair of genotypes out once, however many mates share it. */
export function colourReader() {
  const read = new Map<string, Colour>()
  return (test: Test, genotypes: PairGenotypes): Colour => {
    const key = `${test.id} ${genotypes.dam} ${genotypes.sire}`
    const colour = read.get(key) ?? readColour(test, genotypes)
    read.set(key, colour)
    return colour
  }
}

/** What offspring of a pair inherit of coat colour and pattern, in every gene that one of the two was tested for. */
export const pairColours = (
  tests: Iterable<Test>,
  { dam, sire }: { dam: Genotypes; sire: Genotypes },
  read: ReturnType<typeof colourReader>,
): Colour[] =>
  [...tests]
    .filter((test) => isCoatColour(test) && !whyNotCrossed(test) && (dam.has(test.id) || sire.has(test.id)))
    .map((test) => read(test, { dam: dam.get(test.id) ?? null, sire: sire.get(test.id) ?? null }))

/** How an address names an outcome: "2033:d/d", and for one sex "3043:O/o:daughters". */
const valueOf = ({ product }: Pick<Colour, 'product'>, { genotype, sex }: Outcome) =>
  [product.id, genotype, sex].filter((part) => part !== null).join(':')

/** Every outcome that one of these pairs can have. */
export function wantedColours(pairs: readonly Colour[][]): MateList['wantedColours'] {
  const all = pairs.flat().flatMap((colour) => colour.outcomes.map((outcome) => ({ colour, outcome })))
  const labels = new Map(
    all.map(({ colour, outcome }) => [
      valueOf(colour, outcome),
      `${colour.product.name}: ${outcome.genotype}${outcome.sex ? `, ${outcome.sex}` : ''}`,
    ]),
  )
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))
}

/** The chance of an outcome; none at all where the gene was read and it cannot be, null where the gene was not read. */
export function chanceOfColour(colours: Colour[], value: string): Mate['wanted'] {
  const [id] = value.split(':')
  const colour = colours.find(({ product }) => String(product.id) === id)
  if (!colour) return null
  const outcome = colour.outcomes.find((one) => valueOf(colour, one) === value)
  return { percentFrom: outcome?.percentFrom ?? 0, percentTo: outcome?.percentTo ?? 0 }
}

/** The likeliest first: by the chance that is certain, then by the one that may be; what was not read is last. */
export const compareWanted = (a: Mate['wanted'], b: Mate['wanted']): number =>
  (b?.percentFrom ?? -1) - (a?.percentFrom ?? -1) || (b?.percentTo ?? -1) - (a?.percentTo ?? -1)
