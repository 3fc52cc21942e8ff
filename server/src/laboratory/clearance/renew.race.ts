import { parentageCalls } from '@shop/contract/parentage'
import { expect, test } from 'vitest'
import { families } from '../../../test/families.ts'
import { fileOf, finishJobs, importFile, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import type { Db } from '../../platform/db/open.ts'
import { importResults } from '../laboratory/import-results.ts'
import { followClearance, renewClearance } from './renew.ts'

const shop = useShop(withLab)
const { addTested, clearOf, compare, compareAll, dog, family, tests } = families(shop)

const carrierFile = (barcode: string) => fileOf([{ barcode, kind: 'genotype', name: tests.eyes, value: 'N/CEA' }])
const again = 'The marker was read again'
/** A file that reads this sample as a carrier's. */
const importCarrier = async (barcode: string) =>
  expect(await importFile(shop, carrierFile(barcode), again)).toMatchObject({ status: 201 })
/** Imports in a transaction of the test's, which commits when it chooses. */
const importWithin = (tx: Db, barcode: string) =>
  importResults(
    { db: tx, jobs: shop.jobs },
    { fileName: 'later.csv', text: carrierFile(barcode), reason: again },
    { isDemo: true },
  )

test('a parent’s result that changes after the job has read it, and before it commits: no clearance is left', async () => {
  const all = await family()
  await compareAll(all)
  await shop.db.transaction(async (tx) => {
    await renewClearance(tx, all.wren.id)
    await importCarrier(all.bracken.barcode)
  })
  await finishJobs(shop)
  expect(await clearOf(all.browser, all.wren)).toEqual([])
})

test('a comparison that is requested while a parent’s correction is on its way into the database', async () => {
  const all = await family()
  const waiting = await shop.db.transaction(async (tx) => {
    await importWithin(tx, all.bracken.barcode)
    const jobs = shop.jobs.sent.splice(0)
    // By what everybody else sees so far, the sire is clear.
    await compareAll(all)
    expect(await clearOf(all.browser, all.wren)).toEqual([[tests.eyes, 1]])
    return jobs
  })
  shop.jobs.sent.push(...waiting)
  await finishJobs(shop)
  expect(await clearOf(all.browser, all.wren)).toEqual([])
})

test('a grandchild that is compared while its dam’s clearance is on its way out of the database', async () => {
  const all = await family()
  await compareAll(all)
  const moss = await dog(all.user.id, 'Moss', ['C', 'C'], { gender: 'male' })
  await addTested(moss, tests.eyes, 'N/N')
  const pip = await dog(all.user.id, 'Pip', ['A', 'C'])
  await importCarrier(all.bracken.barcode)
  shop.jobs.sent.length = 0
  const waiting = await shop.db.transaction(async (tx) => {
    await followClearance({ db: tx, jobs: shop.jobs }, { animalId: all.wren.id })
    const jobs = shop.jobs.sent.splice(0)
    await compare(all, pip, all.wren, moss)
    expect(await clearOf(all.browser, pip)).toEqual([[tests.eyes, 2]])
    return jobs
  })
  shop.jobs.sent.push(...waiting)
  await finishJobs(shop)
  expect(await clearOf(all.browser, all.wren)).toEqual([])
  expect(await clearOf(all.browser, pip)).toEqual([])
})

test('a correction, the job and a comparison at once: whatever comes first, no clearance is left', async () => {
  for (let round = 0; round < 5; round++) {
    const all = await family()
    await compareAll(all)
    await Promise.all([
      followClearance(shop.services, { animalId: all.wren.id }),
      importCarrier(all.bracken.barcode),
      followClearance(shop.services, { animalId: all.wren.id }),
      all.browser.ask(parentageCalls.createParentageRequest, {
        body: { offspringId: all.wren.id, damId: all.skye.id, sireId: all.bracken.id },
      }),
    ])
    await finishJobs(shop)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
  }
})
