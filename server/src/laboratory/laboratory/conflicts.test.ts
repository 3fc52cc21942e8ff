import { animalCalls } from '@shop/contract/animal'
import { mateCalls } from '@shop/contract/mate'
import { reportCalls } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import { toolCalls } from '@shop/contract/tool'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../../test/account.ts'
import { addSample } from '../../../test/animals.ts'
import { callLab, fileOf, finishJobs, importFile, lab, sampleAtWork, withLab } from '../../../test/lab.ts'
import { join } from '../../../test/members.ts'
import { markersOf } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { linesOf } from '../../results/report/findings.ts'
import { makeReport } from '../../results/report/register.ts'
import { reports } from '../../schema/report.ts'
import { results } from '../../schema/result.ts'
import { sampleTests } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import type { CsvLine } from './write-csv.ts'

const shop = useShop(withLab)

const genotype = (barcode: string, value: string, name = 2002): CsvLine => ({ barcode, kind: 'genotype', name, value })
const take = async (lines: CsvLine[], reason?: string) => {
  const { status, text } = await importFile(shop, fileOf(lines), reason)
  if (status !== 201) throw new Error(text)
  await finishJobs(shop)
}
const decide = (path: 'settle' | 'reopen', barcode: string, about: string, more: object = {}) =>
  callLab(shop, `conflicts/${path}`, {
    barcode,
    about,
    by: 'Dr A. Weber',
    reason: 'The other swab was too weak',
    ...more,
  })

type World = Awaited<ReturnType<typeof sampleAtWork>>

/** Another swab of the same animal, at work for these tests. */
async function secondSample({ animal, user }: World, tests: number[]) {
  const { barcode } = await addSample(shop, {
    userId: user.id,
    animalId: animal.id,
    activatedAt: new Date('2026-11-02T08:00:00Z'),
    stage: 'received',
  })
  await shop.db.insert(sampleTests).values(tests.map((productId) => ({ barcode, productId })))
  return barcode
}

/** Skye, whose first sample reads CEA/CEA and N/N of TNS; the second reads what is given of CEA. */
async function contradicted(value = 'N/N') {
  const world = await sampleAtWork(shop)
  await take([genotype(world.barcode, 'CEA/CEA'), genotype(world.barcode, 'N/N', 2003)])
  const second = await secondSample(world, [2002])
  const before = await makeReport(shop.db, world.animal, 'certificate')
  shop.mails.length = 0
  await take([genotype(second, value)])
  return { ...world, second, before }
}

const sheet = ({ browser, animal }: World, barcode: string) =>
  browser.ask(resultCalls.getResults, { params: { id: animal.id, barcode } })
const cea = async (world: World, barcode: string) =>
  (await sheet(world, barcode)).results.find(({ product }) => product.id === 2002)
const historyOf = async ({ browser, animal }: World, barcode: string) =>
  (await browser.ask(resultCalls.getResultHistory, { params: { id: animal.id, barcode } })).entries
const stateOf = async (key: string) => {
  const [row] = await shop.db.select().from(reports).where(eq(reports.key, key))
  return [row?.state, row?.stateReason]
}
const listed = async (barcode: string) => {
  const { reply } = await callLab(shop, 'conflicts')
  const all = reply.results as { about: string; readings: { barcode: string; text: string }[] }[]
  return all.filter(({ readings }) => readings.some((reading) => reading.barcode === barcode))
}

