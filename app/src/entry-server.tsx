import { CacheProvider } from '@emotion/react'
import { codes } from '@shop/contract/failure'
import { type PageMetadata, PageMetadataContext, PageStyles } from '@shop/design-system'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App, type PageData, type SentData } from './App.tsx'
import { brand } from './brand.ts'
import type { FormAnswer } from './data/form-answer.tsx'
import { readPendingPayment } from './data/pending-payment.ts'
import type { Settings } from './data/settings.tsx'
import { findRoute } from './page/find-route.ts'
import { firstReads } from './page/first-reads.ts'
import { pageIn } from './data/product.ts'
import { headOf, isIndexed } from './page/metadata/head.ts'
import { pathOf } from './page/metadata/path-of.ts'
import { elsewhere, loginAgain, type RouteRow } from './page/route.tsx'
import { cssOf, serverStyleCache, styleTags } from './page/style-cache.ts'

type PageRequest = {
  url: string
  settings: Settings
  /** Makes one first call in the server's process, as the visitor; throws when it fails. */
  load: (address: string) => Promise<unknown>
  /** What became of the form that was sent before. */
  answer?: FormAnswer
}

/** All that a page is drawn from: the same twice is the same page. */
type PageSubject = { url: string; data: PageData; status: 200 | 404; isPersonal: boolean }

/** Where an address leads instead; for ever (301) where it is another spelling of the one address of its page. */
type Redirect = { redirect: string; status: 301 | 302 }

/** A page after the last one of its list: `?page=99` of two. */
const isBeyondTheEnd = (query: URLSearchParams, reply: unknown) =>
  pageIn(query) > 1 &&
  typeof reply === 'object' &&
  reply !== null &&
  'results' in reply &&
  Array.isArray(reply.results) &&
  reply.results.length === 0

/** What the page at an address shows to this visitor, or where it leads instead. */
export async function readPage({
  url,
  settings: known,
  load,
  answer = {},
}: PageRequest): Promise<PageSubject | Redirect> {
  const { pathname, search } = new URL(url, 'http://page')
  const found = findRoute(pathname, search, known)
  if (found?.row.redirectTo) return { redirect: found.row.redirectTo, status: 302 }
  const address = pathname + search
  const other = found && (loginAgain(found.row, known, address) ?? elsewhere(found.row, known, address))
  if (other) return { redirect: other, status: 302 }
  const isOwing = answer.refusal?.failure.code === codes.pendingPayment
  const reads = [...(found ? await firstReads(found) : []), ...(isOwing ? [readPendingPayment()] : [])]
  // A first read that fails is not in the page: the browser makes it again and shows its own failed state.
  const replies = await Promise.allSettled(reads.map(async ({ key }) => [key, await load(key)] as const))
  const fallback = Object.fromEntries(replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : [])))
  const only = found && pathOf(found, pathname, fallback)
  if (only && only !== pathname && !answer.refusal) return { redirect: only + search, status: 301 }
  const isMissing = replies.some((reply) => reply.status === 'rejected' && (reply.reason as Error).message === '404')
  const isWhole = replies.every((reply) => reply.status === 'fulfilled')
  // Only where it is shown: all other pages of guests are the same for everybody with as many items in the cart.
  const { cartId } = known
  const hasCart = cartId !== null && reads.some(({ key }) => key.includes(cartId))
  const settings = { ...known, cartId: hasCart ? cartId : null }
  const hydrate = isWhole && found ? found.row.hydrate : 'load'
  const data: PageData = { url: pathname + search, settings, fallback, hydrate, answer }
  const isPersonal =
    hasCart ||
    reads.some(({ isForOneVisit }) => isForOneVisit) ||
    answer.notice !== undefined ||
    answer.refusal !== undefined
  const isThere =
    found && !isMissing && !Object.values(fallback).some((reply) => isBeyondTheEnd(found.place.query, reply))
  return { url, data, status: isThere ? 200 : 404, isPersonal }
}

export { newsFeed, newsPath, pathOf, publicPaths, readChanges } from './page/metadata/public-pages.ts'
export { sitePages } from './page/metadata/site-pages.ts'

type Surroundings = {
  /** The site's own address, without a slash at its end. */
  origin: string
  /** The built files that sources of this folder became, to fetch beside the entry script; none in development. */
  chunksOf: (...sources: string[]) => string[]
}

let sharedCss: Promise<string> | undefined

/**
 * The styles that every page shares; the same for all, so worked out once. Without Chakra's provider: its empty layers
 * end in no semicolon, and a browser would drop the rule that follows them.
 */
async function renderSharedCss(): Promise<string> {
  const cache = serverStyleCache()
  await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <PageStyles />
    </CacheProvider>,
  )
  return cssOf(cache)
}

/** A page as HTML: its markup, its data, and its head with metadata and critical CSS. */
export async function renderPage({ url, data, status }: PageSubject, { origin, chunksOf }: Surroundings) {
  const { pathname, search } = new URL(url, origin)
  const found = findRoute(pathname, search, data.settings)
  const cache = serverStyleCache()
  const metadata: PageMetadata = { title: brand.name, description: '', trail: [], questions: [] }
  const state = ({ questions = [], ...stated }: Partial<PageMetadata>) => {
    Object.assign(metadata, stated)
    metadata.questions.push(...questions)
  }
  const { prelude } = await prerenderToNodeStream(
    <PageMetadataContext value={state}>
      <StaticRouter location={url}>
        <App data={data} cache={cache} />
      </StaticRouter>
    </PageMetadataContext>,
    { progressiveChunkSize: Infinity },
  )
  const html = await textOf(prelude)
  const head = headOf({ metadata, url, found, status, replies: data.fallback, origin })
  const own = chunksOf(...sourcesOf(found?.row))
  const chunks = data.hydrate === 'interaction' ? [] : own
  const ahead = found ? chunksOf(...sourcesAhead(found.row)).filter((file) => !chunks.includes(file)) : []
  const sent: SentData = { ...data, ahead }
  return {
    html,
    /** What messengers show of it; null where it is for its visitor alone. */
    card: status === 200 && isIndexed(found) ? { title: metadata.title, description: metadata.description } : null,
    // No font is preloaded: the browser holds its first paint back for one.
    head: head + styleTags(cache, await (sharedCss ??= renderSharedCss())),
    data: `${chunks.map(modulePreload).join('')}<script type="application/json" id="page-data">${JSON.stringify(sent).replace(/</g, '\\u003c')}</script>`,
  }
}

const screenFile = (screen: string, kind: 'screen.tsx' | 'reads.ts') =>
  `screens/${screen}/${screen.split('/').at(-1)}.${kind}`

const sourcesOf = (row?: RouteRow) => [
  ...(row ? [screenFile(row.screen, 'screen.tsx')] : []),
  ...(row?.copy ? [`content/${row.copy.file}.mdx?page`] : []),
]

/** What the visitor's first interaction will need, and the page that they will probably open then. */
const sourcesAhead = ({ screen, frame, hydrate, leadsTo }: RouteRow) => [
  ...(hydrate === 'interaction' ? [screenFile(screen, 'screen.tsx')] : []),
  ...(frame === 'shop' ? ['layouts/ShopFrame/later-parts.ts'] : []),
  ...(leadsTo ? ['page/first-reads.ts', screenFile(leadsTo, 'reads.ts'), screenFile(leadsTo, 'screen.tsx')] : []),
]

const modulePreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}
