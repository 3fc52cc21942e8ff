import type { GeneGroup } from './gene-group.ts'
import type { TestFacts } from './test-facts.ts'

export type StrategyTest = {
  facts: TestFacts
  product: { id: number; name: string } | null
  modeSource: string | null
  /** The tests of its gene that are read together; null for a test without a group. */
  group: GeneGroup | null
}
/** A test with both parents' alleles; null for one that was not tested. */
export type Pair = StrategyTest & { dam: string[] | null; sire: string[] | null }
