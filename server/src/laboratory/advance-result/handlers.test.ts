import { randomUUID } from 'node:crypto'
import { type AdvanceRelease, advanceResultCalls } from '@shop/contract/advance-result'
import { checkoutCalls } from '@shop/contract/checkout'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { australian, type Browser, signIn } from '../../../test/buyer.ts'
import { callLab, fileOf, importFile, jobsOf, lab, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { orders } from '../../schema/order.ts'
import { samples, sampleTests } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { sweepAdvanceResults } from './sweep.ts'
import { advanceOpenings, advanceReleases } from '../../schema/advance-result.ts'
import { noticeQueue } from '../../platform/mail/queues.ts'
import { expectSorted } from '../../../test/sorted.ts'

const shop = useShop(withLab)

const client = { firstName: 'Iain', lastName: 'Munro', email: 'iain@example.org', phoneNumber: undefined }
const output = { by: 'Dr A. Weber', reason: 'Surgery is tomorrow' }
const releaseOf = (barcode: string, more: object = {}) =>
  callLab(shop, 'advance-results', { barcode, ...output, ...more })
const undo = (barcode: string) => lab(shop, 'release', 'undo', barcode, '--by', output.by, '--reason', 'Read again')
const list = async (browser: Browser) => (await browser.ask(advanceResultCalls.listAdvanceResults)).results
const open = (browser: Browser, id: string) =>
  browser.ask(advanceResultCalls.openAdvanceResult, { params: { id }, body: {} })
const genotype = (barcode: string, name: number, value: string) => ({
  barcode,
  kind: 'genotype' as const,
  name: String(name),
  value,
})
const bringIn = async (lines: Parameters<typeof fileOf>[0], reason?: string) =>
  expect((await importFile(shop, fileOf(lines), reason)).status).toBe(201)
const mailed = async (email: string) => {
  await sweepAdvanceResults(shop.services)
  return jobsOf(shop, noticeQueue)
    .filter(({ to }) => shop.services.secrets.open(to) === email)
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('advance-'))
}

/** A vet’s order for a client, whose owner has activated the kit; the laboratory has read one of its two tests. */
async function orderedAhead() {
  const browser = australian(shop)
  const vet = await signIn(shop, browser, 'vet')
  const { number } = await browser.ask(checkoutCalls.createAdvanceOrder, {
    body: {
      checkoutId: randomUUID(),
      user: client,
      agent: undefined,
      shippingAddress: undefined,
      items: [{ productId: 36, quantity: 1 }],
      note: undefined,
    },
  })
  const [order] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  const owner = await signIn(shop, australian(shop), 'owner')
  const animal = await addAnimal(shop, owner.id)
  const [sample] = await shop.db
    .update(samples)
    .set({ animalId: animal.id, activatedAt: new Date(), stage: 'genotyping' })
    .where(eq(samples.orderId, order?.id ?? ''))
    .returning()
  const barcode = sample?.barcode ?? ''
  await shop.db.delete(sampleTests).where(eq(sampleTests.barcode, barcode))
  await shop.db.insert(sampleTests).values([2002, 2003].map((productId) => ({ barcode, productId })))
  await bringIn([genotype(barcode, 2002, 'N/CEA')])
  return { browser, vet, owner, barcode }
}

