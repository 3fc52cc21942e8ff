import type { PairGenotypes } from '@shop/contract/tool'
import { type CrossRow, maxRows, untested } from './cross-query.ts'

export type Sex = 'dam' | 'sire'

/** How many tests a pair is shown with that has nothing to pass on. */
const shownIfClear = 3

const rowOf = ({ product, dam, sire }: PairGenotypes['tests'][number]): CrossRow => ({
  type: String(product.id),
  dam: dam ?? untested,
  sire: sire ?? untested,
})

/** What one of them is not clear of, and what their young may look like. */
const tellingIn = ({ tests }: PairGenotypes) => tests.filter(({ isFinding, isPassedOn }) => isFinding || isPassedOn)

/** What matters for a pair's offspring, with both parents' genotypes. */
export function rowsOf(pair: PairGenotypes): CrossRow[] {
  const telling = tellingIn(pair)
  return (telling.length ? telling.slice(0, maxRows) : pair.tests.slice(0, shownIfClear)).map(rowOf)
}

/**
 * Rows after a parent was chosen: that parent's values are the found ones, what was filled in for the other stays, and
 * each finding and trait of either has a row. A row without a value for either is dropped.
 */
export function withParent(rows: readonly CrossRow[], sex: Sex, pair: PairGenotypes): CrossRow[] {
  const other = sex === 'dam' ? 'sire' : 'dam'
  const known = new Map(pair.tests.map((test) => [String(test.product.id), rowOf(test)]))
  const kept = rows
    .filter(({ type }) => type)
    .map((row) => {
      const found = known.get(row.type)
      return {
        ...row,
        [sex]: found?.[sex] ?? untested,
        [other]: row[other] === untested ? (found?.[other] ?? untested) : row[other],
      }
    })
    .filter(({ dam, sire }) => dam !== untested || sire !== untested)
  if (!kept.length) return rowsOf(pair)
  const there = new Set(kept.map(({ type }) => type))
  const fresh = tellingIn(pair)
    .map(rowOf)
    .filter(({ type }) => !there.has(type))
  // In the order of the pair, whoever was chosen first; what was filled in of other tests stays above.
  const placeOf = ({ type }: CrossRow) => [...known.keys()].indexOf(type)
  return [...kept, ...fresh].slice(0, maxRows).toSorted((one, other) => placeOf(one) - placeOf(other))
}
