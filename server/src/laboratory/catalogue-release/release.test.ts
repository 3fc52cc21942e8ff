import { createHash } from 'node:crypto'
import { reportCalls } from '@shop/contract/report'
import type { ResultStatus } from '@shop/contract/verdict'
import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { finishJobs, jobsOf } from '../../../test/lab.ts'
import { addPlan, readPlan } from '../../../test/life-plans.ts'
import { addReportedAnimal, addReportedSample, outcomes, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { catalogueReleases } from '../../schema/catalogue.ts'
import { products } from '../../schema/product.ts'
import { reports } from '../../schema/report.ts'
import { storeGeneGroups } from './gene-groups.ts'
import { factsNow, recordRelease } from './record.ts'
import { releaseMails, verdictChanges } from '../../schema/catalogue-release.ts'
import { releaseMailQueue } from './queues.ts'

const shop = useShop()
beforeEach(() => {
  shop.mails.length = 0
  shop.jobs.sent.length = 0
})

const cea = outcomes.carrier.productId
let count = 0
/** A release in whose data one copy of a test's variant does something else; its jobs wait. */
async function release(oneCopy: 'none' | 'at_risk', productId = cea) {
  const sha256 = createHash('sha256').update(`release ${count++}`).digest('hex')
  await shop.db.transaction(async (tx) => {
    await tx.insert(catalogueReleases).values({ sha256 })
    await storeGeneGroups(tx, sha256)
    const before = await factsNow(tx)
    await tx.update(products).set({ oneCopy }).where(eq(products.id, productId))
    await recordRelease(tx, shop.services, { sha256, before })
  })
  return sha256
}
/** The carriers of a release are at risk from now on, or are carriers again. */
let isAtRisk = false
async function next() {
  isAtRisk = !isAtRisk
  const sha256 = await release(isAtRisk ? 'at_risk' : 'none')
  return { sha256, change: isAtRisk ? 'carrier before, at risk now' : 'at risk before, carrier now' }
}

async function member(type = 'breeder') {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser, type) }
}
async function breeder() {
  const one = await member()
  return { ...one, ...(await addReportedAnimal(shop, one.user.id)) }
}
const sentTo = (email: string) => shop.mails.filter(({ to }) => to === email)
const stateOf = async (key: string) => (await shop.db.select().from(reports).where(eq(reports.key, key)))[0]

test('a corrected verdict closes the reports that state the old one before anybody opens them, and leaves the others', async () => {
  const { browser, animal } = await breeder()
  const certificate = await browser.ask(reportCalls.getCertificate, { params: { id: animal.id } })
  const traits = await browser.ask(reportCalls.getReport, {
    params: { id: animal.id },
    query: { reportType: 'traits' },
  })
  await next()
  await finishJobs(shop)
  expect(await stateOf(certificate.key)).toMatchObject({
    state: 'superseded',
    stateReason: expect.stringContaining('another verdict now: Collie eye'),
  })
  expect(await stateOf(traits.key)).toMatchObject({ state: 'valid' })
})

