import type { PageMetadata } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { pageIn } from '../../data/product.ts'
import { sharePreview } from '../../data/share-page.ts'
import type { FoundRoute } from '../find-route.ts'
import { paths, patterns } from '../../paths.ts'
import { pathOf } from './path-of.ts'
import { structuredData } from './structured-data.ts'

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`

/** Of an address's query, what makes it another page; filters and search words do not. */
function withPage(path: string, search: string): string {
  const page = pageIn(new URLSearchParams(search))
  return page > 1 ? `${path}?page=${page}` : path
}

/** Logins, carts and results of a search are for visitors, not for an index. */
const notIndexed: readonly string[] = [
  paths.login,
  paths.register,
  paths.registerConfirm,
  paths.forgotPassword,
  paths.findOrder,
  paths.resetPassword,
  paths.newsletter,
  paths.unsubscribe,
  paths.country,
  paths.menu,
  paths.search(),
  paths.cart,
  patterns.sharePage,
  paths.offline,
]
/** Whether search engines may list a page. */
export const isIndexed = (found: FoundRoute | null): found is FoundRoute =>
  found !== null && found.row.who === 'anyone' && found.row.frame === 'shop' && !notIndexed.includes(found.row.path)

const noIndex = '<meta name="robots" content="noindex">'

/** What messengers show of a page that is sent on. */
const cardTags = ({ title, description }: PageMetadata, url: string, image: string) => [
  property('og:site_name', brand.name),
  property('og:title', title),
  ...(description ? [property('og:description', description)] : []),
  property('og:url', url),
  property('og:image', image),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  '<meta name="twitter:card" content="summary_large_image">',
]

type Page = {
  metadata: PageMetadata
  url: string
  found: FoundRoute | null
  status: 200 | 404
  /** The replies to the page's first calls, by their keys. */
  replies: Record<string, unknown>
  /** The site's own address, without a slash at its end. */
  origin: string
}

/**
 * What search engines and messengers read of a page: its title and description, its one address, its preview picture, and
 * what it is in terms of schema.org. Private pages and missing ones ask to be left out.
 */
export function headOf({ metadata, url, found, status, replies, origin }: Page): string {
  const { title, description } = metadata
  const own = [
    `<title>${escape(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escape(description)}"/>`] : []),
  ]
  const { pathname, search } = new URL(url, origin)
  if (status === 200 && found?.row.path === patterns.sharePage) {
    const image = origin + sharePreview(found.place.params.token ?? '')
    return [...own, noIndex, ...cardTags(metadata, origin + pathname, image), property('og:type', 'profile')].join('')
  }
  if (status === 404 || !isIndexed(found)) return [...own, noIndex].join('')
  const path = pathOf(found, pathname, replies)
  const canonical = origin + withPage(path, search)
  const image = `${origin}/preview${path === '/' ? '/home' : path}.png`
  const things = structuredData({ found, metadata, replies, origin, url: canonical, image })
  return [
    ...own,
    `<link rel="canonical" href="${escape(canonical)}">`,
    property('og:type', found.row.copy?.file.startsWith('articles/') ? 'article' : 'website'),
    ...cardTags(metadata, canonical, image),
    ...things.map(
      (thing) =>
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c')}</script>`,
    ),
  ].join('')
}
