import { isSchema, type Schema, ValidationError } from 'yup'
import { afterEach, expect, test, vi } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { isDay } from './dates.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Part = { name: string; schema: Schema }

const fieldsOf = (schema: Schema) => ('fields' in schema ? (schema.fields as Record<string, unknown>) : {})

/** A schema and all that is in it, by its path. */
function partsOf(schema: Schema, name: string): Part[] {
  const fields = Object.entries(fieldsOf(schema)).map(([key, field]): [string, unknown] => [`.${key}`, field])
  const inner: [string, unknown][] = [...fields, ['[]', 'innerType' in schema && schema.innerType]]
  return [
    { name, schema },
    ...inner.flatMap(([key, part]) => (isSchema(part) ? partsOf(part as Schema, name + key) : [])),
  ]
}

const parts = Object.entries<Call>(calls).flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema) => (schema ? partsOf(schema, name) : [])),
)
const texts = parts.filter(({ schema }) => schema.type === 'string')
const takes = ({ schema }: Part, typed: string) => schema.isValidSync(typed)
const isReadBy = (test: string, { schema }: Part) => schema.describe().tests.some(({ name }) => name === test)

const wrongDays = [
  '2026-02-31',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '26-01-31',
  '0000-01-01',
  '31/01/2026',
  'yesterday',
  '2026-01-31T00:00Z',
]

test('a day is one that the calendar has', () => {
  expect(['2024-02-29', '2026-01-31', '1980-12-01', '2999-12-31'].filter((day) => !isDay(day))).toEqual([])
  expect(['', ...wrongDays].filter(isDay)).toEqual([])
})

// The cell of a spreadsheet may be a year alone; the server reads it as an animal's birthday (below).
const cells = ['saveWorkLine.values.dateOfBirth']
const days = texts.filter((text) => isReadBy('day', text))
const moments = texts.filter((text) => isReadBy('datetime', text))

test('whatever is named for a day, or takes days and no other words, is read by `daySchema` or `momentSchema`', () => {
  const isNamed = ({ name }: Part) =>
    /(?:\b|[a-z])(?:[dD]ate|[dD]ay|[uU]ntil|[sS]ince|[bB]orn|Birth|On|At|\bfrom|\bto)$/.test(name)
  const isHomeMade = (text: Part) =>
    ['2026-02-28', '2026-02-28T10:00Z'].some((day) => takes(text, day)) && !takes(text, 'no-one-day')
  const found = texts.filter((text) => isNamed(text) || isHomeMade(text)).map(({ name }) => name)
  const read = [...days, ...moments].map(({ name }) => name)
  expect(found.filter((name) => !read.includes(name))).toEqual(cells)
  expect(days.length).toBeGreaterThan(9)
  expect(moments.length).toBeGreaterThan(3)
})

test.each(days)('$name takes no day that does not exist', (text) => {
  expect(takes(text, '2024-02-29')).toBe(true)
  expect(wrongDays.filter((day) => takes(text, day))).toEqual([])
})

test.each(moments)('$name takes no moment that does not exist', (text) => {
  expect(['2024-02-29T13:00:05Z', '2024-02-29T13:00+11:00'].filter((at) => !takes(text, at))).toEqual([])
  const wrong = [...wrongDays.map((day) => `${day}T13:00Z`), '2026-02-28', '2026-02-28T13:00', '2026-02-28T25:00Z']
  expect(wrong.filter((at) => takes(text, at))).toEqual([])
})

// Early on 22 November in Sydney, where it is still the 21st in UTC.
const morningInSydney = new Date('2026-11-21T20:00:00Z')
const [today, tomorrow] = ['2026-11-22', '2026-11-23'] as const
/** Of what has happened already. All other days may be still to come. */
const happened = /dateOfBirth|testedAt/
const pastDays = days.filter(({ name }) => happened.test(name))

test.each(pastDays)('$name takes the day that it is where it was written, and none to come', (text) => {
  vi.useFakeTimers({ now: morningInSydney })
  expect(isReadBy('past', text)).toBe(true)
  expect([today, tomorrow].map((day) => takes(text, day))).toEqual([true, false])
})

test('a litter, a collected animal and another laboratory’s document are of a day that has come', () => {
  expect(pastDays.map(({ name }) => name).toSorted()).toEqual([
    'addOutsideReport.testedAt',
    'createCollectedAnimal.dateOfBirth',
    'createLitter.dateOfBirth',
    'updateCollectedAnimal.dateOfBirth',
  ])
})

const birthdays = parts.filter(({ schema }) => 'dobYear' in fieldsOf(schema))

/** Whether a schema refuses a birthday of these parts. */
const refusesOf =
  (schema: Schema) =>
  ([dobDay, dobMonth, dobYear]: number[]) => {
    try {
      schema.validateSync({ dobDay, dobMonth, dobYear }, { abortEarly: false })
    } catch (error) {
      return error instanceof ValidationError && error.inner.some(({ path }) => path?.startsWith('dob'))
    }
    return false
  }

test.each(birthdays)('$name takes a birthday of today where it was written, and none to come', ({ schema }) => {
  vi.useFakeTimers({ now: morningInSydney })
  const parts = [today, tomorrow].map((day) => day.split('-').map(Number).toReversed())
  expect(parts.map(refusesOf(schema))).toEqual([false, true])
})

test.each(birthdays)('$name takes no birthday that does not exist', ({ schema }) => {
  const exist = [
    [29, 2, 2024],
    [31, 1, 2026],
  ]
  const never = [
    [31, 2, 2024],
    [29, 2, 2023],
    [31, 4, 2025],
    [1, 13, 2025],
  ]
  expect(exist.filter(refusesOf(schema))).toEqual([])
  expect(never.filter(refusesOf(schema))).toEqual(never)
})
