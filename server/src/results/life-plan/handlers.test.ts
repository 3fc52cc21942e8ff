import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { type OrderDetail, orderCalls } from '@shop/contract/order'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { handIn, signedIn, walk } from '../../../test/activation.ts'
import { wordsOf } from '../../../test/account.ts'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { type Browser, checkoutBody, confirm, signIn } from '../../../test/buyer.ts'
import { callLab, fileOf, finishJobs, importFile, jobsOf, sampleAtWork, withLab } from '../../../test/lab.ts'
import { addPlan, planCartOf, genoPetId, lifePlanId, pay, putItem, readPlan } from '../../../test/life-plans.ts'
import { textOf } from '../../../test/pdf.ts'
import { addReportedAnimal, outcomes, shareWith, traitId } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { listUndeliverable } from '../../sales/order/undeliverable.ts'
import { makeReport } from '../report/register.ts'
import { samples, sampleTests } from '../../schema/sample.ts'
import { filled } from '../../platform/values/same-content.ts'
import { planOf, renewDuePlans, renewLifePlan, versionsOf } from './register.ts'
import { lifePlans, lifePlanVersions } from '../../schema/life-plan.ts'
import { lifePlanQueue } from './queues.ts'

const shop = useShop(withLab)
beforeEach(() => {
  shop.mails.length = 0
  shop.jobs.sent.length = 0
})

const sent = () => shop.mails.map(({ to, subject }) => [to, subject])
const fails = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

/** Somebody's dog of four years and 24 kg with every kind of result, and a plan. */
async function planned(about: Partial<typeof animals.$inferInsert> = {}) {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const { animal, sample } = await addReportedAnimal(shop, user.id, {
    animal: {
      dateOfBirth: '2022-03-04',
      dateOfBirthPrecision: 'exact',
      weight: 24,
      weightUnit: 'kg',
      weighedAt: new Date(),
      ...about,
    },
    sample: { userId: user.id, activatedAt: new Date('2026-11-01T08:00:00Z') },
  })
  const ordered = [...Object.values(outcomes).map(({ productId }) => productId), traitId]
  await shop.db.insert(sampleTests).values(ordered.map((productId) => ({ barcode: sample.barcode, productId })))
  await addPlan(shop, animal.id)
  return { browser, user, animal, barcode: sample.barcode }
}

const correct = (barcode: string, name: number, value: string, reason = 'Read again') =>
  importFile(shop, fileOf([{ barcode, kind: 'genotype', name, value }]), reason)

