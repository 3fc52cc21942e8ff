import { asc, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addSample } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { callLab, fileOf, finishJobs, importFile, jobsOf, lab, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { labImports } from '../../schema/laboratory.ts'
import { reports } from '../../schema/report.ts'
import { products } from '../../schema/product.ts'
import { knownGenotypes } from '../../results/result/genotypes.ts'
import { type ResultRow, standingRows, toResult } from '../../results/result/lines.ts'
import { breedMixes, dnaProfiles, results } from '../../schema/result.ts'
import { sampleIdentities, samples, sampleStageTimes, sampleTests } from '../../schema/sample.ts'
import { recheckReport, makeReport } from '../../results/report/register.ts'
import type { CsvLine } from './write-csv.ts'
import { labNewsQueue } from './queues.ts'

const shop = useShop(withLab)

const rowsOf = (barcode: string) =>
  shop.db.select().from(results).where(eq(results.barcode, barcode)).orderBy(results.productId, results.createdAt)
const read = async (barcode: string) => (await shop.db.select().from(samples).where(eq(samples.barcode, barcode)))[0]
const genotype = (barcode: string, name: number, value: string): CsvLine => ({ barcode, kind: 'genotype', name, value })
const importLines = (lines: CsvLine[], reason?: string) => importFile(shop, fileOf(lines), reason)

test('results come in, and a sample with a line for everything ordered is reported', async () => {
  const { barcode } = await sampleAtWork(shop)
  const { status, reply } = await importLines([genotype(barcode, 2002, 'CEA/N'), genotype(barcode, 2003, 'N/N')])
  expect([status, reply]).toEqual([
    201,
    expect.objectContaining({ sampleCount: 1, resultCount: 2, isSampleData: false, isRepeat: false }),
  ])
  // However the laboratory writes it, it is stored in one way.
  expect(await rowsOf(barcode)).toMatchObject([
    { productId: 2002, genotype: 'N/CEA', laboratory: 'Kinpaw Laboratory', panelVersion: '4.2', importId: reply.id },
    { productId: 2003, genotype: 'N/N' },
  ])
  expect(await read(barcode)).toMatchObject({ stage: 'reported', problem: null })
  expect(jobsOf(shop, labNewsQueue)).toContainEqual({ run: reply.id, after: null })
})

test('a marker without result is no result, and the report is partial', async () => {
  const { barcode } = await sampleAtWork(shop)
  await importLines([genotype(barcode, 2002, ''), genotype(barcode, 2003, 'N/N')])
  expect((await rowsOf(barcode))[0]).toMatchObject({ genotype: null, basis: 'tested' })
  expect(await read(barcode)).toMatchObject({ stage: 'reported', problem: 'partial_result' })
})

test.each(['-/-', '0/0', 'NC/NC', 'NC', 'fail/fail', 'N/A', '--', 'no call', './.'])(
  '“%s” is no result, of a test and of a marker',
  async (value) => {
    const { barcode } = await sampleAtWork(shop, [2005, 2138])
    const marker = { barcode, kind: 'marker', panel: 'ISAG 2020 SNP' }
    await importLines([
      genotype(barcode, 2005, value),
      { ...marker, name: 'Marker 001', value },
      { ...marker, name: 'Marker 002', value: 'A/G' },
    ])
    expect(await rowsOf(barcode)).toMatchObject([{ productId: 2005, genotype: null }])
    const [profile] = await shop.db.select().from(dnaProfiles).where(eq(dnaProfiles.barcode, barcode))
    expect(profile?.markers).toEqual([
      { name: 'Marker 001', alleles: [] },
      { name: 'Marker 002', alleles: ['A', 'G'] },
    ])
  },
)

test.each(['G/G', 'XYZ/N', 'N/-', 'M/M', 'DM/DM'])('“%s” is no genotype of EIC: the line is refused', async (value) => {
  const { barcode } = await sampleAtWork(shop, [2005])
  expect(await importLines([genotype(barcode, 2005, value)])).toMatchObject({
    status: 428,
    reply: { errors: { 'line 2': expect.stringContaining('it knows N, EIC') } },
  })
})

test('where C is an allele of the test, N/C is one copy of it', async () => {
  const { barcode } = await sampleAtWork(shop, [2162])
  await importLines([genotype(barcode, 2162, 'N/C')])
  expect(await rowsOf(barcode)).toMatchObject([{ genotype: 'N/C' }])
})

test('a profile of which nothing could be read is reported as partial', async () => {
  const { barcode } = await sampleAtWork(shop, [2138])
  await importLines([{ barcode, kind: 'marker', panel: 'ISAG 2020 SNP', name: 'Marker 001', value: '0/0' }])
  expect(await read(barcode)).toMatchObject({ stage: 'reported', problem: 'partial_result' })
})

test('what is wrong is named by line and reason, and nothing is imported', async () => {
  const { barcode } = await sampleAtWork(shop, [2002, 2003, 2138], {}, { gender: 'male' })
  const { barcode: unactivated } = await addSample(shop, { stage: 'received' })
  const { barcode: early } = await sampleAtWork(shop, [2002], { stage: 'activated' })
  const { barcode: cat } = await sampleAtWork(shop, [3047, 3084], {}, { speciesId: 2, breedId: null, gender: 'male' })
  const before = await shop.db.$count(labImports)
  const { status, reply } = await importLines([
    genotype(barcode, 2002, 'N/N'),
    genotype(barcode, 2002, 'N/CEA'),
    genotype(barcode, 2003, 'N/XYZ'),
    genotype(barcode, 2004, 'N/N'),
    genotype(barcode, 999_999, 'N/N'),
    genotype('KP1', 2002, 'N/N'),
    genotype(unactivated, 2002, 'N/N'),
    genotype(early, 2002, 'N/N'),
    genotype(cat, 3047, 'N/N'),
    { barcode, kind: 'marker', panel: 'ISAG 2020 SNP', name: 'Marker 001', value: 'A' },
    { barcode, kind: 'marker', panel: '', name: 'Marker 002', value: 'A/G' },
    { barcode, kind: 'breed', name: 200193, value: 100 },
    { barcode: cat, kind: 'breed', name: 200193, value: 50 },
    { barcode: cat, kind: 'breed', value: 40 },
    { barcode, kind: 'collector', value: '' },
    { barcode, kind: 'marker', panel: 'ISAG 2020 SNP', name: 'Marker 003', value: 'A/G' },
    { barcode, kind: 'marker', panel: 'ISAG 2020 SNP', name: 'Marker 004', value: 'A/G', panel_version: '5' },
    { barcode, kind: 'marker', panel: 'Whatever', name: 'Marker 001', value: 'A/G' },
  ])
  expect(status).toBe(428)
  expect(reply).toEqual({
    message: 'The file has faults. Nothing was imported.',
    errors: {
      'line 3': 'says again what line 2 says.',
      'line 4': expect.stringContaining('XYZ'),
      'line 5': 'test 2004 was not ordered for this sample.',
      'line 6': 'there is no test “999999”.',
      'line 7': 'the sample “KP1” is not known.',
      'line 8': expect.stringContaining('is not activated'),
      'line 9': expect.stringContaining('has not been received'),
      'line 10': expect.stringContaining('X chromosome'),
      'line 11': expect.stringContaining('not two alleles'),
      'line 12': expect.stringContaining('needs its panel'),
      'line 13': 'no breed mix was ordered for this sample.',
      'line 14': 'this species has no breed “200193”.',
      'line 15': expect.stringContaining('sum to 40, not to 100'),
      'line 16': expect.stringContaining('there is nothing to take back'),
      'line 18': expect.stringContaining('differ from line 17'),
      'line 19': expect.stringContaining('no panel “Whatever”'),
    },
  })
  expect(await rowsOf(barcode)).toEqual([])
  expect(await shop.db.$count(labImports)).toBe(before)
  expect(await read(barcode)).toMatchObject({ stage: 'received' })
})

test('the same file again gives the same answer, and changes nothing', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const file = fileOf([genotype(barcode, 2002, 'N/N')])
  const first = await importFile(shop, file)
  const sent = shop.jobs.sent.length
  const again = await importFile(shop, file, 'Another reason')
  expect([again.status, again.reply]).toEqual([200, { ...first.reply, isRepeat: true }])
  expect(await rowsOf(barcode)).toHaveLength(1)
  expect(shop.jobs.sent).toHaveLength(sent)
})

