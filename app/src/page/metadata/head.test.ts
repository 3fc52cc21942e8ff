import type { OpenData } from '@shop/contract/open-data'
import type { PageMetadata } from '@shop/design-system'
import { expect, test } from 'vitest'
import { brand } from '../../brand.ts'
import { defaultSettings } from '../../data/settings.tsx'
import { readBreed } from '../../data/breed.ts'
import { readFactSheet } from '../../data/fact-sheet.ts'
import { readProduct } from '../../data/product.ts'
import { findRoute } from '../find-route.ts'
import { paths } from '../../paths.ts'
import { headOf } from './head.ts'
import { newsFeed, publicPaths } from './public-pages.ts'

const origin = 'https://shop.example'
const trail = [
  { name: 'Home', href: '/' },
  { name: 'Skye & co', href: null },
]
type Given = Partial<Pick<PageMetadata, 'trail' | 'questions'>> & {
  replies?: Record<string, unknown>
  status?: 200 | 404
}
const headAt = (url: string, { trail = [], questions = [], replies = {}, status = 200 }: Given = {}) => {
  const { pathname, search } = new URL(url, origin)
  return headOf({
    metadata: { title: `A & B | ${brand.name}`, description: 'Two "letters"', trail, questions },
    url,
    found: findRoute(pathname, search, defaultSettings),
    status,
    replies,
    origin,
  })
}
const thingsIn = (head: string) =>
  [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string; [key: string]: unknown },
  )

test('title and description move to the head, and are what is shared', () => {
  const head = headAt(paths.terms)
  expect(head).toContain(`<title>A &amp; B | ${brand.name}</title>`)
  expect(head).toContain(`<meta property="og:title" content="A &amp; B | ${brand.name}">`)
  expect(head).toContain('<meta property="og:description" content="Two &quot;letters&quot;">')
  expect(head).toContain(`<meta property="og:image" content="${origin}/preview${paths.terms}.png">`)
})

test.each([
  ['/breeder/for-dogs/dna-tests?sort=price&breeds=12', '/breeder/for-dogs/dna-tests'],
  ['/breeder/for-dogs/dna-tests?page=1', '/breeder/for-dogs/dna-tests'],
  ['/breeder/for-dogs/dna-tests?sort=price&page=3', '/breeder/for-dogs/dna-tests?page=3'],
])('%s is a view of %s', (url, canonical) => {
  expect(headAt(url)).toContain(`<link rel="canonical" href="${origin}${canonical}">`)
})

const cea = {
  id: 2002,
  category: { name: 'Genetic Diseases' },
  price: { amount: 1, currency: 'AUD' },
  name: 'Collie eye anomaly (CEA)',
  species: { id: 1, name: 'Canine' },
}
const maineCoon = { id: 200800, name: 'Maine Coon', species: { id: 2, name: 'Feline' } }
test.each<[string, string, Record<string, unknown>]>([
  ['/store/anything/p/2002', paths.product(cea), { [readProduct('2002').key]: cea }],
  ['/Store/anything/p/2002/', paths.product(cea), { [readProduct('2002').key]: cea }],
  ['/resources/fact-sheet/anything/2002', paths.factSheet(cea), { [readFactSheet('2002').key]: { product: cea } }],
  ['/breeder/for-cats/breeds/anything/200800', paths.breed('cat', maineCoon), { [readBreed('200800').key]: maineCoon }],
  ['/breeder/for-dogs/breeds/x/200800', paths.breed('cat', maineCoon), { [readBreed('200800').key]: maineCoon }],
  ['/Terms-and-Conditions/', paths.terms, {}],
])('whatever name stands in it, %s has the one address %s', (url, address, replies) => {
  const head = headAt(url, { replies })
  expect(head).toContain(`<link rel="canonical" href="${origin}${address}">`)
  expect(head).toContain(`<meta property="og:url" content="${origin}${address}">`)
  expect(head).toContain(`<meta property="og:image" content="${origin}/preview${address}.png">`)
})

