import { acmFormCalls, type NewAcmForm } from '@shop/contract/acm-form'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal, addSample } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { jobsOf } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { auditEntries } from '../../schema/admin.ts'
import { animals } from '../../schema/animal.ts'
import { samples } from '../../schema/sample.ts'
import { acmForms } from '../../schema/acm-form.ts'
import { noticeQueue } from '../../platform/mail/queues.ts'
import { expectSorted } from '../../../test/sorted.ts'

const shop = useShop(withDesk)

const chipNumber = '981020000310301'
const bodyOf = (barcode: string, more: Partial<NewAcmForm> = {}): NewAcmForm => ({
  barcode,
  collectorName: 'Priya Raman',
  collectorPlace: 'Riverside Animal Clinic',
  purpose: 'Our kennel club',
  ...more,
})
const list = (browser: Browser) => browser.ask(acmFormCalls.listAcmForms)
const ask = (browser: Browser, body: NewAcmForm) => browser.ask(acmFormCalls.requestAcmForm, { body })
const approve = (id: string) => desk(shop, 'acm-forms', 'approve', id, '--reason', 'In our list')
const refuse = (id: string, reason: string) => desk(shop, 'acm-forms', 'refuse', id, '--reason', reason)
const mailed = (email: string) =>
  jobsOf(shop, noticeQueue)
    .filter(({ to }) => shop.services.secrets.open(to) === email)
    .map(({ kind }) => kind)

async function owner(countryCode = 'AU') {
  const browser = shop.visitor()
  const user = await signIn(shop, browser, 'breeder', { countryCode })
  const animal = await addAnimal(shop, user.id, { chipNumber })
  const { barcode } = await addSample(shop, { userId: user.id, animalId: animal.id, activatedAt: new Date() })
  return { browser, user, animal, barcode }
}

