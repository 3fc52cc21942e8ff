import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Config } from '../platform/config.ts'
import type { PageSource, PageSubject } from './page-source.ts'
import { contentSecurityPolicy } from './security.ts'

type Site = Pick<Config, 'isDevelopment' | 'publicUrl'>
type Source = Awaited<ReturnType<PageSource>>
/** A page ready to be sent, with the policy that allows its styles. */
type DrawnPage = { status: 200 | 404; text: string; policy: string; compressed: () => Promise<Buffer<ArrayBuffer>> }

const mostBytes = 64 * 1024 * 1024

const compress = promisify(brotliCompress)
const brotli = (text: string, quality: number) =>
  compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  }) as Promise<Buffer<ArrayBuffer>>
/** Within a tenth of the best size, in a millisecond or two. */
const fast = 5
/** A tenth of a second on another thread, once: for what is asked for again. */
const best = 11

/** Compresses quickly the first time; what is asked for again is compressed well, while the quick one still serves. */
function compressing(text: string) {
  let first: Promise<Buffer<ArrayBuffer>> | undefined
  let better: Promise<void> | undefined
  let kept: Buffer<ArrayBuffer> | undefined
  return async () => {
    if (kept) return kept
    if (!first) return (first = brotli(text, fast))
    better ??= brotli(text, best).then((small) => void (kept = small))
    return first
  }
}

const keyOf = ({ url, data }: PageSubject) =>
  createHash('sha256').update(url).update('\0').update(JSON.stringify(data)).digest('base64')

async function draw(source: Source, subject: PageSubject, { isDevelopment, publicUrl }: Site): Promise<DrawnPage> {
  const { html, head, data } = await source.drawPage(subject, { origin: publicUrl, chunksOf: source.chunksOf })
  const text = source.template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => html)
    .replace('<!--data-->', () => data)
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  // Of the template alone: a script that got into a page's content must not run.
  const scripts = [...source.template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  const policy = contentSecurityPolicy({ styles, scripts }, isDevelopment)
  return { status: subject.status, text, policy, compressed: compressing(text) }
}

/**
 * Draws pages, and keeps those of guests by all they were drawn from: address, country, audience, and the replies to
 * their first calls. Those are made for every visit, so a new price or stock is another page at once; what is saved is
 * the drawing and the compressing.
 */
export function keptPages(site: Site) {
  const pages = new LRUCache<string, DrawnPage>({ maxSize: mostBytes, sizeCalculation: ({ text }) => text.length })
  return {
    async drawn(source: Source, subject: PageSubject, isGuest: boolean): Promise<DrawnPage> {
      const isKept = isGuest && subject.status === 200 && !subject.isPersonal && !site.isDevelopment
      const key = isKept ? keyOf(subject) : ''
      const kept = pages.get(key)
      if (kept) return kept
      const page = await draw(source, subject, site)
      if (isKept) pages.set(key, page)
      return page
    },
  }
}