describe('a life plan says', () => {
  test('what follows from the dog’s own results, with the sources, and nothing of what is clear', async () => {
    const { browser, animal } = await planned()
    const { state, plan } = await readPlan(browser, animal.id)
    expect(state).toBe('ready')
    const names = plan?.advice.map(({ product, status }) => [product.id, status])
    expect(names).toEqual([
      [2085, 'affected'],
      [2001, 'at_risk'],
      [2002, 'carrier'],
    ])
    for (const advice of plan?.advice ?? []) expect(advice.sources.length).toBeGreaterThan(0)
    const [ill, , carrier] = plan?.advice ?? []
    expect(ill?.signs).toMatch(/\w+ \w+/)
    expect(carrier?.signs).toBeNull()
    const statements = plan?.stages.flatMap((stage) => stage.statements) ?? []
    expect(statements.length).toBeGreaterThan(3)
    expect(statements.filter(({ source }) => !(source.url ?? source.label))).toEqual([])
    expect(plan?.unknowns.map(({ text }) => text).join()).toContain('could not be read')
  })

  test('which stage it is at, by birth and adult size', async () => {
    const now = new Date()
    const born = (years: number) => `${now.getUTCFullYear() - years}-01-01`
    const presentOf = async (about: Partial<typeof animals.$inferInsert>) => {
      const { browser, animal } = await planned(about)
      const { plan } = await readPlan(browser, animal.id)
      return plan?.stages.find(({ isPresent }) => isPresent)?.stage
    }
    expect(await presentOf({ dateOfBirth: born(8), weight: 24 })).toBe('mature_adult')
    expect(await presentOf({ dateOfBirth: born(8), weight: 45 })).toBe('senior')
    expect(await presentOf({ dateOfBirth: born(3) })).toBe('young_adult')
    expect(await presentOf({ dateOfBirth: null })).toBeUndefined()
  })

  test('the names of medicines that MDR1 requires care with, and never an amount', async () => {
    const { browser, animal, barcode } = await planned()
    await addResult(shop, barcode, 2004, 'N/MDR1')
    const { plan } = await readPlan(browser, animal.id)
    const mdr1 = plan?.advice.find(({ product }) => product.id === 2004)
    expect(mdr1?.drugs).toContain('Ivermectin')
    expect(JSON.stringify(plan)).not.toMatch(/\d\s*(mg|ml|µg|mcg)\b/i)
  })

  test('what is not known, and who can mend it', async () => {
    const { browser, animal } = await planned({ weight: null, weightUnit: null, dateOfBirth: null, isDesexed: true })
    const { plan } = await readPlan(browser, animal.id)
    const owners = plan?.unknowns.filter(({ isOwners }) => isOwners).map(({ text }) => text)
    expect(owners).toEqual([expect.stringContaining('was born'), expect.stringContaining('no weight')])
    const topics = plan?.stages.flatMap(({ statements }) => statements.map(({ topic }) => topic))
    expect(topics).not.toContain('Neutering talk')
  })
})

describe('versions', () => {
  test('reading again makes none; a corrected result makes one, with what changed, and its owner is mailed', async () => {
    const { browser, user, animal, barcode } = await planned()
    await readPlan(browser, animal.id)
    await readPlan(browser, animal.id)
    await finishJobs(shop)
    expect(sent()).toEqual([[user.email, 'Skye’s life plan is ready']])
    shop.mails.length = 0
    await correct(barcode, 2002, 'N/N')
    await finishJobs(shop)
    expect(sent()).toContainEqual([user.email, 'Skye’s life plan has changed'])
    for (const mail of shop.mails) expect(wordsOf(mail)).not.toMatch(/CEA|collie eye/i)
    const { plan, versions } = await readPlan(browser, animal.id)
    expect(plan?.advice.map(({ product }) => product.id)).not.toContain(2002)
    expect(versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'current'],
      [1, 'superseded'],
    ])
    expect(versions[0]?.changes).toEqual([
      expect.stringMatching(/was read again: N\/CEA, carrier before, N\/N, clear now/),
    ])
  })

  test('what its owner corrects renews it without a mail', async () => {
    const { browser, animal } = await planned()
    await readPlan(browser, animal.id)
    await finishJobs(shop)
    shop.mails.length = 0
    await shop.db.update(animals).set({ weight: 8 }).where(eq(animals.id, animal.id))
    const { versions, plan } = await readPlan(browser, animal.id)
    expect(versions[0]?.changes).toEqual(['The weight was changed.'])
    expect(plan?.basis.size).toMatch(/^Small/)
    await finishJobs(shop)
    expect(sent()).toEqual([])
  })

  test('is the same version where an earlier version of the shop froze nothing of what is empty in it', async () => {
    const { browser, animal } = await planned()
    await readPlan(browser, animal.id)
    const plan = await planOf(shop.db, animal.id)
    const [frozen] = await versionsOf(shop.db, plan?.id ?? '')
    const content = filled(frozen?.content) as Record<string, unknown>
    expect(content).not.toEqual(frozen?.content)
    await shop.db
      .update(lifePlanVersions)
      .set({ content })
      .where(eq(lifePlanVersions.id, frozen?.id ?? ''))
    await renewLifePlan(shop.db, shop.services, animal.id)
    expect(await versionsOf(shop.db, plan?.id ?? '')).toHaveLength(1)
  })

  test('a new stage of life renews it by itself, on its day', async () => {
    const { browser, user, animal } = await planned()
    await readPlan(browser, animal.id)
    await finishJobs(shop)
    shop.mails.length = 0
    const [plan] = await shop.db.select().from(lifePlans).where(eq(lifePlans.animalId, animal.id))
    expect(plan?.renewAt?.toISOString().slice(0, 10)).toBe('2027-03-04')
    await renewDuePlans(shop.db, shop.services, new Date('2027-03-03T00:00:00Z'))
    const due = () => jobsOf(shop, lifePlanQueue).filter(({ animalId }) => animalId === animal.id)
    expect(due()).toEqual([])
    await renewDuePlans(shop.db, shop.services, new Date('2027-03-04T00:00:00Z'))
    expect(due()).toEqual([{ animalId: animal.id }])
    shop.jobs.sent.length = 0
    await renewLifePlan(shop.db, shop.services, animal.id, { now: new Date('2027-03-04T00:00:00Z') })
    await finishJobs(shop)
    expect(sent()).toEqual([[user.email, 'Skye’s life plan has changed']])
  })

  test('is withdrawn with a report that is revoked, and made again when the results are others', async () => {
    const { browser, user, animal, barcode } = await planned()
    await readPlan(browser, animal.id)
    await finishJobs(shop)
    shop.mails.length = 0
    const { key } = await makeReport(shop.db, animal, 'health')
    await callLab(shop, 'revoke', { number: key, reason: 'Two samples were swapped.' })
    await finishJobs(shop)
    expect(sent()).toEqual([[user.email, 'Skye’s life plan was withdrawn']])
    await shop.db.update(animals).set({ weight: 8 }).where(eq(animals.id, animal.id))
    const withdrawn = await readPlan(browser, animal.id)
    expect(withdrawn).toMatchObject({ state: 'withdrawn', plan: null })
    expect(withdrawn.versions[0]).toMatchObject({ state: 'withdrawn', changes: ['Two samples were swapped.'] })
    await correct(barcode, 2002, 'N/N')
    expect((await readPlan(browser, animal.id)).state).toBe('ready')
  })
})

