import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config/config.ts'
import type { Card, PageSource, PageSubject } from './source.ts'
import { contentSecurityPolicy } from '../http/security.ts'

type Site = Pick<Config, 'isDevelopment' | 'publicUrl'>
type Source = Awaited<ReturnType<PageSource>>
/** A page ready to be sent, with the policy that allows its styles. */
type RenderedPage = {
  status: 200 | 404
  text: string
  policy: string
  card: Card | null
  compressed: () => Promise<Buffer<ArrayBuffer>>
}

const mostBytes = 64 * 1024 * 1024

const compress = promisify(brotliCompress)
const brotli = (text: string, quality: number) =>
  compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  }) as Promise<Buffer<ArrayBuffer>>
/** Within a tenth of the best size, in a millisecond or two. */
const fast = 5
/** A tenth of a second on another thread, once: for a page that is requested again. */
const best = 11

/** Compresses quickly on the first request and well on the second, which is still answered with the quick one. */
function compressing(text: string) {
  let first: Promise<Buffer<ArrayBuffer>> | undefined
  let better: Promise<void> | undefined
  let small: Buffer<ArrayBuffer> | undefined
  return async () => {
    if (small) return small
    if (!first) return (first = brotli(text, fast))
    better ??= brotli(text, best).then((compressed) => void (small = compressed))
    return first
  }
}

const keyOf = ({ url, data }: PageSubject) =>
  createHash('sha256').update(url).update('\0').update(JSON.stringify(data)).digest('base64')

async function render(source: Source, subject: PageSubject, { isDevelopment, publicUrl }: Site): Promise<RenderedPage> {
  const { html, head, data, card } = await source.renderPage(subject, { origin: publicUrl, chunksOf: source.chunksOf })
  const text = source.template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => html)
    .replace('<!--data-->', () => data)
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const policy = contentSecurityPolicy(styles, isDevelopment)
  return { status: subject.status, text, policy, card, compressed: compressing(text) }
}

/**
 * Renders pages, and caches those of guests. The key is everything a page is rendered from: address, country, audience,
 * and the replies to its first calls. These calls are made for every visit, so a new price or stock is a new page at once;
 * the cache saves rendering and compressing.
 */
export function pageCache(site: Site) {
  const pages = new LRUCache<string, RenderedPage>({ maxSize: mostBytes, sizeCalculation: ({ text }) => text.length })
  return {
    async rendered(source: Source, subject: PageSubject, isGuest: boolean): Promise<RenderedPage> {
      const isCacheable = isGuest && subject.status === 200 && !subject.isPersonal && !site.isDevelopment
      const key = isCacheable ? keyOf(subject) : ''
      const cached = pages.get(key)
      if (cached) return cached
      const page = await render(source, subject, site)
      if (isCacheable) pages.set(key, page)
      return page
    },
  }
}
