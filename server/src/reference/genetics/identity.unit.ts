import { describe, expect, test } from 'vitest'
import { compareIdentity } from './identity.ts'
import { panels } from './panels.ts'
import { compareProfiles } from './parentage.ts'
import type { Profile } from './profile.ts'

const snp = (name: string, pairOf: (index: number) => string, more: Partial<Profile> = {}): Profile => ({
  name,
  panel: panels.snp,
  markers: Array.from({ length: 200 }, (_, index) => ({
    name: `Marker ${index + 1}`,
    alleles: pairOf(index) ? pairOf(index).split('/') : [],
  })),
  ...more,
})
const kinds = ['A/A', 'A/G', 'G/G']
const wren = snp('Wren', (index) => kinds[index % 3] ?? '')
/** Wren’s profile with this many markers that are another. */
const misread = (count: number, name = 'Wren again') =>
  snp(name, (index) => kinds[(index % 3) + (index < count ? 1 : 0)] ?? 'A/A')

describe('two profiles', () => {
  test.each([
    ['none', 0, 'same'],
    ['four of 200, as reading errors make', 4, 'same'],
    ['seven, too many for one and too few for two', 7, 'inconclusive'],
    ['forty', 40, 'different'],
  ] as const)('differ at %s', (_, count, verdict) => {
    expect(compareIdentity(wren, misread(count))).toMatchObject({ verdict, markersCompared: 200 })
  })

  test('are the same in whatever order alleles are written', () => {
    const turned = snp('Wren again', (index) => (index % 3 === 1 ? 'G/A' : (kinds[index % 3] ?? '')))
    expect(compareIdentity(wren, turned)).toMatchObject({ verdict: 'same', differences: [] })
  })

  test('of different panels, and with too few markers in common, are not comparable', () => {
    expect(compareIdentity(wren, { ...misread(0), panel: panels.str })).toMatchObject({
      verdict: 'not_comparable',
      panel: null,
    })
    const poor = snp('Poor', (index) => (index < 60 ? (kinds[index % 3] ?? '') : ''))
    expect(compareIdentity(wren, poor)).toMatchObject({ verdict: 'not_comparable', markersCompared: 60 })
  })

  test('of which one reads the other strand, or names alleles in another way, are not comparable', () => {
    const flip: Record<string, string> = { A: 'T', G: 'C' }
    const flipped = snp('Flipped', (index) => (kinds[index % 3] ?? '').replaceAll(/[AG]/g, (base) => flip[base] ?? ''))
    expect(compareIdentity(wren, flipped)).toMatchObject({
      verdict: 'not_comparable',
      meaning: expect.stringContaining('opposite strands'),
    })
    const numbered = snp('Numbered', (index) => (kinds[index % 3] ?? '').replaceAll('A', '1').replaceAll('G', '2'))
    expect(compareIdentity(wren, numbered)).toMatchObject({
      verdict: 'not_comparable',
      meaning: expect.stringContaining('Wren is written in bases (A, C, G, T), that of Numbered in numbers'),
    })
  })

  test('are not distinguished by their sex marker', () => {
    const sexed = (alleles: string[]) => ({ ...wren, markers: [...wren.markers, { name: 'Amelogenin', alleles }] })
    expect(compareIdentity(sexed(['X', 'X']), sexed(['X', 'Y']))).toMatchObject({ verdict: 'same', differences: [] })
  })
})

describe('parentage', () => {
  test('an identical profile is the same animal or a twin, never a parent', () => {
    const found = compareProfiles({ offspring: wren, dam: misread(2, 'Skye'), sire: null })
    expect(found).toMatchObject({ verdict: 'inconclusive', mismatches: [] })
    expect(found.meaning).toContain('Wren and Skye have the same profile: they are the same animal, sampled twice')
  })

  test('a parent read from the other strand is not excluded: the strand is named', () => {
    const flipped = snp('Skye', (index) => (index % 2 ? 'T/T' : 'C/T'))
    expect(compareProfiles({ offspring: wren, dam: flipped, sire: null })).toMatchObject({
      verdict: 'not_comparable',
      meaning: expect.stringContaining('Skye seem to be read from opposite strands'),
    })
  })

  const repeats = (name: string, pairs: string[], more: Partial<Profile> = {}): Profile => ({
    name,
    panel: panels.str,
    markers: pairs.map((pair, index) => ({ name: `M${index + 1}`, alleles: pair.split('/') })),
    ...more,
  })
  const rest = (pair: string) => Array<string>(10).fill(pair)

  test('of repeats a null allele is named, and two do not exclude', () => {
    const dam = repeats('Skye', ['106/106', '106/106', ...rest('101/102')])
    const pup = (...first: string[]) => repeats('Wren', [...first, ...rest('101/103')])
    const found = compareProfiles({ offspring: pup('102/102', '104/104'), dam, sire: null })
    expect(found).toMatchObject({ verdict: 'inconclusive', mismatches: ['M1', 'M2'] })
    expect(found.meaning).toContain('At M1, M2 each shows a single allele, and not the same one')
    // Two different lengths can both be seen.
    expect(compareProfiles({ offspring: pup('102/103', '104/105'), dam, sire: null }).verdict).toBe('excluded')
  })

  test('repeats of two laboratories that do not fit are of two animals', () => {
    const dam = repeats('Skye', ['106/107', '106/107', ...rest('101/102')], { laboratory: 'Fellgate' })
    const offspring = repeats('Wren', ['102/103', '102/103', ...rest('101/103')], { laboratory: 'Kinpaw' })
    expect(compareProfiles({ offspring, dam, sire: null }).meaning).toContain(
      'different laboratories (Kinpaw, Fellgate)',
    )
  })
})
