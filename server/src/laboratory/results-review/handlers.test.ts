import { randomUUID } from 'node:crypto'
import { type ResultsReview, resultsReviewCalls } from '@shop/contract/results-review'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callLab, fileOf, finishJobs, importFile, jobsOf, sampleAtWork, withLab } from '../../../test/lab.ts'
import { signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { auditEntries } from '../../schema/admin.ts'
import { givenRoles } from '../../schema/desk-role.ts'
import { results } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { approveReview, sweepApprovals } from './decide.ts'
import { resultsReviews } from '../../schema/results-review.ts'
import { resultsReleaseQueue } from './queues.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { folded } from '@shop/contract/text'

const shop = useShop({ ...withLab, LAB_REVIEW: 'two' })

const anna = 'Dr Anna Weber'
const chidi = 'Chidi Okoye'
const readAs = (barcode: string, value: string) => fileOf([{ barcode, kind: 'genotype', name: 2002, value }])
const submit = (text: string, { by = anna, reason }: { by?: string; reason?: string } = {}) =>
  callLab(shop, `reviews?${new URLSearchParams({ file_name: 'plate-7.csv', by, ...(reason && { reason }) })}`, text)
const decide = (what: 'release' | 'return', id: unknown, by: string, reason?: string) =>
  callLab(shop, `reviews/${what}`, { id, by, ...(reason && { reason }) })
const readingsOf = async (barcode: string) =>
  (await shop.db.select().from(results).where(eq(results.barcode, barcode))).map(({ genotype }) => genotype)
const stageOf = async (barcode: string) =>
  (await shop.db.select().from(samples).where(eq(samples.barcode, barcode)))[0]?.stage

test('what one person brings counts when another releases it, once', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const file = readAs(barcode, 'N/CEA')
  expect(await importFile(shop, file)).toMatchObject({
    status: 409,
    reply: { message: expect.stringContaining('a second person releases results') },
  })
  const brought = await submit(file)
  expect(brought).toMatchObject({ status: 201, reply: { state: 'waiting', by: anna, sampleCount: 1 } })
  expect([await readingsOf(barcode), await stageOf(barcode)]).toEqual([[], 'review'])
  expect(await submit(file)).toMatchObject({ status: 200, reply: { id: brought.reply.id, isRepeat: true } })

  const { id } = brought.reply
  const listed = await callLab(shop, 'reviews?state=waiting')
  expect(listed.reply.results).toContainEqual(expect.objectContaining({ id, fileName: 'plate-7.csv' }))
  expect((await callLab(shop, `reviews/lines?id=${String(id)}`)).text).toBe(
    `barcode,kind,name,title,value,reads_as,until_now\n${barcode},genotype,2002,Collie eye anomaly / choroidal hypoplasia (CEA/CH),N/CEA,carrier,\n`,
  )

  expect(await decide('release', id, ' dr  anna weber ')).toMatchObject({
    status: 428,
    reply: { errors: { by: `${anna} brought this file. Somebody else reviews it.` } },
  })
  expect(await readingsOf(barcode)).toEqual([])
  expect(await decide('release', id, chidi)).toMatchObject({
    status: 200,
    reply: { resultCount: 1, isRepeat: false, review: { state: 'released', reviewer: chidi } },
  })
  expect([await readingsOf(barcode), await stageOf(barcode)]).toEqual([['N/CEA'], 'reported'])
  expect(await decide('release', id, 'Somebody Else')).toMatchObject({
    reply: { resultCount: 1, isRepeat: true, review: { reviewer: chidi } },
  })
  expect(await decide('return', id, chidi, 'Too late')).toMatchObject({ status: 409 })
  expect(await submit(file)).toMatchObject({ status: 200, reply: { isRepeat: true, state: 'released' } })
  // A line may name a vet: the file's text is not stored.
  expect((await shop.db.select().from(resultsReviews)).map(({ text }) => text)).toEqual([null])
  expect(await callLab(shop, `reviews/lines?id=${String(id)}`)).toMatchObject({ status: 409 })
})