test('a changed genotype needs a reason, and supersedes the old one without deleting it', async () => {
  const { barcode } = await sampleAtWork(shop)
  await importLines([genotype(barcode, 2002, 'N/N'), genotype(barcode, 2003, 'N/N')])
  const corrected = [genotype(barcode, 2002, 'N/CEA'), genotype(barcode, 2003, 'N/N')]
  expect((await importLines(corrected)).reply.errors).toEqual({
    'line 2': 'it was “N/N” until now: give a reason for the correction.',
  })
  const { reply } = await importLines(corrected, 'The marker was read again')
  // The other line has the known value: it changes nothing.
  expect(reply).toMatchObject({ resultCount: 1, reason: 'The marker was read again' })
  const rows = await rowsOf(barcode)
  expect(rows).toMatchObject([
    { productId: 2002, genotype: 'N/N', supersededAt: expect.any(Date) },
    { productId: 2002, genotype: 'N/CEA', supersededAt: null, importId: reply.id },
    { productId: 2003, genotype: 'N/N', supersededAt: null },
  ])
  expect(rows[0]?.supersededAt).toEqual(rows[1]?.createdAt)
})

test('reports that state what was corrected are no longer valid', async () => {
  const { barcode, animal } = await sampleAtWork(shop, [2002])
  await importLines([genotype(barcode, 2002, 'N/N')])
  const { key } = await makeReport(shop.db, animal, 'certificate')
  await importLines([genotype(barcode, 2002, 'N/CEA')], 'The marker was read again')
  const [report] = await shop.db.select().from(reports).where(eq(reports.key, key))
  expect(report).toMatchObject({ state: 'superseded', stateReason: expect.stringContaining('Collie eye anomaly') })
})

