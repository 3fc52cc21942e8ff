import { animalCalls } from '@shop/contract/animal'
import { reportCalls } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { type Dog, families } from '../../../test/families.ts'
import { fileOf, finishJobs, importFile, withLab } from '../../../test/lab.ts'
import { addReportedSample, markersOf, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { products } from '../../schema/product.ts'
import { recheckReport } from '../../results/report/register.ts'
import { knownGenotypes } from '../../results/result/genotypes.ts'
import { results } from '../../schema/result.ts'
import { samples, sampleTests } from '../../schema/sample.ts'
import { clearances } from '../../schema/clearance.ts'
import { clearanceQueue } from '../../results/parentage/queues.ts'

const shop = useShop(withLab)
beforeEach(() => {
  shop.mails.length = 0
})

const { addTested, clearOf, compare, compareAll, correct, dog, family, linesOf, tests } = families(shop)
const nameOfEyes = expect.stringContaining('Collie eye anomaly')
const historyOf = async (browser: Browser, { id, barcode }: Dog) =>
  (await browser.ask(resultCalls.getResultHistory, { params: { id, barcode } })).entries
const productNamed = async (name: string, modeOfInheritance: string) => {
  const [product] = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.name, name), eq(products.modeOfInheritance, modeOfInheritance)))
  if (!product) throw new Error(`No test “${name}” that is ${modeOfInheritance}`)
  return product.id
}

test('two parents tested clear and DNA that fits: the offspring is clear, with generation, reason, report and mail', async () => {
  const all = await family()
  const { browser, user, wren } = all
  expect(await clearOf(browser, wren)).toEqual([])
  await compareAll(all)
  const [line] = await linesOf(browser, wren)
  expect(line).toMatchObject({
    product: { id: tests.eyes },
    status: 'clear',
    genotype: null,
    basis: { kind: 'parentage', generations: 1 },
    meaning:
      'Clear by parentage, not by a test of its own. Skye was tested clear, Bracken was tested clear. The DNA of all three fits.',
  })
  expect(await historyOf(browser, wren)).toMatchObject([
    {
      kind: 'by_parentage',
      changes: [{ name: nameOfEyes, before: null, after: 'clear by parentage' }],
      told: ['you'],
    },
    { kind: 'reported' },
  ])
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([[user.email, 'Wren has results by its parents']])
  const paper = await browser.ask(reportCalls.getCertificate, { params: { id: wren.id } })
  expect((await recheckReport(shop.db, paper.key))?.content.lines).toMatchObject([
    { product: { id: tests.eyes }, basis: { kind: 'parentage', generations: 1 } },
  ])
  const known = await knownGenotypes(shop.db, [{ id: wren.id, gender: 'female' }])
  expect(known.of(wren.id).get(tests.eyes)).toBe('N/N')
})

test('a parent’s result that is corrected takes it back at once: line, reports, history and mail', async () => {
  const all = await family()
  const { browser, user, wren, bracken } = all
  await compareAll(all)
  const paper = await browser.ask(reportCalls.getReport, {
    params: { id: wren.id },
    query: { reportType: 'clear_by_parentage' },
  })
  shop.mails.length = 0
  expect(await correct(bracken, tests.eyes, 'N/CEA')).toMatchObject({ status: 201 })
  expect(await clearOf(browser, wren)).toEqual([])
  expect(await recheckReport(shop.db, paper.key)).toMatchObject({ state: 'superseded' })
  const [withdrawn] = await historyOf(browser, wren)
  expect(withdrawn).toMatchObject({
    kind: 'withdrawn',
    reason: expect.stringContaining('A parent no longer counts as clear'),
    changes: [{ name: nameOfEyes, before: 'clear by parentage', after: null }],
    told: ['you'],
  })
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    user.email,
    '“Clear by parentage” has changed for Wren',
  ])
  // Read again with the first result, it is clear again.
  await correct(bracken, tests.eyes, 'N/N')
  expect(await clearOf(browser, wren)).toEqual([[tests.eyes, 1]])
})