test('a request is approved at the desk, its form is filled from the record, and used when the chip is recorded', async () => {
  const { browser, user, animal, barcode } = await owner()
  expect(await list(browser)).toEqual({ results: [], samples: [{ barcode, petName: 'Skye', hasChip: true }] })
  const made = await ask(browser, bodyOf(barcode))
  expect(made).toMatchObject({ state: 'waiting', number: expect.stringMatching(/^ACM-/), url: null })
  // A second press, or a lost answer.
  expect(await ask(browser, bodyOf(barcode))).toEqual(made)
  await expect(ask(browser, bodyOf(barcode, { purpose: 'Another' }))).rejects.toMatchObject({ status: 428 })
  expect((await list(browser)).samples).toEqual([])

  expect((await desk(shop, 'acm-forms', 'list')).output).toContain(made.id)
  expect((await approve(made.id)).code).toBe(0)
  expect((await approve(made.id)).output).toContain('It was decided so before.')
  const [approved] = (await list(browser)).results
  expect(approved).toMatchObject({ state: 'approved', url: expect.any(String) })
  const file = await browser.fetch(approved?.url ?? '')
  const bytes = Buffer.from(await file.arrayBuffer())
  expect([file.status, file.headers.get('content-type'), bytes.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  const [{ printed } = { printed: null }] = await shop.db.select().from(acmForms).where(eq(acmForms.id, made.id))
  expect(printed).toMatchObject({ chipNumber, ownerName: 'Ada Byron', breed: 'Border Collie', species: 'Dog' })
  expect(mailed(user.email)).toEqual(['acm-requested', 'acm-approved'])
  expect(await shop.db.$count(auditEntries, eq(auditEntries.userId, user.id))).toBe(1)

  await shop.db
    .update(samples)
    .set({ isIdentityVerified: true, stage: 'received' })
    .where(eq(samples.animalId, animal.id))
  expect((await list(browser)).results).toMatchObject([{ state: 'used' }])
  expect((await refuse(made.id, 'Too late')).code).toBe(1)
})

test.each([
  ['US', '612 792'],
  ['AU', '595.28 841.89'],
])('an account of %s prints it on its own paper size', async (country, box) => {
  const { browser, barcode } = await owner(country)
  const { id } = await ask(browser, bodyOf(barcode))
  await approve(id)
  const [{ url } = { url: '' }] = (await list(browser)).results
  const text = Buffer.from(await (await browser.fetch(url ?? '')).arrayBuffer()).toString('latin1')
  expect(text).toContain(`/MediaBox [0 0 ${box}]`)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('a refusal is mailed with its reason, ends what was approved, and another can be requested', async () => {
  const { browser, user, barcode } = await owner()
  const { id } = await ask(browser, bodyOf(barcode))
  await approve(id)
  await refuse(id, 'The collector is your partner')
  const [refused] = (await list(browser)).results
  expect(refused).toMatchObject({ state: 'refused', reason: 'The collector is your partner', url: null })
  expect((await browser.fetch(`/api/my/acm-forms/${id}/form.pdf`)).status).toBe(409)
  expect(mailed(user.email)).toEqual(['acm-requested', 'acm-approved', 'acm-refused'])
  // What was refused is not approved by a slip.
  expect((await approve(id)).code).toBe(1)
  expect(await ask(browser, bodyOf(barcode))).toMatchObject({ state: 'waiting' })
})

test('it is taken back while it waits, and no longer', async () => {
  const { browser, barcode } = await owner()
  const withdraw = (id: string) => browser.ask(acmFormCalls.withdrawAcmForm, { params: { id } })
  const { id } = await ask(browser, bodyOf(barcode))
  expect([(await withdraw(id)).state, (await withdraw(id)).state]).toEqual(['withdrawn', 'withdrawn'])
  const { id: next } = await ask(browser, bodyOf(barcode))
  await approve(next)
  await expect(withdraw(next)).rejects.toMatchObject({ status: 409 })
})

test('a form whose chip or sample is another now is out of date', async () => {
  const { browser, animal, barcode } = await owner()
  const { id } = await ask(browser, bodyOf(barcode))
  await approve(id)
  const chipIs = (number: string) =>
    shop.db.update(animals).set({ chipNumber: number }).where(eq(animals.id, animal.id))
  await chipIs('981020000399999')
  expect((await list(browser)).results).toMatchObject([{ state: 'outdated', url: null }])
  await chipIs(chipNumber)
  expect((await list(browser)).results).toMatchObject([{ state: 'approved' }])
  await shop.db.update(samples).set({ problem: 'failed' }).where(eq(samples.barcode, barcode))
  expect((await list(browser)).results).toMatchObject([{ state: 'outdated' }])
})

test.each([
  ['is another’s', async () => (await owner()).barcode],
  ['nobody knows', async () => 'KP0000000000'],
  [
    'is with the laboratory',
    async ({ animal, user }: Awaited<ReturnType<typeof owner>>) =>
      (await addSample(shop, { userId: user.id, animalId: animal.id, activatedAt: new Date(), stage: 'received' }))
        .barcode,
  ],
  [
    'is of an animal without a chip',
    async ({ user }: Awaited<ReturnType<typeof owner>>) => {
      const { id } = await addAnimal(shop, user.id)
      return (await addSample(shop, { userId: user.id, animalId: id, activatedAt: new Date() })).barcode
    },
  ],
])('for a sample that %s none can be requested', async (_, make) => {
  const mine = await owner()
  await expect(ask(mine.browser, bodyOf(await make(mine)))).rejects.toMatchObject({
    status: 428,
    errors: { barcode: expect.any(String) },
  })
  expect((await list(mine.browser)).results).toEqual([])
})

test('it goes with the animal to its new owner, and the old one has it no more', async () => {
  const { browser, animal, barcode } = await owner()
  const { id } = await ask(browser, bodyOf(barcode))
  const buyer = await owner()
  await shop.db.update(animals).set({ userId: buyer.user.id }).where(eq(animals.id, animal.id))
  expect((await list(browser)).results).toEqual([])
  expect((await browser.fetch(`/api/my/acm-forms/${id}/form.pdf`)).status).toBe(404)
  expect((await list(buyer.browser)).results).toMatchObject([{ id }])
})

test('the desk sorts requests by number and by how long they wait', async () => {
  for (const { browser, barcode } of [await owner(), await owner(), await owner()]) await ask(browser, bodyOf(barcode))
  const admin = shop.visitor()
  await signIn(shop, admin, 'breeder', { isAdmin: true })
  await expectSorted(async (sort) => (await admin.ask(acmFormCalls.listDeskAcmForms, { query: { sort } })).results, {
    number: ({ number }) => number,
    requestedAt: ({ requestedAt }) => requestedAt,
  })
})