describe('CEA/CEA in one sample and N/N in another', () => {
  test('is neither verdict, on the sheets of both, and says what each read', async () => {
    const world = await contradicted()
    for (const barcode of [world.barcode, world.second]) {
      const line = await cea(world, barcode)
      expect(line).toMatchObject({
        status: 'conflicting',
        loci: [],
        conflict: {
          kind: 'genotype',
          readings: [
            { barcode: world.barcode, text: 'CEA/CEA' },
            { barcode: world.second, text: 'N/N' },
          ],
          settlement: null,
        },
      })
      expect(line?.meaning).toContain(`${world.second} read N/N`)
      expect((await sheet(world, barcode)).conflicts).toHaveLength(1)
    }
    const [tns] = (await sheet(world, world.barcode)).results.filter(({ product }) => product.id === 2003)
    expect(tns).toMatchObject({ status: 'clear', conflict: null })
  })

  test('shows in the list of animals and on the animal’s page', async () => {
    const world = await contradicted()
    const { results: list } = await world.browser.ask(animalCalls.listAnimals, {})
    expect(list).toMatchObject([{ id: world.animal.id, hasConflict: true }])
    const profile = await world.browser.ask(animalCalls.getAnimalProfile, { params: { id: world.animal.id } })
    expect(profile.conflicts).toMatchObject([{ kind: 'genotype', settlement: null }])
  })

  test('closes the reports made before, whose public check gives the reason; new ones state the conflict', async () => {
    const world = await contradicted()
    const [state, reason] = await stateOf(world.before.key)
    expect(state).toBe('superseded')
    expect(reason).toMatch(/^Samples of this animal contradict each other.*Collie eye anomaly/)
    for (const type of ['certificate', 'health', 'vet_summary'] as const) {
      const { content, key } = await makeReport(shop.db, world.animal, type)
      expect(content.lines.find(({ product }) => product.id === 2002)).toMatchObject({ status: 'conflicting' })
      expect(content.samples.map(({ barcode }) => barcode)).toEqual([world.barcode, world.second].toSorted())
      const check = await shop.visitor().ask(toolCalls.authenticateReport, { params: { barcode: key } })
      expect(check.lines.find(({ name }) => name.startsWith('Collie eye'))).toMatchObject({
        verdict: 'Conflicting',
        genotype: `CEA/CEA (${world.barcode})\nN/N (${world.second})`,
      })
    }
  })

  test('counts as not tested where a litter is planned, with the reason', async () => {
    const world = await contradicted()
    const pair = await world.browser.ask(toolCalls.getPairGenotypes, { query: { damId: world.animal.id } })
    expect(pair.tests.find(({ product }) => product.id === 2002)).toMatchObject({
      dam: null,
      conflicting: ['dam'],
      isFinding: true,
    })
    expect(pair.tests.find(({ product }) => product.id === 2003)).toMatchObject({ dam: 'N/N', conflicting: [] })
  })

  test('is mailed to the owner and those it is shared with, without what was read', async () => {
    const world = await sampleAtWork(shop)
    await shop.db.insert(animalShares).values({ animalId: world.animal.id, email: 'vet@example.org', rights: 'view' })
    await take([genotype(world.barcode, 'CEA/CEA'), genotype(world.barcode, 'N/N', 2003)])
    const second = await secondSample(world, [2002])
    shop.mails.length = 0
    await take([genotype(second, 'N/N')])
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [world.user.email, 'Two samples of Skye contradict each other'],
      ['vet@example.org', 'Two samples contradict each other'],
    ])
    expect(shop.mails.map(wordsOf).join()).not.toMatch(/CEA|N\/N/)
  })

  test('agreeing samples, a marker that failed and a correction of the same sample are no conflict', async () => {
    const agreeing = await contradicted('CEA/CEA')
    expect(await cea(agreeing, agreeing.second)).toMatchObject({ status: 'affected', conflict: null })
    const failed = await contradicted('-/-')
    expect(await cea(failed, failed.barcode)).toMatchObject({ status: 'affected', conflict: null })
    const corrected = await sampleAtWork(shop)
    await take([genotype(corrected.barcode, 'CEA/CEA'), genotype(corrected.barcode, 'N/N', 2003)])
    await take([genotype(corrected.barcode, 'N/N')], 'The marker was read again')
    expect(await cea(corrected, corrected.barcode)).toMatchObject({ status: 'clear', conflict: null })
    const { results: list } = await corrected.browser.ask(animalCalls.listAnimals, {})
    expect(list[0]).not.toHaveProperty('hasConflict')
  })

  test('is over when one of the two is corrected to what the other says', async () => {
    const world = await contradicted()
    await take([genotype(world.barcode, 'N/N')], 'The marker was read again')
    expect(await cea(world, world.second)).toMatchObject({ status: 'clear', conflict: null })
    expect(await listed(world.second)).toEqual([])
  })

  test('a reading that does not fit the animal’s sex contradicts nothing', async () => {
    const world = await sampleAtWork(shop, [3047], {}, { speciesId: 2, breedId: null, gender: 'female' })
    await take([genotype(world.barcode, 'N/P', 3047)])
    await shop.db.update(animals).set({ gender: 'male' }).where(eq(animals.id, world.animal.id))
    const second = await secondSample(world, [3047])
    await take([genotype(second, 'N/Y', 3047)])
    expect((await sheet(world, second)).results).toMatchObject([{ status: 'clear', conflict: null }])
  })
})

