import { speciesIdOf, userTypeAt } from '@shop/contract/constants'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { brandOf } from '../../platform/config/brand.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import { lastReleasedAt } from '../../storefront/open-data/release.ts'
import { listedProducts } from '../../storefront/product/listed.ts'
import type { Services } from '../../platform/services.ts'
import type { CardReader } from './pages.ts'
import type { Card, PublicPages } from './source.ts'
import { fromWithin } from '../http/client-address.ts'
import { rateLimit } from '../http/rate-limit.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

const hour = 'public, max-age=3600'
const xml = (name: string) => ({ 'content-type': `${name}; charset=UTF-8`, 'cache-control': hour })

/** Where a robot has no business: private pages, calls, and the endless combinations of a search. */
const forbidden = ['/api/', '/my', '/admin', '/checkout', '/activate', '/cart', '/search', '/invoices']

/** A page of the site map, and when what it shows was last changed, where that is known. */
type Entry = { path: string; changed: string | undefined }

async function entriesOf({ publicPaths, pathOf, readChanges }: PublicPages, services: Services): Promise<Entry[]> {
  const tests = listedProducts(services)
  // The options that mean all breeds have no page.
  const known = catalogueOf(services).breeds.filter(({ row }) => row.vboId !== null && row.testCount > 0)
  const [changes, released] = await Promise.all([readChanges(), lastReleasedAt(services.db)])
  return [
    ...publicPaths.map((path) => ({ path, changed: changes[path] })),
    ...[
      ...tests.map(({ id, name, species }) => pathOf.product({ id, name, species })),
      ...tests.filter(({ isTest }) => isTest).map(pathOf.factSheet),
      ...known.map(({ row }) => pathOf.breed(row.speciesId === speciesIdOf('dog') ? 'dog' : 'cat', row)),
    ].map((path) => ({ path, changed: released?.toISOString() })),
  ]
}

/** The feed of the news, as RFC 4287 (Atom) has it. */
function feedOf({ newsFeed }: PublicPages, brand: string, origin: string): string {
  const entries = newsFeed.map(
    ({ title, description, published, path }) =>
      `<entry><title>${escapeXml(title)}</title><id>${origin}${path}</id><link href="${origin}${path}"/><updated>${published}T00:00:00Z</updated><summary>${escapeXml(description)}</summary></entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${escapeXml(brand)}: news and blogs</title><id>${origin}/news-and-blogs</id><link href="${origin}/news-and-blogs"/><link rel="self" href="${origin}/feed.xml"/><updated>${newsFeed[0]?.published ?? '2026-01-01'}T00:00:00Z</updated><author><name>${escapeXml(brand)}</name></author>${entries.join('')}</feed>
`
}

/** For those who find the site or share it: robots.txt, the site map, the feed, and each public page's preview picture. */
export function mountDiscovery(app: Hono, services: Services, pageAt: (path: string) => Promise<PublicPages>) {
  const { config } = services
  const origin = config.publicUrl

  const limit = rateLimit(services, { name: 'discovery', points: 120, perSeconds: 60 })
  for (const path of ['/preview/*', '/sitemap.xml', '/feed.xml']) app.use(path, limit)

  app.get('/robots.txt', (c) =>
    c.text(
      ['User-agent: *', ...forbidden.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
        '\n',
      ),
      200,
      { 'cache-control': hour },
    ),
  )
  app.get('/sitemap.xml', async (c) => {
    const entries = (await entriesOf(await pageAt('/'), services)).map(
      ({ path, changed }) =>
        `<url><loc>${escapeXml(origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
    )
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>\n`,
      200,
      xml('application/xml'),
    )
  })
  app.get('/feed.xml', async (c) =>
    c.body(feedOf(await pageAt('/'), brandOf(config), origin), 200, xml('application/atom+xml')),
  )

  // A picture takes a tenth of a second to draw.
  const pictures = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation: ({ length }) => length })
  app.get('/preview/*', async (c, next) => {
    const [, path] = /^\/preview(\/.+)\.png$/.exec(c.req.path) ?? []
    if (!path) return next()
    const found: { card: Card | null } = { card: null }
    const onCard: CardReader['onCard'] = (card) => void (found.card = card)
    // As a guest sees it: without the headers of whoever requests the picture.
    await app.request(path === '/home' ? '/' : path, {}, { ...fromWithin(config, c), onCard })
    if (!found.card) return c.notFound()
    const { title, description } = found.card
    const audience = userTypeAt(path)
    const key = `${audience} ${title} ${description}`
    const { previewPicture } = await import('../../platform/pdf/preview-picture.ts')
    const brand = brandOf(config)
    const picture =
      pictures.get(key) ??
      (await previewPicture({
        brand,
        title: title.replace(` | ${brand}`, ''),
        text: description,
        audience: audience === 'owner' || audience === 'vet' ? audience : 'breeder',
      }))
    pictures.set(key, picture)
    return c.body(new Uint8Array(picture), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    })
  })
}