test.each([paths.login, paths.checkout, paths.my, paths.search('collie'), paths.animal('x')])(
  '%s is left out of search engines, and is shared by no picture',
  (url) => {
    const head = headAt(url)
    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toMatch(/canonical|og:|ld\+json/)
  },
)

test('an animal’s page for everybody is left out of search engines, and has a picture of its own for messengers', () => {
  const head = headAt(paths.sharePage('kq3Jc1x8'))
  expect(head).toContain('<meta name="robots" content="noindex">')
  expect(head).toContain(`<meta property="og:image" content="${origin}/api/animal-share/kq3Jc1x8/preview.jpg">`)
  expect(head).not.toMatch(/canonical|ld\+json/)
  const gone = headAt(paths.sharePage('kq3Jc1x8'), { status: 404 })
  expect(gone).toContain('noindex')
  expect(gone).not.toContain('og:')
})

test('a page that is missing is left out, too', () => {
  expect(headAt('/store/gone/p/1', { status: 404 })).toContain('noindex')
})

test('the trail is described as it is shown', () => {
  expect(thingsIn(headAt(paths.terms, { trail }))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Skye & co' },
      ],
    },
  ])
})

test('the shop is described on its first page, the questions on theirs', () => {
  expect(thingsIn(headAt('/'))).toEqual([expect.objectContaining({ '@type': 'Organization', url: origin })])
  const questions = [{ question: 'Does it hurt?', answer: 'No.' }]
  expect(thingsIn(headAt(paths.help, { questions }))).toEqual([
    expect.objectContaining({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Does it hurt?', acceptedAnswer: { '@type': 'Answer', text: 'No.' } }],
    }),
  ])
})

test('a product is described with its offer, and nothing in it can end the script', () => {
  const product = {
    id: 2002,
    name: 'CEA</script>',
    description: 'Eyes',
    category: { id: 1, name: 'Genetic Diseases' },
    price: { amount: 58, currency: 'USD', label: '$58.00' },
  }
  const replies = { '/api/store/products/product/2002': product }
  const head = headAt('/store/cea-canine/p/2002', { replies })
  const [thing] = thingsIn(head)
  expect(thing).toMatchObject({
    '@type': 'Product',
    name: 'CEA</script>',
    offers: { '@type': 'Offer', price: '58.00', priceCurrency: 'USD' },
  })
})

test('the open data is described as a data set, with every file of the release', () => {
  const table = { title: 'Breeds', description: 'Breeds.', rowCount: 1, columns: [] }
  const openData: OpenData = {
    release: { name: '3f2a9c1b7d40', publishedAt: '2026-11-20T09:00:00.000Z' },
    tables: [
      { ...table, name: 'breeds' },
      { ...table, name: 'tests' },
    ],
    attributions: [],
    earlier: [],
  }
  const replies = { '/api/open-data': openData }
  const [thing] = thingsIn(headAt(paths.openData, { replies }))
  expect(thing).toMatchObject({ '@type': 'Dataset', version: '3f2a9c1b7d40' })
  expect(thing?.distribution).toHaveLength(4)
  expect(thing?.distribution).toContainEqual({
    '@type': 'DataDownload',
    name: 'breeds.csv',
    encodingFormat: 'text/csv',
    contentUrl: `${origin}/api/open-data/3f2a9c1b7d40/breeds.csv`,
  })
})

test('an article is described with its day', () => {
  const [first] = newsFeed
  expect(thingsIn(headAt(first?.path ?? ''))).toEqual([
    expect.objectContaining({ '@type': 'Article', headline: first?.title, datePublished: first?.published }),
  ])
})

test('the pages for everybody are known, and no others', () => {
  expect(publicPaths).toEqual(
    expect.arrayContaining(['/', paths.help, paths.terms, paths.sampleTracker, paths.factSheets]),
  )
  for (const path of [paths.login, paths.my, paths.checkout, paths.store, '/au'])
    expect(publicPaths).not.toContain(path)
  expect(publicPaths.filter((path) => path.includes(':'))).toEqual([])
})
