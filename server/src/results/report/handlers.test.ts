import { parentageCalls } from '@shop/contract/parentage'
import { reportCalls, reportTypes } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { textOf } from '../../../test/pdf.ts'
import {
  addProfile,
  addReportedAnimal,
  addReportedSample,
  markersOf,
  outcomes,
  reportedAt,
  shareWith,
} from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { reports } from '../../schema/report.ts'
import { breedMixes, results } from '../../schema/result.ts'
import { products } from '../../schema/product.ts'
import { samples } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import { newReportKey } from './key.ts'
import { changeCatalogue } from '../../storefront/catalogue/change.ts'
import { readTogether } from '../../platform/db/rows-of.ts'
import { closeOutdatedReports, recheckReport, makeReport, reportRows, revokeReport } from './register.ts'
import { reportTitles } from './type.ts'

const shop = useShop()

async function member(type = 'breeder') {
  const browser = shop.visitor()
  const user = await signIn(shop, browser, type)
  return { browser, user }
}
async function breeder() {
  const { browser, user } = await member()
  return { browser, user, ...(await addReportedAnimal(shop, user.id)) }
}
const report = (browser: Browser, id: string, type: (typeof reportTypes)[number], sendEmail?: string) =>
  browser.ask(reportCalls.getReport, {
    params: { id },
    query: { reportType: type, ...(sendEmail && { sendEmail: sendEmail }) },
  })
const certificate = (browser: Browser, id: string) => browser.ask(reportCalls.getCertificate, { params: { id } })
const correct = async (barcode: string, productId: number, genotype: string | null) => {
  await shop.db
    .update(results)
    .set({ supersededAt: new Date() })
    .where(and(eq(results.barcode, barcode), eq(results.productId, productId)))
  await addResult(shop, barcode, productId, genotype, { testedAt: new Date('2026-11-18T09:00:00Z') })
}

