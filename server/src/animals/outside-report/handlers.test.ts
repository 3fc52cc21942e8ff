import { outsideReportCalls, type NewOutsideReport } from '@shop/contract/outside-report'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { addReportedAnimal, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { knownGenotypes } from '../../results/result/genotypes.ts'
import { contentOf } from '../../results/report/content.ts'
import { outsideReports } from '../../schema/outside-report.ts'

const shop = useShop()

const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`).toString('base64')
const paper = (more: Partial<NewOutsideReport> = {}): NewOutsideReport => ({
  laboratory: 'Laboklin',
  testedAt: '2025-04-14',
  document: { fileName: 'report.pdf', data: pdf('one') },
  lines: [
    { test: 'SOD1, exon 2', finding: 'carrier', genotype: 'N/DM' },
    { test: 'Collie eye anomaly', finding: 'clear', genotype: '' },
  ],
  ...more,
})
const add = (browser: Browser, id: string, body = paper()) =>
  browser.ask(outsideReportCalls.addOutsideReport, { params: { id }, body })
const list = (browser: Browser, id: string) => browser.ask(outsideReportCalls.listOutsideReports, { params: { id } })

async function owner() {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const animal = await addAnimal(shop, user.id)
  return { browser, user, animal }
}

test('an owner enters another laboratory’s results with its document, once, and removes them', async () => {
  const { browser, animal } = await owner()
  const added = await add(browser, animal.id)
  expect(added).toMatchObject({
    laboratory: 'Laboklin',
    testedAt: '2025-04-14',
    document: { fileName: 'report.pdf' },
    lines: [
      { test: 'SOD1, exon 2', finding: 'carrier', genotype: 'N/DM' },
      { test: 'Collie eye anomaly', finding: 'clear', genotype: null },
    ],
  })
  // A second press, or a lost answer.
  expect(await add(browser, animal.id)).toEqual(added)
  expect(await list(browser, animal.id)).toEqual({ results: [added], isOwn: true, left: 19 })
  const file = await browser.fetch(added.document.url)
  expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7 one',
  ])
  expect(file.headers.get('content-disposition')).toContain('attachment')
  await browser.ask(outsideReportCalls.removeOutsideReport, { params: { id: animal.id, reportId: added.id } })
  expect((await list(browser, animal.id)).results).toEqual([])
  expect((await browser.fetch(added.document.url)).status).toBe(404)
})

test.each([
  ['no file that we show', { document: { fileName: 'a.html', data: btoa('<script>') } }, 'document.data'],
  ['a day to come', { testedAt: '2999-01-01' }, 'testedAt'],
  ['no day', { testedAt: '2025-02-31' }, 'testedAt'],
  ['no results', { lines: [] }, 'lines'],
  ['no laboratory', { laboratory: ' ' }, 'laboratory'],
])('%s is refused at its field', async (_, more, field) => {
  const { browser, animal } = await owner()
  await expect(add(browser, animal.id, paper(more))).rejects.toMatchObject({
    status: 428,
    errors: { [field]: expect.any(String) },
  })
})

test('the same document with other results is refused, and so is a twenty-first', async () => {
  const { browser, animal } = await owner()
  await add(browser, animal.id)
  const refused = { status: 428, errors: { 'document.data': expect.any(String) } }
  await expect(add(browser, animal.id, paper({ laboratory: 'Another' }))).rejects.toMatchObject(refused)
  for (let index = 1; index < 20; index++)
    await add(browser, animal.id, paper({ document: { fileName: 'report.pdf', data: pdf(`number ${index}`) } }))
  const last = paper({ document: { fileName: 'report.pdf', data: pdf('one more') } })
  await expect(add(browser, animal.id, last)).rejects.toMatchObject(refused)
})

describe('whoever an animal is shared with', () => {
  test.each(['view', 'full'] as const)('with %s rights reads, and enters and removes nothing', async (rights) => {
    const { browser, animal } = await owner()
    const { id, document } = await add(browser, animal.id)
    const reader = shop.visitor()
    const { email } = await signIn(shop, reader, 'vet')
    expect((await reader.fetch(document.url)).status).toBe(404)
    await shareWith(shop, animal.id, email, rights)
    expect(await list(reader, animal.id)).toMatchObject({ results: [{ id }], isOwn: false })
    expect((await reader.fetch(document.url)).status).toBe(200)
    await expect(add(reader, animal.id)).rejects.toMatchObject({ status: 404 })
    const params = { id: animal.id, reportId: id }
    await expect(reader.ask(outsideReportCalls.removeOutsideReport, { params })).rejects.toMatchObject({ status: 404 })
    expect((await list(browser, animal.id)).results).toHaveLength(1)
  })
})

test('they go with the animal to its new owner', async () => {
  const { browser, animal } = await owner()
  await add(browser, animal.id)
  const buyer = await owner()
  await shop.db.update(animals).set({ userId: buyer.user.id }).where(eq(animals.id, animal.id))
  expect((await list(buyer.browser, animal.id)).isOwn).toBe(true)
  await expect(list(browser, animal.id)).rejects.toMatchObject({ status: 404 })
})

test('no document of ours and no planner contains them', async () => {
  const { browser, user } = await owner()
  const { animal } = await addReportedAnimal(shop, user.id)
  const before = {
    certificate: await contentOf(shop.db, animal, 'certificate'),
    genotypes: (await knownGenotypes(shop.db, [animal])).of(animal.id),
  }
  await add(
    browser,
    animal.id,
    paper({ lines: [{ test: 'Collie eye anomaly', finding: 'affected', genotype: 'CEA/CEA' }] }),
  )
  expect({
    certificate: await contentOf(shop.db, animal, 'certificate'),
    genotypes: (await knownGenotypes(shop.db, [animal])).of(animal.id),
  }).toEqual(before)
  expect(await shop.db.$count(outsideReports, eq(outsideReports.animalId, animal.id))).toBe(1)
})