test('a vet opens what was released of their order for a client, until its report is out; nobody else ever does', async () => {
  const { browser, vet, owner, barcode } = await orderedAhead()
  expect(await list(browser)).toEqual([])
  const { status, reply } = await releaseOf(barcode)
  expect([status, reply]).toMatchObject([201, { barcode, state: 'open', by: output.by, openings: [] }])
  const [result, ...more] = await list(browser)
  expect(more).toEqual([])
  expect(result).toMatchObject({ barcode, client: 'Iain Munro', petName: 'Skye', state: 'open', openedAt: null })
  const id = result?.id ?? ''

  const other = australian(shop)
  await signIn(shop, other, 'vet')
  expect(await list(other)).toEqual([])
  const refusals = [await refusalOf(open(other, id)), await refusalOf(open(other, randomUUID()))]
  expect(refusals[0]).toEqual(refusals[1])
  expect(refusals[0]).toMatchObject({ status: 404 })

  expect(await open(browser, id)).toMatchObject({
    client: 'Iain Munro',
    waiting: 1,
    results: [{ product: { id: 2002 }, genotype: 'N/CEA', status: 'carrier' }],
  })
  expect((await list(browser))[0]?.openedAt).toEqual(expect.any(String))
  const { reply: kept } = await callLab(shop, `advance-results?barcode=${barcode}`)
  expect(kept.results).toMatchObject([{ openings: [expect.any(String)] }])
  expect(await mailed(vet.email)).toEqual(['advance-ready'])
  expect(await mailed(owner.email)).toEqual(['advance-released'])

  await bringIn([genotype(barcode, 2003, 'N/N')])
  expect(await list(browser)).toMatchObject([{ state: 'reported', isChanged: false }])
  await expect(open(browser, id)).rejects.toMatchObject({ status: 409 })
  expect(await mailed(vet.email)).toEqual(['advance-ready', 'advance-reported'])
  // Mailed once, however often it is looked for.
  expect(await mailed(vet.email)).toHaveLength(2)
})

const refusalOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    (failure: { status: number; message: string }) => ({ status: failure.status, message: failure.message }),
  )

test('what was opened and is read otherwise at review says so, to whoever opened it and to no other', async () => {
  const [opened, unopened] = [await orderedAhead(), await orderedAhead()]
  for (const { barcode } of [opened, unopened]) await releaseOf(barcode)
  await open(opened.browser, (await list(opened.browser))[0]?.id ?? '')
  for (const { barcode } of [opened, unopened])
    await bringIn([genotype(barcode, 2002, 'N/N')], 'The marker was read again')
  expect(await list(opened.browser)).toMatchObject([{ state: 'open', isChanged: true }])
  expect(await mailed(opened.vet.email)).toEqual(['advance-ready', 'advance-changed'])
  expect(await mailed(unopened.vet.email)).toEqual(['advance-ready'])
  // Opened again, it is what holds.
  const { id = '' } = (await list(opened.browser))[0] ?? {}
  expect((await open(opened.browser, id)).results).toMatchObject([{ genotype: 'N/N' }])
  expect(await list(opened.browser)).toMatchObject([{ isChanged: false }])
})

test('a reading that was opened and is corrected after the report is mailed, too', async () => {
  const { browser, vet, barcode } = await orderedAhead()
  await releaseOf(barcode)
  await open(browser, (await list(browser))[0]?.id ?? '')
  await bringIn([genotype(barcode, 2003, 'N/N')])
  await mailed(vet.email)
  await bringIn([genotype(barcode, 2002, 'N/N')], 'The marker was read again')
  expect(await mailed(vet.email)).toEqual(['advance-ready', 'advance-reported', 'advance-changed'])
  expect(await list(browser)).toMatchObject([{ state: 'reported', isChanged: true }])
})

test('the laboratory takes it back, with its reason; repeated, it changes nothing, and a new one opens again', async () => {
  const { browser, vet, barcode } = await orderedAhead()
  expect((await undo(barcode)).code).toBe(1)
  await releaseOf(barcode)
  const { id = '' } = (await list(browser))[0] ?? {}
  const undone = { code: 0, output: `${barcode}: what was released early is taken back.` }
  expect([await undo(barcode), await undo(barcode)]).toEqual([undone, undone])
  expect((await lab(shop, 'release', 'list', barcode)).output).toMatch(
    / withdrawn .* taken back by Dr A\. Weber: Read again /,
  )
  await expect(open(browser, id)).rejects.toMatchObject({ status: 409 })
  expect(await mailed(vet.email)).toEqual(['advance-ready', 'advance-withdrawn'])
  expect((await releaseOf(barcode)).status).toBe(201)
  expect(await list(browser)).toMatchObject([{ state: 'open' }, { state: 'withdrawn' }])
})

