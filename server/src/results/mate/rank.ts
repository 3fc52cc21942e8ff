import type { Mate } from '@shop/contract/mate'
import type { MateOrder } from '@shop/contract/mate-rank'
import type { AnimalRow } from '../../animals/animal/access.ts'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import type { Test } from '../result/lines.ts'
import { chanceOfColour, colourReader, compareWanted, pairColours } from './colour.ts'
import type { Kennel } from './kennel.ts'
import { compareRelatedness, relatednessIn } from './relatedness.ts'
import type { Risk } from './gene-risk.ts'
import { compareRisk, pairRisk, riskReader } from './risk.ts'

export type Pairing = Omit<Mate, 'animal' | 'wanted'> & { row: AnimalRow }

/** Looks at pairs of a kennel's animals; what many pairs have in common is worked out once. */
export function pairingsIn(kennel: Kennel) {
  const [readRisk, readColour] = [riskReader(), colourReader()]
  const relatedness = relatednessIn(kennel)
  /** Of a gene that several tests read together, in any of them. */
  const conflicting = ({ product }: Risk, pair: { dam: AnimalRow; sire: AnimalRow }) => {
    const group = geneGroupOf(product.id)
    const ids = group?.name === product.name ? group.members.map(({ productId }) => productId) : [product.id]
    return (['dam', 'sire'] as const).filter((side) => ids.some((id) => kennel.contradictedIn(pair[side].id).has(id)))
  }
  return (animal: AnimalRow, mates: readonly AnimalRow[]): Pairing[] =>
    mates.map((row) => {
      const [dam, sire] = animal.gender === 'female' ? [animal, row] : [row, animal]
      const tests = kennel.testsOf([animal, row])
      const genotypes = { dam: kennel.genotypesOf(dam.id), sire: kennel.genotypesOf(sire.id) }
      const { risks, ...risk } = pairRisk(tests, genotypes, readRisk)
      return {
        row,
        ...risk,
        risks: risks.map((one) => ({ ...one, conflicting: conflicting(one, { dam, sire }) })),
        byParentage: derivedOf(kennel, tests, { dam, sire }),
        relatedness: relatedness(animal, row),
        colours: pairColours(tests, genotypes, readColour),
      }
    })
}

/** What the two are clear of by their parents alone. */
const derivedOf = (kennel: Kennel, tests: readonly Test[], pair: Record<'dam' | 'sire', AnimalRow>) =>
  (['dam', 'sire'] as const).flatMap((parent) => {
    const generations = kennel.generationsOf(pair[parent].id)
    return tests.flatMap(({ id, name }) => {
      const back = generations.get(id)
      return back ? [{ product: { id, name }, parent, generations: back }] : []
    })
  })

type Ranked = Pairing & Pick<Mate, 'wanted'>

const byName = (a: Ranked, b: Ranked) =>
  a.row.petName.localeCompare(b.row.petName, 'en') || a.row.id.localeCompare(b.row.id)

const orders: Record<MateOrder, (a: Ranked, b: Ranked) => number> = {
  risk: (a, b) => compareRisk(a, b) || compareRelatedness(a.relatedness, b.relatedness),
  relatedness: (a, b) => compareRelatedness(a.relatedness, b.relatedness) || compareRisk(a, b),
  colour: (a, b) => compareWanted(a.wanted, b.wanted) || compareRisk(a, b),
}

/** The best mate first; `colour` is the outcome that is wanted, where that decides. */
export const ranked = (pairings: readonly Pairing[], order: MateOrder, colour: string | null): Ranked[] =>
  pairings
    .map((pairing) => ({ ...pairing, wanted: colour === null ? null : chanceOfColour(pairing.colours, colour) }))
    .toSorted((a, b) => orders[order](a, b) || byName(a, b))
