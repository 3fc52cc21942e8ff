import { resultCalls } from '@shop/contract/result'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addAnimal, addResult, addSample } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import {
  addProfile,
  addReportedAnimal,
  addReportedSample,
  markersOf,
  outcomes,
  shareWith,
} from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { labImports, labNotices } from '../../schema/laboratory.ts'
import { products } from '../../schema/product.ts'
import { results } from '../../schema/result.ts'
import { sampleTests } from '../../schema/sample.ts'

const shop = useShop()

async function member(type = 'breeder') {
  const browser = shop.visitor()
  const user = await signIn(shop, browser, type)
  return { browser, user }
}
const sheet = (browser: Browser, id: string, barcode: string) =>
  browser.ask(resultCalls.getResults, { params: { id, barcode } })
const history = (browser: Browser, id: string, barcode: string) =>
  browser.ask(resultCalls.getResultHistory, { params: { id, barcode } })

describe('the results of a sample', () => {
  test('come with what matters first, and traits last', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    const reply = await sheet(browser, animal.id, sample.barcode)
    expect(reply).toMatchObject({
      barcode: sample.barcode,
      isPartial: false,
      isIdentityVerified: true,
      collector: 'Riverside Animal Clinic',
      waiting: { diseases: 0, traits: 0 },
      reportedAt: '2026-11-12T15:30:00.000Z',
      isSampleData: false,
    })
    expect(reply.results.map(({ kind, status }) => [kind, status])).toEqual([
      ...Object.keys(outcomes).map((status) => ['disease', status]),
      ['trait', null],
    ])
    expect(reply.results.find(({ status }) => status === 'carrier')).toMatchObject({
      product: { id: 2002 },
      bodySystem: 'Ophthalmologic',
      gene: 'NHEJ1',
      genotype: 'N/CEA',
      modeOfInheritance: 'Autosomal recessive',
      basis: { kind: 'tested', generations: null },
      laboratory: 'Kinpaw Laboratory',
      panelVersion: '4.2',
      sources: expect.arrayContaining([expect.stringContaining('https://')]),
    })
    expect(reply.results.at(-1)?.bodySystem).toBe(null)
  })

  test('show a test that another process has just put in the catalogue', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    const [known] = await shop.db.select().from(products).where(eq(products.id, 2002))
    if (!known) throw new Error('No test')
    await shop.db.insert(products).values({ ...known, id: 990_102, name: 'A new test of eyes' })
    await addResult(shop, sample.barcode, 990_102, 'N/N')
    const { results: lines } = await sheet(browser, animal.id, sample.barcode)
    expect(lines.map(({ product }) => product.name)).toContain('A new test of eyes')
  })

  test('say what to watch for and to ask where there is something to do, and how common it is', async () => {
    const { browser, user } = await member()
    const animal = await addAnimal(shop, user.id)
    const { barcode } = await addReportedSample(shop, animal.id)
    await addResult(shop, barcode, 2004, 'MDR1/MDR1')
    await addResult(shop, barcode, 2002, 'N/N')
    await addResult(shop, barcode, 2003, 'N/TNS')
    const { results: lines } = await sheet(browser, animal.id, barcode)
    const [mdr1, cea, tns] = [2004, 2002, 2003].map((id) => lines.find(({ product }) => product.id === id))
    expect(mdr1).toMatchObject({
      prevalence: expect.stringContaining('Washington State University'),
      medicine: {
        drugs: expect.arrayContaining(['Ivermectin', 'Loperamide']),
        askTheVet: expect.arrayContaining([expect.stringContaining('?')]),
        sources: expect.arrayContaining([expect.stringContaining('https://')]),
      },
    })
    expect(cea).toMatchObject({ status: 'clear', medicine: null })
    expect(tns).toMatchObject({ status: 'carrier', medicine: { forBreeding: expect.any(String) as string } })
  })

  test('a marker that failed is no result, and never clear', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    const reply = await sheet(browser, animal.id, sample.barcode)
    const failed = reply.results.filter(({ genotype }) => genotype === null)
    expect(failed.map(({ status }) => status)).toEqual(['no_result'])
  })

  test('tests that are not read yet are no lines, and make the sheet a part', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    await shop.db.insert(sampleTests).values([2002, 2004].map((productId) => ({ barcode: sample.barcode, productId })))
    const reply = await sheet(browser, animal.id, sample.barcode)
    expect(reply).toMatchObject({ isPartial: true, waiting: { diseases: 1, traits: 0 } })
    expect(reply.results.map(({ product }) => product.id)).not.toContain(2004)
  })

  test('of one gene are read together, from all samples of the animal', async () => {
    const { browser, user } = await member()
    const animal = await addAnimal(shop, user.id)
    const [first, second] = [await addReportedSample(shop, animal.id), await addReportedSample(shop, animal.id)]
    await addResult(shop, first.barcode, 2001, 'N/DM')
    const alone = (await sheet(browser, animal.id, first.barcode)).results[0]
    expect(alone).toMatchObject({ status: 'carrier', together: { reading: 'Carrier', isSettled: false } })
    expect(alone?.meaning).toMatch(/has no result to go by, so “at risk” is not excluded/)
    await addResult(shop, second.barcode, 2156, 'N/DM')
    const [line] = (await sheet(browser, animal.id, first.barcode)).results
    expect(line).toMatchObject({
      status: 'at_risk',
      meaning: expect.stringMatching(/at risk if the two variants were inherited from different parents/) as string,
      together: {
        name: 'Degenerative myelopathy',
        reading: 'At risk',
        isSettled: false,
        tests: [
          { product: { id: 2001 }, genotype: 'N/DM' },
          { product: { id: 2156 }, genotype: 'N/DM' },
        ],
      },
    })
  })

  test('of a cat’s blood group are stated, with the caution for a transfusion', async () => {
    const { browser, user } = await member()
    const animal = await addAnimal(shop, user.id, { speciesId: 2, breedId: null })
    const { barcode } = await addReportedSample(shop, animal.id)
    await addResult(shop, barcode, 3050, 'b1/b3')
    const [line] = (await sheet(browser, animal.id, barcode)).results
    expect(line).toMatchObject({ kind: 'trait', together: { name: 'Blood group', reading: 'Blood group B' } })
    expect(line?.meaning).toMatch(/Blood group B\..*Confirm by serology before a transfusion\.$/)
  })

  test('what a later reading superseded is not shown', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    await shop.db.update(results).set({ supersededAt: new Date() }).where(eq(results.productId, 2003))
    await addResult(shop, sample.barcode, 2003, 'N/TNS')
    const lines = (await sheet(browser, animal.id, sample.barcode)).results.filter(({ product }) => product.id === 2003)
    expect(lines.map(({ genotype, status }) => [genotype, status])).toEqual([['N/TNS', 'carrier']])
  })

  test('clear by parentage says so, with the generations', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    await addResult(shop, sample.barcode, 2193, null, { basis: 'parentage', generations: 2 })
    const reply = await sheet(browser, animal.id, sample.barcode)
    expect(reply.results.find(({ product }) => product.id === 2193)).toMatchObject({
      status: 'clear',
      genotype: null,
      basis: { kind: 'parentage', generations: 2 },
      meaning: expect.stringContaining('not by a test of its own'),
    })
  })

  test('stay unread while the laboratory still reviews them', async () => {
    const { browser, user } = await member()
    const animal = await addAnimal(shop, user.id)
    const { barcode } = await addSample(shop, { animalId: animal.id, stage: 'review' })
    await addResult(shop, barcode, 2002, 'N/CEA')
    await addProfile(shop, barcode, markersOf(3, 'A', 'G'))
    expect(await sheet(browser, animal.id, barcode)).toMatchObject({ reportedAt: null, results: [] })
    expect((await history(browser, animal.id, barcode)).entries).toEqual([])
    await expect(browser.ask(resultCalls.getDnaProfile, { params: { id: animal.id, barcode } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a genotype that does not fit the sex as it is described now is shown and not interpreted', async () => {
    const { browser, user } = await member()
    const animal = await addAnimal(shop, user.id, { speciesId: 2, breedId: null, gender: 'female' })
    const { barcode } = await addReportedSample(shop, animal.id)
    await addResult(shop, barcode, 3047, 'N/P')
    expect((await sheet(browser, animal.id, barcode)).results[0]?.status).not.toBe('no_result')
    await shop.db.update(animals).set({ gender: 'male' }).where(eq(animals.id, animal.id))
    expect((await sheet(browser, animal.id, barcode)).results[0]).toMatchObject({
      genotype: 'N/P',
      status: 'no_result',
      meaning: expect.stringContaining('check its sex'),
    })
  })

  test('a barcode is found as people type it; another animal’s is missing', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    const other = await addReportedAnimal(shop, user.id)
    const spaced = ` ${sample.barcode.slice(0, 6).toLowerCase()} ${sample.barcode.slice(6)}`
    expect((await sheet(browser, animal.id, spaced)).barcode).toBe(sample.barcode)
    for (const ask of [sheet, history])
      for (const barcode of [other.sample.barcode, 'KP0000000000'])
        await expect(ask(browser, animal.id, barcode)).rejects.toMatchObject({
          status: 404,
          message: 'Something went wrong',
        })
  })

  test.each(['view', 'full'] as const)(
    'whoever it is shared with (%s) reads the same; a stranger finds nothing',
    async (rights) => {
      const { browser, user } = await member()
      const { animal, sample } = await addReportedAnimal(shop, user.id)
      const vet = await member('vet')
      await expect(sheet(vet.browser, animal.id, sample.barcode)).rejects.toMatchObject({ status: 404 })
      await shareWith(shop, animal.id, vet.user.email, rights)
      expect(await sheet(vet.browser, animal.id, sample.barcode)).toEqual(
        await sheet(browser, animal.id, sample.barcode),
      )
    },
  )
})