test('everybody whom it concerns is mailed once: which animals, which tests, from what to what', async () => {
  const ada = await breeder()
  const fern = await addReportedAnimal(shop, ada.user.id, { animal: { petName: 'Fern' } })
  const clear = await addAnimal(shop, ada.user.id, { petName: 'Bess' })
  await addResult(shop, (await addReportedSample(shop, clear.id)).barcode, cea, 'N/N')
  const vet = await member('vet')
  for (const { id } of [ada.animal, fern.animal]) await shareWith(shop, id, vet.user.email, 'view')
  await shareWith(shop, fern.animal.id, 'somebody@example.org', 'view')

  const { change } = await next()
  await finishJobs(shop)
  const [mail, ...more] = sentTo(ada.user.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('What some results mean has changed')
  for (const name of ['Skye', 'Fern']) expect(mail?.text).toMatch(new RegExp(`${name}\nCollie eye.*: ${change}`))
  expect(mail?.text).not.toContain('Bess')

  // Whoever it is shared with reads no text of its owner's, and an address without account no result.
  const [toVet, ...moreToVet] = sentTo(vet.user.email)
  expect(moreToVet).toEqual([])
  expect(toVet?.text).toContain(change)
  expect(toVet?.text).toContain(fern.sample.barcode)
  expect(toVet?.text).not.toContain('Fern')
  const [toSomebody] = sentTo('somebody@example.org')
  expect(toSomebody?.text).toContain('/register')
  expect(toSomebody?.text).not.toMatch(/Fern|Collie|carrier/)
})

test('steps that run twice close and mail once, and a row goes with its mail', async () => {
  const { user } = await breeder()
  const { sha256 } = await next()
  while (shop.jobs.sent.length) {
    shop.jobs.sent.push(...shop.jobs.sent)
    await shop.jobs.flush(shop.services)
  }
  expect(sentTo(user.email)).toHaveLength(1)
  expect(await shop.db.$count(releaseMails, eq(releaseMails.sha256, sha256))).toBe(0)
  expect(await shop.db.$count(verdictChanges, eq(verdictChanges.sha256, sha256))).toBeGreaterThan(0)
})

test('animals beyond the first step are looked at too', async () => {
  const ada = await member()
  for (let number = 0; number < 30; number++) {
    const { id } = await addAnimal(shop, ada.user.id, { petName: `Pup ${number}` })
    await addResult(shop, (await addReportedSample(shop, id)).barcode, cea, 'N/CEA')
  }
  await next()
  await finishJobs(shop)
  const [mail, ...more] = sentTo(ada.user.email)
  expect(more).toEqual([])
  expect(mail?.text.match(/Pup \d+\n/g)).toHaveLength(30)
})

test('a life plan is renewed, and its owner is not mailed twice', async () => {
  const { browser, user, animal } = await breeder()
  await addPlan(shop, animal.id)
  await readPlan(browser, animal.id)
  await finishJobs(shop)
  shop.mails.length = 0
  await next()
  await finishJobs(shop)
  expect(sentTo(user.email).map(({ text }) => text)).toEqual([expect.stringContaining('Life plans')])
  const { versions } = await readPlan(browser, animal.id)
  expect(versions[0]?.changes).toEqual([expect.stringContaining('means something else now')])
})

test('whoever gave the animal away meanwhile is not mailed; what came after the release is not called changed', async () => {
  const { user, animal } = await breeder()
  const heir = await member()
  await next()
  const late = await member()
  await addReportedAnimal(shop, late.user.id)
  while (!jobsOf(shop, releaseMailQueue).length) await shop.jobs.flush(shop.services)
  await shop.db.update(animals).set({ userId: heir.user.id }).where(eq(animals.id, animal.id))
  await finishJobs(shop)
  expect(sentTo(user.email)).toEqual([])
  expect(sentTo(late.user.email)).toEqual([])
})

test('a release that changes no verdict mails nobody', async () => {
  const { user } = await breeder()
  await release(isAtRisk ? 'at_risk' : 'none')
  expect(shop.jobs.sent).toEqual([])
  await finishJobs(shop)
  expect(sentTo(user.email)).toEqual([])
})

describe('a release that corrects what the tests of one gene mean together', () => {
  type Rule = { pair: readonly [string, string]; reading: string; status: ResultStatus | null }
  /** The earlier release had another rule for a pair of variants; today's data is current. */
  async function regroup(gene: string, pair: string, then: Partial<Rule>) {
    const [last] = await shop.db
      .select()
      .from(catalogueReleases)
      .where(isNotNull(catalogueReleases.geneGroups))
      .orderBy(desc(catalogueReleases.createdAt))
      .limit(1)
    const output = (last?.geneGroups ?? []).map((group) => ({
      ...group,
      rules:
        group.gene === gene
          ? group.rules.map((rule) => (rule.pair.join('/') === pair ? { ...rule, ...then } : rule))
          : group.rules,
    }))
    const hash = () => createHash('sha256').update(`release ${count++}`).digest('hex')
    await shop.db.insert(catalogueReleases).values({ sha256: hash(), geneGroups: output })
    return () =>
      shop.db.transaction(async (tx) => {
        const sha256 = hash()
        await tx.insert(catalogueReleases).values({ sha256 })
        await storeGeneGroups(tx, sha256)
        await recordRelease(tx, shop.services, { sha256, before: await factsNow(tx) })
      })
  }
  /** A report made with the earlier wording. */
  const restate = (key: string, from: string, to: string) =>
    shop.db
      .update(reports)
      .set({ content: sql`replace(${reports.content}::text, ${from}, ${to})::jsonb` })
      .where(eq(reports.key, key))

  async function tested(about: object, found: [number, string][]) {
    const { browser, user } = await member()
    const animal = await addAnimal(shop, user.id, about)
    const { barcode } = await addReportedSample(shop, animal.id)
    for (const [productId, genotype] of found) await addResult(shop, barcode, productId, genotype)
    const paper = await browser.ask(reportCalls.getCertificate, { params: { id: animal.id } })
    return { browser, user, animal, paper }
  }
  const sod1: [number, string][] = [
    [2001, 'N/DM'],
    [2156, 'N/DM'],
  ]
  const cat = { petName: 'Minka', speciesId: 2, breedId: null }

  test('mails the verdict that it changed, closes the reports that state the old one, and mails nobody else', async () => {
    const correct = await regroup('SOD1', '*/*', { reading: 'Carrier', status: 'carrier' })
    const rolf = await tested({ petName: 'Rolf' }, sod1)
    await restate(rolf.paper.key, '"status": "at_risk"', '"status": "carrier"')
    const single = await tested({ petName: 'Uli' }, [[2001, 'N/DM']])
    shop.mails.length = 0
    await correct()
    await finishJobs(shop)
    const [mail, ...more] = sentTo(rolf.user.email)
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/Rolf\nDegenerative.*: carrier before, at risk now/)
    expect(await stateOf(rolf.paper.key)).toMatchObject({
      state: 'superseded',
      stateReason: expect.stringContaining('another verdict now: Degenerative myelopathy'),
    })
    expect(sentTo(single.user.email)).toEqual([])
    expect((await stateOf(single.paper.key))?.state).toBe('valid')
  })

  test('mails what a trait shows, once for the tests of its gene, and closes the reports that state the old one', async () => {
    const correct = await regroup('FGF5', '*/*', { reading: 'Short coat' })
    const minka = await tested(cat, [
      [3053, 'N/M1'],
      [3056, 'N/M4'],
    ])
    await restate(minka.paper.key, '"reading": "Long coat"', '"reading": "Short coat"')
    const carrier = await tested({ ...cat, petName: 'Kater' }, [[3053, 'N/M1']])
    shop.mails.length = 0
    await correct()
    await finishJobs(shop)
    const [mail, ...more] = sentTo(minka.user.email)
    expect(more).toEqual([])
    expect(mail?.text.match(/Coat length: short coat before, long coat now/g)).toHaveLength(1)
    expect(await stateOf(minka.paper.key)).toMatchObject({
      state: 'superseded',
      stateReason: expect.stringMatching(/^Read the same, and another meaning now: Long hair/),
    })
    expect(sentTo(carrier.user.email)).toEqual([])
    expect((await stateOf(carrier.paper.key))?.state).toBe('valid')
  })

  test('other words for the same reading are followed by nothing', async () => {
    const correct = await regroup('FGF5', '*/*', { meaning: 'Said otherwise.' } as Partial<Rule>)
    await tested(cat, [
      [3053, 'N/M1'],
      [3056, 'N/M4'],
    ])
    await correct()
    expect(shop.jobs.sent).toEqual([])
  })

  test('a test whose verdict another test of the gene outweighs is not called changed when it is corrected', async () => {
    const { user } = await tested({ petName: 'Rolf' }, sod1)
    const alone = await tested({ petName: 'Uli' }, [[2001, 'N/DM']])
    shop.mails.length = 0
    await release('at_risk', 2001)
    await finishJobs(shop)
    expect(sentTo(user.email)).toEqual([])
    expect(sentTo(alone.user.email).map(({ text }) => text)).toEqual([
      expect.stringContaining('carrier before, at risk now'),
    ])
  })
})