describe('the laboratory settles it', () => {
  test('which sample counts, by whom and why; the other is set aside, and everybody is mailed', async () => {
    const world = await contradicted()
    shop.mails.length = 0
    const open = await makeReport(shop.db, world.animal, 'certificate')
    expect(await listed(world.barcode)).toMatchObject([{ about: '2002' }])
    expect(await decide('settle', world.second, '2002')).toMatchObject({ status: 200, reply: { isRepeat: false } })
    await finishJobs(shop)

    expect(await listed(world.barcode)).toEqual([])
    const settlement = { barcode: world.second, by: 'Dr A. Weber', reason: 'The other swab was too weak' }
    expect(await cea(world, world.second)).toMatchObject({ status: 'clear', genotype: 'N/N', conflict: { settlement } })
    expect(await cea(world, world.barcode)).toMatchObject({ status: 'no_result', conflict: { settlement } })
    expect((await linesOf(shop.db, world.animal)).find(({ product }) => product.id === 2002)).toMatchObject({
      status: 'clear',
      barcode: world.second,
      conflict: { settlement },
    })
    expect(await stateOf(open.key)).toEqual([
      'superseded',
      expect.stringMatching(/^The laboratory has settled.*Collie eye anomaly/),
    ])
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([[world.user.email, 'Settled: Skye’s samples']])
    const pair = await world.browser.ask(toolCalls.getPairGenotypes, { query: { damId: world.animal.id } })
    expect(pair.tests.find(({ product }) => product.id === 2002)).toMatchObject({ dam: 'N/N', conflicting: [] })
  })

  test('repeated, it changes nothing and mails nobody; another sample cannot be chosen as well', async () => {
    const world = await contradicted()
    await decide('settle', world.second, '2002')
    await finishJobs(shop)
    shop.mails.length = 0
    expect(await decide('settle', world.second, '2002')).toMatchObject({ status: 200, reply: { isRepeat: true } })
    expect(await decide('settle', world.barcode, '2002')).toMatchObject({ status: 404 })
    await finishJobs(shop)
    expect(shop.mails).toEqual([])
  })

  test('can be taken back: it is open again, reports made since are closed, and everybody is mailed', async () => {
    const world = await contradicted()
    await decide('settle', world.second, '2002')
    await finishJobs(shop)
    const paper = await makeReport(shop.db, world.animal, 'certificate')
    shop.mails.length = 0
    const why = ['--about', '2002', '--by', 'Dr A. Weber', '--reason', 'Both swabs are read again']
    const reopen = () => lab(shop, 'reopen', world.second, ...why)
    expect(await reopen()).toEqual({ code: 0, output: expect.stringMatching(/^Collie eye .* is open again\.$/) })
    expect(await reopen()).toEqual({
      code: 0,
      output: expect.stringMatching(/^Collie eye .* was open again before\.$/),
    })
    await finishJobs(shop)
    expect(await cea(world, world.second)).toMatchObject({ status: 'conflicting', conflict: { settlement: null } })
    expect((await stateOf(paper.key))[0]).toBe('superseded')
    expect(shop.mails.map(({ subject }) => subject)).toEqual(['Open again: Skye’s samples'])
    // Now the other one is chosen.
    await decide('settle', world.barcode, '2002')
    expect(await cea(world, world.barcode)).toMatchObject({ status: 'affected' })
  })

  test('a third sample that agrees with what was set aside opens the question again', async () => {
    const world = await contradicted()
    await decide('settle', world.second, '2002')
    const third = await secondSample(world, [2002])
    await take([genotype(third, 'CEA/CEA')])
    expect(await cea(world, third)).toMatchObject({ status: 'conflicting' })
    expect((await listed(third))[0]?.readings.map(({ barcode }) => barcode)).toEqual([world.second, third])
  })

  test('the same file again leaves it settled, a corrected reading of the other sample does not', async () => {
    const world = await contradicted()
    await decide('settle', world.second, '2002')
    await take([genotype(world.barcode, 'CEA/CEA'), genotype(world.barcode, '-/-', 2003)], 'TNS failed')
    expect(await listed(world.barcode)).toEqual([])
    await take([genotype(world.barcode, 'N/CEA')], 'The marker was read again')
    expect(await cea(world, world.barcode)).toMatchObject({ status: 'conflicting' })
  })

  test('is refused without who and why, and where nothing contradicts', async () => {
    const world = await contradicted()
    const { status, reply } = await callLab(shop, 'conflicts/settle', { barcode: world.second, about: '2002' })
    expect([status, Object.keys(reply.errors as object).toSorted()]).toEqual([428, ['by', 'reason']])
    expect((await decide('settle', world.second, '2003')).status).toBe(404)
    expect((await decide('settle', 'KP0000000000', '2002')).status).toBe(404)
    expect((await decide('reopen', world.second, '2002')).status).toBe(404)
  })

  test('is in the history of both samples: what arose, what was settled and what was taken back', async () => {
    const world = await contradicted()
    await decide('settle', world.second, '2002')
    await finishJobs(shop)
    await decide('reopen', world.second, '2002', { by: 'Dr B. Lind', reason: 'Both swabs are read again' })
    await finishJobs(shop)
    const name = expect.stringContaining('Collie eye anomaly')
    expect(await historyOf(world, world.barcode)).toMatchObject([
      { kind: 'reopened', by: 'Dr B. Lind', reason: 'Both swabs are read again', told: ['you'] },
      {
        kind: 'settled',
        by: 'Dr A. Weber',
        changes: [{ name, before: 'CEA/CEA', after: 'N/N', barcode: world.second }],
        told: ['you'],
      },
      {
        kind: 'conflicting',
        changes: [{ name, before: 'CEA/CEA', after: 'N/N', barcode: world.second }],
        told: ['you'],
      },
      { kind: 'reported', by: null, laboratory: 'Kinpaw Laboratory' },
    ])
    expect((await historyOf(world, world.second)).map(({ kind }) => kind)).toEqual([
      'reopened',
      'settled',
      'conflicting',
      'reported',
    ])
  })
})

