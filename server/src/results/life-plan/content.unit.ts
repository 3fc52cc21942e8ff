import { describe, expect, test } from 'vitest'
import { readMedicine } from '../../reference/catalogue/medicine.ts'
import { readStageAdvice, sourceOf } from '../../reference/catalogue/stage-advice.ts'
import { monthsBetween, nextStageOn, sizeOf, stageAt, stagesOf } from './stage.ts'
import { knownGroups } from './stage-advice.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

describe('the data', () => {
  test('is read without a refused line, each with a source', () => {
    const refused: string[] = []
    const advice = readStageAdvice((origin, reason) => refused.push(`${origin.file}:${origin.line} ${reason}`))
    const medicine = readMedicine((origin, reason) => refused.push(`${origin.file}:${origin.line} ${reason}`))
    expect(refused).toEqual([])
    expect(advice).toHaveLength(66)
    expect(medicine.size).toBe(60)
    for (const { source } of advice) expect(source.url).toMatch(/^https:\/\//)
  })

  test('is for dogs of a kind that the plan can tell', () => {
    const groups = readStageAdvice(() => {}).filter(({ species }) => species === 'dog')
    expect(new Set(groups.map(({ group }) => group))).toEqual(new Set(knownGroups))
  })

  test('names no dose', () => {
    for (const one of readMedicine(() => {}).values())
      expect(JSON.stringify([one.whatItIs, one.whatHelps, one.drugs, one.emergency])).not.toMatch(
        /\d\s*(mg|ml|µg|mcg)\b/i,
      )
  })
})

test('a source is a title with its address, an address alone, or a paper', () => {
  expect(sourceOf('Hart et al. 2020, 35 breeds, https://doi.org/10.1')).toEqual({
    label: 'Hart et al. 2020, 35 breeds',
    url: 'https://doi.org/10.1',
  })
  expect(sourceOf('https://www.akc.org/a')).toEqual({ label: 'akc.org', url: 'https://www.akc.org/a' })
  expect(sourceOf('PMID:1')).toEqual({ label: 'PMID:1', url: null })
})

describe('size', () => {
  test.each([
    [9.9, 'small'],
    [10, 'medium'],
    [20, 'standard'],
    [30, 'large'],
    [40, 'giant'],
  ] as const)('%d kg as an adult is %s', (kg, size) => expect(sizeOf({ kg, weighedAge: 24 })).toBe(size))

  test('a growing dog’s is known only when it is large already', () => {
    expect(sizeOf({ kg: 12, weighedAge: 6 })).toBeNull()
    expect(sizeOf({ kg: 32, weighedAge: 9 })).toBe('large')
    expect(sizeOf({ kg: 12, weighedAge: null })).toBe('medium')
    expect(sizeOf({ kg: null, weighedAge: 24 })).toBeNull()
  })
})

describe('stage', () => {
  test('months are whole', () => {
    expect(monthsBetween(day('2022-03-04'), day('2023-03-03'))).toBe(11)
    expect(monthsBetween(day('2022-03-04'), day('2023-03-04'))).toBe(12)
  })

  test.each([
    [11, null, 'puppy'],
    [12, null, 'young_adult'],
    [12, 'large', 'puppy'],
    [18, 'large', 'young_adult'],
    [48, 'giant', 'mature_adult'],
    [59, 'small', 'young_adult'],
    [84, 'large', 'senior'],
    [84, 'medium', 'mature_adult'],
    [300, 'small', 'senior'],
  ] as const)('at %d months, %s: %s', (months, size, stage) => expect(stageAt(months, size)).toBe(stage))

  test('the next begins on its day, and none after the last with an age', () => {
    expect(nextStageOn(day('2022-03-04'), 'small', day('2026-11-23'))).toEqual(day('2027-03-04'))
    expect(nextStageOn(day('2010-03-04'), 'small', day('2026-11-23'))).toBeNull()
    // Born today east of Greenwich.
    expect(nextStageOn(day('2026-11-24'), 'small', day('2026-11-23'))).toEqual(day('2027-11-24'))
  })

  test('ages follow one another without a gap', () => {
    for (const size of ['small', 'large'] as const) {
      const aged = stagesOf(size).filter(({ from }) => from !== null)
      expect(aged.length).toBeGreaterThan(2)
      for (const [index, { to }] of aged.entries()) expect(to).toBe(aged[index + 1]?.from ?? null)
    }
  })
})
