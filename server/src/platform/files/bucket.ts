import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { BucketSettings } from '../config/config.ts'
import { fewAtOnce } from '../limits/few-at-once.ts'
import { type Bucket, BucketAway, mostBytes, type StoredFile } from './files.ts'

/** One request, with its wait in line and its body: as long as a payment provider has. */
const requestMs = 9000

/** A body, however long it says that it is. */
async function bodyOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new Error(`an answer of more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The code of S3's error document, in which `NoSuchBucket` is a 404 as `NoSuchKey` is. */
const codeOf = (body: Buffer) => /<Code>(\w+)<\/Code>/.exec(body.toString('latin1'))?.[1] ?? ''

/**
 * A bucket by S3's REST calls, signed (AWS Signature Version 4). An endpoint is another server that speaks S3, which has
 * the bucket in its path. https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html, API_GetObject,
 * API_DeleteObject
 */
export function openBucket({ name, endpoint, region, ...keys }: BucketSettings, ms = requestMs): Bucket {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const base = endpoint ? `${endpoint}/${name}/` : `https://${name}.s3.${region}.amazonaws.com/`
  const inTurn = fewAtOnce({ atOnce: 32, inLine: 256 })

  async function ask(method: string, key: string, sent: RequestInit = {}) {
    // From here on, so that a wait in line is not on top of it.
    const signal = AbortSignal.timeout(ms)
    const { status, body } = await inTurn(async () => {
      const response = await client.fetch(base + key, { method, redirect: 'error', signal, ...sent })
      return { status: response.status, body: await bodyOf(response) }
    }).catch((error: unknown) => {
      throw new BucketAway(`The bucket is away: ${String(error)}`, { cause: error })
    })
    if (status >= 200 && status < 300) return body
    if (status === 404 && codeOf(body) === 'NoSuchKey') return null
    throw new BucketAway(`The bucket answers ${method} with ${status} ${codeOf(body)}`)
  }

  return {
    put: async (key, { bytes, type }: StoredFile) => {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256 }
      await ask('PUT', key, { body: new Uint8Array(bytes), headers })
    },
    get: (key) => ask('GET', key),
    delete: async (key) => void (await ask('DELETE', key)),
  }
}