describe('the chosen sample is withdrawn', () => {
  const withdraw = async (sample: string) => {
    expect(await callLab(shop, 'withdraw', { sample, reason: 'The swab was Fern’s.' })).toMatchObject({ status: 200 })
    await finishJobs(shop)
  }

  test('what was set aside for it counts again, its readers are mailed, and its history gives the reason', async () => {
    const world = await contradicted()
    await decide('settle', world.second, '2002')
    await finishJobs(shop)
    shop.mails.length = 0
    await withdraw(world.second)
    expect(await cea(world, world.barcode)).toMatchObject({ status: 'affected', genotype: 'CEA/CEA', conflict: null })
    expect((await linesOf(shop.db, world.animal)).find(({ product }) => product.id === 2002)).toMatchObject({
      status: 'affected',
      barcode: world.barcode,
    })
    expect(shop.mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Skye’s other sample counts again',
      'Skye’s results were withdrawn',
    ])
    expect((await historyOf(world, world.barcode))[0]).toMatchObject({
      kind: 'reopened',
      by: null,
      reason: `Sample ${world.second}, which stood, was withdrawn. The swab was Fern’s.`,
      told: ['you'],
    })
    // Withdrawn again it changes nothing.
    shop.mails.length = 0
    await withdraw(world.second)
    expect(shop.mails).toEqual([])
  })

  test('where another sample contradicts it the question is open again, and reports of that sample are closed', async () => {
    const world = await contradicted()
    await decide('settle', world.second, '2002')
    const third = await secondSample(world, [2002])
    await take([{ ...genotype(third, 'N/N'), date: '2026-11-20' }])
    const paper = await makeReport(shop.db, world.animal, 'health')
    expect(paper.content.samples.map(({ barcode }) => barcode)).not.toContain(world.second)
    shop.mails.length = 0
    await withdraw(world.second)
    expect((await listed(third))[0]?.readings.map(({ barcode }) => barcode)).toEqual([world.barcode, third])
    expect(await cea(world, third)).toMatchObject({ status: 'conflicting' })
    expect((await stateOf(paper.key))[0]).toBe('superseded')
    expect(shop.mails.map(({ subject }) => subject)).toContain('Two samples of Skye contradict each other')
  })

  test('a sample that was set aside is withdrawn, and the settlement stays', async () => {
    const world = await contradicted()
    await decide('settle', world.second, '2002')
    await withdraw(world.barcode)
    expect(await cea(world, world.second)).toMatchObject({
      status: 'clear',
      conflict: { settlement: { barcode: world.second } },
    })
  })
})

