import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addSample } from '../../../test/animals.ts'
import { callLab, fileOf, importFile, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { balanceOf } from '../../animals/sample/balance.ts'
import { samples, sampleStageTimes, sampleTests } from '../../schema/sample.ts'

const shop = useShop(withLab)

const advance = (barcodes: string[], stage: string, more: object = {}) =>
  callLab(shop, 'advance', { barcodes, stage, ...more })
const read = async (barcode: string) => (await shop.db.select().from(samples).where(eq(samples.barcode, barcode)))[0]
const timeAt = async (barcode: string, stage: 'received' | 'extraction' | 'review') =>
  (
    await shop.db
      .select()
      .from(sampleStageTimes)
      .where(and(eq(sampleStageTimes.barcode, barcode), eq(sampleStageTimes.stage, stage)))
  )[0]

test('a sample goes forward, with the time, the note and when its results are expected', async () => {
  const { barcode } = await sampleAtWork(shop)
  const change = { at: '2026-11-14T08:00:00Z', note: 'The swab looks good', expected_at: '2026-11-28T08:00:00Z' }
  expect((await advance([barcode], 'extraction', change)).reply).toEqual({
    moved: [barcode],
    unchanged: [],
    recollections: {},
  })
  expect(await read(barcode)).toMatchObject({ stage: 'extraction', expectedAt: new Date('2026-11-28T08:00:00Z') })
  expect(await timeAt(barcode, 'extraction')).toMatchObject({
    at: new Date('2026-11-14T08:00:00Z'),
    note: 'The swab looks good',
  })
})

test('repeated, it changes no time', async () => {
  const { barcode } = await sampleAtWork(shop)
  await advance([barcode], 'extraction', { at: '2026-11-14T08:00:00Z' })
  expect((await advance([barcode], 'extraction', { at: '2026-11-15T08:00:00Z' })).reply).toMatchObject({
    moved: [],
    unchanged: [barcode],
  })
  expect(await timeAt(barcode, 'extraction')).toMatchObject({ at: new Date('2026-11-14T08:00:00Z') })
})

test('with one that cannot go none goes, and each is named with its reason', async () => {
  const { barcode: good } = await sampleAtWork(shop)
  const { barcode: ahead } = await sampleAtWork(shop, [2002], { stage: 'review' })
  const { barcode: unactivated } = await addSample(shop, { stage: 'received' })
  const { barcode: unpaid } = await sampleAtWork(shop, [2002], { problem: 'payment_hold' })
  const { status, reply } = await advance([good, ahead, unactivated, unpaid, 'KP0'], 'extraction')
  expect(status).toBe(428)
  expect(reply.errors).toEqual({
    [ahead]: expect.stringContaining('does not go back'),
    [unactivated]: expect.stringContaining('not activated'),
    [unpaid]: expect.stringContaining('payment'),
    KP0: 'is not known.',
  })
  expect(await read(good)).toMatchObject({ stage: 'received' })
})

test('nothing is reported by hand without results, and nothing happens tomorrow', async () => {
  const { barcode } = await sampleAtWork(shop)
  expect((await advance([barcode], 'reported')).reply.errors).toEqual({
    [barcode]: expect.stringContaining('no results'),
  })
  expect((await advance([barcode], 'review', { at: '2099-01-01T00:00:00Z' })).reply.errors).toEqual({
    at: expect.stringContaining('future'),
  })
  expect((await advance([barcode], 'activated')).reply.errors).toEqual({ stage: expect.stringContaining('Use one of') })
  expect(await read(barcode)).toMatchObject({ stage: 'received' })
})

test('a sample that nobody activated is received, and waits', async () => {
  const { barcode } = await addSample(shop)
  await advance([barcode], 'received')
  expect(await read(barcode)).toMatchObject({ stage: 'received', problem: 'not_activated' })
  expect((await advance([barcode], 'visual_check')).status).toBe(428)
})

test('a sample that fails opens one free kit, for the same animal and tests', async () => {
  const { barcode, animal, user } = await sampleAtWork(shop)
  const { reply } = await advance([barcode], 'quality_check', { problem: 'failed' })
  const kit = (reply.recollections as Record<string, string>)[barcode] ?? ''
  expect(await read(barcode)).toMatchObject({ stage: 'quality_check', problem: 'failed' })
  expect(await read(kit)).toMatchObject({
    stage: 'ordered',
    problem: null,
    animalId: animal.id,
    userId: user.id,
    activatedAt: expect.any(Date),
  })
  const tests = await shop.db.select().from(sampleTests).where(eq(sampleTests.barcode, kit))
  expect(new Set(tests.map(({ productId }) => productId))).toEqual(new Set([2002, 2003]))
  // Repeated, it orders no second kit; and the failed swab goes no further.
  expect((await advance([barcode], 'quality_check', { problem: 'failed' })).reply.recollections).toEqual({})
  expect((await advance([barcode], 'genotyping')).status).toBe(428)
  // It needs no activation on its way through the laboratory.
  expect((await advance([kit], 'genotyping')).reply.moved).toEqual([kit])
})

test('a kit that failed unactivated is back in its buyer’s balance', async () => {
  const { user } = await sampleAtWork(shop)
  const { barcode } = await addSample(shop, { userId: user.id })
  await advance([barcode], 'received', { problem: 'failed' })
  expect(await balanceOf(shop.db, user.id)).toMatchObject([{ product: { id: 36 }, quantity: 1 }])
})

test('while its sex is in doubt a sample waits, until that is settled', async () => {
  const { barcode } = await sampleAtWork(shop)
  await advance([barcode], 'review', { problem: 'sex_mismatch' })
  expect((await importFile(shop, fileOf([{ barcode, kind: 'genotype', name: 2002, value: 'N/N' }]))).status).toBe(428)
  await advance([barcode], 'review', { problem: 'none' })
  expect(await read(barcode)).toMatchObject({ problem: null })
})

test('some of the results can be reported by hand: the sample is partial', async () => {
  const { barcode } = await sampleAtWork(shop)
  await importFile(shop, fileOf([{ barcode, kind: 'genotype', name: 2002, value: 'N/N' }]))
  expect(await read(barcode)).toMatchObject({ stage: 'received', problem: null })
  await advance([barcode], 'reported')
  expect(await read(barcode)).toMatchObject({ stage: 'reported', problem: 'partial_result' })
  await importFile(shop, fileOf([{ barcode, kind: 'genotype', name: 2003, value: 'N/N' }]))
  expect(await read(barcode)).toMatchObject({ stage: 'reported', problem: null })
})

test('a second swab is reported with the first', async () => {
  const { barcode, animal } = await sampleAtWork(shop, [2002])
  const twin = await addSample(shop, {
    twinOf: barcode,
    animalId: animal.id,
    activatedAt: new Date(),
    stage: 'received',
  })
  await importFile(shop, fileOf([{ barcode, kind: 'genotype', name: 2002, value: 'N/N' }]))
  expect([(await read(barcode))?.stage, (await read(twin.barcode))?.stage]).toEqual(['reported', 'reported'])
})
