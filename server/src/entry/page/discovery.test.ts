import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { openDataReleases } from '../../schema/open-data.ts'
import { formHandlers } from '../../forms.ts'
import { mountDiscovery } from './discovery.ts'
import { servePages } from './pages.ts'
import type { PageSource } from './source.ts'

const shop = useShop()
const pathOf = {
  product: ({ id }: { id: number }) => `/store/p/${id}`,
  breed: (species: string, { id }: { id: number }) => `/${species}/${id}`,
  factSheet: ({ id }: { id: number }) => `/sheet/${id}`,
}
beforeAll(async () => {
  const own = {
    publicPaths: ['/', '/help', '/terms'],
    readChanges: async () => ({ '/terms': '2026-11-21' }),
    pathOf,
    newsFeed: [{ title: 'Cats & dogs', description: 'Both <of> them', published: '2026-11-16', path: '/news/cats' }],
  }
  mountDiscovery(shop.app, shop.services, async () => own)
  const isShared = (url: string, { user }: { user?: object | null }) => url === '/shared' && !user
  const pageAt: PageSource = async () => ({
    template: '<html><!--head--><!--app--><!--data--></html>',
    chunksOf: () => [],
    readPage: async ({ url, settings }) => ({ url, data: settings, status: url === '/nowhere' ? 404 : 200 }),
    renderPage: async ({ url, data }) => ({
      html: '',
      head: '',
      data: '',
      card: isShared(url, data) ? { title: 'Terms & conditions | Kinpaw', description: 'x' } : null,
    }),
  })
  servePages(shop.app, shop.services, { pageAt, forms: formHandlers, answerCall: shop.answerCall })
})

const get = async (path: string) => {
  const answer = await shop.visitor().fetch(path)
  return { answer, text: await answer.clone().text() }
}

test('robots are excluded from private pages, and led to the site map', async () => {
  const { text } = await get('/robots.txt')
  for (const line of ['User-agent: *', 'Disallow: /my', 'Disallow: /api/', 'Disallow: /checkout'])
    expect(text.split('\n')).toContain(line)
  expect(text).toContain(`Sitemap: ${shop.services.config.publicUrl}/sitemap.xml`)
})

test('the site map has every page that is for everybody: of copy, of products, of breeds, of fact sheets', async () => {
  const { answer, text } = await get('/sitemap.xml')
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(addresses).toEqual(expect.arrayContaining(['/', '/help', '/store/p/2002', '/sheet/2002']))
  expect(addresses.some((path) => path.startsWith('/dog/'))).toBe(true)
  expect(addresses.some((path) => path.startsWith('/cat/'))).toBe(true)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('each entry has when it was changed, as far as that is known: its text’s day, or the catalogue’s release', async () => {
  const [release] = await shop.db.select({ at: openDataReleases.createdAt }).from(openDataReleases)
  const { text } = await get('/sitemap.xml')
  const { publicUrl } = shop.services.config
  expect(text).toContain(`<loc>${publicUrl}/terms</loc><lastmod>2026-11-21</lastmod>`)
  expect(text).toContain(`<loc>${publicUrl}/help</loc></url>`)
  for (const path of ['/store/p/2002', '/sheet/2002'])
    expect(text).toContain(`<loc>${publicUrl}${path}</loc><lastmod>${release?.at.toISOString()}</lastmod>`)
})

test('what only vets may buy, and upgrades, are on no map', async () => {
  const { text } = await get('/sitemap.xml')
  // An upgrade of Geno Pet, and a practice’s paper sleeves.
  for (const id of [601, 704]) expect(text).not.toContain(`/store/p/${id}<`)
})

test('the feed has the news, with their letters escaped', async () => {
  const { answer, text } = await get('/feed.xml')
  expect(answer.headers.get('content-type')).toContain('application/atom+xml')
  expect(text).toContain('<title>Cats &amp; dogs</title>')
  expect(text).toContain('<summary>Both &lt;of&gt; them</summary>')
  expect(text).toContain('<updated>2026-11-16T00:00:00Z</updated>')
})

test('a public page has a preview picture of 1200 by 630', async () => {
  const { answer } = await get('/preview/shared.png')
  expect(answer.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test.each(['/preview/private.png', '/preview/nowhere.png'])('%s is not there', async (path) => {
  expect((await get(path)).answer.status).toBe(404)
})

test('a picture shows the page as a guest sees it, whoever requests it', async () => {
  const browser = shop.visitor()
  await signIn(shop, browser)
  expect((await browser.fetch('/preview/shared.png')).status).toBe(200)
})
