import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip'
type Bytes = Uint8Array<ArrayBuffer>

const inBrotli = promisify(brotliCompress)
const fromBrotli = promisify(brotliDecompress)
const inGzip = promisify(gzip)
/** zlib's answer is a part of a larger buffer, all of which would stay in memory with it. */
const alone = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)
const brotli = async (content: string | Uint8Array, quality: number) =>
  alone(
    await inBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  )
/** Within a tenth of the best size, in a millisecond or two. */
const fast = 5
/** A tenth of a second on another thread, once: for what is requested again. */
const best = 11

/** The best of ours that whoever requests it can read; undefined for neither. */
export function encodingFor(c: Context): Encoding | undefined {
  const accepted = c.req.header('accept-encoding') ?? ''
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
}

/** Compresses quickly; without an encoding it is UTF-8. */
export async function encode(text: string, encoding: Encoding | undefined): Promise<Bytes> {
  if (encoding === 'br') return brotli(text, fast)
  return encoding === 'gzip' ? alone(await inGzip(text)) : new TextEncoder().encode(text)
}

/** From so many characters on a reply is compressed. */
const worthwhile = 1024

/** A reply of its own, compressed quickly where that saves a packet. */
export async function sendJson(c: Context, text: string, status: ContentfulStatusCode): Promise<Response> {
  const json = { 'content-type': 'application/json' }
  if (text.length < worthwhile) return c.body(text, status, json)
  const encoding = encodingFor(c)
  if (!encoding) return c.body(text, status, { ...json, vary: 'accept-encoding' })
  const bytes = await encode(text, encoding)
  return c.body(bytes, status, { ...json, vary: 'accept-encoding', 'content-encoding': encoding })
}

/** In one encoding, with what it is sent with. */
type Body<About> = { about: About; bytes: Bytes }

/** What an entry takes besides its bytes and texts, roughly. */
const entryBytes = 600

/**
 * Bodies as they are sent, each in one encoding and without its text, of at most so many bytes. One in Brotli that is
 * requested again is compressed well; until then it is sent as it is.
 */
export function bodyStore<About extends object>(mostBytes: number) {
  const bodies = new LRUCache<string, Body<About>>({
    maxSize: mostBytes,
    sizeCalculation: ({ about, bytes }, key) => bytes.length + JSON.stringify(about).length + key.length + entryBytes,
  })
  const quick = new WeakSet<Body<About>>()
  const improve = async (key: string, body: Body<About>) => {
    quick.delete(body)
    const bytes = await brotli(await fromBrotli(body.bytes), best)
    if (bodies.peek(key) === body) bodies.set(key, { ...body, bytes })
  }
  return {
    get(key: string): Body<About> | undefined {
      const body = bodies.get(key)
      if (body && quick.has(body)) void improve(key, body)
      return body
    },
    /** Encodes it, and stores it under a key that names its encoding too. */
    async add(key: string, about: About, text: string, encoding: Encoding | undefined): Promise<Body<About>> {
      const body = { about, bytes: await encode(text, encoding) }
      if (encoding === 'br') quick.add(body)
      bodies.set(key, body)
      return body
    },
  }
}
