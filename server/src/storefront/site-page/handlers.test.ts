import { authCalls } from '@shop/contract/auth'
import { sitePageCalls } from '@shop/contract/site-page'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { demoPassword } from '../../entry/seed/demo-people.ts'
import type { KnownPage } from './handlers.ts'

const page = (path: string, title: string, rest: Partial<KnownPage> = {}): KnownPage => ({
  path,
  title,
  description: 'One sentence.',
  text: '',
  kind: 'page',
  who: 'anyone',
  ...rest,
})

const shop = useShop({}, [
  page('/shipping', 'International delivery', { text: 'Where our kits go, and what a parcel costs.' }),
  page('/sample', 'How to take a sample', { text: 'A swab along the cheek. Delivery of the sample is on us.' }),
  page('/help', 'Help', { searchQuestions: 'When do results come?' }),
  page('/news/collie', 'Before your Collie is medicated', {
    kind: 'article',
    text: 'Ivermectin and MDR1, Sørensen says of O’Malley.',
  }),
  page('/breeder/packs', 'Packs of kits', { audience: 'breeder' }),
  page('/vet/packs', 'Packs of kits for practices', { audience: 'vet' }),
  page('/innovative', 'Packs of swabs', { livesIn: 'AU' }),
  page('/my/packs', 'My packs', { who: 'user' }),
  page('/my/cases', 'Packs of cases', { who: ['vet'] }),
  page('/admin/packs', 'Packs of accounts', { who: ['admin'] }),
  ...Array.from({ length: 9 }, (_, index) => page(`/rabbits/${index}`, `Rabbits ${index}`)),
])

const found = async (search: string, visitor = shop.visitor()) => {
  const { results, count } = await visitor.ask(sitePageCalls.searchPages, { query: { search } })
  expect(count).toBe(results.length)
  return results.map(({ path }) => path)
}

const signedIn = async (name: string) => {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: `${name}@example.com`, password: demoPassword } })
  return visitor
}

test('a page is found by its title before one that only speaks of it, and says what it is', async () => {
  expect(await found('delivery')).toEqual(['/shipping', '/sample'])
  const { results } = await shop.visitor().ask(sitePageCalls.searchPages, { query: { search: 'ivermectin' } })
  expect(results).toEqual([
    {
      path: '/news/collie',
      title: 'Before your Collie is medicated',
      description: 'One sentence.',
      kind: 'article',
    },
  ])
})

test.each([
  ['dilivery', '/shipping'],
  ['samplle', '/sample'],
  ['medicatde', '/news/collie'],
  ['sorensen', '/news/collie'],
  ['MDR-1', '/news/collie'],
  ['“mdr 1”', '/news/collie'],
  ["o'malley", '/news/collie'],
  ['How do I take the SAMPLE?', '/sample'],
  ['intern deliv', '/shipping'],
])('"%s" finds what was meant', async (search, path) => {
  expect((await found(search))[0]).toBe(path)
})

test('what is asked in other words is found before what only has them, and most of the words are enough', async () => {
  expect(await found('when do results come')).toEqual(['/help'])
  expect(await found('cheek parcel results')).toEqual([])
  expect(await found('medicated collie unicorn')).toEqual(['/news/collie'])
  expect(await found('collie unicorn')).toEqual([])
})

test.each(['unicorn', 'unicorn rainbow glitter collie', 'the', ' ', '%', '"*'])(
  '"%s" finds nothing',
  async (search) => {
    expect(await found(search)).toEqual([])
  },
)

test('an answer is no list of everything', async () => {
  expect(await found('rabbits')).toHaveLength(6)
})

test.each([
  ['a guest', async () => shop.visitor(), ['/breeder/packs']],
  ['a guest in the vets’ shop', async () => shop.visitor({ cookie: 'user-type=vet' }), ['/vet/packs']],
  ['a guest who shops from Australia', async () => shop.visitor({ cookie: 'country=AU' }), ['/breeder/packs']],
  ['an owner', () => signedIn('owner'), ['/my/packs']],
  ['a breeder', () => signedIn('breeder'), ['/breeder/packs', '/my/packs']],
  ['a vet who lives in Australia', () => signedIn('vet'), ['/innovative', '/my/cases', '/my/packs', '/vet/packs']],
  ['an admin', () => signedIn('admin'), ['/admin/packs', '/breeder/packs', '/my/packs']],
])('%s finds only what is open to them', async (_, visitor, paths) => {
  expect(new Set(await found('packs', await visitor()))).toEqual(new Set(paths))
})
