import { createHash, createHmac } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { listen } from './fake-provider.ts'

const settings = {
  S3_BUCKET: 'shop-files',
  S3_REGION: 'eu-north-1',
  S3_ACCESS_KEY_ID: 'AKIAFAKE',
  S3_SECRET_ACCESS_KEY: 'a secret of the bucket',
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether a request is signed with the secret, and its body is the one that was signed. Without the query: ours has none. */
function isSigned({ req }: Context, body: Uint8Array): boolean {
  const [, keyId, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d+)\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      req.header('authorization') ?? '',
    ) ?? []
  const hash = req.header('x-amz-content-sha256') ?? ''
  const headers = names.split(';').map((name) => `${name}:${req.header(name)?.trim()}\n`)
  const request = [req.method, req.path, '', headers.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', req.header('x-amz-date'), scope, sha256(request)].join('\n')
  const steps = [day, region, 's3', 'aws4_request']
  const key = steps.reduce<string | Buffer>(hmac, `AWS4${settings.S3_SECRET_ACCESS_KEY}`)
  const isWhole = hash === sha256(body) || (hash === 'UNSIGNED-PAYLOAD' && !body.length)
  const isOfBucket = keyId === settings.S3_ACCESS_KEY_ID && region === settings.S3_REGION
  return isOfBucket && isWhole && names.split(';').includes('host') && hmac(key, toSign).toString('hex') === signature
}

/**
 * As much of S3 as the shop uses: objects are put, read and deleted, and a request that is not signed as it says is
 * refused. https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export async function fakeBucket() {
  const objects = new Map<string, { bytes: Uint8Array; type: string }>()
  /** What it answers instead, by the method, or does before it answers as it should. */
  const fault: { of?: (method: string) => Response | Promise<void> | undefined } = {}
  const app = new Hono()
  app.all('/:bucket/:key', async (c) => {
    const fails = (status: 403 | 404, code: string) =>
      c.body(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`, status)
    const { bucket, key } = c.req.param()
    const body = new Uint8Array(await c.req.arrayBuffer())
    const instead = await fault.of?.(c.req.method)
    if (instead) return instead
    if (!isSigned(c, body)) return fails(403, 'SignatureDoesNotMatch')
    if (bucket !== settings.S3_BUCKET) return fails(404, 'NoSuchBucket')
    if (c.req.method === 'PUT') {
      objects.set(key, { bytes: body, type: c.req.header('content-type') ?? '' })
      return c.body(null)
    }
    if (c.req.method === 'DELETE') {
      objects.delete(key)
      return c.body(null, 204)
    }
    const object = objects.get(key)
    return object ? c.body(new Uint8Array(object.bytes), 200, { 'content-type': object.type }) : fails(404, 'NoSuchKey')
  })
  const { url, close } = await listen(app)
  return { objects, fault, url, close, settings: { ...settings, S3_ENDPOINT: url } }
}
