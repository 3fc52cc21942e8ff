import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { fileOf, finishJobs, importFile, jobsOf, kennel, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import type { Db } from '../../platform/db/open.ts'
import { results } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import { importResults, sweepImports } from './import-results.ts'
import { labImportFiles, labImports, labNotices } from '../../schema/laboratory.ts'
import { labImportQueue, labNewsQueue } from './queues.ts'

const shop = useShop(withLab)
beforeEach(() => {
  shop.mails.length = 0
  shop.jobs.sent.length = 0
})

const count = 250

/** A kennel whose file has more than two parts. */
async function largeKennel() {
  const made = await kennel(shop, count)
  const isTheirs = eq(samples.userId, made.user.id)
  return { ...made, reported: () => shop.db.$count(samples, and(isTheirs, eq(samples.stage, 'reported'))) }
}

/** The shop's database, in which something happens before the transaction with this number. */
function dbThat(happens: () => Promise<unknown>, before: number): Db {
  let begun = 0
  return new Proxy(shop.db, {
    get: (db, name) =>
      name === 'transaction'
        ? async (...args: Parameters<Db['transaction']>) => {
            begun += 1
            if (begun === before) await happens()
            return db.transaction(...args)
          }
        : Reflect.get(db, name),
  })
}
/** Three parts are checked, the file is noted, then come the parts themselves. */
const secondPart = 6

test('a large file with one fault changes nothing; corrected it is imported, and again it changes nothing', async () => {
  const { lines, reported } = await largeKennel()
  const wrong = lines.map((line, index) => (index === count - 1 ? { ...line, value: 'N/XYZ' } : line))
  const refused = await importFile(shop, fileOf(wrong))
  expect([refused.status, Object.keys(refused.reply.errors ?? {})]).toEqual([428, [`line ${count + 1}`]])
  expect(await reported()).toBe(0)

  const mended = await importFile(shop, fileOf(lines))
  expect(mended).toMatchObject({ status: 201, reply: { sampleCount: count, resultCount: count, isRepeat: false } })
  expect(await reported()).toBe(count)
  expect(await shop.db.$count(results, eq(results.importId, mended.reply.id as string))).toBe(count)
  expect(await shop.db.$count(labImportFiles)).toBe(0)

  const again = await importFile(shop, fileOf(lines))
  expect([again.status, again.reply]).toEqual([200, { ...mended.reply, isRepeat: true }])
})

test('whoever has many results in a file gets one mail, and whoever shares one of them hears of that one', async () => {
  const { user, dogs, lines } = await largeKennel()
  const email = `reader-${user.id}@example.org`
  await shop.db.insert(animalShares).values({ animalId: dogs[0]?.id ?? '', email, rights: 'view' })
  await importFile(shop, fileOf(lines))
  await finishJobs(shop)
  expect(shop.mails).toHaveLength(2)
  expect(new Map(shop.mails.map(({ to, subject }) => [to, subject]))).toEqual(
    new Map([
      [user.email, `The results of ${count} samples are ready`],
      [email, 'Results are ready'],
    ]),
  )
  const digest = shop.mails.find(({ to }) => to === user.email)
  expect(digest?.text).toContain(`And ${count - 50} more`)
  expect(digest?.text).not.toMatch(/N\/N|collie eye/i)
  expect(
    await shop.db.$count(labNotices, sql`${labNotices.email} = ${user.email} and ${labNotices.toldAt} is null`),
  ).toBe(0)
})

describe('between two parts of a large file', () => {
  test('a crash is repaired: what is in stays, the rest follows, and everybody is mailed once', async () => {
    const { user, lines, reported } = await largeKennel()
    const db = dbThat(() => Promise.reject(new Error('The process died')), secondPart)
    const file = { fileName: 'large.csv', text: fileOf(lines) }
    await expect(importResults({ db, jobs: shop.jobs }, file, { isDemo: true })).rejects.toThrow('The process died')
    expect(await reported()).toBe(100)
    expect(jobsOf(shop, labNewsQueue)).toEqual([])

    // Whoever sends it again at once learns that somebody may still be working on it.
    expect((await importFile(shop, file.text)).status).toBe(409)
    await sweepImports(shop.services)
    expect(jobsOf(shop, labImportQueue)).toEqual([])

    await shop.db.update(labImportFiles).set({ claimedAt: new Date(Date.now() - 180_000) })
    await sweepImports(shop.services)
    await sweepImports(shop.services)
    await finishJobs(shop)
    expect(await reported()).toBe(count)
    expect(shop.mails.map(({ to }) => to)).toEqual([user.email])
    expect((await importFile(shop, file.text)).reply).toMatchObject({ resultCount: count, isRepeat: true })
  })

  test('a sample that somebody changes stops it there: it says so, states what is in, and may be sent again', async () => {
    const { barcodes, lines, reported } = await largeKennel()
    const voided = barcodes[150] ?? ''
    const voidIt = () => shop.db.update(samples).set({ voidedAt: new Date() }).where(eq(samples.barcode, voided))
    const file = { fileName: 'large.csv', text: fileOf(lines) }
    const stopped = importResults({ db: dbThat(voidIt, secondPart), jobs: shop.jobs }, file, { isDemo: true })
    await expect(stopped).rejects.toMatchObject({
      status: 428,
      message: expect.stringContaining(`100 of ${count} samples were imported`),
      errors: { 'line 152': expect.stringContaining('void') },
    })
    expect(await reported()).toBe(100)
    expect(jobsOf(shop, labNewsQueue)).toHaveLength(1)

    const rest = lines.filter(({ barcode }) => barcode !== voided)
    expect(await importFile(shop, fileOf(rest))).toMatchObject({ status: 201, reply: { resultCount: count - 101 } })
    expect(await reported()).toBe(count - 1)
    expect(await shop.db.$count(labImports, eq(labImports.fileName, 'large.csv'))).toBeGreaterThan(0)
  })
})