test('a report can be revoked, with a reason, and only a valid one', async () => {
  const { barcode, animal } = await sampleAtWork(shop, [2002])
  await importLines([genotype(barcode, 2002, 'N/N')])
  const { key } = await makeReport(shop.db, animal, 'certificate')
  expect((await callLab(shop, 'revoke', { number: key })).status).toBe(428)
  const revoke = (reason: string) => lab(shop, 'revoke', key, '--reason', reason)
  expect(await revoke('Another dog’s swab')).toEqual({ code: 0, output: `${key} is revoked.` })
  expect((await shop.db.select().from(reports).where(eq(reports.key, key)))[0]).toMatchObject({
    state: 'revoked',
    stateReason: 'Another dog’s swab',
  })
  expect((await revoke('Again')).code).toBe(1)
})

test('profiles and breed mixes are stored whole, superseded whole, and count as what was ordered', async () => {
  const { barcode } = await sampleAtWork(shop, [2138], { productId: 969 })
  const markers = (value: string) => [
    { barcode, kind: 'marker', panel: 'ISAG 2020 SNP', name: 'Marker 001', value },
    { barcode, kind: 'marker', panel: 'ISAG 2020 SNP', name: 'Marker 002', value: '' },
  ]
  const mix = [
    { barcode, kind: 'breed', name: 200193, value: 62.5 },
    { barcode, kind: 'breed', name: 200800, value: 30 },
    { barcode, kind: 'breed', value: 7.5 },
    { barcode, kind: 'breed', name: 'markers', value: 39_412 },
  ]
  await importLines(markers('A/G'))
  expect(await read(barcode)).toMatchObject({ stage: 'received' })
  await importLines(mix)
  expect(await read(barcode)).toMatchObject({ stage: 'reported', problem: 'partial_result' })
  const [profile] = await shop.db.select().from(dnaProfiles).where(eq(dnaProfiles.barcode, barcode))
  expect(profile).toMatchObject({
    panel: 'ISAG 2020 SNP',
    markers: [
      { name: 'Marker 001', alleles: ['A', 'G'] },
      { name: 'Marker 002', alleles: [] },
    ],
  })
  const [found] = await shop.db.select().from(breedMixes).where(eq(breedMixes.barcode, barcode))
  expect(found?.shares).toEqual([
    { breedId: 200193, percent: 62.5 },
    { breedId: 200800, percent: 30 },
    { breedId: null, percent: 7.5 },
  ])
  expect(found?.markersRead).toBe(39_412)
  // The alleles in the other order are nothing new.
  expect((await importLines(markers('G/A'))).reply).toMatchObject({ resultCount: 0 })
  expect((await importLines(markers('G/G'))).status).toBe(428)
  expect((await importLines(markers('G/G'), 'Read again')).reply).toMatchObject({ resultCount: 1 })
  expect(await shop.db.$count(dnaProfiles, eq(dnaProfiles.barcode, barcode))).toBe(2)
})

