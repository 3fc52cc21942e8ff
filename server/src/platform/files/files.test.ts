import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { fakeBucket } from '../../../test/fake-bucket.ts'
import { copyOfDatabase } from '../../../test/shop.ts'
import { unsteady } from '../../../test/unsteady-postgres.ts'
import { files } from '../../schema/file.ts'
import { readConfig } from '../config/config.ts'
import type { Database } from '../db/open.ts'
import { openBucket } from './bucket.ts'
import { BucketAway, type Files, mostBytes, openFiles } from './files.ts'

const fake = await fakeBucket()
const line = await unsteady(fake.url)
let database: Database
beforeAll(async () => {
  database = await copyOfDatabase()
})
afterEach(() => {
  delete fake.fault.of
  line.mend()
})
afterAll(async () => {
  await database.close()
  line.close()
  fake.close()
})

const open = (settings: Record<string, string>) => openFiles(readConfig(settings, false), database.db)
const settingsOf = (change: Record<string, string> = {}) => ({ ...fake.settings, ...change })
const bucketOf = (change: Record<string, string> = {}) => {
  const { bucket } = readConfig(settingsOf(change), false)
  if (!bucket) throw new Error('No bucket')
  return bucket
}
/** Every byte there is. */
const file = { bytes: Uint8Array.from({ length: 70_000 }, (_, at) => at % 256), type: 'image/jpeg' as const }
const isThere = async (key: string) => (await database.db.$count(files, eq(files.key, key))) > 0

describe.each([
  ['database', {}],
  ['bucket', settingsOf()],
])('in the %s', (place, settings) => {
  let stored: Files
  beforeAll(async () => {
    stored = await open(settings)
  })

  test('a file is read as it was put, until it is deleted, and the same bytes again are another file', async () => {
    const [key, again] = [await stored.put(file), await stored.put(file)]
    expect(again).not.toBe(key)
    const read = await stored.get(key)
    expect([Buffer.from(read?.bytes ?? []).equals(file.bytes), read?.type]).toEqual([true, 'image/jpeg'])
    await stored.delete(key)
    expect([await stored.get(key), await isThere(key), fake.objects.has(key)]).toEqual([null, false, false])
    await stored.delete(key)
    expect(await stored.get(again)).not.toBeNull()
    expect(await stored.get(randomUUID())).toBeNull()
  })

  test('its bytes are there and nowhere else', async () => {
    const key = await stored.put(file)
    const [row] = await database.db.select().from(files).where(eq(files.key, key))
    expect([row?.bytes?.length, fake.objects.get(key)?.bytes.length]).toEqual(
      place === 'bucket' ? [undefined, 70_000] : [70_000, undefined],
    )
  })

  test('one of too many bytes is refused, and nothing is left of it', async () => {
    const before = await database.db.$count(files)
    await expect(stored.put({ ...file, bytes: new Uint8Array(mostBytes + 1) })).rejects.toThrow('too many')
    expect(await database.db.$count(files)).toBe(before)
  })
})

test('what lay in the database before is read, moved and deleted with a bucket, too', async () => {
  const [before, now] = [await open({}), await open(settingsOf())]
  const [key, other] = [await before.put(file), await before.put(file)]
  expect((await now.get(key))?.bytes.length).toBe(70_000)
  await now.move(key)
  await now.move(key)
  expect([fake.objects.get(key)?.type, fake.objects.has(other)]).toEqual(['image/jpeg', false])
  expect((await now.get(key))?.bytes.length).toBe(70_000)
  await now.delete(key)
  await now.delete(other)
  expect([await isThere(key), await isThere(other), fake.objects.has(key)]).toEqual([false, false, false])
})

test('a file that is deleted while it is moved, or moved while it is deleted, leaves no object; nor does a move that broke off', async () => {
  const [before, now] = [await open({}), await open(settingsOf())]
  const [deleted, moved, broken] = [await before.put(file), await before.put(file), await before.put(file)]
  /** Done once, while the bucket is asked for something. */
  const meanwhile = (work: () => Promise<void>) => {
    fake.fault.of = () => {
      delete fake.fault.of
      return work()
    }
  }
  meanwhile(() => now.delete(deleted))
  await now.move(deleted)
  expect([await isThere(deleted), fake.objects.has(deleted)]).toEqual([false, false])

  meanwhile(() => now.move(moved))
  await expect(now.delete(moved)).rejects.toThrow('moved while it was deleted')
  // As its job does.
  await now.delete(moved)
  expect([await isThere(moved), fake.objects.has(moved)]).toEqual([false, false])

  fake.objects.set(broken, file)
  await now.delete(broken)
  expect(fake.objects.has(broken)).toBe(false)
})

test('a file that two move at once is there', async () => {
  const [before, now] = [await open({}), await open(settingsOf())]
  const key = await before.put(file)
  fake.fault.of = () => {
    delete fake.fault.of
    return now.move(key)
  }
  await now.move(key)
  expect((await now.get(key))?.bytes.length).toBe(70_000)
})

test('a file in a bucket is not lost where the settings name none: it is away', async () => {
  const key = await (await open(settingsOf())).put(file)
  await expect((await open({})).get(key)).rejects.toThrow(BucketAway)
  await expect((await open({})).delete(key)).rejects.toThrow(BucketAway)
  expect(await isThere(key)).toBe(true)
})

const faults: [what: string, fail: () => void, reason: RegExp][] = [
  ['is gone', () => line.cut(), /is away/],
  ['is silent', () => line.fallSilent(), /timeout/],
  ['has a fault', () => (fake.fault.of = () => new Response('', { status: 500 })), /answers GET with 500/],
  ['asks to slow down', () => (fake.fault.of = () => new Response('', { status: 503 })), /answers GET with 503/],
  ['leads elsewhere', () => (fake.fault.of = () => Response.redirect(fake.url, 307)), /is away/],
  [
    'answers without an end',
    () => (fake.fault.of = () => new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1e6)) }))),
    /more than 16777216 bytes/,
  ],
]

test.each(faults)('a bucket that %s is away, and is there again with it', async (_, fail, reason) => {
  const bucket = openBucket(bucketOf({ S3_ENDPOINT: line.url }), 1000)
  const key = randomUUID()
  await bucket.put(key, file)
  fail()
  const failure = await bucket.get(key).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(BucketAway)
  expect(String(failure)).toMatch(reason)
  expect(String(failure)).not.toContain(fake.settings.S3_SECRET_ACCESS_KEY)
  delete fake.fault.of
  line.mend()
  await expect.poll(() => bucket.get(key).catch(() => null)).not.toBeNull()
})

test.each([
  ['S3_SECRET_ACCESS_KEY', /403 SignatureDoesNotMatch/],
  ['S3_REGION', /403 SignatureDoesNotMatch/],
  ['S3_BUCKET', /404 NoSuchBucket/],
])('with another %s every call says what the bucket answers, and no object is missing', async (name, reason) => {
  const bucket = openBucket(bucketOf({ [name]: 'another-one' }))
  for (const call of [() => bucket.put('key', file), () => bucket.get('key'), () => bucket.delete('key')])
    await expect(call()).rejects.toThrow(reason)
})

test('without an endpoint it is at Amazon, by its name in the host’s', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('x'))
  await openBucket({ ...bucketOf(), endpoint: null }).get('key')
  const [request] = asked.mock.calls[0] ?? []
  asked.mockRestore()
  expect(request).toMatchObject({ url: 'https://shop-files.s3.eu-north-1.amazonaws.com/key' })
})
