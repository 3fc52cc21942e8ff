import { createHash } from 'node:crypto'
import type { Call } from '@shop/contract/call'
import type { Context } from 'hono'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import type { Services } from '../../platform/services.ts'
import { bodyStore, encodingFor } from './compressed.ts'

const mostBytes = 16 * 1024 * 1024

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

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
  const replies = bodyStore<{ etag: string }>(mostBytes)

  return async (c: Context, visitor: Visitor, makeReply: () => Promise<string>): Promise<Response> => {
    const { country, currency, userType } = visitor
    const { pathname, search } = new URL(c.req.url)
    const encoding = encodingFor(c)
    const edition = catalogueOf(services).edition()
    const key = [edition, encoding, country, currency, userType, pathname + search].join(' ')
    let known = replies.get(key)
    if (!known) {
      const text = await makeReply()
      known = await replies.add(key, { etag: etagOf(text) }, text, encoding)
    }
    const { etag } = known.about
    // Its browser may have it, and requests it again each time.
    const headers = { etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return c.body(known.bytes, 200, {
      ...headers,
      'content-type': 'application/json',
      ...(encoding && { 'content-encoding': encoding }),
    })
  }
}