describe('the sex that amelogenin shows', () => {
  const panel = 'ISAG 2020 SNP'
  const profile = (barcode: string, sex: string): CsvLine[] => [
    { barcode, kind: 'marker', panel, name: 'Amelogenin', value: sex },
    ...Array.from({ length: 70 }, (_, index): CsvLine => ({
      barcode,
      kind: 'marker',
      panel,
      name: `Marker ${index}`,
      value: 'A/G',
    })),
  ]
  const male = { gender: 'male' } as const

  test.each([
    ['X/Y of a male', male, 'X/Y', 'reported', null],
    ['X/X of a female', { gender: 'female' }, 'X/X', 'reported', null],
    ['none read', male, 'NC', 'reported', null],
    ['X/X of a male', male, 'X/X', 'received', 'sex_mismatch'],
    ['Y/X of a female', { gender: 'female' }, 'Y/X', 'received', 'sex_mismatch'],
  ] as const)('%s', async (_, animal, sex, stage, problem) => {
    const { barcode } = await sampleAtWork(shop, [2138], {}, animal)
    expect((await importLines(profile(barcode, sex))).status).toBe(201)
    expect(await read(barcode)).toMatchObject({ stage, problem })
  })

  test('a doubt holds the sample until it is settled, and then it is reported', async () => {
    const { barcode } = await sampleAtWork(shop, [2138], {}, male)
    await importLines(profile(barcode, 'X/X'))
    expect((await importLines(profile(barcode, 'X/Y'), 'Read again')).status).toBe(428)
    const settled = await callLab(shop, 'advance', { barcodes: [barcode], stage: 'reported', problem: 'none' })
    expect(settled.status).toBe(200)
    expect(await read(barcode)).toMatchObject({ stage: 'reported', problem: null })
  })
})

test.each([
  ['ISAG 2020 SNP', 69, 'partial_result'],
  ['ISAG 2020 SNP', 70, null],
  ['ISAG 2006 STR', 9, 'partial_result'],
  ['ISAG 2006 STR', 10, null],
] as const)('a profile of %s with %s markers: %s', async (panel, count, problem) => {
  const { barcode } = await sampleAtWork(shop, [2138])
  const lines = Array.from({ length: 80 }, (_, index): CsvLine => ({
    barcode,
    kind: 'marker',
    panel,
    name: `Marker ${index}`,
    value: index < count ? '102/104' : '',
  }))
  // It shows the sex, and does not identify the animal.
  await importLines([...lines, { barcode, kind: 'marker', panel, name: 'Amelogenin', value: 'X/X' }])
  expect(await read(barcode)).toMatchObject({ stage: 'reported', problem })
})

