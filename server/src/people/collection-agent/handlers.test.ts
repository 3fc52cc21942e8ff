import { collectionAgentCalls } from '@shop/contract/collection-agent'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { folded } from '@shop/contract/text'
import { signIn } from '../../../test/buyer.ts'

const shop = useShop()

const list = (query: Partial<Record<'country' | 'state' | 'search' | 'nearTo' | 'page', string>> = {}) =>
  shop.visitor().ask(collectionAgentCalls.listCollectionAgents, { query })
const names = async (query: Parameters<typeof list>[0]) => (await list(query)).results.map(({ name }) => name)

test('agents are found by country, and by name, place or postcode', async () => {
  expect((await list()).count).toBe(4)
  expect(await names({ country: 'us' })).toEqual(['Finger Lakes Herding Dog Club', 'Riverside Animal Clinic'])
  expect(await names({ search: 'riverside' })).toEqual(['Riverside Animal Clinic'])
  expect(await names({ search: 'BALLARAT' })).toEqual(['Banksia Street Vets'])
  expect(await names({ search: '7010' })).toEqual(['Moana Ngata'])
  expect(await names({ country: 'US', search: 'Ballarat' })).toEqual([])
  expect(await names({ search: '%' })).toEqual([])
})

test('a state is found by its letters and by its name, beside other words', async () => {
  expect(await names({ search: 'VIC' })).toEqual(['Banksia Street Vets'])
  expect(await names({ search: 'Ballarat, victoria' })).toEqual(['Banksia Street Vets'])
  expect(await names({ search: 'ny clinic' })).toEqual(['Riverside Animal Clinic'])
  expect(await names({ search: 'new york clinic' })).toEqual(['Riverside Animal Clinic'])
  expect(await names({ country: 'AU', search: 'New York' })).toEqual([])
  expect(await names({ search: 'Ballarat NY' })).toEqual([])
})

test('a country by its name, and a state that is chosen', async () => {
  expect(await names({ search: 'australia' })).toEqual(['Banksia Street Vets'])
  expect(await names({ country: 'AU', state: 'vic' })).toEqual(['Banksia Street Vets'])
  expect(await names({ country: 'AU', state: 'NSW' })).toEqual([])
})

test('the nearest by postcode come first, and nobody from elsewhere; one who hides is in no answer', async () => {
  const row = { kind: 'agent', place: 'Somewhere', country: 'GB' } as const
  const codes = {
    Far: 'LA9 1AA',
    Next: 'CA12 4AB',
    Same: 'CA12 5JR',
    County: 'CA1 1AA',
    Other: 'EC1 1AA',
    Hides: 'CA12 5JR',
  }
  await shop.db.insert(collectionAgents).values(
    Object.entries(codes).map(([name, postalCode], index) => ({
      ...row,
      id: 200 + index,
      name,
      postalCode,
      isHidden: name === 'Hides',
    })),
  )
  expect(await names({ country: 'GB', nearTo: 'ca12 5jr' })).toEqual(['Same', 'Next', 'County'])
  expect(await names({ country: 'GB', nearTo: '%' })).not.toContain('Hides')
  expect(await names({ search: 'somewhere' })).not.toContain('Hides')
})

test('a page has twenty', async () => {
  const row = { kind: 'agent', postalCode: '1010', country: 'AT' } as const
  await shop.db
    .insert(collectionAgents)
    .values(
      Array.from({ length: 21 }, (_, index) => ({ ...row, id: 100 + index, name: `Agent ${index}`, place: 'Vienna' })),
    )
  expect(await list({ country: 'AT' })).toMatchObject({ count: 21, next: 2, previous: null })
  expect((await list({ country: 'AT', page: '2' })).results).toHaveLength(1)
})

test('all of a country come by their distance to a town that is known, and who lives in an unknown one comes last', async () => {
  const row = { kind: 'agent', postalCode: '00100', country: 'FI' } as const
  const places = ['Atlantis', 'Oulu', 'Tampere', 'Helsinki']
  await shop.db
    .insert(collectionAgents)
    .values(places.map((place, index) => ({ ...row, id: 300 + index, name: `Agent of ${place}`, place })))
  const { results, count } = await list({ country: 'FI', nearTo: 'tampere' })
  expect(count).toBe(4)
  expect(results.map(({ place, distance }) => [place, distance])).toEqual([
    ['Tampere', 0],
    ['Helsinki', 160],
    ['Oulu', 399],
    ['Atlantis', null],
  ])
  expect((await list({ country: 'FI', nearTo: 'Nowhere' })).results.map(({ distance }) => distance)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a map has the towns of those who are listed, with how many are in each', async () => {
  const towns = (country?: string) =>
    shop.visitor().ask(collectionAgentCalls.listAgentTowns, { query: country ? { country } : {} })
  await shop.db.update(collectionAgents).set({ isHidden: true }).where(eq(collectionAgents.place, 'Nelson'))
  const row = { kind: 'agent', name: 'Another', place: 'Ballarat', state: 'VIC', postalCode: '3350' } as const
  await shop.db.insert(collectionAgents).values({ ...row, id: 400, country: 'AU' })
  expect(await towns('au')).toEqual({
    results: [{ place: 'Ballarat', state: 'VIC', country: 'AU', latitude: -37.57, longitude: 143.85, count: 2 }],
  })
  expect((await towns('NZ')).results).toEqual([])
  expect((await towns()).results.map(({ place }) => place)).toEqual(expect.arrayContaining(['Geneva', 'Ithaca']))
})

test('the desk sorts agents by name, number and place', async () => {
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  await expectSorted(
    async (sort) => (await admin.ask(collectionAgentCalls.listDeskAgents, { query: { sort } })).results,
    {
      name: ({ name }) => folded(name),
      number: ({ id }) => id,
      place: ({ place }) => folded(place),
    },
  )
})
