import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { lifePlanCalls } from '@shop/contract/life-plan'
import { parentageCalls } from '@shop/contract/parentage'
import { reportCalls } from '@shop/contract/report'
import { resultCalls } from '@shop/contract/result'
import { sharingCalls } from '@shop/contract/sharing'
import { toolCalls } from '@shop/contract/tool'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { addAnimal, addResult, newBarcode } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { callLab, fileOf, finishJobs, importFile, withLab } from '../../../test/lab.ts'
import { addPlan, readPlan } from '../../../test/life-plans.ts'
import { addProfile, addReportedAnimal, addReportedSample, markersOf, outcomes } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { sampleTests } from '../../schema/sample.ts'
import { reports } from '../../schema/report.ts'

const shop = useShop(withLab)
beforeEach(() => {
  shop.mails.length = 0
  shop.jobs.sent.length = 0
})

async function member(type = 'breeder') {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser, type) }
}
/** Somebody's dog with results and a DNA profile in one sample, for which they were ordered. */
async function reported(petName = 'Skye') {
  const one = await member()
  const { animal, sample } = await addReportedAnimal(shop, one.user.id, {
    animal: { petName },
    sample: { activatedAt: new Date('2026-11-01T08:00:00Z') },
  })
  await addProfile(shop, sample.barcode, markersOf(120, 'A', 'G'))
  await shop.db
    .insert(sampleTests)
    .values(Object.values(outcomes).map(({ productId }) => ({ barcode: sample.barcode, productId })))
  return { ...one, animal, barcode: sample.barcode }
}
const withdraw = async (sample: string, reason = 'The swab was Fern’s.') => {
  const { status, reply } = await callLab(shop, 'withdraw', { sample, reason })
  return { status, ...reply } as {
    status: number
    barcode?: string
    papers?: number
    kit?: string | null
    errors?: object
  }
}
type Dog = Awaited<ReturnType<typeof reported>>
const paper = (
  { browser, animal }: Pick<Dog, 'browser' | 'animal'>,
  reportType: 'vet_summary' | 'dna_profile' | 'parentage',
) => browser.ask(reportCalls.getReport, { params: { id: animal.id }, query: { reportType } })
const certificate = ({ browser, animal }: Dog) => browser.ask(reportCalls.getCertificate, { params: { id: animal.id } })
const check = (barcode: string) => shop.visitor().ask(toolCalls.authenticateReport, { params: { barcode } })
const sentTo = (email: string) => shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('a withdrawn sample', () => {
  test('takes all its reports along, whichever animal’s they are, and also those that were superseded', async () => {
    const dog = await reported()
    const first = await certificate(dog)
    await addResult(shop, dog.barcode, 2193, 'N/N')
    const papers = [first, await certificate(dog), await paper(dog, 'vet_summary'), await paper(dog, 'dna_profile')]
    const pup = await addAnimal(shop, dog.user.id, { petName: 'Wren' })
    const pupSample = await addReportedSample(shop, pup.id)
    await addProfile(shop, pupSample.barcode, markersOf(120, 'A', 'A'))
    await dog.browser.ask(parentageCalls.createParentageRequest, {
      body: { offspringId: pup.id, damId: dog.animal.id, sireId: null },
    })
    papers.push(await paper({ browser: dog.browser, animal: pup }, 'parentage'))
    const ofPupAlone = await paper({ browser: dog.browser, animal: pup }, 'dna_profile')

    expect(await withdraw(dog.barcode)).toMatchObject({ status: 200, barcode: dog.barcode, papers: 5 })
    for (const { key } of papers)
      expect(await check(key)).toMatchObject({ state: 'revoked', stateReason: 'The swab was Fern’s.' })
    expect((await check(ofPupAlone.key)).state).toBe('valid')

    const { results } = await dog.browser.ask(parentageCalls.listParentageRequests)
    expect(results).toMatchObject([
      { verdict: 'inconclusive', markersCompared: 0, meaning: expect.stringContaining('withdrawn') },
    ])
    const params = { id: dog.animal.id, barcode: dog.barcode }
    expect((await dog.browser.ask(resultCalls.getResults, { params })).results).toEqual([])
    const history = await dog.browser.ask(resultCalls.getResultHistory, { params })
    expect(history.entries[0]).toMatchObject({ kind: 'sample_withdrawn', reason: 'The swab was Fern’s.' })
    await expect(dog.browser.ask(resultCalls.getDnaProfile, { params })).rejects.toMatchObject({ status: 404 })
    await expect(certificate(dog)).rejects.toMatchObject({ status: 409 })
  })

  test('is read again in a free kit: the same results make reports and a life plan again', async () => {
    const dog = await reported()
    await addPlan(shop, dog.animal.id)
    await readPlan(dog.browser, dog.animal.id)
    const { kit } = await withdraw(dog.barcode)
    await finishJobs(shop)
    expect((await readPlan(dog.browser, dog.animal.id)).state).toBe('withdrawn')
    await callLab(shop, 'advance', { barcodes: [kit], stage: 'received' })
    const lines = Object.values(outcomes).map(({ productId, genotype }) => ({
      barcode: kit ?? '',
      kind: 'genotype' as const,
      name: productId,
      value: genotype ?? '',
      date: '2026-11-20',
    }))
    expect(await importFile(shop, fileOf(lines))).toMatchObject({ status: 201 })
    await finishJobs(shop)
    expect((await certificate(dog)).state).toBe('valid')
    const { state } = await dog.browser.ask(lifePlanCalls.getLifePlan, { params: { id: dog.animal.id } })
    expect(state).toBe('ready')
    // The old swab takes no results any more.
    expect(
      await importFile(shop, fileOf([{ barcode: dog.barcode, kind: 'genotype', name: 2002, value: 'N/N' }])),
    ).toMatchObject({
      status: 428,
      text: expect.stringContaining('withdrawn'),
    })
  })

  test('is withdrawn once; of two at once one does it', async () => {
    const dog = await reported()
    const { key } = await certificate(dog)
    const both = await Promise.all([withdraw(dog.barcode, 'One'), withdraw(dog.barcode, 'Two')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.filter(({ kit }) => kit)).toHaveLength(1)
    expect(await withdraw(dog.barcode, 'Three')).toMatchObject({ status: 200, papers: 0, kit: null })
    const [row] = await shop.db.select().from(reports).where(eq(reports.key, key))
    expect(['One', 'Two']).toContain(row?.stateReason)
  })

  test('may be named by a report that rests on it alone', async () => {
    const dog = await reported()
    const { key } = await certificate(dog)
    expect(await withdraw(key)).toMatchObject({ status: 200, barcode: dog.barcode })
    const other = await reported()
    const second = await addReportedSample(shop, other.animal.id)
    await addResult(shop, second.barcode, 2193, 'N/N')
    const { key: ofBoth } = await certificate(other)
    expect(await withdraw(ofBoth)).toMatchObject({
      status: 428,
      errors: { sample: expect.stringContaining(second.barcode) },
    })
  })

  test('is one that is known, and of which something was reported', async () => {
    expect(await withdraw(newBarcode())).toMatchObject({ status: 404 })
    const dog = await reported()
    const waiting = await addReportedSample(shop, dog.animal.id, { twinOf: dog.barcode })
    expect(await withdraw(waiting.barcode)).toMatchObject({ status: 428 })
    expect(await callLab(shop, 'withdraw', { sample: dog.barcode })).toMatchObject({ status: 428 })
  })
})

test('everybody who was mailed before is mailed again, once: those who read, who once read, who owned, who have a relative’s report', async () => {
  const dog = await reported()
  const [reader, formerReader, heir, breeder] = [
    await member('vet'),
    await member('vet'),
    await member(),
    await member(),
  ]
  const share = (email: string, browser = dog.browser) =>
    browser.ask(sharingCalls.shareAnimal, { params: { id: dog.animal.id }, body: { email } })
  await share(formerReader.user.email)
  await dog.browser.ask(sharingCalls.unshareAnimal, {
    params: { id: dog.animal.id },
    query: { email: formerReader.user.email },
  })
  const { results } = await dog.browser.ask(animalTransferCalls.createAnimalTransfer, {
    body: { animalId: dog.animal.id, email: heir.user.email },
  })
  const id = results[0]?.id ?? ''
  await heir.browser.ask(animalTransferCalls.acceptAnimalTransfer, { params: { id }, body: {} })
  await share(reader.user.email, heir.browser)
  // A breeder who may use her compares her with a pup.
  await heir.browser.ask(sharingCalls.shareAnimal, {
    params: { id: dog.animal.id },
    body: { email: breeder.user.email, rights: 'full' },
  })
  const pup = await addAnimal(shop, breeder.user.id, { petName: 'Wren' })
  await addProfile(shop, (await addReportedSample(shop, pup.id)).barcode, markersOf(120, 'A', 'A'))
  await breeder.browser.ask(parentageCalls.createParentageRequest, {
    body: { offspringId: pup.id, damId: dog.animal.id, sireId: null },
  })
  await finishJobs(shop)
  shop.mails.length = 0

  await withdraw(dog.barcode)
  await finishJobs(shop)
  expect(sentTo(heir.user.email)).toEqual(['Skye’s results were withdrawn'])
  for (const { user } of [dog, reader, formerReader, breeder])
    expect(sentTo(user.email)).toEqual(['Results were withdrawn'])
  for (const { to, text } of shop.mails) {
    expect(text).toContain(dog.barcode)
    // Why is read beside the results, by whoever may read these; and nobody reads another's words.
    expect(text).not.toContain('Fern')
    if (to !== heir.user.email) expect(text).not.toContain('Skye')
  }
  expect(shop.mails).toHaveLength(5)
})