describe('its file', () => {
  const open = async (browser: Browser, url = '') => browser.fetch(url)

  test('is the same each time; an old one says that it is superseded', async () => {
    const { browser, animal, barcode } = await planned()
    const {
      versions: [first],
    } = await readPlan(browser, animal.id)
    const bytes = async () => Buffer.from(await (await open(browser, first?.url)).arrayBuffer())
    const [one, two] = [await bytes(), await bytes()]
    expect(one.equals(two)).toBe(true)
    expect(textOf(one)).toContain('Skye’s life, stage by stage')
    expect(textOf(one)).toContain('A plan, not a diagnosis')
    expect(textOf(one)).not.toContain('SUPERSEDED')
    await correct(barcode, 2002, 'N/N')
    await readPlan(browser, animal.id)
    expect(textOf(await bytes())).toContain('SUPERSEDED')
  })

  test('opens for whom the animal is shared with, and is missing for all others', async () => {
    const { browser, animal } = await planned()
    const {
      versions: [version],
    } = await readPlan(browser, animal.id)
    const vet = shop.visitor()
    await shareWith(shop, animal.id, (await signIn(shop, vet, 'vet')).email, 'view')
    expect((await open(vet, version?.url)).status).toBe(200)
    expect((await readPlan(vet, animal.id)).state).toBe('ready')
    const stranger = shop.visitor()
    await signIn(shop, stranger)
    expect((await open(stranger, version?.url)).status).toBe(404)
    expect((await open(shop.visitor(), version?.url)).status).toBe(401)
    expect((await open(stranger, '/api/my/life-plans/none.pdf')).status).toBe(404)
  })
})