test('a tortoiseshell tom is reported with what it means, and crossed with nobody', async () => {
  const [orange] = await shop.db.select().from(products).where(eq(products.name, 'Orange (red, tortoiseshell)'))
  const id = orange?.id ?? 0
  const tom = { speciesId: 2, breedId: null, gender: 'male' } as const
  const { barcode, animal } = await sampleAtWork(shop, [id], {}, tom)
  expect((await importLines([genotype(barcode, id, 'o/O')])).status).toBe(201)
  expect(await rowsOf(barcode)).toMatchObject([{ genotype: 'O/o' }])
  const [row] = await standingRows(shop.db, eq(results.barcode, barcode))
  const { status, meaning, offspringMeaning } = toResult(row as ResultRow, animal)
  expect([status, meaning]).toEqual([null, expect.stringContaining('two X chromosomes beside his Y (XXY)')])
  expect(offspringMeaning).toContain('nearly always sterile')
  const known = await knownGenotypes(shop.db, [animal])
  expect(known.of(animal.id).has(id)).toBe(false)
  // The same two copies twice are a mistake, and so are two of a disease.
  const { barcode: other } = await sampleAtWork(shop, [id], {}, tom)
  expect((await importLines([genotype(other, id, 'o/o')])).status).toBe(428)
})

describe('who took a sample', () => {
  const chip = '981020000310999'
  const collected = (barcode: string, value: string, name: string | null = chip): CsvLine => ({
    barcode,
    kind: 'collector',
    name,
    value,
  })
  const vet = (more: Parameters<typeof signIn>[3] = {}) =>
    signIn(shop, shop.visitor(), 'vet', { firstName: 'Priya', lastName: 'Raman', clinic: 'Riverside', ...more })
  const identitiesOf = async (barcode: string) =>
    (
      await shop.db
        .select()
        .from(sampleIdentities)
        .where(eq(sampleIdentities.barcode, barcode))
        .orderBy(asc(sampleIdentities.createdAt))
    ).map(({ collector, reason }) => [collector, reason])
  const chipped = (...[tests, more]: [number[]?, object?]) =>
    sampleAtWork(shop, tests, more, { chipNumber: chip, gender: 'female' })

  test('an approved vet who read the animal’s chip verifies its identity', async () => {
    const { barcode } = await chipped([2002])
    const { email } = await vet()
    expect((await importLines([collected(barcode, email.toUpperCase())])).status).toBe(201)
    expect((await importLines([collected(barcode, email), genotype(barcode, 2002, 'N/N')])).status).toBe(201)
    expect(await identitiesOf(barcode)).toHaveLength(1)
    expect(await read(barcode)).toMatchObject({ isIdentityVerified: true, collector: 'Priya Raman, Riverside' })
    // A name is no result: also where nothing is ordered, there is nothing to report.
    const { barcode: spaced } = await chipped([], { productId: 701 })
    expect((await importLines([collected(spaced, email, '981-020 000.310 999')])).status).toBe(201)
    const { barcode: second } = await chipped([], { productId: 701 })
    await importLines([collected(second, email)])
    expect(await read(second)).toMatchObject({ stage: 'received', isIdentityVerified: true })
  })

  test('another collector needs a reason, and so does taking it back; what was stated stays, reports are closed, readers are mailed', async () => {
    const { barcode, animal, user } = await chipped([2002])
    const [priya, other] = [await vet(), await vet({ firstName: 'Sam', lastName: 'Reed' })]
    await importLines([collected(barcode, priya.email), genotype(barcode, 2002, 'N/N')])
    const certificate = async () => (await makeReport(shop.db, animal, 'certificate')).key
    const first = await certificate()
    expect(await importLines([collected(barcode, other.email)])).toMatchObject({
      status: 428,
      reply: {
        errors: { 'line 2': 'it was taken by “Priya Raman, Riverside” until now: give a reason for the correction.' },
      },
    })
    expect((await importLines([collected(barcode, other.email)], 'The form was another’s')).status).toBe(201)
    expect(await read(barcode)).toMatchObject({ isIdentityVerified: true, collector: 'Sam Reed, Riverside' })
    expect(await recheckReport(shop.db, first)).toMatchObject({
      state: 'superseded',
      stateReason: 'Who took the sample, and read the microchip, was corrected.',
    })
    const second = await certificate()
    shop.mails.length = 0
    expect((await importLines([collected(barcode, '', null)])).status).toBe(428)
    expect((await importLines([collected(barcode, '', null)], 'Nobody read the chip')).status).toBe(201)
    await finishJobs(shop)
    expect(await read(barcode)).toMatchObject({ isIdentityVerified: false, collector: null })
    expect(await recheckReport(shop.db, second)).toMatchObject({
      state: 'superseded',
      stateReason: 'The identity of a sample no longer counts as verified.',
    })
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      user.email,
      'Who took Skye’s sample was corrected',
    ])
    expect(await identitiesOf(barcode)).toEqual([
      ['Priya Raman, Riverside', null],
      ['Sam Reed, Riverside', 'The form was another’s'],
      [null, 'Nobody read the chip'],
    ])
    expect((await importLines([collected(barcode, priya.email)])).status).toBe(201)
  })

  test('may be in a file once', async () => {
    const { barcode } = await chipped([2002])
    const { email } = await vet()
    expect(
      await importLines([collected(barcode, email), collected(barcode, (await vet()).email, '981020000310998')]),
    ).toMatchObject({ status: 428, reply: { errors: { 'line 3': 'line 2 says who took this sample already.' } } })
  })

  test('nobody else does, and nobody without the chip: the file is refused', async () => {
    const { barcode, user: owner } = await chipped([2002])
    const { barcode: chipless } = await sampleAtWork(shop, [2002], {}, { chipNumber: null })
    const { email } = await vet()
    const unknown = expect.stringContaining('approved vet or collection agent') as string
    const otherChip = expect.stringContaining('is not the one of this sample’s animal') as string
    const cases: [CsvLine, string][] = [
      [collected(barcode, 'Riverside Animal Clinic'), unknown],
      [collected(barcode, owner.email), unknown],
      [collected(barcode, (await vet({ approval: 'waiting' })).email), unknown],
      [collected(barcode, (await vet({ approval: 'refused' })).email), unknown],
      [collected(barcode, email, '981020000310998'), otherChip],
      [collected(barcode, email, null), otherChip],
      [collected(chipless, email, null), otherChip],
    ]
    for (const [line, why] of cases)
      expect(await importLines([line])).toMatchObject({ status: 428, reply: { errors: { 'line 2': why } } })
    for (const one of [barcode, chipless])
      expect(await read(one)).toMatchObject({ isIdentityVerified: false, collector: null })
  })
})

