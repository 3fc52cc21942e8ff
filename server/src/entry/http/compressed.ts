import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Encoding = 'br' | 'gzip'
type Bytes = Buffer<ArrayBuffer>

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
const brotli = (text: string, quality: number) =>
  inBrotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  }) as Promise<Bytes>
/** Within a tenth of the best size, in a millisecond or two. */
const fast = 5
/** A tenth of a second on another thread, once: for what is requested again. */
const best = 11

/** The best of ours that whoever requests it can read; undefined for neither. */
export function encodingFor(c: Context): Encoding | undefined {
  const accepted = c.req.header('accept-encoding') ?? ''
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
}

/** From so many characters on a reply is compressed. */
const worthwhile = 1024

/** A reply of its own, compressed quickly where that saves a packet. */
export async function sendJson(c: Context, text: string, status: ContentfulStatusCode): Promise<Response> {
  const json = { 'content-type': 'application/json' }
  if (text.length < worthwhile) return c.body(text, status, json)
  const encoding = encodingFor(c)
  if (!encoding) return c.body(text, status, { ...json, vary: 'accept-encoding' })
  const bytes = await (encoding === 'br' ? brotli(text, fast) : (inGzip(text) as Promise<Bytes>))
  return c.body(bytes, status, { ...json, vary: 'accept-encoding', 'content-encoding': encoding })
}

/** Compresses quickly on the first request and well on the second, which is still answered with the quick one. */
export function compressing(text: string): (encoding: Encoding) => Promise<Bytes> {
  let first: Promise<Bytes> | undefined
  let better: Promise<void> | undefined
  let small: Bytes | undefined
  let zipped: Promise<Bytes> | undefined
  return async (encoding) => {
    if (encoding === 'gzip') return (zipped ??= inGzip(text) as Promise<Bytes>)
    if (small) return small
    if (!first) return (first = brotli(text, fast))
    better ??= brotli(text, best).then((compressed) => void (small = compressed))
    return first
  }
}
