import { mostStrategyTests } from '@shop/contract/genotype'
import type { Cross, PairIds } from '../../../data/tool.ts'

/** One locus as the form holds it: a test's id or a mode, and what is known of each parent. */
export type CrossRow = { type: string; dam: string; sire: string }

/** A parent that was not tested: the answer is a range then, not a guess. */
export const untested = '?'
/** The server takes no more at once. */
export const maxRows = mostStrategyTests

const listIn = (text: string | null) => (text ? text.split(',').map((part) => part.trim()) : [])

/** `tests=2002,2003&dam=N/CEA,N/N&sire=?,N/N` as rows; what is missing is untested. */
export function rowsIn(query: URLSearchParams): CrossRow[] {
  const dam = listIn(query.get('dam'))
  const sire = listIn(query.get('sire'))
  return listIn(query.get('tests'))
    .filter((type, index, all) => type && (!/^\d+$/.test(type) || all.indexOf(type) === index))
    .slice(0, maxRows)
    .map((type, index) => ({ type, dam: dam[index] || untested, sire: sire[index] || untested }))
}

/** `damId=…&sireId=…`: the animals that were chosen. */
export function pairIn(query: URLSearchParams): PairIds {
  const [damId, sireId] = [query.get('damId'), query.get('sireId')]
  return { ...(damId && { damId }), ...(sireId && { sireId }) }
}

export const crossQueryOf = (rows: readonly CrossRow[], pair: PairIds = {}) =>
  new URLSearchParams({
    ...pair,
    tests: rows.map(({ type }) => type).join(','),
    dam: rows.map(({ dam }) => dam).join(','),
    sire: rows.map(({ sire }) => sire).join(','),
  }).toString()

/** The request of these rows; null while there are none. */
export function crossOf(rows: readonly CrossRow[]): Cross | null {
  if (!rows.length) return null
  return {
    types: rows.map(({ type }) => type),
    dam: rows.map(({ dam }) => dam),
    sire: rows.map(({ sire }) => sire),
  }
}