describe('a report’s number', () => {
  test('has sixty random bits and no letter that is misread', () => {
    const keys = Array.from({ length: 500 }, newReportKey)
    expect(new Set(keys).size).toBe(500)
    for (const key of keys) expect(key).toMatch(/^KR(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
    // Every place uses the whole alphabet.
    for (const place of [3, 8, 16]) expect(new Set(keys.map((key) => key[place])).size).toBe(32)
  })
})

test('a certificate is made once, and states where its file is', async () => {
  const { browser, animal, sample } = await breeder()
  const first = await certificate(browser, animal.id)
  expect(first).toMatchObject({
    type: 'certificate',
    title: 'Certificate of results',
    fileName: `${sample.barcode}-certificate.pdf`,
    url: `/api/my/reports/${first.key}.pdf`,
    state: 'valid',
    isIdentityVerified: true,
    isEmailed: false,
  })
  expect(await certificate(browser, animal.id)).toEqual(first)
  expect(await browser.ask(reportCalls.getSingleReport, { params: { id: animal.id, report_key: first.key } })).toEqual(
    first,
  )
})

test('reports of different kinds exist beside each other, and its animal lists them', async () => {
  const { browser, animal } = await breeder()
  const health = await report(browser, animal.id, 'health')
  const traits = await report(browser, animal.id, 'traits')
  expect(health.key).not.toBe(traits.key)
  const { reports: listed } = await readTogether(shop.db, { reports: reportRows(animal.id) })
  expect(listed.map(({ type }) => type)).toEqual(['traits', 'health'])
})

describe.each([
  ['a corrected result', (barcode: string) => correct(barcode, 2003, 'N/TNS'), /^Read again.*Trapped neutrophil/],
  [
    'a correction of what one copy does',
    () =>
      changeCatalogue(shop.services, (tx) =>
        tx.update(products).set({ oneCopy: 'at_risk' }).where(eq(products.id, 2002)),
      ),
    /^Read the same, and another verdict now: Collie eye anomaly/,
  ],
  ['a marker read after all', (barcode: string) => correct(barcode, 2036, 'N/N'), /Imerslund/],
  ['more results', (barcode: string) => addResult(shop, barcode, 2193, 'N/N'), /more results/],
  [
    'another registered name',
    (barcode: string) =>
      shop.db
        .update(animals)
        .set({ registrationName: 'Orchardlane Red Hour' })
        .where(
          eq(animals.id, shop.db.select({ id: samples.animalId }).from(samples).where(eq(samples.barcode, barcode))),
        ),
    /details as they are now/,
  ],
] as const)('after %s', (_, change, reason) => {
  test('a new one is made, and the old one is superseded and says why', async () => {
    const { browser, animal, sample } = await breeder()
    const old = await certificate(browser, animal.id)
    await change(sample.barcode)
    const made = await certificate(browser, animal.id)
    expect(made.key).not.toBe(old.key)
    expect(await recheckReport(shop.db, made.key)).toMatchObject({ state: 'valid', stateReason: null, closedAt: null })
    expect(await recheckReport(shop.db, old.key)).toMatchObject({
      state: 'superseded',
      stateReason: expect.stringMatching(reason),
      closedAt: expect.any(Date),
    })
  })
})

test('a report that states a corrected result is no longer valid, also when nobody makes a new one', async () => {
  const { browser, animal, sample } = await breeder()
  const [cert, traits] = [await certificate(browser, animal.id), await report(browser, animal.id, 'traits')]
  await correct(sample.barcode, 2003, 'N/TNS')
  expect(await recheckReport(shop.db, cert.key)).toMatchObject({ state: 'superseded' })
  expect(await recheckReport(shop.db, traits.key)).toMatchObject({ state: 'valid' })
})

test('what corrects results closes the reports of the animal, and leaves those that are still right', async () => {
  const { browser, animal, sample } = await breeder()
  await certificate(browser, animal.id)
  await report(browser, animal.id, 'health')
  await report(browser, animal.id, 'traits')
  await correct(sample.barcode, 2003, 'N/TNS')
  await closeOutdatedReports(shop.db, animal.id)
  const rows = await shop.db.select().from(reports).where(eq(reports.animalId, animal.id))
  expect(Object.fromEntries(rows.map(({ type, state }) => [type, state]))).toEqual({
    certificate: 'superseded',
    health: 'superseded',
    traits: 'valid',
  })
})

test('more results and a new pet name do not make a report wrong', async () => {
  const { browser, animal, sample } = await breeder()
  const { key } = await certificate(browser, animal.id)
  await addResult(shop, sample.barcode, 2193, 'N/N')
  await shop.db.update(animals).set({ petName: 'Sky' }).where(eq(animals.id, animal.id))
  expect(await recheckReport(shop.db, key)).toMatchObject({ state: 'valid', content: { animal: { petName: 'Skye' } } })
})

test('a chip that is not the one the collector read takes the verified identity away', async () => {
  const { browser, animal } = await breeder()
  const old = await certificate(browser, animal.id)
  expect(old.isIdentityVerified).toBe(true)
  await shop.db.update(animals).set({ chipNumber: '981020000999999' }).where(eq(animals.id, animal.id))
  expect(await recheckReport(shop.db, old.key)).toMatchObject({
    state: 'superseded',
    stateReason: expect.stringContaining('identity'),
  })
  expect((await certificate(browser, animal.id)).isIdentityVerified).toBe(false)
})

describe('a revoked report', () => {
  test('says why, and is not made again before something else is known', async () => {
    const { browser, animal, sample } = await breeder()
    const { key } = await certificate(browser, animal.id)
    expect(await revokeReport(shop.db, key.toLowerCase(), 'Two samples were swapped.')).toEqual({ animalId: animal.id })
    expect(await recheckReport(shop.db, key)).toMatchObject({
      state: 'revoked',
      stateReason: 'Two samples were swapped.',
    })
    const refused = { status: 409, message: expect.stringContaining('Two samples were swapped.') }
    await expect(certificate(browser, animal.id)).rejects.toMatchObject(refused)
    await shop.db.update(animals).set({ petName: 'Bluebell' }).where(eq(animals.id, animal.id))
    await expect(certificate(browser, animal.id)).rejects.toMatchObject(refused)
    await correct(sample.barcode, 2003, 'N/TNS')
    expect((await certificate(browser, animal.id)).state).toBe('valid')
  })

  test('is revoked once; what is not there cannot be', async () => {
    const { browser, animal } = await breeder()
    const { key } = await certificate(browser, animal.id)
    expect(await revokeReport(shop.db, key, 'One')).toEqual({ animalId: animal.id })
    expect(await revokeReport(shop.db, key, 'Two')).toBeNull()
    expect(await revokeReport(shop.db, newReportKey(), 'Two')).toBeNull()
    expect(await recheckReport(shop.db, key)).toMatchObject({ stateReason: 'One' })
  })
})

test('tests of one gene are read together on every report, and a cat’s blood group has its caution', async () => {
  const { user } = await member()
  const animal = await addAnimal(shop, user.id, { speciesId: 2, breedId: null })
  const { barcode } = await addReportedSample(shop, animal.id)
  for (const [id, genotype] of [
    [3005, 'N/MPSVIs'],
    [3006, 'N/MPSVIm'],
    [3053, 'N/M1'],
    [3056, 'M4/M4'],
    [3050, 'b1/c'],
  ] as const)
    await addResult(shop, barcode, id, genotype)
  for (const type of ['certificate', 'vet_summary', 'health'] as const) {
    const made = await makeReport(shop.db, animal, type)
    const lines = made.content.lines
    expect(lines.find(({ product }) => product.id === 3005)).toMatchObject({ status: 'at_risk' })
    expect(lines.find(({ product }) => product.id === 3005)?.meaning).toMatch(
      /not the severe disease, joints at risk if/,
    )
    const blood = lines.find(({ product }) => product.id === 3050)
    if (type !== 'health')
      expect(blood?.meaning).toMatch(
        /Blood group AB \(also called C\), carries b\..*Confirm by serology before a transfusion/,
      )
  }
})

test('a report that calls a dog a carrier is no longer valid when its other variant of the gene is found', async () => {
  const { user } = await member()
  const animal = await addAnimal(shop, user.id)
  const [first, second] = [await addReportedSample(shop, animal.id), await addReportedSample(shop, animal.id)]
  await addResult(shop, first.barcode, 2001, 'N/DM')
  const { key, content } = await makeReport(shop.db, animal, 'certificate')
  expect(content.lines[0]).toMatchObject({ status: 'carrier' })
  await addResult(shop, second.barcode, 2156, 'N/N')
  expect(await recheckReport(shop.db, key)).toMatchObject({ state: 'valid' })
  await correct(second.barcode, 2156, 'N/DM')
  expect(await recheckReport(shop.db, key)).toMatchObject({
    state: 'superseded',
    stateReason: expect.stringMatching(/^Read the same, and another verdict now: Degenerative myelopathy/) as string,
  })
})

test('several samples: the newest reading counts, a failed one only where none succeeded; a contradiction is neither', async () => {
  const { browser, animal, sample } = await breeder()
  const second = await addReportedSample(shop, animal.id)
  const later = { testedAt: new Date('2026-11-20T09:00:00Z') }
  await addResult(shop, second.barcode, 2002, 'N/N', later)
  await addResult(shop, second.barcode, 2003, null, later)
  await addResult(shop, second.barcode, 2036, 'N/N', later)
  const { key, fileName } = await certificate(browser, animal.id)
  const lines = new Map((await recheckReport(shop.db, key))?.content.lines.map((line) => [line.product.id, line]))
  expect(lines.get(2002)).toMatchObject({
    status: 'conflicting',
    conflict: {
      readings: [
        { barcode: sample.barcode, text: 'N/CEA' },
        { barcode: second.barcode, text: 'N/N' },
      ],
    },
  })
  expect(lines.get(2003)).toMatchObject({ genotype: 'N/N', barcode: sample.barcode, conflict: null })
  expect(lines.get(2036)).toMatchObject({ genotype: 'N/N', barcode: second.barcode, conflict: null })
  expect(fileName).toBe('Skye-certificate.pdf')
})

describe('where there is nothing to say yet', () => {
  const every = [...reportTypes, 'certificate', 'breed_certificate'] as const
  test.each(every)('%s is refused with a plain message', async (type) => {
    const { user } = await member()
    const animal = await addAnimal(shop, user.id)
    await expect(makeReport(shop.db, animal, type)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Skye'),
    })
    expect(await shop.db.$count(reports, eq(reports.animalId, animal.id))).toBe(0)
  })

  test('a report of no kind is refused on its field', async () => {
    const { browser, animal } = await breeder()
    await expect(browser.ask(reportCalls.getReport, { params: { id: animal.id } })).rejects.toMatchObject({
      status: 428,
      errors: { reportType: expect.any(String) },
    })
  })
})

describe('of an animal that was tested for everything', () => {
  let browser: Browser
  let animalId: string
  beforeAll(async () => {
    const skye = await breeder()
    const { barcode } = skye.sample
    browser = skye.browser
    animalId = skye.animal.id
    await addResult(shop, barcode, 2193, null, { basis: 'parentage', generations: 1 })
    await addProfile(shop, barcode, markersOf(120, 'A', 'G'))
    await shop.db.insert(breedMixes).values({
      barcode,
      laboratory: 'Kinpaw Laboratory',
      panelVersion: '4.2',
      testedAt: reportedAt,
      shares: [
        { breedId: null, percent: 8 },
        { breedId: 200193, percent: 92 },
      ],
    })
    const fern = await addReportedAnimal(shop, skye.user.id, { animal: { petName: 'Fern' } })
    await addProfile(shop, fern.sample.barcode, markersOf(120, 'A', 'A'))
    await browser.ask(parentageCalls.createParentageRequest, {
      body: { offspringId: animalId, damId: fern.animal.id, sireId: null },
    })
  })
  const fileOf = async (url: string) => textOf(Buffer.from(await (await browser.fetch(url)).arrayBuffer()))

  test.each(reportTypes)('there is a report of the kind %s', async (type) => {
    const made = await report(browser, animalId, type)
    expect(made).toMatchObject({ type, title: reportTitles[type], state: 'valid' })
    const text = await fileOf(made.url)
    expect(text).toContain(made.key)
    expect(text).toContain(type === 'parentage' ? 'Fern' : 'Border Collie')
  })

  test('and a certificate of its breeds', async () => {
    const { url } = await browser.ask(reportCalls.getBreedCertificate, { params: { id: animalId } })
    const text = await fileOf(url)
    for (const words of ['92%', '8%', 'Not assigned to any breed']) expect(text).toContain(words)
  })
})

describe('sent by email', () => {
  const mails = async (to: string) => {
    await shop.jobs.flush(shop.services)
    return shop.mails.filter((mail) => mail.to === to)
  }

  test('comes with the file, to whoever requested it, once for a double click', async () => {
    const { browser, user, animal } = await breeder()
    const sent = await report(browser, animal.id, 'health', 'true')
    expect(sent.isEmailed).toBe(true)
    expect((await report(browser, animal.id, 'health', 'true')).isEmailed).toBe(true)
    expect(JSON.stringify(shop.jobs.sent)).not.toContain(user.email)
    const [mail, ...more] = await mails(user.email)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`/tools/report-authentication/${sent.key}`)
    expect(mail?.attachments).toMatchObject([{ filename: sent.fileName, contentType: 'application/pdf' }])
    expect(textOf(mail?.attachments?.[0]?.content ?? Buffer.from(''))).toContain(sent.key)
  })

  test('is not sent unless requested', async () => {
    const { browser, user, animal } = await breeder()
    expect((await report(browser, animal.id, 'health', 'false')).isEmailed).toBe(false)
    expect(await mails(user.email)).toEqual([])
  })

  test('needs all rights: who may only read opens it, and has nothing sent', async () => {
    const { animal } = await breeder()
    const [reader, partner] = [await member('vet'), await member('vet')]
    await shareWith(shop, animal.id, reader.user.email, 'view')
    await shareWith(shop, animal.id, partner.user.email, 'full')
    expect((await report(reader.browser, animal.id, 'health')).state).toBe('valid')
    await expect(report(reader.browser, animal.id, 'health', 'true')).rejects.toMatchObject({ status: 404 })
    await report(partner.browser, animal.id, 'health', 'true')
    expect(await mails(reader.user.email)).toEqual([])
    expect(await mails(partner.user.email)).toHaveLength(1)
  })

  test('is not sent any more to whom it is no longer shared with', async () => {
    const { animal } = await breeder()
    const partner = await member('vet')
    await shareWith(shop, animal.id, partner.user.email, 'full')
    await report(partner.browser, animal.id, 'health', 'true')
    await shop.db.delete(animalShares).where(eq(animalShares.animalId, animal.id))
    expect(await mails(partner.user.email)).toEqual([])
  })

  test('stops at twenty an hour', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    for (let count = 0; count < 20; count++) {
      await correct(sample.barcode, 2003, count % 2 ? 'N/N' : 'N/TNS')
      await report(browser, animal.id, 'health', 'true')
    }
    await correct(sample.barcode, 2003, 'TNS/TNS')
    await expect(report(browser, animal.id, 'health', 'true')).rejects.toMatchObject({ status: 429 })
  })
})

test('every verdict on the certificate is the one on the sheet', async () => {
  const { browser, animal, sample } = await breeder()
  const sheet = await browser.ask(resultCalls.getResults, { params: { id: animal.id, barcode: sample.barcode } })
  const { key, url } = await certificate(browser, animal.id)
  const frozen = (await recheckReport(shop.db, key))?.content.lines ?? []
  const said = ({ product, genotype, status, meaning }: (typeof frozen)[number] | (typeof sheet.results)[number]) => ({
    product,
    genotype,
    status,
    meaning,
  })
  expect(frozen.map(said)).toEqual(sheet.results.map(said))
  const text = textOf(Buffer.from(await (await browser.fetch(url)).arrayBuffer()))
  for (const [status, word] of [
    ['affected', 'Affected'],
    ['at_risk', 'At risk'],
    ['carrier', 'Carrier'],
    ['no_result', 'No result'],
    ['clear', 'Clear'],
  ]) {
    const count = sheet.results.filter((line) => line.status === status).length
    expect(text.split('\n').filter((line) => line === word)).toHaveLength(count)
  }
  expect(Object.keys(outcomes)).toHaveLength(5)
})
