import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

/** What app/src/entry-server.tsx exports. */
type Renderer = {
  render: (request: {
    url: string
    settings: object
    load: (address: string) => Promise<unknown>
    nonce: string
    chunksOf: (...sources: string[]) => string[]
  }) => Promise<{ html: string; head: string; data: string; status: number; redirect?: string }>
}

/** Where pages come from: their outer HTML, how they are rendered, and the built files that sources of app/src became. */
export type PageSource = (
  path: string,
) => Promise<Renderer & { template: string; chunksOf: (...sources: string[]) => string[] }>

const appFolder = join(import.meta.dirname, '../../../app')
const client = join(appFolder, 'dist/client')

/** The built app. Its files are served too: hashed ones for ever, compressed ahead of time. */
export async function builtPages(app: Hono): Promise<PageSource> {
  if (!existsSync(join(client, 'index.html'))) throw new Error('The web app is not built: run `npm start`.')
  const template = await withInlineStyles(await readFile(join(client, 'index.html'), 'utf8'))
  const { render } = (await import(join(appFolder, 'dist/server/entry-server.js'))) as Renderer
  const chunksOf = chunkFinder(JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest)
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use(
    '*',
    serveStatic({
      root: client,
      precompressed: true,
      onFound: (path, c) => {
        if (!path.includes('/assets/')) c.header('cache-control', 'public, max-age=3600')
      },
      // The template is no page, and the build's own notes are nobody's business.
      rewriteRequestPath: (path) => (path === '/' || path === '/index.html' || path.startsWith('/.') ? '/-' : path),
    }),
  )
  app.get('/assets/*', (c) => c.notFound())
  return async () => ({ template, render, chunksOf })
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

/** The one small style sheet of the build (the fonts) stands in the page: nothing blocks its first paint. */
async function withInlineStyles(template: string): Promise<string> {
  const link = template.match(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/)
  if (!link?.[1]) return template
  return template.replace(link[0], `<style>${(await readFile(join(client, link[1]), 'utf8')).trim()}</style>`)
}

/** The app from its source, by Vite, whose own requests `handle` answers before ours. */
export async function developmentPages(): Promise<{
  source: PageSource
  handle: (fallback: RequestListener) => RequestListener
}> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: appFolder, appType: 'custom', server: { middlewareMode: true } })
  return {
    source: async (path) => ({
      template: await vite.transformIndexHtml(path, await readFile(join(appFolder, 'index.html'), 'utf8')),
      render: ((await vite.ssrLoadModule('/src/entry-server.tsx')) as Renderer).render,
      chunksOf: () => [],
    }),
    handle: (fallback) => (req, res) => vite.middlewares(req, res, () => fallback(req, res)),
  }
}
