import { responsibleBreederCalls } from '@shop/contract/responsible-breeder'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { responsibleBreeders } from '../../schema/responsible-breeder.ts'

const shop = useShop()

type Query = {
  species?: 'dog' | 'cat'
  country?: string
  state?: string
  search?: string
  nearTo?: string
  page?: string
}
const list = (query: Query = {}) => shop.visitor().ask(responsibleBreederCalls.listResponsibleBreeders, { query })
const names = async (query: Query) => (await list(query)).results.map(({ name }) => name)

test.each([
  [{ species: 'dog', search: 'collie' }, ['Fellgate', 'Orchardlane']],
  [{ species: 'dog', search: 'COLLIE ithaca' }, ['Orchardlane']],
  [{ species: 'dog', search: 'collie, new york' }, ['Orchardlane']],
  [{ species: 'dog', search: 'ny' }, ['Orchardlane']],
  [{ species: 'dog', search: 'kingdom' }, ['Fellgate']],
  [{ species: 'dog', country: 'us' }, ['Orchardlane']],
  [{ species: 'dog', country: 'AU', state: 'vic' }, ['Banksia Ridge']],
  [{ species: 'dog', country: 'AU', state: 'NSW' }, []],
  [{ species: 'cat', search: 'collie' }, []],
  [{ species: 'cat', search: 'hobart' }, ['Wattlebird']],
  [{ search: 'silver' }, ['Silver Creek']],
  [{ species: 'cat', search: '%' }, []],
  [{ species: 'cat', search: ' ' }, ['Amberpath', 'Greystones', 'Northlight', 'Sternenlicht', 'Wattlebird']],
] as const)('%j finds them by breed, place or name', async (query, found) => {
  expect(await names(query)).toEqual(found)
})

test('the list says nothing of whose account an entry goes with', async () => {
  expect(await shop.db.$count(responsibleBreeders, eq(responsibleBreeders.email, 'breeder@example.com'))).toBe(1)
  const all = await list()
  expect(all.count).toBe(12)
  expect(JSON.stringify(all)).not.toContain('@')
})

test('comes in pages of twenty, each entry once', async () => {
  const entry = (
    await shop.db.select().from(responsibleBreeders).limit(1)
  )[0] as typeof responsibleBreeders.$inferSelect
  await shop.db
    .insert(responsibleBreeders)
    .values(Array.from({ length: 25 }, (_, index) => ({ ...entry, id: 100 + index, name: 'Many' })))
  const [first, second] = [await list({ search: 'many' }), await list({ search: 'many', page: '2' })]
  expect([first.count, first.next, first.previous, second.next, second.previous]).toEqual([25, 2, null, null, 1])
  expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(25)
})

test('a species that there is not is refused', async () => {
  await expect(list({ species: 'horse' as 'dog' })).rejects.toMatchObject({ status: 428 })
})

test('the nearest to a town come first, and a map has their towns', async () => {
  const near = await list({ species: 'cat', country: 'US', nearTo: 'Portland, Maine' })
  expect(near.results[0]).toMatchObject({ name: 'Northlight', distance: 0 })
  const { results } = await shop
    .visitor()
    .ask(responsibleBreederCalls.listBreederTowns, { query: { species: 'dog', country: 'us' } })
  expect(results[0]).toMatchObject({ place: 'Ithaca', state: 'NY', latitude: 42.44, longitude: -76.5 })
  expect(results.every(({ country }) => country === 'US')).toBe(true)
})
