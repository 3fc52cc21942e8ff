import type { TestFacts } from './test-facts.ts'

export type StrategyTest = { facts: TestFacts; product: { id: number; name: string } | null; modeSource: string | null }
/** A test with both parents' alleles; null for one that was not tested. */
export type Pair = StrategyTest & { dam: string[] | null; sire: string[] | null }
