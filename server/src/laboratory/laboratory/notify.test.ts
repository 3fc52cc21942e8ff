import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { wordsOf } from '../../../test/account.ts'
import { addSample } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { callLab, fileOf, finishJobs, importFile, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { recordNews } from './notify.ts'
import { labNotices } from '../../schema/laboratory.ts'
import { animalShares } from '../../schema/sharing.ts'

const shop = useShop(withLab)
beforeEach(() => {
  shop.mails.length = 0
})

const advance = (barcode: string, stage: string, more: object = {}) =>
  callLab(shop, 'advance', { barcodes: [barcode], stage, ...more })
const genotype = (barcode: string, value: string, reason?: string, name = 2002) =>
  importFile(shop, fileOf([{ barcode, kind: 'genotype', name, value }]), reason)
const sent = () => shop.mails.map(({ to, subject }) => [to, subject])

test.each([
  ['of a breed mix', [969], '/breeds'],
  ['of a trait', [2033], '/traits'],
  ['of diseases', [2002, 2003], '/health'],
  ['of several kinds: all at a glance', [2002, 2033], ''],
])('the mail opens the page with the results %s', async (_, tests, page) => {
  const { barcode, animal } = await sampleAtWork(shop, tests)
  await recordNews(shop.db, shop.services, randomUUID(), [{ barcode, news: 'reported', importId: null }])
  await finishJobs(shop)
  expect(shop.mails[0]?.text).toMatch(new RegExp(`/my/animals/${animal.id}${page}$`, 'm'))
})

test('the owner hears that the sample is here, once, and the link follows it', async () => {
  const { barcode, user } = await sampleAtWork(shop, [2002], { stage: 'activated' })
  await advance(barcode, 'received')
  await advance(barcode, 'received')
  await finishJobs(shop)
  expect(sent()).toEqual([[user.email, 'Skye’s sample is here']])
  expect(shop.mails[0]?.text).toContain(`/tools/sample-tracker/${barcode}`)
})

test('of a kit that nobody activated its buyer hears', async () => {
  const { user } = await sampleAtWork(shop)
  const { barcode } = await addSample(shop, { userId: user.id })
  await advance(barcode, 'received')
  await finishJobs(shop)
  expect(sent()).toEqual([[user.email, 'We have a sample and do not know whose it is']])
  expect(shop.mails[0]?.text).toContain('/activate')
})

test('of a failed sample the owner hears, and that a free kit is coming', async () => {
  const { barcode, user } = await sampleAtWork(shop)
  await advance(barcode, 'quality_check', { problem: 'failed' })
  await finishJobs(shop)
  expect(sent()).toEqual([[user.email, 'We need another swab of Skye']])
})

test('results are announced to the owner and those it is shared with, and never stated', async () => {
  const { barcode, user, animal } = await sampleAtWork(shop, [2002])
  const vet = await signIn(shop, shop.visitor(), 'vet')
  await shop.db.insert(animalShares).values([
    { animalId: animal.id, email: vet.email, rights: 'view' },
    { animalId: animal.id, email: 'somebody@example.org', rights: 'view' },
  ])
  const { reply } = await genotype(barcode, 'CEA/CEA')
  await finishJobs(shop)
  expect(new Set(sent())).toEqual(
    new Set([
      [user.email, 'Skye’s results are ready'],
      [vet.email, 'Results are ready'],
      ['somebody@example.org', 'Results are ready'],
    ]),
  )
  for (const mail of shop.mails) {
    expect(mail.text).toContain(`/my/animals/${animal.id}/health`)
    expect(wordsOf(mail)).not.toMatch(/CEA|affected|collie eye/i)
  }
  // Who an animal is shared with gets no text of its owner's.
  for (const { to, text } of shop.mails) if (to !== user.email) expect(text).not.toContain('Skye')
  const notices = await shop.db.select().from(labNotices).where(eq(labNotices.barcode, barcode))
  expect(new Set(notices.map(({ email, userId, importId }) => [email, userId, importId]))).toEqual(
    new Set([
      [user.email, user.id, reply.id],
      [vet.email, vet.id, reply.id],
      ['somebody@example.org', null, reply.id],
    ]),
  )
})

test('a job that runs twice writes once', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  await genotype(barcode, 'N/N')
  shop.jobs.sent.push(...shop.jobs.sent)
  await finishJobs(shop)
  expect(shop.mails).toHaveLength(1)
})

test('a correction and an added test are called what they are; what says nothing new is not mentioned', async () => {
  const { barcode, user } = await sampleAtWork(shop, [2002])
  await genotype(barcode, 'N/N')
  await finishJobs(shop)
  shop.mails.length = 0
  await genotype(barcode, 'N/CEA', 'Read again')
  await finishJobs(shop)
  await importFile(shop, fileOf([{ barcode, kind: 'genotype', name: 2002, value: 'CEA/N' }]))
  await finishJobs(shop)
  expect(sent()).toEqual([[user.email, 'A result of Skye’s was corrected']])
})

test('of some results nobody hears before they are reported, and of a report by hand everybody', async () => {
  const { barcode, user } = await sampleAtWork(shop)
  await genotype(barcode, 'N/N')
  await finishJobs(shop)
  expect(shop.mails).toEqual([])
  await advance(barcode, 'reported')
  await finishJobs(shop)
  expect(sent()).toEqual([[user.email, 'Skye’s results are ready']])
  await genotype(barcode, 'N/N', undefined, 2003)
  await finishJobs(shop)
  expect(sent().slice(1)).toEqual([[user.email, 'Skye has new results']])
})

test('an owner who has no account yet is invited to create one', async () => {
  const { barcode, animal } = await sampleAtWork(shop, [2002])
  await shop.db.update(animals).set({ userId: null, claimEmail: 'guest@example.org' }).where(eq(animals.id, animal.id))
  await genotype(barcode, 'N/N')
  await finishJobs(shop)
  expect(sent()).toEqual([['guest@example.org', 'Results are ready']])
  expect(shop.mails[0]?.text).toContain('/register')
})

test('a mail about sample data says so', async () => {
  const { barcode } = await sampleAtWork(shop, [2002])
  await importFile(shop, fileOf([{ barcode, kind: 'genotype', name: 2002, value: 'N/N', sample_data: 'yes' }]))
  await finishJobs(shop)
  expect(shop.mails[0]?.text).toContain('no animal was tested')
})
