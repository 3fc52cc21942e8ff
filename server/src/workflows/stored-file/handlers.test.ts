import { randomUUID } from 'node:crypto'
import { animalCalls } from '@shop/contract/animal'
import { animalPhotoCalls } from '@shop/contract/animal-photo'
import { outsideReportCalls } from '@shop/contract/outside-report'
import { userCalls } from '@shop/contract/user'
import { eq, getTableName, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { fakeBucket } from '../../../test/fake-bucket.ts'
import { copyOfPostgres, openShop, type Shop, useShop } from '../../../test/shop.ts'
import { unsteady } from '../../../test/unsteady-postgres.ts'
import { BucketAway } from '../../platform/files/files.ts'
import { fileDeletionQueue, unnamedFilesQueue } from '../../platform/files/queues.ts'
import { auditEntries } from '../../schema/admin.ts'
import { animals } from '../../schema/animal.ts'
import { animalPhotos } from '../../schema/animal-photo.ts'
import { files } from '../../schema/file.ts'
import { outsideReports } from '../../schema/outside-report.ts'
import { erase } from '../own-data/erase.ts'
import { namingColumns } from './unnamed.ts'

const fake = await fakeBucket()
const line = await unsteady(fake.url)
const inBucket = { ...withDesk, ...fake.settings, S3_ENDPOINT: line.url }
afterEach(() => {
  delete fake.fault.of
  line.mend()
})
afterAll(() => {
  line.close()
  fake.close()
})

const jpeg = async (background: string) =>
  (
    await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
const [brown, white] = [await jpeg('#804020'), await jpeg('#ffffff')]

const savePhoto = (browser: Browser, id: string, data?: string) =>
  browser.ask(animalPhotoCalls.saveAnimalPhoto, { params: { id }, body: { data, alt: '', focusX: 50, focusY: 50 } })
const addPaper = (browser: Browser, id: string) =>
  browser.ask(outsideReportCalls.addOutsideReport, {
    params: { id },
    body: {
      laboratory: 'Laboklin',
      testedAt: '2025-04-14',
      document: { fileName: 'report.pdf', data: btoa('%PDF-1.7 A paper') },
      lines: [{ test: 'SOD1', finding: 'clear', genotype: '' }],
    },
  })

async function owner(shop: Shop) {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const { id } = await addAnimal(shop, user.id)
  return { browser, user, id }
}
/** The same browser at another process of the shop. */
function at(shop: Shop, { cookies }: Browser): Browser {
  const browser = shop.visitor()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}
const statusOf = async (browser: Browser, address: string) => (await browser.fetch(address)).status
const bytesAt = async (browser: Browser, address: string) => {
  const response = await browser.fetch(address)
  return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status
}

describe.each([
  ['the database', useShop(withDesk)],
  ['a bucket', useShop(inBucket)],
])('files in %s', (_, shop) => {
  /** How many there are, as rows know, and what of them lies in the bucket. */
  const stored = async () => {
    const keys = (await shop.db.select({ key: files.key }).from(files)).map(({ key }) => key)
    return { keys, objects: keys.filter((key) => fake.objects.has(key)).length }
  }
  let before: string[]
  beforeEach(async () => {
    before = (await stored()).keys
  })
  const added = async () => (await stored()).keys.filter((key) => !before.includes(key)).length

  test('another photo leaves nothing of the one before, and none leaves nothing', async () => {
    const { browser, id } = await owner(shop)
    const first = await savePhoto(browser, id, brown)
    await savePhoto(browser, id)
    expect([await added(), await statusOf(browser, first.large)]).toEqual([3, 200])
    const second = await savePhoto(browser, id, white)
    expect(await added()).toBe(6)
    await shop.jobs.flush(shop.services)
    expect([await added(), await statusOf(browser, first.large), await statusOf(browser, second.large)]).toEqual([
      3, 404, 200,
    ])
    await browser.ask(animalPhotoCalls.removeAnimalPhoto, { params: { id } })
    await shop.jobs.flush(shop.services)
    expect(await added()).toBe(0)
  })

  test('two photos at once leave one', async () => {
    const { browser, id } = await owner(shop)
    let saving: Promise<unknown>[] = []
    await shop.db.transaction(async (tx) => {
      await tx.select({ id: animals.id }).from(animals).where(eq(animals.id, id)).for('update')
      saving = [savePhoto(browser, id, brown), savePhoto(browser, id, white)]
      const waiting = () =>
        shop.db.execute(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      await expect.poll(waiting).toMatchObject({ rows: [{}, {}] })
    })
    await Promise.all(saving)
    await shop.jobs.flush(shop.services)
    expect(await added()).toBe(3)
    const { photo } = await browser.ask(animalCalls.getAnimal, { params: { id } })
    expect(await statusOf(browser, photo?.small ?? '')).toBe(200)
  })

  test('a document is read until it is removed, and goes with it', async () => {
    const { browser, id } = await owner(shop)
    const { id: reportId, document } = await addPaper(browser, id)
    expect(String(await bytesAt(browser, document.url))).toBe('%PDF-1.7 A paper')
    await browser.ask(outsideReportCalls.removeOutsideReport, { params: { id, reportId } })
    await shop.jobs.flush(shop.services)
    expect(await added()).toBe(0)
  })

  test('of an account that is deleted no file is left', async () => {
    const { browser, user, id } = await owner(shop)
    await savePhoto(browser, id, brown)
    await addPaper(browser, id)
    const keys = (await stored()).keys.filter((key) => !before.includes(key))
    expect(keys).toHaveLength(4)
    await shop.db.transaction((tx) => erase(tx, shop.services, user))
    await shop.jobs.flush(shop.services)
    expect(await shop.db.$count(files, inArray(files.key, keys))).toBe(0)
    expect(keys.filter((key) => fake.objects.has(key))).toEqual([])
  })

  test('what no row has named for a day is deleted; what one names stays, and what may be named yet', async () => {
    const { browser, id } = await owner(shop)
    const { large } = await savePhoto(browser, id, brown)
    const { document } = await addPaper(browser, id)
    const file = { bytes: new Uint8Array(9), type: 'image/png' as const }
    const orphan = await shop.services.files.put(file)
    await shop.db.update(files).set({ createdAt: new Date(Date.now() - 24 * 3600_000 - 1000) })
    const young = await shop.services.files.put(file)
    await shop.jobs.send(unnamedFilesQueue, {})
    await shop.jobs.flush(shop.services)
    expect([await shop.services.files.get(orphan), fake.objects.has(orphan)]).toEqual([null, false])
    expect(await shop.services.files.get(young)).not.toBeNull()
    expect([await statusOf(browser, large), await statusOf(browser, document.url)]).toEqual([200, 200])
  })

  test('a job that is told to delete a file which a row names leaves it', async () => {
    const { browser, id } = await owner(shop)
    const { large } = await savePhoto(browser, id, brown)
    await shop.jobs.send(fileDeletionQueue, { keys: (await stored()).keys })
    await shop.jobs.flush(shop.services)
    expect(await statusOf(browser, large)).toBe(200)
  })
})

test('every column that names a file is known to what deletes those that no row names', async () => {
  const shop = await openShop()
  const naming = await shop.db.execute(sql`
    select attrelid::regclass::text || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'files'::regclass`)
  const found = (naming as { rows: { name: string }[] }).rows.map(({ name }) => name)
  const known = namingColumns.map(({ name, table }) => `${getTableName(table)}.${toSnakeCase(name)}`)
  expect(new Set(known)).toEqual(new Set(found))
  await shop.close()
})

describe('a bucket that is away', () => {
  const shop = useShop(inBucket)
  const withFiles = async () => {
    const { browser, id } = await owner(shop)
    const { large } = await savePhoto(browser, id, brown)
    const { document } = await addPaper(browser, id)
    return { browser, id, large, addresses: [large, document.url, userCalls.exportUser.path] }
  }

  test.each([
    ['gone', () => line.cut()],
    ['refusing', () => (fake.fault.of = () => new Response('', { status: 503 }))],
  ])('and %s is 503, changes nothing, and is there again', async (_, fail) => {
    const { browser, id, large, addresses } = await withFiles()
    fail()
    for (const address of addresses) {
      const { status, headers } = await browser.fetch(address)
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    }
    await expect(savePhoto(browser, id, white)).rejects.toMatchObject({ status: 503 })
    // Its words are in the database.
    expect((await savePhoto(browser, id)).large).toBe(large)
    delete fake.fault.of
    line.mend()
    for (const address of addresses) await expect.poll(() => statusOf(browser, address)).toBe(200)
    expect((await savePhoto(browser, id, white)).large).not.toBe(large)
  })

  test('and silent holds up nothing else, not even the words of a photo that is being stored', async () => {
    const { browser, id, large } = await withFiles()
    const count = await shop.db.$count(files)
    line.fallSilent()
    const done: string[] = []
    const reading = statusOf(browser, large).finally(() => done.push('read'))
    const saving = savePhoto(browser, id, white).catch(({ status }: { status: number }) => {
      done.push('saved')
      return status
    })
    await browser.ask(animalCalls.getAnimal, { params: { id } }).then(() => done.push('animal'))
    // It waits for the bucket now.
    await expect.poll(() => shop.db.$count(files)).toBe(count + 1)
    await savePhoto(browser, id).then(() => done.push('words'))
    expect(done).toEqual(['animal', 'words'])
    expect([await reading, await saving]).toEqual([503, 503])
  })

  test('fails the job that deletes, and the next try deletes', async () => {
    const { browser, id } = await withFiles()
    const [photo] = await shop.db.select().from(animalPhotos).where(eq(animalPhotos.animalId, id))
    const keys = [photo?.smallFile, photo?.mediumFile, photo?.largeFile].filter((key) => typeof key === 'string')
    await browser.ask(animalPhotoCalls.removeAnimalPhoto, { params: { id } })
    line.cut()
    await expect(shop.jobs.flush(shop.services)).rejects.toThrow(BucketAway)
    line.mend()
    expect(keys.filter((key) => fake.objects.has(key))).toHaveLength(3)
    await shop.jobs.send(fileDeletionQueue, { keys })
    await expect.poll(() => shop.jobs.flush(shop.services).then(() => 'done')).toBe('done')
    expect(keys.filter((key) => fake.objects.has(key))).toEqual([])
    expect(await shop.db.$count(files, inArray(files.key, keys))).toBe(0)
  })
})

const places: [place: string, settings: Record<string, string>][] = [
  ['database', withDesk],
  ['bucket', inBucket],
]

test.each(places)(
  'two processes with one %s see each other’s photo, and neither the one before',
  async (_, settings) => {
    const DATABASE_URL = await copyOfPostgres()
    const [one, other] = [await openShop({ ...settings, DATABASE_URL }), await openShop({ ...settings, DATABASE_URL })]
    const { browser, id } = await owner(one)
    const elsewhere = at(other, browser)
    const first = await savePhoto(browser, id, brown)
    const read = await bytesAt(browser, first.large)
    expect(await bytesAt(elsewhere, first.large)).toEqual(read)
    const second = await savePhoto(elsewhere, id, white)
    await other.jobs.flush(other.services)
    expect(await bytesAt(browser, second.large)).not.toEqual(read)
    for (const reader of [browser, elsewhere]) expect(await statusOf(reader, first.large)).toBe(404)
    await one.close()
    await other.close()
  },
)

/** What the version before files had a table leaves in a row, whether it had files already or not. */
const asBefore = (shop: Shop, animalId: string, picture: string) => {
  const bytes = Buffer.from(picture, 'base64')
  const row = { version: randomUUID(), small: bytes, medium: bytes, large: bytes }
  return shop.db
    .insert(animalPhotos)
    .values({ animalId, alt: '', focusX: 50, focusY: 50, ...row })
    .onConflictDoUpdate({ target: animalPhotos.animalId, set: row })
}

test.each(places)(
  'what lies elsewhere is read, and moved into the %s: again where it broke off, and once',
  async (place, settings) => {
    const DATABASE_URL = await copyOfPostgres()
    const before = await openShop({ ...withDesk, DATABASE_URL })
    const [recent, old, both] = [await owner(before), await owner(before), await owner(before)]
    await savePhoto(recent.browser, recent.id, brown)
    await asBefore(before, old.id, brown)
    await savePhoto(both.browser, both.id, white)
    await asBefore(before, both.id, brown)
    const { document } = await addPaper(old.browser, old.id)
    await before.db.update(outsideReports).set({ file: null, document: btoa('%PDF-1.7 Before') })
    await before.close()

    const shop = await openShop({ ...settings, DATABASE_URL })
    const reading = async () => {
      const pictures = []
      for (const { browser, id } of [recent, old, both]) {
        const reader = at(shop, browser)
        const { photo } = await reader.ask(animalCalls.getAnimal, { params: { id } })
        pictures.push(await bytesAt(reader, photo?.large ?? ''))
        if (id === old.id) pictures.push(String(await bytesAt(reader, document.url)))
      }
      return pictures
    }
    const all = await reading()
    expect([all[1], all[2], all[3]]).toEqual([
      Buffer.from(brown, 'base64'),
      '%PDF-1.7 Before',
      Buffer.from(brown, 'base64'),
    ])
    const move = () => desk(shop, 'files', 'move', '--reason', 'The bucket is there')

    if (place === 'bucket') {
      let puts = 0
      fake.fault.of = (method) => (method === 'PUT' && ++puts > 4 ? new Response('', { status: 500 }) : undefined)
      expect((await move()).code).toBe(75)
      expect(await reading()).toEqual(all)
      delete fake.fault.of
    }
    const { code, output } = await move()
    expect([code, output.split('\n').at(-1)]).toEqual([0, `All files lie in the ${place}.`])
    expect(await reading()).toEqual(all)
    expect(await move()).toEqual({ code: 0, output: `All files lie in the ${place}.` })
    expect(await shop.db.$count(auditEntries, eq(auditEntries.action, 'move-files'))).toBe(place === 'bucket' ? 2 : 1)

    const left = or(isNotNull(animalPhotos.small), isNotNull(animalPhotos.medium), isNotNull(animalPhotos.large))
    expect(await shop.db.$count(animalPhotos, left)).toBe(0)
    expect(await shop.db.$count(outsideReports, isNotNull(outsideReports.document))).toBe(0)
    // What an older version overwrote, and what a move that broke off had stored, is deleted a day later.
    await shop.db.update(files).set({ createdAt: new Date(0) })
    await shop.jobs.send(unnamedFilesQueue, {})
    await shop.jobs.flush(shop.services)
    const rows = await shop.db.select().from(files)
    expect(rows).toHaveLength(10)
    expect(
      rows.filter(({ key, bytes }) => (place === 'bucket' ? !bytes && fake.objects.has(key) : bytes)),
    ).toHaveLength(10)
    expect(await reading()).toEqual(all)
    await shop.close()
  },
)