test('it is over after its days, on hold while the sample is in doubt, and of whoever lost the approval', async () => {
  const { browser, vet, barcode } = await orderedAhead()
  await releaseOf(barcode, { days: 1 })
  const { id = '' } = (await list(browser))[0] ?? {}
  const isSample = eq(samples.barcode, barcode)
  await shop.db.update(samples).set({ problem: 'sex_mismatch' }).where(isSample)
  expect(await list(browser)).toMatchObject([{ state: 'held' }])
  await shop.db.update(samples).set({ problem: null }).where(isSample)
  await shop.db.update(users).set({ approval: 'refused' }).where(eq(users.id, vet.id))
  expect(await list(browser)).toMatchObject([{ state: 'withdrawn' }])
  await expect(open(browser, id)).rejects.toMatchObject({ status: 409 })
  await shop.db.update(users).set({ approval: 'approved' }).where(eq(users.id, vet.id))
  await shop.db.update(advanceReleases).set({ endsAt: new Date() }).where(eq(advanceReleases.id, id))
  expect(await list(browser)).toMatchObject([{ state: 'expired' }])
  await expect(open(browser, id)).rejects.toMatchObject({ status: 409 })
  expect(await shop.db.$count(advanceOpenings, eq(advanceOpenings.releaseId, id))).toBe(0)
})

test('released again while it is open it is the same release', async () => {
  const { barcode } = await orderedAhead()
  const [one, two] = [await releaseOf(barcode), await releaseOf(barcode)]
  expect([one.status, two.status, two.reply.id]).toEqual([201, 200, one.reply.id])
})

test.each([
  ['nobody knows', async () => 'KP0000000000'],
  ['nobody ordered for a client', async () => (await sampleAtWork(shop)).barcode],
  [
    'was reported',
    async () => {
      const { barcode } = await orderedAhead()
      await bringIn([genotype(barcode, 2003, 'N/N')])
      return barcode
    },
  ],
  [
    'is held',
    async () => {
      const { barcode } = await orderedAhead()
      await shop.db.update(samples).set({ problem: 'sex_mismatch' }).where(eq(samples.barcode, barcode))
      return barcode
    },
  ],
  [
    'was ordered by somebody who lost the approval',
    async () => {
      const { barcode, vet } = await orderedAhead()
      await shop.db.update(users).set({ approval: 'refused' }).where(eq(users.id, vet.id))
      return barcode
    },
  ],
])('a sample that %s is not released', async (_, make) => {
  const barcode = await make()
  expect(await releaseOf(barcode)).toMatchObject({ status: 428, reply: { errors: { barcode: expect.any(String) } } })
  expect(await shop.db.$count(advanceReleases, eq(advanceReleases.barcode, barcode))).toBe(0)
})

test('of the vet’s own patient no owner is mailed', async () => {
  const { vet, barcode } = await orderedAhead()
  const [sample] = await shop.db
    .select({ animalId: samples.animalId })
    .from(samples)
    .where(eq(samples.barcode, barcode))
  await shop.db
    .update(animals)
    .set({ userId: vet.id })
    .where(eq(animals.id, sample?.animalId ?? ''))
  await releaseOf(barcode)
  expect(await mailed(vet.email)).toEqual(['advance-ready'])
})

test('releases are sorted by sample, age and end', async () => {
  for (const days of [5, 2]) await releaseOf((await orderedAhead()).barcode, { days })
  const sorted = async (sort: string) =>
    (await callLab(shop, `advance-results?sort=${sort}`)).reply.results as AdvanceRelease[]
  await expectSorted(sorted, {
    barcode: ({ barcode }) => barcode,
    released: ({ releasedAt }) => releasedAt,
    ends: ({ endsAt }) => endsAt,
  })
})