const profileLines = (barcode: string, alleles: string): CsvLine[] =>
  markersOf(80, ...alleles.split('')).map(({ name }) => ({
    barcode,
    kind: 'marker',
    panel: 'ISAG 2020 SNP',
    name,
    value: alleles.split('').join('/'),
  }))

describe('DNA profiles of different animals', () => {
  async function twoProfiles() {
    const world = await sampleAtWork(shop, [2002, 2138])
    await take([genotype(world.barcode, 'N/CEA'), ...profileLines(world.barcode, 'AA')])
    const paper = await makeReport(shop.db, world.animal, 'dna_profile')
    const second = await secondSample(world, [2003, 2138])
    await take([genotype(second, 'N/N', 2003), ...profileLines(second, 'GG')])
    return { ...world, second, paper }
  }

  test('leave no result that counts: no profile, no result of either sample, no report of them', async () => {
    const world = await twoProfiles()
    const { browser, animal } = world
    for (const barcode of [world.barcode, world.second]) {
      expect((await sheet(world, barcode)).results).toMatchObject([
        { status: 'conflicting', conflict: { kind: 'dna_profile' } },
      ])
      expect(await browser.ask(resultCalls.getDnaProfile, { params: { id: animal.id, barcode } })).toMatchObject({
        conflict: { kind: 'dna_profile', settlement: null },
      })
    }
    expect(await stateOf(world.paper.key)).toEqual(['superseded', expect.stringContaining('are of different animals')])
    await expect(
      browser.ask(reportCalls.getReport, { params: { id: animal.id }, query: { reportType: 'dna_profile' } }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('are of different animals') })
    const pair = await browser.ask(toolCalls.getPairGenotypes, { query: { damId: animal.id } })
    expect(pair.tests.map(({ dam, conflicting }) => [dam, conflicting])).toEqual([
      [null, ['dam']],
      [null, ['dam']],
    ])
  })

  test('settled, everything of the other sample is set aside', async () => {
    const world = await twoProfiles()
    expect((await decide('settle', world.barcode, 'ISAG 2020 SNP')).status).toBe(200)
    expect((await sheet(world, world.barcode)).results).toMatchObject([{ status: 'carrier', conflict: null }])
    expect((await sheet(world, world.second)).results).toMatchObject([
      { status: 'no_result', conflict: { settlement: { barcode: world.barcode } } },
    ])
    expect((await linesOf(shop.db, world.animal)).map(({ product }) => product.id)).toEqual([2002])
    const { content } = await makeReport(shop.db, world.animal, 'dna_profile')
    expect(content.samples.map(({ barcode }) => barcode)).toEqual([world.barcode])
  })

  test('settled, and the chosen sample withdrawn: all of the other one counts', async () => {
    const world = await twoProfiles()
    await decide('settle', world.barcode, 'ISAG 2020 SNP')
    await callLab(shop, 'withdraw', { sample: world.barcode, reason: 'The swab was Fern’s.' })
    await finishJobs(shop)
    expect((await sheet(world, world.second)).results).toMatchObject([{ status: 'clear', conflict: null }])
    const { content } = await makeReport(shop.db, world.animal, 'dna_profile')
    expect(content.samples.map(({ barcode }) => barcode)).toEqual([world.second])
  })

  test('a profile read again has its history: when, why, and which markers', async () => {
    const world = await sampleAtWork(shop, [2138])
    const lines = profileLines(world.barcode, 'AA')
    await take(lines)
    await take([{ ...(lines[0] as CsvLine), value: 'A/G' }, ...lines.slice(1)], 'One marker was read again')
    expect(await historyOf(world, world.barcode)).toMatchObject([
      {
        kind: 'corrected',
        reason: 'One marker was read again',
        changes: [
          { name: 'DNA profile on ISAG 2020 SNP', before: 'Marker 1 A/A', after: 'Marker 1 A/G', barcode: null },
        ],
      },
      { kind: 'reported', changes: [], resultCount: 1 },
    ])
  })
})