test('a result that comes after the comparison counts too', async () => {
  const all = await family({ sire: [] })
  await compareAll(all)
  expect(await clearOf(all.browser, all.wren)).toEqual([])
  await shop.db.insert(sampleTests).values({ barcode: all.bracken.barcode, productId: tests.eyes })
  await importFile(shop, fileOf([{ barcode: all.bracken.barcode, kind: 'genotype', name: tests.eyes, value: 'N/N' }]))
  await finishJobs(shop)
  expect(await clearOf(all.browser, all.wren)).toEqual([[tests.eyes, 1]])
})

describe('nothing follows', () => {
  test.each([
    ['from a parent that was not tested', [], [[2002, 'N/N']]],
    ['from a carrier', [[2002, 'N/CEA']], [[2002, 'N/N']]],
    ['from a marker that failed', [[2002, null]], [[2002, 'N/N']]],
  ] as const)('%s', async (_, dam, sire) => {
    const all = await family({ dam: dam as unknown as [number, string][], sire: sire as unknown as [number, string][] })
    await compareAll(all)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
  })

  test('of a dominant variant', async () => {
    const dominant = await productNamed('Von Willebrand disease type 1 (vWD1)', 'Autosomal dominant')
    const all = await family({ dam: [[dominant, 'N/N']], sire: [[dominant, 'N/N']] })
    await compareAll(all)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
  })

  test('from parents whose DNA was not compared, or one of them alone', async () => {
    const all = await family()
    await finishJobs(shop)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
    await compare(all, all.wren, all.skye, null)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
  })

  test('from a sire that is excluded', async () => {
    const all = await family()
    const other = await dog(all.user.id, 'Moss', ['A', 'A'], { gender: 'male' })
    await addTested(other, tests.eyes, 'N/N')
    expect(await compare(all, all.wren, all.skye, other)).toMatchObject({ verdict: 'excluded' })
    expect(await clearOf(all.browser, all.wren)).toEqual([])
  })

  test('from two pairs that both fit', async () => {
    const all = await family()
    const brother = await dog(all.user.id, 'Moss', ['G', 'G'], { gender: 'male' })
    await addTested(brother, tests.eyes, 'N/N')
    await compareAll(all)
    expect(await clearOf(all.browser, all.wren)).toHaveLength(1)
    await compare(all, all.wren, all.skye, brother)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
    expect((await historyOf(all.browser, all.wren))[0]?.reason).toContain('more than one pair of parents')
  })

  test('where two samples of a parent contradict each other', async () => {
    const all = await family()
    const again = await addReportedSample(shop, all.bracken.id)
    await addTested({ ...all.bracken, barcode: again.barcode }, tests.eyes, 'N/CEA')
    await compareAll(all)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
  })

  test('from made-up results for a real sample', async () => {
    const all = await family()
    for (const { barcode } of [all.skye, all.bracken])
      await shop.db.update(samples).set({ isSampleData: true }).where(eq(samples.barcode, barcode))
    await compareAll(all)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
  })
})

test('of the X chromosome a son has his dam’s clearance, a daughter needs both', async () => {
  const onX = await productNamed('X-linked myotubular myopathy (XLMTM, Labrador type)', 'X-linked recessive')
  const tested = { dam: [[onX, 'N/N']], sire: [] } as { dam: [number, string][]; sire: [number, string][] }
  const son = await family(tested, { gender: 'male' })
  await compareAll(son)
  const [line] = await linesOf(son.browser, son.wren)
  expect(line).toMatchObject({ status: 'clear', basis: { generations: 1 } })
  expect(line?.meaning).toContain('Skye was tested clear, and a son has his one copy of the gene from his dam.')
  const daughter = await family(tested)
  await compareAll(daughter)
  expect(await clearOf(daughter.browser, daughter.wren)).toEqual([])
})

test('its own test takes the place of its parents’; a marker that failed does not', async () => {
  const all = await family()
  const { browser, wren } = all
  await compareAll(all)
  await shop.db.insert(sampleTests).values({ barcode: wren.barcode, productId: tests.eyes })
  const read = (value: string, reason?: string) =>
    importFile(shop, fileOf([{ barcode: wren.barcode, kind: 'genotype', name: tests.eyes, value }]), reason)
  // What follows from the parents is no result of the laboratory's, so its first reading is no correction.
  expect(await read('')).toMatchObject({ status: 201 })
  await finishJobs(shop)
  expect(await clearOf(browser, wren)).toEqual([[tests.eyes, 1]])
  expect(await linesOf(browser, wren)).toHaveLength(1)
  expect(await read('N/CEA', 'Read again')).toMatchObject({ status: 201 })
  await finishJobs(shop)
  expect(await linesOf(browser, wren)).toMatchObject([{ status: 'carrier', basis: { kind: 'tested' } }])
  expect((await historyOf(browser, wren)).find(({ kind }) => kind === 'withdrawn')?.reason).toBe(
    'Wren is tested itself.',
  )
})