test('what is returned changes nothing, and may be brought again', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const file = readAs(barcode, 'N/N')
  const { id } = (await submit(file)).reply
  expect(await decide('return', id, anna)).toMatchObject({
    status: 428,
    reply: { errors: { reason: expect.any(String) } },
  })
  const reason = 'Plate 7 is read again'
  expect(await decide('return', id, chidi, reason)).toMatchObject({
    status: 200,
    reply: { state: 'returned', reviewer: chidi, returnReason: reason },
  })
  expect(await decide('return', id, chidi, 'Another')).toMatchObject({ status: 200, reply: { returnReason: reason } })
  expect(await decide('release', id, chidi)).toMatchObject({
    status: 409,
    reply: { message: `${chidi} returned this file: ${reason}` },
  })
  const again = await submit(file)
  expect(again).toMatchObject({ status: 201 })
  expect(again.reply.id).not.toBe(id)
  expect(await readingsOf(barcode)).toEqual([])
})

test('a file is refused where an import would refuse it, when it is brought and when it is released', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  expect(await submit(readAs(barcode, 'N/XYZ'))).toMatchObject({
    status: 428,
    reply: { errors: { 'line 2': expect.stringContaining('XYZ') } },
  })
  expect(await stageOf(barcode)).toBe('received')
  expect(await submit(readAs(barcode, 'N/N'), { by: ' ' })).toMatchObject({ status: 428 })

  const { id } = (await submit(readAs(barcode, 'N/N'))).reply
  await shop.db.update(samples).set({ problem: 'payment_hold' }).where(eq(samples.barcode, barcode))
  expect(await decide('release', id, chidi)).toMatchObject({
    status: 428,
    reply: { errors: { 'line 2': expect.stringContaining('waits for its payment') } },
  })
  const { reply } = await callLab(shop, 'reviews?state=waiting')
  expect(reply.results).toContainEqual(expect.objectContaining({ id, reviewer: null }))
  await shop.db.update(samples).set({ problem: null }).where(eq(samples.barcode, barcode))
  expect(await decide('release', id, chidi)).toMatchObject({ status: 200, reply: { isRepeat: false } })
})

test('a correction says what held until now, and needs its reason when it is brought', async () => {
  const { barcode } = await sampleAtWork(shop, [2002, 2003])
  const lines = (value: string) =>
    fileOf([
      { barcode, kind: 'genotype', name: 2002, value },
      { barcode, kind: 'genotype', name: 2003, value: '' },
    ])
  await decide('release', (await submit(lines('N/N'))).reply.id, chidi)
  expect(await submit(lines('N/CEA'))).toMatchObject({ status: 428 })
  const { id } = (await submit(lines('N/CEA'), { reason: 'Read again' })).reply
  const { text } = await callLab(shop, `reviews/lines?id=${String(id)}`)
  expect(text).toContain(',N/CEA,carrier,it was “N/N”\n')
  expect(text).toContain(',no result,no result,unchanged\n')
  expect(await stageOf(barcode)).toBe('reported')
  await decide('release', id, chidi)
  expect(await readingsOf(barcode)).toEqual(expect.arrayContaining(['N/N', 'N/CEA']))
})

test('a release whose process crashed before its import is finished by another', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const { id } = (await submit(readAs(barcode, 'CEA/CEA'))).reply
  const mine = eq(resultsReviews.id, String(id))
  const crashed = { state: 'released' as const, reviewer: chidi, decidedAt: new Date() }
  await shop.db.update(resultsReviews).set(crashed).where(mine)
  await sweepApprovals(shop.services)
  expect(jobsOf(shop, resultsReleaseQueue)).toEqual([])
  await shop.db
    .update(resultsReviews)
    .set({ decidedAt: new Date(Date.now() - 180_000) })
    .where(mine)
  await sweepApprovals(shop.services)
  expect(jobsOf(shop, resultsReleaseQueue)).toEqual([{ reviewId: id }])
  await finishJobs(shop)
  expect(await readingsOf(barcode)).toEqual(['CEA/CEA'])
  await sweepApprovals(shop.services)
  expect(jobsOf(shop, resultsReleaseQueue)).toEqual([])
  expect(await approveReview(shop.services, { id: String(id), by: chidi, byId: null })).toMatchObject({
    isRepeat: true,
    resultCount: 1,
  })
})

