import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addResult } from '../../../test/animals.ts'
import { addReportedAnimal } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { reports } from '../../schema/report.ts'
import { results } from '../../schema/result.ts'
import { closeOutdatedReports, recheckReport, makeReport, revokeReport } from './register.ts'

const shop = useShop()

const rowsOf = (animalId: string) => shop.db.select().from(reports).where(eq(reports.animalId, animalId))

test('twenty requests for the same report at once make one', async () => {
  const { animal } = await addReportedAnimal(shop, null)
  const made = await Promise.all(Array.from({ length: 20 }, () => makeReport(shop.db, animal, 'certificate')))
  expect(new Set(made.map(({ key }) => key)).size).toBe(1)
  expect(await rowsOf(animal.id)).toHaveLength(1)
})

test('requests while results are corrected: one report is valid, and it states what is known', async () => {
  const { animal, sample } = await addReportedAnimal(shop, null)
  await makeReport(shop.db, animal, 'certificate')
  const correct = (genotype: string) =>
    shop.db.transaction(async (tx) => {
      await tx
        .update(results)
        .set({ supersededAt: new Date() })
        .where(and(eq(results.barcode, sample.barcode), eq(results.productId, 2003)))
      await addResult({ db: tx }, sample.barcode, 2003, genotype)
      await closeOutdatedReports(tx, animal.id)
    })
  await Promise.all([
    correct('TNS/TNS'),
    ...Array.from({ length: 10 }, () => makeReport(shop.db, animal, 'certificate')),
  ])
  const { key } = await makeReport(shop.db, animal, 'certificate')
  const valid = (await rowsOf(animal.id)).filter(({ state }) => state === 'valid')
  expect(valid.map((row) => row.key)).toEqual([key])
  const line = (await recheckReport(shop.db, key))?.content.lines.find(({ product }) => product.id === 2003)
  expect(line?.genotype).toBe('TNS/TNS')
})

test('ten who revoke a report at once: the first reason stays', async () => {
  const { animal } = await addReportedAnimal(shop, null)
  const { key } = await makeReport(shop.db, animal, 'certificate')
  const done = await Promise.all(
    Array.from({ length: 10 }, (_, index) => revokeReport(shop.db, key, `Reason ${index}`)),
  )
  expect(done.filter(Boolean)).toHaveLength(1)
  expect((await recheckReport(shop.db, key))?.stateReason).toBe(`Reason ${done.findIndex(Boolean)}`)
})
