import type { ResultSheet } from '@shop/contract/result'
import { type CrossRow, maxRows, untested } from './cross-query.ts'

export type Sex = 'dam' | 'sire'
/** What an animal was found to have: a test, its genotype, and whether it is anything but clear. */
export type Known = { type: string; genotype: string; isMattering: boolean }

const mattering = new Set<string | null>(['affected', 'at_risk', 'carrier'])
/** How many tests a pair without findings is shown with. */
const shownIfClear = 3

/** Every genotype of an animal's samples, those that matter for breeding first. A failed marker says nothing. */
export const knownIn = (sheets: readonly ResultSheet[]): Known[] =>
  sheets
    .flatMap(({ results }) => results)
    .flatMap(({ product, genotype, status }) =>
      genotype === null ? [] : [{ type: String(product.id), genotype, isMattering: mattering.has(status) }],
    )
    .toSorted((a, b) => Number(b.isMattering) - Number(a.isMattering))

/** Rows with what is known of this parent filled in, and a new one for each finding that matters and has none yet. */
export function filledIn(rows: readonly CrossRow[], sex: Sex, known: readonly Known[]): CrossRow[] {
  const genotypeOf = new Map(known.map(({ type, genotype }) => [type, genotype]))
  const kept = rows.filter(({ type }) => type).map((row) => ({ ...row, [sex]: genotypeOf.get(row.type) ?? row[sex] }))
  const there = new Set(kept.map(({ type }) => type))
  const fresh = known.filter(({ type }) => !there.has(type))
  const findings = fresh.filter(({ isMattering }) => isMattering)
  const added = findings.length || kept.length ? findings : fresh.slice(0, shownIfClear)
  return [
    ...kept,
    ...added.map(({ type, genotype }) => ({ type, dam: untested, sire: untested, [sex]: genotype })),
  ].slice(0, maxRows)
}