test('nothing waits under another number', async () => {
  const id = randomUUID()
  const answers = [await decide('release', id, chidi), await decide('return', id, chidi, 'Not there')]
  expect([...answers, await callLab(shop, `reviews/lines?id=${id}`)].map(({ status }) => status)).toEqual([
    404, 404, 404,
  ])
})

test('a person sees what a file would change, brings it, and cannot release it; a second person does, and both are in the audit', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  const person = async (firstName: string) => {
    const browser = shop.visitor()
    const user = await signIn(shop, browser, 'owner', { firstName, lastName: 'Weber' })
    await shop.db.insert(givenRoles).values({ userId: user.id, role: 'laboratory' })
    return browser
  }
  const [first, second] = [await person('Ida'), await person('Otto')]
  await expect(first.ask(resultsReviewCalls.previewResults, { body: readAs(barcode, 'N/XYZ') })).rejects.toMatchObject({
    status: 428,
    errors: { 'line 2': expect.stringContaining('XYZ') },
  })
  const body = readAs(barcode, 'N/CEA')
  const before = await shop.db.$count(resultsReviews)
  expect(await first.ask(resultsReviewCalls.previewResults, { body })).toMatchObject({
    sampleCount: 1,
    lines: [{ barcode, value: 'N/CEA', readsAs: 'carrier', untilNow: '', change: 'new' }],
  })
  expect(await shop.db.$count(resultsReviews)).toBe(before)
  const { id } = await first.ask(resultsReviewCalls.submitResults, { body, query: { by: 'Somebody Else' } })
  const opened = (browser: typeof first) => browser.ask(resultsReviewCalls.getResultsReview, { query: { id } })
  expect(await opened(first)).toMatchObject({ isOwn: true, review: { by: 'Ida Weber' }, lines: [{ change: 'new' }] })
  expect(await opened(second)).toMatchObject({ isOwn: false })
  const release = (browser: typeof first) =>
    browser.ask(resultsReviewCalls.releaseResults, { body: { id, by: 'Whoever' } })
  await expect(release(first)).rejects.toMatchObject({ status: 428 })
  expect(await release(second)).toMatchObject({ isRepeat: false, review: { reviewer: 'Otto Weber' } })
  expect(await release(second)).toMatchObject({ isRepeat: true })
  expect(await opened(second)).toMatchObject({ review: { state: 'released' }, lines: [] })
  const audited = await shop.db
    .select({ action: auditEntries.action, by: auditEntries.adminName })
    .from(auditEntries)
    .where(eq(auditEntries.subject, 'results.csv'))
  expect(audited).toEqual([
    { action: 'submit-results', by: 'Ida Weber' },
    { action: 'release-results', by: 'Otto Weber' },
  ])

  // The same reading again is named as such, another one as changed.
  const [same, changed] = ['N/CEA', 'N/N'].map((value) => readAs(barcode, value).replace('2026-11-12', '2026-11-13'))
  const preview = (file = '', query = {}) => second.ask(resultsReviewCalls.previewResults, { body: file, query })
  expect((await preview(same)).lines).toMatchObject([{ change: 'same' }])
  await expect(preview(changed)).rejects.toMatchObject({ status: 428 })
  expect((await preview(changed, { reason: 'Read again' })).lines).toMatchObject([
    { change: 'changed', untilNow: 'it was “N/CEA”' },
  ])
})

test('files are sorted by name, samples and age', async () => {
  const samplesIn = { 'Plate-9.csv': 3, 'élan.csv': 12, 'plate-10.csv': 5 }
  await shop.db.insert(resultsReviews).values(
    Object.entries(samplesIn).map(([fileName, sampleCount], place) => ({
      fileName,
      sampleCount,
      isSampleData: false,
      state: 'returned' as const,
      by: anna,
      submittedAt: new Date(2020, place),
    })),
  )
  const list = async (sort: string) =>
    (await callLab(shop, `reviews?state=returned&sort=${sort}`)).reply.results as ResultsReview[]
  await expectSorted(list, {
    file: ({ fileName }) => folded(fileName),
    samples: ({ sampleCount }) => sampleCount,
    submitted: ({ submittedAt }) => submittedAt,
  })
})
