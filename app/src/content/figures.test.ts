import { storeSpecies, type StoreSpecies } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import type { LandingAudience } from '../screens/home/Landing/landing.ts'
import { catalogueCounts } from './figures.ts'
import { landingCopy } from './home.ts'

const price = { amount: 65, currency: 'USD' as const, label: '$65.00' }
const sizes = { fewestTests: 1, mostTests: 22, profileFrom: price }
const sold = {
  species: [
    { species: 'dog' as const, diseaseTests: 167, traitTests: 31, profiles: 226, ...sizes },
    { species: 'cat' as const, diseaseTests: 49, traitTests: 34, profiles: 90, ...sizes },
  ],
}

test('both species are the sum of each', () => {
  const [dog, cat] = storeSpecies.map((species) => catalogueCounts(sold, species))
  expect(catalogueCounts(sold)).toEqual({
    geneTests: (dog?.geneTests ?? 0) + (cat?.geneTests ?? 0),
    diseaseTests: (dog?.diseaseTests ?? 0) + (cat?.diseaseTests ?? 0),
    profiles: (dog?.profiles ?? 0) + (cat?.profiles ?? 0),
  })
})

const landings: [LandingAudience, StoreSpecies | undefined][] = [
  ['home', undefined],
  ...(['breeder', 'vet'] as const).flatMap((audience): [LandingAudience, StoreSpecies | undefined][] => [
    [audience, undefined],
    [audience, 'dog'],
    [audience, 'cat'],
  ]),
]

// Each number has its noun behind it, so that no two pages count different things by one name.
test.each(landings)('what the landing page %s %s counts, it calls what it is', (audience, species) => {
  const counts = catalogueCounts(sold, species)
  const lead = landingCopy({ audience, ...(species && { species }) }).lead(counts)
  const named = { 'DNA tests': counts.geneTests, 'disease tests': counts.diseaseTests, breeds: counts.profiles }
  const said = [...lead.matchAll(/(\d+) (?:genetic )?(DNA tests|disease tests|breeds|\w+ \w+)/g)]
  expect(said.length).toBeGreaterThan(0)
  for (const [, count, noun = ''] of said)
    expect([noun, Number(count)]).toEqual([noun, named[noun as keyof typeof named]])
})
