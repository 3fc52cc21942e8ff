import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addSample } from '../../../test/animals.ts'
import { callLab, fileOf, finishJobs, importFile, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { linesOf } from '../../results/report/findings.ts'
import { makeReport } from '../../results/report/register.ts'
import { reports } from '../../schema/report.ts'
import { conflictSettlements } from '../../schema/result.ts'
import { labNotices } from '../../schema/laboratory.ts'
import { sampleTests } from '../../schema/sample.ts'

const shop = useShop(withLab)

/** An animal with a reported sample that reads otherwise, and two swabs of it at work. */
async function threeSamples() {
  const world = await sampleAtWork(shop, [2003])
  await importFile(shop, fileOf([{ barcode: world.barcode, kind: 'genotype', name: 2003, value: 'N/N' }]))
  const swabs = await Promise.all(
    ['2026-11-02', '2026-11-03'].map(async (day) => {
      const { barcode } = await addSample(shop, {
        userId: world.user.id,
        animalId: world.animal.id,
        activatedAt: new Date(`${day}T08:00:00Z`),
        stage: 'received',
      })
      await shop.db.insert(sampleTests).values({ barcode, productId: 2002 })
      return barcode
    }),
  )
  return { ...world, swabs: swabs as [string, string] }
}
const fileFor = (barcode: string, value: string) => fileOf([{ barcode, kind: 'genotype', name: 2002, value }])

test('two files at once about two samples of one animal: no report made meanwhile is valid, and all is conflicting', async () => {
  for (let round = 0; round < 5; round++) {
    const { animal, swabs, user } = await threeSamples()
    shop.mails.length = 0
    const answers = await Promise.all([
      importFile(shop, fileFor(swabs[0], 'CEA/CEA')),
      importFile(shop, fileFor(swabs[1], 'N/N')),
      makeReport(shop.db, animal, 'certificate'),
    ])
    expect([answers[0].status, answers[1].status]).toEqual([201, 201])
    const [line] = (await linesOf(shop.db, animal)).filter(({ product }) => product.id === 2002)
    expect(line?.status).toBe('conflicting')
    const papers = await shop.db.select().from(reports).where(eq(reports.animalId, animal.id))
    const stating = papers.filter(({ content }) => JSON.stringify(content).includes('"status":"affected"'))
    expect(stating.map(({ state }) => state)).not.toContain('valid')
    await finishJobs(shop)
    const told = shop.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject)
    expect(told).toContain('Two samples of Skye contradict each other')
  }
})

test('two who settle it at once, each for another sample: one of them wins', async () => {
  const { animal, swabs } = await threeSamples()
  await importFile(shop, fileFor(swabs[0], 'CEA/CEA'))
  await importFile(shop, fileFor(swabs[1], 'N/N'))
  const decide = (barcode: string) =>
    callLab(shop, 'conflicts/settle', { barcode, about: '2002', by: 'Dr A. Weber', reason: 'Read twice' })
  const answers = await Promise.all([decide(swabs[0]), decide(swabs[1]), decide(swabs[0]), decide(swabs[1])])
  expect(answers.filter(({ status, reply }) => status === 200 && !reply.isRepeat)).toHaveLength(1)
  expect(await shop.db.$count(conflictSettlements, eq(conflictSettlements.animalId, animal.id))).toBe(1)
  expect(await shop.db.$count(labNotices, eq(labNotices.news, 'settled'))).toBe(1)
})