test('of an upgrade each result counts at once, and the sample is reported again when they are all there', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  await importLines([genotype(barcode, 2002, 'N/N')])
  const reportedAt = () => shop.db.select().from(sampleStageTimes).where(eq(sampleStageTimes.barcode, barcode))
  const before = (await reportedAt()).find(({ stage }) => stage === 'reported')
  await shop.db.insert(sampleTests).values([2003, 2004].map((productId) => ({ barcode, productId })))
  await shop.db.update(samples).set({ stage: 'genotyping' }).where(eq(samples.barcode, barcode))
  await importLines([genotype(barcode, 2003, '')])
  expect(await read(barcode)).toMatchObject({ stage: 'genotyping', problem: 'partial_result' })
  await importLines([genotype(barcode, 2004, 'N/N')])
  expect(await read(barcode)).toMatchObject({ stage: 'reported', problem: 'partial_result' })
  // The time of the first report stays.
  expect((await reportedAt()).find(({ stage }) => stage === 'reported')).toEqual(before)
})

test('a shop that is no demonstration takes no sample data', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const marked = [{ ...genotype(barcode, 2002, 'N/N'), sample_data: 'yes' }]
  shop.services.config.isDemo = false
  const { status, reply } = await importLines(marked)
  shop.services.config.isDemo = true
  expect([status, reply.errors]).toEqual([428, { 'line 1': expect.stringContaining('no demonstration') }])
  await importLines(marked)
  const [row] = await shop.db
    .select()
    .from(samples)
    .where(inArray(samples.barcode, [barcode]))
  expect(row).toMatchObject({ isSampleData: true, stage: 'reported' })
})

test('a file that is no text is refused', async () => {
  const response = await shop.app.request('/api/lab/imports', {
    method: 'POST',
    headers: { authorization: `Bearer ${withLab.LAB_API_KEY}` },
    body: new Uint8Array([0xff, 0xfe, 0x00]),
  })
  expect([response.status, await response.json()]).toEqual([
    428,
    { message: expect.stringContaining('This is no text') },
  ])
})