test('it continues for two generations and no further, and ends with the first of them', async () => {
  const all = await family()
  const { browser, user, wren, skye } = all
  await compareAll(all)
  /** A pup of this dam and a new sire who was tested clear. */
  const litter = async (dam: Dog, name: string, damPair: [string, string]) => {
    const sire = await dog(user.id, `${name}’s sire`, ['C', 'C'], { gender: 'male' })
    await addTested(sire, tests.eyes, 'N/N')
    const pup = await dog(user.id, name, [damPair[0], 'C'])
    await compare(all, pup, dam, sire)
    return pup
  }
  const second = await litter(wren, 'Tansy', ['A', 'G'])
  const third = await litter(second, 'Sorrel', ['A', 'C'])
  expect(await clearOf(browser, second)).toEqual([[tests.eyes, 2]])
  expect((await linesOf(browser, second))[0]?.meaning).toContain('Wren is clear by parentage, one generation back')
  expect(await clearOf(browser, third)).toEqual([])
  await correct(skye, tests.eyes, 'N/CEA')
  expect(await clearOf(browser, wren)).toEqual([])
  expect(await clearOf(browser, second)).toEqual([])
})

describe('it is taken back', () => {
  test('when a parent’s profile is read again and no longer fits', async () => {
    const all = await family()
    await compareAll(all)
    const { barcode } = all.skye
    await shop.db.insert(sampleTests).values({ barcode, productId: 2138 })
    const lines = markersOf(120).map(({ name }) => ({
      barcode,
      kind: 'marker',
      panel: 'ISAG 2020 SNP',
      name,
      value: 'G/G',
    }))
    expect(await importFile(shop, fileOf(lines), 'Two samples were swapped')).toMatchObject({ status: 201 })
    await finishJobs(shop)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
    expect((await historyOf(all.browser, all.wren))[0]).toMatchObject({
      kind: 'withdrawn',
      reason: 'The DNA no longer fits the parents that were named for Wren.',
    })
  })

  test('when its owner names another parent', async () => {
    const all = await family()
    await compareAll(all)
    const other = await addAnimal(shop, all.user.id, { petName: 'Fern' })
    await all.browser.ask(animalCalls.updateAnimal, { params: { id: all.wren.id }, body: { damId: other.id } })
    await finishJobs(shop)
    expect(await clearOf(all.browser, all.wren)).toEqual([])
    expect((await historyOf(all.browser, all.wren))[0]?.reason).toBe('Other parents were written down for Wren.')
  })
})

test('a parent of somebody else’s counts where they shared it with all rights', async () => {
  const all = await family({ sire: [] })
  const friend = await signIn(shop, shop.visitor())
  const stud = await dog(friend.id, 'Bolt', ['G', 'G'], { gender: 'male' })
  await addTested(stud, tests.eyes, 'N/N')
  await shareWith(shop, stud.id, all.user.email, 'full')
  await compare(all, all.wren, all.skye, stud)
  expect(await clearOf(all.browser, all.wren)).toEqual([[tests.eyes, 1]])
})

test('worked out again it changes nothing, and a parent’s new name is no news', async () => {
  const all = await family()
  await compareAll(all)
  await shop.db.update(animals).set({ petName: 'Bramble' }).where(eq(animals.id, all.bracken.id))
  const lines = () => shop.db.$count(results, eq(results.barcode, all.wren.barcode))
  const before = await lines()
  await Promise.all([1, 2, 3].map(() => shop.jobs.send(clearanceQueue, { animalId: all.wren.id })))
  await finishJobs(shop)
  expect(await lines()).toBe(before)
  expect(await shop.db.$count(clearances, eq(clearances.barcode, all.wren.barcode))).toBe(1)
})
