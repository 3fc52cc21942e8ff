import { createHash } from 'node:crypto'
import type { Call } from '@shop/contract/call'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import type { Services } from '../../platform/services.ts'
import { compressing, encodingFor } from './compressed.ts'

type SharedReply = { text: string; etag: string; compressed: ReturnType<typeof compressing> }

const mostCharacters = 16 * 1024 * 1024

const toShared = (text: string): SharedReply => ({
  text,
  etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  compressed: compressing(text),
})

/** Whether a reply to this visitor is one for everybody of their country, currency and audience. */
export const isShared = ({ ofCatalogue }: Pick<Call, 'ofCatalogue'>, { user }: Pick<Visitor, 'user'>, c: Context) =>
  ofCatalogue !== undefined &&
  user === null &&
  (ofCatalogue.unless === undefined || c.req.query(ofCatalogue.unless) === undefined)

/**
 * Replies that rest on the catalogue alone, as they are sent. They are part of its edition: another one, by a change or by
 * the clock, is answered anew. Who has a reply already is answered 304.
 */
export function sharedReplies(services: Pick<Services, 'catalogue'>) {
  const replies = new LRUCache<string, SharedReply>({
    maxSize: mostCharacters,
    // With its key and what is compressed of it.
    sizeCalculation: ({ text }, key) => text.length + key.length,
  })

  return async (c: Context, visitor: Visitor, makeReply: () => Promise<string>): Promise<Response> => {
    const { country, currency, userType } = visitor
    const { pathname, search } = new URL(c.req.url)
    const key = [catalogueOf(services).edition(), country, currency, userType, pathname + search].join(' ')
    let known = replies.get(key)
    if (!known) {
      known = toShared(await makeReply())
      replies.set(key, known)
    }
    const { text, etag, compressed } = known
    // Its browser may have it, and requests it again each time.
    const headers = { etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    const encoding = encodingFor(c)
    return c.body(encoding ? await compressed(encoding) : text, 200, {
      ...headers,
      'content-type': 'application/json',
      ...(encoding && { 'content-encoding': encoding }),
    })
  }
}
