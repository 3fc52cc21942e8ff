import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import bodyFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App, type PageData } from './App.tsx'
import type { Settings } from './data/settings.tsx'
import { findRoute } from './find-route.ts'
import { elsewhere, type RouteRow } from './route.ts'
import { routes } from './routes.tsx'

type PageRequest = {
  url: string
  settings: Settings
  /** Makes one first call in the server's process, as the visitor; throws when it fails. */
  load: (address: string) => Promise<unknown>
  nonce: string
  /** The built files that sources of this folder became, to fetch beside the entry script; none in development. */
  chunksOf: (...sources: string[]) => string[]
}

/** A page as HTML: its markup, critical CSS and preloads for the head, its data, and the status it is sent with. */
export async function render({ url, settings, load, nonce, chunksOf }: PageRequest) {
  const { pathname, search } = new URL(url, 'http://page')
  const found = findRoute(routes, pathname, search, settings)
  if (found?.row.redirectTo) return { ...nothing, redirect: found.row.redirectTo }
  const other = found && elsewhere(found.row, settings, pathname + search)
  if (other) return { ...nothing, redirect: other }
  const reads = found?.row.calls(found.place) ?? []
  // A first call that fails is not in the page: the browser makes it again and shows its own failed state.
  const replies = await Promise.allSettled(reads.map(async ({ key }) => [key, await load(key)] as const))
  const fallback = Object.fromEntries(replies.flatMap((reply) => (reply.status === 'fulfilled' ? [reply.value] : [])))
  const isMissing = replies.some((reply) => reply.status === 'rejected' && (reply.reason as Error).message === '404')
  const data: PageData = { settings, fallback }

  const cache = createCache({ key: 'css', nonce })
  cache.compat = true
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <StaticRouter location={url}>
        <App data={data} />
      </StaticRouter>
    </CacheProvider>,
    { progressiveChunkSize: Infinity },
  )
  const html = await textOf(prelude)
  return {
    html,
    head:
      preloads +
      styleTags(cache, nonce) +
      chunksOf(...sourcesOf(found?.row))
        .map(modulePreload)
        .join(''),
    data: `<script type="application/json" id="page-data">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
    status: found && !isMissing ? 200 : 404,
  }
}

const sourcesOf = (row?: RouteRow) => [
  ...(row ? [`screens/${row.screen}/${row.screen.split('/').at(-1)}.tsx`] : []),
  ...(row?.words ? [`content/${row.words}.mdx`] : []),
]

/** A redirect has no page. */
const nothing = { html: '', head: '', data: '', status: 302 }

const preloads = [headingFont, bodyFont]
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('')

const modulePreload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}

/** The page's critical CSS in the form from which Emotion's cache takes it over in the browser. */
function styleTags({ key, inserted, registered }: ReturnType<typeof createCache>, nonce: string): string {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const isGlobal = ([name]: [string, string]) => !(`${key}-${name}` in registered)
  const tag = (ids: string, css: string) => `<style data-emotion="${ids}" nonce="${nonce}">${css}</style>`
  const scoped = rules.filter((rule) => !isGlobal(rule))
  return [
    ...rules.filter(isGlobal).map(([name, css]) => tag(`${key}-global ${name}`, css)),
    tag([key, ...scoped.map(([name]) => name)].join(' '), scoped.map(([, css]) => css).join('')),
  ].join('')
}
