import type { MateQuery } from '../../../data/mate.ts'
import { mateOrderOptions } from './mate-copy.ts'

/** The query of the address; an unknown order is none. */
export function matesQueryIn(query: URLSearchParams): MateQuery {
  const of = (key: string) => query.get(key) ?? undefined
  const order = mateOrderOptions.find(({ value }) => value === query.get('order'))?.value
  const all = { order, breed: of('breed'), colour: order === 'colour' ? of('colour') : undefined, page: of('page') }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value))
}