describe('a DNA profile', () => {
  test('of enough SNPs says how mixed the DNA is, beside the animals that were read on its panel', async () => {
    const { browser, user } = await member()
    const read = async (alleles: [string, string]) => {
      const animal = await addAnimal(shop, user.id)
      const { barcode } = await addReportedSample(shop, animal.id)
      await addProfile(shop, barcode, markersOf(80, ...alleles), { panel: 'A SNP panel of this test' })
      return { id: animal.id, barcode }
    }
    const params = await read(['A', 'A'])
    const diversity = async () => (await browser.ask(resultCalls.getDnaProfile, { params })).diversity
    expect(await diversity()).toEqual({
      markers: 80,
      heterozygosityPercent: 0,
      inbreedingPercent: null,
      marginPercent: null,
    })
    for (let count = 1; count < 30; count++) await read(['A', 'G'])
    expect(await diversity()).toMatchObject({ heterozygosityPercent: 0, inbreedingPercent: 100 })
  })

  test('is of the newest panel that a sample was read on; panels do not mix', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id, { sample: { isSampleData: true } })
    await addProfile(shop, sample.barcode, markersOf(2, '101', '103'), { panel: 'ISAG 2006 STR', testedAt: new Date() })
    await addProfile(shop, sample.barcode, markersOf(3, 'A', 'G'))
    const params = { id: animal.id, barcode: sample.barcode }
    expect(await browser.ask(resultCalls.getDnaProfile, { params })).toEqual({
      barcode: sample.barcode,
      panel: 'ISAG 2020 SNP',
      markers: markersOf(3, 'A', 'G'),
      laboratory: 'Kinpaw Laboratory',
      date: '2026-11-12T15:30:00.000Z',
      isIdentityVerified: true,
      isSampleData: true,
      conflict: null,
      diversity: null,
    })
  })

  test.each([
    ['canine', null],
    ['dog', null],
    ['feline', 404],
    ['a horse', 404],
  ])('requested as of a %s: %s', async (species, status) => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    await addProfile(shop, sample.barcode, markersOf(3, 'A', 'G'))
    const reply = browser.ask(resultCalls.getDnaProfile, {
      params: { id: animal.id, barcode: sample.barcode },
      query: { species },
    })
    if (status) await expect(reply).rejects.toMatchObject({ status })
    else expect((await reply).markers).toHaveLength(3)
  })

  test('is missing where none was made', async () => {
    const { browser, user } = await member()
    const { animal, sample } = await addReportedAnimal(shop, user.id)
    await expect(
      browser.ask(resultCalls.getDnaProfile, { params: { id: animal.id, barcode: sample.barcode } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

/** A file of the laboratory with one genotype, which supersedes what was read before, and who was mailed about it. */
async function importLine(
  barcode: string,
  productId: number,
  genotype: string,
  { at, reason = null, told = [] }: { at: string; reason?: string | null; told?: string[] },
) {
  const importedAt = new Date(at)
  const [file] = await shop.db
    .insert(labImports)
    .values({
      sha256: `${barcode} ${at}`,
      fileName: 'a.csv',
      reason,
      sampleCount: 1,
      resultCount: 1,
      isSampleData: false,
      importedAt,
    })
    .returning()
  await shop.db
    .update(results)
    .set({ supersededAt: importedAt })
    .where(and(eq(results.barcode, barcode), eq(results.productId, productId), isNull(results.supersededAt)))
  await addResult(shop, barcode, productId, genotype, { importId: file?.id, createdAt: importedAt })
  const run = file?.id ?? ''
  for (const email of told)
    await shop.db
      .insert(labNotices)
      .values({ run, importId: run, barcode, news: 'reported', as: 'owner', email, toldAt: importedAt })
}

describe('the history of results', () => {
  test('lists the first report, what was added and what was corrected, newest first', async () => {
    const { browser, user } = await member()
    const animal = await addAnimal(shop, user.id)
    const { barcode } = await addReportedSample(shop, animal.id)
    const told = [user.email]
    await importLine(barcode, 2002, 'N/N', { at: '2026-11-12T15:30:00Z', told })
    await importLine(barcode, 2193, 'N/N', { at: '2026-11-15T09:00:00Z', told })
    const reason = 'The marker was read again.'
    await importLine(barcode, 2002, 'N/CEA', { at: '2026-11-18T09:00:00Z', reason, told: ['vet@example.com', ...told] })
    const { entries } = await history(browser, animal.id, barcode)
    expect(entries).toMatchObject([
      {
        kind: 'corrected',
        date: '2026-11-18T09:00:00.000Z',
        reason,
        changes: [{ name: expect.stringContaining('Collie eye anomaly'), before: 'N/N', after: 'N/CEA' }],
        resultCount: 1,
        told: ['you', 'vet@example.com'],
      },
      {
        kind: 'added',
        changes: [{ name: expect.stringContaining('Raine'), before: null, after: 'N/N' }],
        told: ['you'],
      },
      { kind: 'reported', reason: null, changes: [], resultCount: 1, told: ['you'] },
    ])
  })

  test('names no addresses to whom it is shared with: only themselves, and the owner', async () => {
    const { user } = await member()
    const vet = await member('vet')
    const animal = await addAnimal(shop, user.id)
    const { barcode } = await addReportedSample(shop, animal.id)
    await shareWith(shop, animal.id, vet.user.email, 'full')
    const told = [user.email, vet.user.email, 'somebody.else@example.com']
    await importLine(barcode, 2002, 'N/N', { at: '2026-11-12T15:30:01Z', told })
    const { entries } = await history(vet.browser, animal.id, barcode)
    expect(entries[0]?.told).toEqual(['you', 'the owner'])
  })

  test('is of one sample: another one has its own', async () => {
    const { browser, user } = await member()
    const { animal } = await addReportedAnimal(shop, user.id)
    const second = await addReportedSample(shop, animal.id)
    await addResult(shop, second.barcode, 2002, 'N/CEA')
    expect((await history(browser, animal.id, second.barcode)).entries).toMatchObject([
      { kind: 'reported', resultCount: 1 },
    ])
  })
})
