import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../platform/config/config.ts'
import type { Card, PageSource, PageSubject } from './source.ts'
import { compressing } from '../http/compressed.ts'
import { contentSecurityPolicy } from '../http/security.ts'

type Site = Pick<Config, 'isDevelopment' | 'publicUrl'>
type Source = Awaited<ReturnType<PageSource>>
/** A page ready to be sent, with the policy that allows its styles. */
type RenderedPage = {
  status: 200 | 404
  text: string
  policy: string
  card: Card | null
  compressed: ReturnType<typeof compressing>
}

const mostBytes = 64 * 1024 * 1024
const mostVisits = 20_000

const hashOf = (...parts: string[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64')
}

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

/** What a guest's page is known by before anything is read for it. */
type Visit = { url: string; settings: object; edition: string }

/**
 * Renders pages, and caches those of guests, by everything that they are rendered from: address, country, audience, and
 * the replies to their first calls. What rests on the catalogue alone is known by its edition: its first calls are not
 * made at all. For other pages they are made for every visit; the cache saves rendering and compressing.
 */
export function pageCache(site: Site) {
  const pages = new LRUCache<string, RenderedPage>({ maxSize: mostBytes, sizeCalculation: ({ text }) => text.length })
  // Of keys alone: a page goes when its own time comes.
  const visits = new LRUCache<string, string>({ max: mostVisits })
  const visitKey = ({ url, settings, edition }: Visit) => hashOf(edition, url, JSON.stringify(settings))
  return {
    /** The page of a guest's visit, where its first calls need not be made. */
    ready(visit: Visit): RenderedPage | undefined {
      const key = visits.get(visitKey(visit))
      return key === undefined ? undefined : pages.get(key)
    },
    /** `visit` of a page whose first calls rest on the catalogue alone. */
    async rendered(
      source: Source,
      subject: PageSubject,
      { isGuest, visit }: { isGuest: boolean; visit: Visit | undefined },
    ): Promise<RenderedPage> {
      const isCacheable = isGuest && subject.status === 200 && !subject.isPersonal && !site.isDevelopment
      const key = isCacheable ? hashOf(subject.url, JSON.stringify(subject.data)) : ''
      const cached = pages.get(key)
      const page = cached ?? (await render(source, subject, site))
      if (isCacheable && !cached) pages.set(key, page)
      if (isCacheable && visit) visits.set(visitKey(visit), key)
      return page
    },
  }
}