describe('breed mixes', () => {
  const mixLines = (barcode: string, shares: [number | null, number][]): CsvLine[] =>
    shares.map(([name, value]) => ({ barcode, kind: 'breed', name, value }))
  /** A Geno Pet, whose breeds are estimated. */
  async function estimated(shares: [number | null, number][]) {
    const world = await sampleAtWork(shop, [], { productId: 969 }, { breedId: null, isMixedBreed: true })
    await take(mixLines(world.barcode, shares))
    return world
  }
  const secondMix = async ({ animal, user }: World, shares: [number | null, number][]) => {
    const { barcode } = await addSample(shop, {
      userId: user.id,
      animalId: animal.id,
      activatedAt: new Date('2026-11-02T08:00:00Z'),
      stage: 'received',
      productId: 969,
    })
    await take(mixLines(barcode, shares))
    return barcode
  }

  test('that cannot be of one animal do not count, until one of them is chosen', async () => {
    const world = await estimated([
      [200131, 60],
      [200193, 40],
    ])
    const paper = await makeReport(shop.db, world.animal, 'breed_certificate')
    const second = await secondMix(world, [
      [200131, 5],
      [null, 5],
      [200800, 90],
    ])
    const profile = () => world.browser.ask(animalCalls.getAnimalProfile, { params: { id: world.animal.id } })
    expect(await profile()).toMatchObject({ breedMix: null, breeds: [], conflicts: [{ kind: 'breed_mix' }] })
    expect(await stateOf(paper.key)).toEqual(['superseded', expect.stringContaining('contradict each other')])
    await expect(makeReport(shop.db, world.animal, 'breed_mix')).rejects.toMatchObject({ status: 409 })
    expect((await decide('settle', second, 'breed mix')).status).toBe(200)
    expect(await profile()).toMatchObject({ breeds: [{ percent: 90 }, { percent: 5 }, { breed: null, percent: 5 }] })
    expect((await profile()).conflicts).toEqual([])
  })

  test('that differ a little are no conflict; what one was and is shows in the history', async () => {
    const world = await estimated([
      [200131, 60],
      [200193, 40],
    ])
    await secondMix(world, [
      [200131, 50],
      [200193, 50],
    ])
    expect(await listed(world.barcode)).toEqual([])
    await take(
      mixLines(world.barcode, [
        [200131, 70],
        [200193, 30],
      ]),
      'A newer panel',
    )
    expect((await historyOf(world, world.barcode))[0]).toMatchObject({
      kind: 'corrected',
      reason: 'A newer panel',
      changes: [
        {
          name: 'Breed mix',
          before: expect.stringMatching(/^60% .*, 40% /),
          after: expect.stringMatching(/^70% .*, 30% /),
        },
      ],
    })
  })
})

test('a mate whose samples contradict each other counts as not tested, and the list says why', async () => {
  const world = await contradicted()
  const [sire] = await shop.db
    .insert(animals)
    .values({ ...world.animal, id: undefined, petName: 'Tam', gender: 'male' })
    .returning()
  if (!sire) throw new Error('No sire')
  await join(world.browser)
  const { results: mates } = await world.browser.ask(mateCalls.listMates, { params: { id: sire.id }, query: {} })
  expect(mates[0]?.risks.find(({ product }) => product.id === 2002)).toMatchObject({
    kind: 'open',
    untested: ['dam', 'sire'],
    conflicting: ['dam'],
  })
})

test('nothing of it is deleted: the rows that were set aside stay', async () => {
  const world = await contradicted()
  await decide('settle', world.second, '2002')
  const rows = await shop.db
    .select()
    .from(results)
    .where(and(eq(results.barcode, world.barcode), isNull(results.supersededAt)))
    .orderBy(results.productId)
  expect(rows.map(({ productId, settlementId }) => [productId, settlementId !== null])).toEqual([
    [2002, true],
    [2003, false],
  ])
})
