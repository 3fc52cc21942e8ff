import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config/config.ts'
import type { Card, PageSource, PageSubject } from './source.ts'
import { bodyStore, encode, type Encoding } from '../http/compressed.ts'
import { contentSecurityPolicy } from '../http/security.ts'

type Site = Pick<Config, 'isDevelopment' | 'publicUrl'>
type Source = Awaited<ReturnType<PageSource>>
/** What a page is sent with; `policy` allows its styles. */
type AboutPage = { status: 200 | 404; policy: string; card: Card | null }

/** Some 900 pages. */
const mostBytes = 16 * 1024 * 1024
const mostVisits = 20_000

const hashOf = (...parts: string[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64')
}

async function render(source: Source, subject: PageSubject, { isDevelopment, publicUrl }: Site) {
  const { html, head, data, card } = await source.renderPage(subject, { origin: publicUrl, chunksOf: source.chunksOf })
  const text = source.template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => html)
    .replace('<!--data-->', () => data)
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const policy = contentSecurityPolicy(styles, isDevelopment)
  return { text, about: { status: subject.status, policy, card } satisfies AboutPage }
}

/** What a guest's page is known by before anything is read for it. */
type Visit = { url: string; settings: object; edition: string; encoding: Encoding | undefined }

/**
 * Renders pages, and caches those of guests, by everything that they are rendered from: address, country, audience, and
 * the replies to their first calls. What rests on the catalogue alone is known by its edition: its first calls are not
 * made at all. For other pages they are made for every visit; the cache saves rendering and compressing.
 */
export function pageCache(site: Site) {
  const pages = bodyStore<AboutPage>(mostBytes)
  // Of keys alone: a page goes when its own time comes.
  const visits = new LRUCache<string, string>({ max: mostVisits })
  const visitKey = ({ url, settings, edition, encoding }: Visit) =>
    hashOf(edition, encoding ?? '', url, JSON.stringify(settings))
  return {
    /** The page of a guest's visit, where its first calls need not be made. */
    ready(visit: Visit) {
      const key = visits.get(visitKey(visit))
      return key === undefined ? undefined : pages.get(key)
    },
    /** `visit` of a page whose first calls rest on the catalogue alone. */
    async rendered(
      source: Source,
      subject: PageSubject,
      { isGuest, visit, encoding }: { isGuest: boolean; visit: Visit | undefined; encoding: Encoding | undefined },
    ) {
      const isCacheable = isGuest && subject.status === 200 && !subject.isPersonal && !site.isDevelopment
      if (!isCacheable) {
        const { text, about } = await render(source, subject, site)
        return { about, bytes: await encode(text, encoding) }
      }
      const key = hashOf(encoding ?? '', subject.url, JSON.stringify(subject.data))
      if (visit) visits.set(visitKey(visit), key)
      const cached = pages.get(key)
      if (cached) return cached
      const { text, about } = await render(source, subject, site)
      return pages.add(key, about, text, encoding)
    },
  }
}
