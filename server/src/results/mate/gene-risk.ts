import type { Mate } from '@shop/contract/mate'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import { chanceOfRules, type GeneGroup, groupOfTests, isHarm } from '../../reference/genetics/gene-group.ts'
import type { Genotypes } from '../result/genotypes.ts'
import type { Test } from '../result/lines.ts'
import { allelesIn } from '../result/gene-results.ts'

/** A risk by what is known; whose samples contradict each other is added where the animals are. */
export type Risk = Omit<Mate['risks'][number], 'conflicting'>
type Parents = { dam: Genotypes; sire: Genotypes }

const parents = ['dam', 'sire'] as const
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The genes of which two of these tests are read together, with those tests alone. */
function genesOf(tests: readonly Test[]): GeneGroup[] {
  const ids = new Set(tests.map(({ id }) => id))
  const groups = new Set(tests.flatMap(({ id }) => geneGroupOf(id) ?? []))
  return [...groups].map((group) => groupOfTests(group, ids)).filter(({ members }) => members.length > 1)
}

/** What the tests of one gene mean together, where it is more than each means alone; null where it is not. */
function readGeneRisk(group: GeneGroup, genotypes: Parents, single: readonly Risk[]): Risk | null {
  const chance = chanceOfRules(
    group,
    { dam: allelesIn(group, genotypes.dam), sire: allelesIn(group, genotypes.sire) },
    isHarm,
  )
  const known = single.filter(({ kind }) => kind !== 'carrier')
  const isMore =
    chance !== null &&
    known.every(({ percentFrom, percentTo }) => chance.from * 100 > percentFrom || chance.to * 100 > percentTo)
  const [first] = group.members
  if (!isMore || !first || chance.to === 0) return null
  return {
    product: { id: first.productId, name: group.name },
    kind: chance.from > 0 ? 'possible' : 'open',
    sex: null,
    percentFrom: chance.from * 100,
    percentTo: chance.to * 100,
    untested: parents.filter((parent) => group.members.some(({ productId }) => !genotypes[parent].has(productId))),
    warning: `Read together: ${and.format(group.members.map(({ name }) => name))} read one gene, and one copy of each can do as much as two of one.`,
    reason: null,
  }
}

/** The risks of single tests, those of one gene as one where they are more together than each alone. */
export const withGenes = (risks: Risk[], tests: readonly Test[], genotypes: Parents): Risk[] =>
  genesOf(tests).reduce((sofar, group) => {
    const isOfGene = ({ product }: Risk) => group.members.some(({ productId }) => productId === product.id)
    const together = readGeneRisk(group, genotypes, sofar.filter(isOfGene))
    return together ? [...sofar.filter((risk) => !isOfGene(risk)), together] : sofar
  }, risks)
