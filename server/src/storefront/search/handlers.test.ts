import { authCalls } from '@shop/contract/auth'
import { searchCalls } from '@shop/contract/search'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { demoPassword } from '../../entry/seed/demo-people.ts'
import type { KnownPage } from './pages.ts'

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
  page('/admin/packs', 'Packs of accounts', { who: ['manager'] }),
  ...Array.from({ length: 9 }, (_, index) => page(`/rabbits/${index}`, `Rabbits ${index}`)),
])

const found = async (search: string, visitor = shop.visitor()) => {
  const { pages } = await visitor.ask(searchCalls.search, { query: { search } })
  return pages.map(({ path }) => path)
}

const signedIn = async (name: string) => {
  const visitor = shop.visitor()
  await visitor.ask(authCalls.login, { body: { username: `${name}@example.com`, password: demoPassword } })
  return visitor
}

test('a page is found by its title before one that only speaks of it, and says what it is', async () => {
  expect(await found('delivery')).toEqual(['/shipping', '/sample'])
  const { pages } = await shop.visitor().ask(searchCalls.search, { query: { search: 'ivermectin' } })
  expect(pages).toEqual([
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

const beside = (search: string) => shop.visitor().ask(searchCalls.search, { query: { search } })

test.each([
  ['hip dysplasia', 'hip-dysplasia', undefined],
  ['can you test for hip displasia in labradors?', 'hip-dysplasia', 'Labrador Retriever'],
  ['how smart is my border collie', 'intelligence', 'Border Collie'],
  ['itchy paws', 'allergies', undefined],
  ['frontonasal dysplasia', undefined, undefined],
  ['collie eye', undefined, 'Collie Rough'],
  ['bord', undefined, 'Border Collie'],
  ['sausage dog', undefined, 'Dachshund'],
  ['chocolate lab', undefined, 'Labrador Retriever'],
  ['pra', undefined, undefined],
  ['mutt', undefined, undefined],
])('“%s” is about the topic %s and the breed %s', async (search, topic, breed) => {
  const found = await beside(search)
  expect([found.topic?.id, found.breeds[0]?.name]).toEqual([topic, breed])
})

test('a topic says why, what a vet does, and where that is written', async () => {
  const { topic } = await beside('hip dysplasia')
  expect(topic).toMatchObject({ headline: 'There is no DNA test for hip dysplasia', reason: 'many genes' })
  expect(topic?.instead).toMatch(/OFA or PennHIP/)
  expect(topic?.sources[0]).toMatch(/https:\/\/doi\.org\//)
})

test('pages lead where they are the answer, and no test, breed or topic is', async () => {
  expect((await beside('international delivery')).isForPages).toBe(true)
  for (const search of ['ivermectin', 'collie', 'hip dysplasia', 'cheek parcel'])
    expect([search, (await beside(search)).isForPages]).toEqual([search, false])
})
