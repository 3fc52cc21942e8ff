import { expect, test } from 'vitest'
import { callLab, sampleAtWork, withLab } from '../../../test/lab.ts'
import { signIn } from '../../../test/buyer.ts'
import { addReportedAnimal } from '../../../test/reports.ts'
import { auditEntries } from '../../schema/admin.ts'
import { givenRoles } from '../../schema/desk-role.ts'
import { sampleStageTimes } from '../../schema/sample.ts'
import { laboratoryCalls } from '@shop/contract/laboratory'
import { reportCalls } from '@shop/contract/report'
import { eq } from 'drizzle-orm'
import { useShop } from '../../../test/shop.ts'

const shop = useShop(withLab)

test('without a key of its own a shop has no such API', async () => {
  shop.services.config.labApiKey = null
  expect((await callLab(shop, 'samples')).status).toBe(404)
  shop.services.config.labApiKey = withLab.LAB_API_KEY
})

test('a wrong key is refused, many are slowed down, and the right one still opens', async () => {
  const statuses = []
  for (let index = 0; index < 12; index++)
    statuses.push((await callLab(shop, 'samples', undefined, `guess-${index}`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  expect((await callLab(shop, 'samples')).status).toBe(200)
})

test('a signed-in browser without key and role gets nothing', async () => {
  const { browser } = await sampleAtWork(shop)
  expect((await browser.fetch('/api/lab/samples')).status).toBe(403)
})

test('the laboratory sees barcodes and tests, and never whose they are', async () => {
  const { barcode, user, animal } = await sampleAtWork(shop, [2002], {}, { petName: 'Thistledown' })
  const { reply, text } = await callLab(shop, 'samples?stage=received')
  expect(reply.results).toContainEqual({
    barcode,
    stage: 'received',
    problem: null,
    isActivated: true,
    product: 'Full breed profile kit for dogs',
    tests: [2002],
    added: [],
    isSampleData: false,
  })
  for (const mark of [user.email, user.id, animal.id, 'Thistledown']) expect(text).not.toContain(mark)
})

test('a file may be larger than any form', async () => {
  const { status, reply } = await callLab(shop, 'imports', `wrong\n${'x\n'.repeat(100_000)}`)
  expect([status, reply.message]).toEqual([428, expect.stringContaining('faults')])
})

test('a body that is no JSON is refused, and no answer is cached', async () => {
  const { status, reply, headers } = await callLab(shop, 'advance', '{"barcodes":')
  expect([status, reply.message]).toEqual([400, 'This is not JSON.'])
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['samples?stage=lost', undefined, 428],
  ['advance', { stage: 'received' }, 428],
  ['nothing', undefined, 404],
])('%s is refused plainly', async (path, body, status) => {
  expect((await callLab(shop, path, body)).status).toBe(status)
})

async function somebodyOfTheLaboratory() {
  const browser = shop.visitor()
  const user = await signIn(shop, browser, 'owner', { firstName: 'Ida', lastName: 'Weber' })
  await shop.db.insert(givenRoles).values({ userId: user.id, role: 'laboratory' })
  return browser
}

test('people find samples by barcode, stage, problem and what is late, as promised or as the laboratory stated', async () => {
  const browser = await somebodyOfTheLaboratory()
  const find = async (query: Record<string, string>) =>
    (await browser.ask(laboratoryCalls.listDeskSamples, { query: { search: barcode, ...query } })).results
  const { barcode } = await sampleAtWork(shop, [2002])
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const came = (days: number) =>
    shop.db
      .update(sampleStageTimes)
      .set({ at: daysAgo(days) })
      .where(eq(sampleStageTimes.barcode, barcode))
  await came(20)
  expect(await find({ late: 'yes' })).toEqual([])
  await came(22)
  const [late] = await find({ late: 'yes' })
  expect(late).toMatchObject({ barcode, isLate: true })
  expect(Date.parse(late?.expectedAt ?? '') - Date.parse(late?.receivedAt ?? '')).toBe(21 * 86_400_000)
  // Another day that the laboratory states takes the place of the promise.
  const expectedAt = daysAgo(-3).toISOString()
  await browser.ask(laboratoryCalls.advanceSamples, { body: { barcodes: [barcode], stage: 'genotyping', expectedAt } })
  expect(await find({ stage: 'genotyping' })).toMatchObject([{ expectedAt, isLate: false }])
  expect(await find({ stage: 'received' })).toEqual([])
  await browser.ask(laboratoryCalls.advanceSamples, {
    body: { barcodes: [barcode], stage: 'genotyping', problem: 'failed' },
  })
  expect(await find({ problem: 'failed' })).toMatchObject([{ problem: 'failed' }])
  // Its new kit has settled that.
  expect(await find({ problem: 'open' })).toEqual([])
  const audited = await shop.db.select().from(auditEntries).where(eq(auditEntries.subject, barcode))
  expect(audited.map(({ action, adminName }) => [action, adminName])).toEqual([
    ['advance-samples', 'Ida Weber'],
    ['advance-samples', 'Ida Weber'],
  ])
})

test('what a withdrawal brings down is named before, and is what falls', async () => {
  const browser = await somebodyOfTheLaboratory()
  const owner = shop.visitor()
  const { id: userId } = await signIn(shop, owner)
  const { animal, sample } = await addReportedAnimal(shop, userId, { sample: { activatedAt: new Date() } })
  const { key } = await owner.ask(reportCalls.getReport, {
    params: { id: animal.id },
    query: { reportType: 'vet_summary' },
  })
  const query = { sample: sample.barcode }
  const named = await browser.ask(laboratoryCalls.previewWithdrawal, { query })
  expect(named).toMatchObject({ barcode: sample.barcode, reports: [key] })
  expect(named.resultCount).toBeGreaterThan(0)
  const { papers } = await browser.ask(laboratoryCalls.withdrawSample, { body: { ...query, reason: 'Mixed up' } })
  expect(papers).toBe(named.reports.length)
  expect(await browser.ask(laboratoryCalls.previewWithdrawal, { query })).toMatchObject({ reports: [], resultCount: 0 })
  expect(await shop.db.$count(auditEntries, eq(auditEntries.subject, sample.barcode))).toBe(1)
  await expect(
    browser.ask(laboratoryCalls.previewWithdrawal, { query: { sample: 'KP0000000000' } }),
  ).rejects.toMatchObject({ status: 404 })
})