describe('in the cart', () => {
  /** What the newest order shows of its plan. */
  const stateOfPlan = async (browser: Browser) => {
    const { results } = await browser.ask(orderCalls.listOrderHistory, { query: {} })
    const [newest] = results as OrderDetail[]
    const item = newest?.items.find(({ product }) => product.id === lifePlanId)
    return newest?.progress.find(({ itemId }) => itemId === item?.id)?.state
  }

  test('it needs a kit beside it, one for each plan; then it is tied to the dog whose kit is activated', async () => {
    const { browser, user } = await signedIn(shop, 'owner')
    expect(await fails(planCartOf(browser, { productId: lifePlanId }))).toMatchObject({
      status: 428,
      fields: { productId: expect.stringContaining('Geno Pet') },
    })
    const cart = await planCartOf(browser, { productId: genoPetId }, { productId: lifePlanId })
    const line = cart.items.find(({ product }) => product.id === lifePlanId)
    const more = browser.ask(cartCalls.updateItem, {
      params: { sessionId: cart.sessionId, cartItemId: line?.id ?? '' },
      body: { productId: lifePlanId, quantity: 2, animalName: undefined },
    })
    expect(await fails(more)).toMatchObject({ status: 428, fields: { quantity: expect.any(String) } })
    await pay(browser, cart)
    const [kit] = await shop.db.select().from(samples).where(eq(samples.userId, user.id))
    const [plan] = await shop.db.select().from(lifePlans).where(eq(lifePlans.userId, user.id))
    expect(plan?.animalId).toBeNull()
    expect(await stateOfPlan(browser)).toBe('unactivated')
    await handIn(browser, await walk(browser, { email: user.email, barcodes: [kit?.barcode ?? ''] }))
    const [tied] = await shop.db.select().from(lifePlans).where(eq(lifePlans.userId, user.id))
    const [activated] = await shop.db.select().from(samples).where(eq(samples.userId, user.id))
    expect(tied?.animalId).toBe(activated?.animalId)
    expect(await readPlan(browser, tied?.animalId ?? '')).toMatchObject({ state: 'waiting', plan: null })
    expect(await stateOfPlan(browser)).toBe('laboratory')
  })

  test('with the kit taken out it is refused at checkout, and its line says why', async () => {
    const { browser } = await signedIn(shop, 'owner')
    const full = await planCartOf(browser, { productId: genoPetId }, { productId: lifePlanId })
    const kit = full.items.find(({ product }) => product.id === genoPetId)
    const params = { sessionId: full.sessionId, cartItemId: kit?.id ?? '' }
    const cart = await browser.ask(cartCalls.deleteItem, { params })
    expect(cart.items).toEqual([expect.objectContaining({ problem: expect.stringContaining('Geno Pet') })])
    const body = checkoutBody(cart, { shippingMethodId: undefined })
    expect(await fails(browser.ask(checkoutCalls.createOrder, { body }))).toMatchObject({ status: 409 })
  })

  test('two dogs of one name have a plan each', async () => {
    const browser = shop.visitor({ 'x-country-code': 'AU' })
    const user = await signIn(shop, browser)
    const dogs = [await addReportedAnimal(shop, user.id), await addReportedAnimal(shop, user.id)]
    const wanted = dogs.map(({ animal }) => ({ productId: lifePlanId, metaData: { animalId: animal.id } }))
    const cart = await planCartOf(browser, ...wanted)
    expect(cart.items.map(({ metaData }) => metaData.animalId)).toEqual(dogs.map(({ animal }) => animal.id))
    await pay(browser, cart)
    const plans = await shop.db.select().from(lifePlans).where(eq(lifePlans.userId, user.id))
    expect(new Set(plans.map(({ animalId }) => animalId))).toEqual(new Set(dogs.map(({ animal }) => animal.id)))
  })

  test('bought for a dog whose results are out, it is made at once, and never twice', async () => {
    const browser = shop.visitor({ 'x-country-code': 'AU' })
    const user = await signIn(shop, browser)
    const { animal } = await addReportedAnimal(shop, user.id)
    expect((await readPlan(browser, animal.id)).offer?.id).toBe(lifePlanId)
    const wanted = { productId: lifePlanId, metaData: { animalId: animal.id } }
    const cart = await planCartOf(browser, wanted)
    expect(cart).toMatchObject({ isSwabRequired: false })
    await pay(browser, cart)
    await finishJobs(shop)
    expect(sent()).toContainEqual([user.email, 'Skye’s life plan is ready'])
    expect(await stateOfPlan(browser)).toBe('plan_ready')
    const again = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
    expect(await fails(putItem(browser, again.sessionId, wanted))).toMatchObject({
      status: 428,
      fields: { productId: expect.stringContaining('already') },
    })
  })

  test('of two orders for one dog the second cannot be delivered: its line and the desk say so', async () => {
    const browser = shop.visitor({ 'x-country-code': 'AU' })
    const user = await signIn(shop, browser)
    const { animal } = await addReportedAnimal(shop, user.id)
    const wanted = { productId: lifePlanId, metaData: { animalId: animal.id } }
    const bodies = []
    for (const cart of [await planCartOf(browser, wanted), await planCartOf(browser, wanted)]) {
      const body = checkoutBody(cart, { shippingMethodId: undefined })
      await browser.ask(checkoutCalls.createOrder, { body })
      bodies.push(body)
    }
    for (const { checkoutId } of bodies) await confirm(browser, checkoutId)
    expect(await stateOfPlan(browser)).toBe('undeliverable')
    const { results } = await listUndeliverable(shop.db)
    expect(results.filter(({ animalName }) => animalName === animal.petName)).toEqual([
      expect.objectContaining({ product: 'Geno Pet life plan', reason: expect.stringContaining('already') }),
    ])
  })

  test.each([
    ['a cat', { speciesId: 2, breedId: null }, 'dogs only'],
    ['a dog without any sample', {}, 'has none yet'],
  ])('%s gets none', async (_, about, why) => {
    const browser = shop.visitor()
    const user = await signIn(shop, browser)
    const animal = await addAnimal(shop, user.id, about)
    expect(await readPlan(browser, animal.id)).toMatchObject({
      state: 'none',
      offer: null,
      hasFindings: false,
      refusal: expect.stringContaining(why),
    })
    const { sessionId } = await browser.ask(cartCalls.createCart, { body: {} })
    const wanted = { productId: lifePlanId, metaData: { animalId: animal.id } }
    expect(await fails(putItem(browser, sessionId, wanted))).toMatchObject({
      status: 428,
      fields: { productId: expect.stringContaining(why) },
    })
  })

  test('another’s dog is missing', async () => {
    const { animal } = await sampleAtWork(shop)
    const browser = shop.visitor()
    await signIn(shop, browser)
    const { sessionId } = await browser.ask(cartCalls.createCart, { body: {} })
    const wanted = { productId: lifePlanId, metaData: { animalId: animal.id } }
    expect(await fails(putItem(browser, sessionId, wanted))).toMatchObject({ status: 404 })
  })

  test('a kit that was handed on takes no plan along', async () => {
    const { browser, user } = await signedIn(shop, 'owner')
    await pay(browser, await planCartOf(browser, { productId: genoPetId }, { productId: lifePlanId }))
    const other = await signedIn(shop, 'owner')
    const [kit] = await shop.db
      .update(samples)
      .set({ userId: other.user.id })
      .where(eq(samples.userId, user.id))
      .returning()
    await handIn(other.browser, await walk(other.browser, { email: other.user.email, barcodes: [kit?.barcode ?? ''] }))
    const [plan] = await shop.db.select().from(lifePlans).where(eq(lifePlans.userId, user.id))
    expect(plan?.animalId).toBeNull()
  })
})

test('a plan goes with its animal', async () => {
  const { animal } = await planned()
  await shop.db.delete(animals).where(eq(animals.id, animal.id))
  expect(await shop.db.$count(lifePlans, eq(lifePlans.animalId, animal.id))).toBe(0)
})
