import { expect } from 'vitest'

type Value = string | number | null

const compare = (one: Value, other: Value) =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : one < other ? -1 : 1

/**
 * Expects a list to be sorted by each of its columns in either direction, with rows that have no value last in both.
 * Each column needs at least two values.
 */
export async function expectSorted<Name extends string, Row>(
  list: (sort: Name | `-${Name}`) => Promise<Row[]>,
  columns: Record<Name, (row: Row) => Value>,
) {
  for (const [name, of] of Object.entries(columns) as [Name, (row: Row) => Value][]) {
    const values = (await list(name)).map(of)
    const filled = values.filter((value) => value !== null)
    expect(new Set(filled).size, `different values of ${name}`).toBeGreaterThan(1)
    expect(values, name).toEqual(values.toSorted(compare))
    const empty = values.slice(filled.length)
    expect((await list(`-${name}`)).map(of), `-${name}`).toEqual([...filled.toReversed(), ...empty])
  }
}
