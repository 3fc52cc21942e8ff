import { submissionSheetCalls } from '@shop/contract/submission-sheet'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { callLab, finishJobs, withLab } from '../../../test/lab.ts'
import { textOf } from '../../../test/pdf.ts'
import { addReportedAnimal, addReportedSample, outcomes, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { outsideReports, outsideResults } from '../../schema/outside-report.ts'
import { makeReport, revokeReport } from '../report/register.ts'
import { reports } from '../../schema/report.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'

const shop = useShop(withLab)

const open = (browser: Browser, id: string, slug = 'ofa') =>
  browser.fetch(`/api/my/animals/${id}/submission-sheets/${slug}.pdf`)
const linesOf = async (browser: Browser, id: string, slug?: string) => {
  const response = await open(browser, id, slug)
  expect(response.status).toBe(200)
  return textOf(Buffer.from(await response.arrayBuffer())).split('\n')
}
const sheetFor = async (browser: Browser, id: string, slug = 'ofa') => {
  const { results } = await browser.ask(submissionSheetCalls.listSubmissionSheets, { params: { id } })
  const found = results.find(({ registry }) => registry.slug === slug)
  if (!found) throw new Error(slug)
  return found
}
const labelsOf = ({ missing }: Awaited<ReturnType<typeof sheetFor>>) => missing.map(({ label }) => label)

async function breeder(about: Parameters<typeof addReportedAnimal>[2] = {}) {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  return { browser, user, ...(await addReportedAnimal(shop, user.id, about)) }
}

const street = {
  address: '12 Orchard Lane',
  city: 'Hobart',
  state: 'TAS',
  postalCode: '7000',
  country: 'AU',
}

describe('the sheet', () => {
  test('states what the certificate of that number states, filled from the record of the animal, its parents and its owner', async () => {
    const { browser, user, animal, sample } = await breeder()
    await shop.db.update(users).set({ address: street }).where(eq(users.id, user.id))
    const dam = await addAnimal(shop, user.id, { petName: 'Fern', registrationNumber: 'DN-DAM' })
    await shop.db
      .update(animals)
      .set({ damId: dam.id, damName: 'Fern', sireName: 'Moss of Elsewhere' })
      .where(eq(animals.id, animal.id))
    const lines = await linesOf(browser, animal.id)
    const [certificate] = await shop.db.select().from(reports).where(eq(reports.animalId, animal.id))
    expect(certificate).toMatchObject({ type: 'certificate', state: 'valid' })
    for (const words of [
      'Orchardlane Blue Hour',
      '981020000310301',
      'Border Collie',
      'Fern',
      'DN-DAM',
      'Moss of Elsewhere',
      `${user.firstName} ${user.lastName}`,
      sample.barcode,
      'Riverside Animal Clinic',
      'N/CEA',
      'Carrier',
      certificate?.key ?? '',
    ])
      expect(lines).toContain(words)
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain('12 Orchard Lane, Hobart TAS 7000, Australia')
    expect(await sheetFor(browser, animal.id)).toMatchObject({ refusal: null, testCount: 4, warnings: [] })
  })

  test('says before it is opened what is missing, and where to add it', async () => {
    const { browser, animal } = await breeder({ animal: { sireName: 'Moss' } })
    const sheet = await sheetFor(browser, animal.id)
    expect(labelsOf(sheet)).toEqual([
      'Registration number',
      'Colour',
      'Date of birth',
      'Sire’s registration number',
      'Dam',
      'Dam’s registration number',
      'Owner’s address',
    ])
    expect(sheet.missing[0]).toEqual({ label: 'Registration number', animalId: animal.id, isOfAccount: false })
    expect(sheet.missing.at(-1)).toMatchObject({ animalId: null, isOfAccount: true })
    // To look at it makes no certificate.
    expect(await shop.db.$count(reports, eq(reports.animalId, animal.id))).toBe(0)
  })

  test('states sex and birth as the sample was tested, and that the record says otherwise now', async () => {
    const { browser, animal } = await breeder({
      animal: { gender: 'male', dateOfBirth: '2020-05-06' },
      sample: { testedAs: { gender: 'female', isDesexed: false, breedId: 200193, dateOfBirth: '2022-03-04' } },
    })
    const lines = await linesOf(browser, animal.id)
    expect(lines).toEqual(expect.arrayContaining(['Female, entire', '4 March 2022', 'The animal’s record was changed']))
    expect(lines).not.toContain('6 May 2020')
  })

  test('states whose microchip was not read, and warns where the registry requires it', async () => {
    const { browser, animal, sample } = await breeder({ sample: { isIdentityVerified: false, chipRead: null } })
    expect(await linesOf(browser, animal.id)).toContain('Identity not verified')
    expect((await sheetFor(browser, animal.id)).warnings).toEqual([])
    expect((await sheetFor(browser, animal.id, 'dogs-australia')).warnings).toEqual([
      expect.stringContaining(sample.barcode),
    ])
  })
})

describe('what is on no sheet', () => {
  test('a marker that failed, traits that the registry does not record, and results of other laboratories', async () => {
    const { browser, user, animal } = await breeder()
    const [outside] = await shop.db
      .insert(outsideReports)
      .values({
        animalId: animal.id,
        userId: user.id,
        laboratory: 'Laboklin',
        testedAt: '2025-04-14',
        fileName: 'a.pdf',
        contentType: 'application/pdf',
        sha256: 'a',
        document: 'JVBERg==',
      })
      .returning()
    if (!outside) throw new Error('No report')
    await shop.db
      .insert(outsideResults)
      .values({ reportId: outside.id, place: 0, test: 'Elsewhere’s PRA', finding: 'clear', genotype: 'N/N' })
    const { notListed } = await sheetFor(browser, animal.id)
    expect(notListed.map(({ reason }) => reason)).toEqual([
      'The marker could not be read.',
      'As far as we know, this registry does not record traits.',
    ])
    const text = (await linesOf(browser, animal.id)).join('\n')
    expect(text).not.toMatch(/Elsewhere|Laboklin/)
    const any = await sheetFor(browser, animal.id, 'other-dog')
    expect([any.testCount, any.notListed.map(({ reason }) => reason)]).toEqual([5, ['The marker could not be read.']])
  })

  test('what samples contradict each other in, until it is settled; then the reading that was set aside', async () => {
    const { browser, animal, sample } = await breeder()
    const { productId } = outcomes.carrier
    const other = await addReportedSample(shop, animal.id)
    await addResult(shop, other.barcode, productId, 'CEA/CEA')
    const before = await sheetFor(browser, animal.id)
    expect(before.testCount).toBe(3)
    expect(before.notListed[0]?.reason).toMatch(/^Samples of this animal contradict each other/)
    expect(await linesOf(browser, animal.id)).not.toContain('N/CEA')
    await callLab(shop, 'conflicts/settle', {
      barcode: sample.barcode,
      about: String(productId),
      by: 'Dr A. Weber',
      reason: 'The other swab was too weak',
    })
    await finishJobs(shop)
    const after = await sheetFor(browser, animal.id)
    expect(after.testCount).toBe(4)
    expect(after.notListed.at(-1)?.names).toEqual([expect.stringMatching(`^Collie eye.* in ${other.barcode}$`)])
    expect(await linesOf(browser, animal.id)).toContain('N/CEA')
  })

  test('what was withdrawn: its sample is named, and where nothing is left there is no sheet', async () => {
    const { browser, animal, sample } = await breeder()
    const { key } = await makeReport(shop.db, animal, 'certificate')
    const other = await addReportedSample(shop, animal.id)
    await addResult(shop, other.barcode, 2009, 'N/N')
    expect((await callLab(shop, 'withdraw', { sample: sample.barcode, reason: 'Another animal’s swab' })).status).toBe(
      200,
    )
    await finishJobs(shop)
    const left = await sheetFor(browser, animal.id)
    expect(left.testCount).toBe(1)
    expect(left.notListed).toContainEqual(expect.objectContaining({ names: [sample.barcode] }))
    const lines = await linesOf(browser, animal.id)
    expect(lines).not.toContain('N/CEA')
    expect(lines).not.toContain(key)
    await callLab(shop, 'withdraw', { sample: other.barcode, reason: 'Another animal’s swab' })
    await finishJobs(shop)
    expect((await sheetFor(browser, animal.id)).refusal).toBe('Skye has no results yet to certify.')
    expect((await open(browser, animal.id)).status).toBe(409)
  })

  test('clear by parentage, with what the registry does about it', async () => {
    const { browser, animal, sample } = await breeder()
    await addResult(shop, sample.barcode, 2009, null, { basis: 'parentage', generations: 1 })
    const { notListed, testCount } = await sheetFor(browser, animal.id)
    expect(testCount).toBe(4)
    expect(notListed.find(({ reason }) => reason.startsWith('Known by the parents'))?.reason).toContain(
      'first generation alone',
    )
  })
})

test('where the laboratory withdrew the certificate there is no sheet of the same results, and the reason is stated', async () => {
  const { browser, animal } = await breeder()
  const { key } = await makeReport(shop.db, animal, 'certificate')
  await revokeReport(shop.db, key, 'Two samples were swapped.')
  expect((await sheetFor(browser, animal.id)).refusal).toContain('Two samples were swapped.')
  const response = await open(browser, animal.id)
  expect([response.status, await response.text()]).toEqual([409, expect.stringContaining('Two samples were swapped.')])
})

describe('who may open it', () => {
  test('whoever may read the animal, and nobody else learns that it is there', async () => {
    const { browser, animal } = await breeder()
    const file = await open(browser, animal.id)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="submission-sheet-ofa.pdf"',
      'cache-control': 'private, no-store',
    })
    const stranger = shop.visitor()
    await signIn(shop, stranger)
    expect((await open(stranger, animal.id)).status).toBe(404)
    expect((await open(shop.visitor(), animal.id)).status).toBe(401)
    for (const slug of ['loof', 'nonsense', '%2e%2e']) expect((await open(browser, animal.id, slug)).status).toBe(404)
  })

  test('a reader gets it without the owner’s name and address, and without a parent that is not shared', async () => {
    const { user, animal } = await breeder()
    await shop.db.update(users).set({ address: street }).where(eq(users.id, user.id))
    const dam = await addAnimal(shop, user.id, { petName: 'Fern', registrationNumber: 'DN-DAM' })
    await shop.db.update(animals).set({ damId: dam.id, damName: 'Fern' }).where(eq(animals.id, animal.id))
    const vet = shop.visitor()
    await shareWith(shop, animal.id, (await signIn(shop, vet, 'vet')).email, 'view')
    const text = (await linesOf(vet, animal.id)).join('\n')
    expect(text).toContain('Fern')
    for (const hidden of ['Orchard Lane', user.lastName, 'DN-DAM']) expect(text).not.toContain(hidden)
    const { missing } = await sheetFor(vet, animal.id)
    expect(missing.filter(({ animalId, isOfAccount }) => animalId !== null || isOfAccount)).toEqual([])
  })

  test('a vet’s patient is its owner’s, who has no address here', async () => {
    const vet = shop.visitor()
    const { id } = await signIn(shop, vet, 'vet')
    await shop.db.update(users).set({ address: street }).where(eq(users.id, id))
    const { animal } = await addReportedAnimal(shop, id, { animal: { ownerName: 'Iain Ross' } })
    const lines = await linesOf(vet, animal.id)
    expect(lines).toContain('Iain Ross')
    expect(lines.join('\n')).not.toContain('Orchard Lane')
  })
})

test('sample data are marked on every page', async () => {
  const { browser, animal, sample } = await breeder()
  await shop.db.update(samples).set({ isSampleData: true }).where(eq(samples.barcode, sample.barcode))
  const lines = await linesOf(browser, animal.id)
  expect(lines).toContain('Sample data: no animal was tested')
  expect(lines.filter((line) => line === 'SAMPLE DATA').length).toBeGreaterThan(1)
})
