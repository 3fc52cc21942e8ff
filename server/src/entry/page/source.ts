import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { FormRefusal } from '@shop/contract/form-call'
import type { Hono } from 'hono'
import { StartError } from '../../platform/config/start-error.ts'
import { serverFolder } from '../../platform/config/server-folder.ts'
import type { SitePages } from '../../storefront/search/pages.ts'

/** What a page is rendered from, as the app has it. */
export type PageSubject = {
  url: string
  data: object
  status: 200 | 404
  /** Holds what is one visitor's alone: their cart, or the answer to a form. */
  isPersonal?: boolean
}

/** What messengers show of a page that is sent on. */
export type Card = { title: string; description: string }

/** What app/src/entry-server.tsx exports. */
type Renderer = {
  /** The page that the banner of news leads to: whoever has opened it has read them. */
  newsPath?: string
  readPage: (request: {
    url: string
    settings: object
    load: (address: string) => Promise<unknown>
    answer: { notice?: string | undefined; refusal?: FormRefusal | undefined }
  }) => Promise<PageSubject | { redirect: string; status: 301 | 302 }>
  renderPage: (
    subject: PageSubject,
    surroundings: { origin: string; chunksOf: (...sources: string[]) => string[] },
  ) => Promise<{ html: string; head: string; data: string; card: Card | null }>
}

type Named = { id: number; name: string }

/** The app's description of its public pages, for robots and search engines. */
export type PublicPages = {
  publicPaths: string[]
  /** On which day the text of a page was last changed, by its path, where it says so. */
  readChanges: () => Promise<Record<string, string>>
  pathOf: {
    product: (product: Named & { species: { name: string } | null }) => string
    breed: (species: 'dog' | 'cat', breed: Named) => string
    factSheet: (product: Named) => string
  }
  newsFeed: { title: string; description: string; published: string; path: string }[]
}

/** Where pages come from: their outer HTML, how they are rendered, and the built files that sources of app/src became. */
export type PageSource = (
  path: string,
) => Promise<Renderer & { template: string; chunksOf: (...sources: string[]) => string[] }>

/** The app's entry for the server, with the texts that all of its pages share. */
type EntryServer = Renderer & PublicPages & { sitePages: SitePages }
type AppPages = (path: string) => Promise<Awaited<ReturnType<PageSource>> & EntryServer>

const appFolder = join(serverFolder, '../app')
const client = join(appFolder, 'dist/client')

/** The built app. */
export async function builtPages(): Promise<AppPages> {
  if (!existsSync(join(client, 'index.html'))) throw new StartError('The web app is not built: run `npm start`.')
  const template = await withInlineStyles(lean(await readFile(join(client, 'index.html'), 'utf8')))
  const rendered = (await import(join(appFolder, 'dist/server/entry-server.js'))) as EntryServer
  const chunksOf = chunkFinder(JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest)
  return async () => ({ ...rendered, template, chunksOf })
}

/** Serves the built app's files: hashed ones for ever, compressed ahead of time. */
export function serveFiles(app: Hono) {
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use(
    '*',
    serveStatic({
      root: client,
      precompressed: true,
      onFound: (path, c) => {
        if (!path.includes('/assets/')) c.header('cache-control', 'public, max-age=3600')
        // A worker's own policy sets what it may fetch: the site, and nothing else.
        if (c.req.path === '/service-worker.js') c.header('content-security-policy', "default-src 'self'")
      },
      // The template is no page, and the build's own notes are private.
      rewriteRequestPath: (path) => (path === '/' || path === '/index.html' || path.startsWith('/.') ? '/-' : path),
    }),
  )
  app.get('/assets/*', (c) => c.notFound())
}

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** The chunks of sources and what they import, without what the entry script brings anyway. */
function chunkFinder(manifest: Manifest) {
  const closure = (key: string, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found
    found.add(key)
    for (const imported of manifest[key]?.imports ?? []) closure(imported, found)
    return found
  }
  const entry = closure(Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '')
  return (...sources: string[]) =>
    [...new Set(sources.flatMap((source) => [...closure(`src/${source}`)]))]
      .filter((key) => !entry.has(key))
      .flatMap((key) => manifest[key]?.file ?? [])
}

/**
 * Without its indents: it is the start of every page. Its scripts come last, with the second flight of
 * packets: the browser starts what it finds in the first before it paints.
 */
function lean(template: string): string {
  const scripts: string[] = []
  return template
    .replace(/^\s+/gm, '')
    .replace(/<script type="module".*?<\/script>\n?|<link rel="modulepreload".*?>\n?/g, (tag) => {
      scripts.push(tag)
      return ''
    })
    .replace('</body>', () => `${scripts.join('')}</body>`)
}

/** The one small style sheet of the build (the fonts) is in the page: nothing blocks its first paint. */
async function withInlineStyles(template: string): Promise<string> {
  const link = template.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/)
  if (!link?.[1]) return template
  return template.replace(link[0], `<style>${(await readFile(join(client, link[1]), 'utf8')).trim()}</style>`)
}

/** The app from its source, by Vite, whose own requests `handle` answers before ours. */
export async function developmentPages(): Promise<{
  source: AppPages
  handle: (fallback: RequestListener) => RequestListener
}> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: appFolder, appType: 'custom', server: { middlewareMode: true } })
  return {
    source: async (path) => ({
      template: await vite.transformIndexHtml(path, await readFile(join(appFolder, 'index.html'), 'utf8')),
      ...((await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer),
      chunksOf: () => [],
    }),
    handle: (fallback) => (req, res) => vite.middlewares(req, res, () => fallback(req, res)),
  }
}
