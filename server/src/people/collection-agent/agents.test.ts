import { collectedAnimalCalls } from '@shop/contract/collected-animal'
import { type AgentListingBody, collectionAgentCalls } from '@shop/contract/collection-agent'
import { userCalls } from '@shop/contract/user'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo } from '../../../test/account.ts'
import { addAgent } from '../../../test/agents.ts'
import { addSample } from '../../../test/animals.ts'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, type Browser, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { buyItems, dispatch, orderKits } from '../../../test/parcels.ts'
import { useEmptyShop } from '../../../test/shop.ts'
import { auditEntries } from '../../schema/admin.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { samples } from '../../schema/sample.ts'
import { hashPassword } from '../user/password.ts'
import { collectionAgents } from '../../schema/collection-agent.ts'

const shop = useEmptyShop(withDesk)
const pack = 711

async function agent(more: Parameters<typeof signIn>[3] = {}) {
  const browser = australian(shop)
  const user = await signIn(shop, browser, 'breeder', more)
  return { browser, user, id: await addAgent(shop, user.id) }
}
const entry = (change: Partial<AgentListingBody> = {}): AgentListingBody => ({
  place: 'Launceston',
  postalCode: '7250',
  state: 'TAS',
  address: '1 Wattle Street',
  phone: '03 5550 1000',
  openingTimes: 'Tuesdays, 9 to 12',
  species: 'dog',
  isHidden: false,
  ...change,
})
const change = (browser: Browser, body = entry()) => browser.ask(collectionAgentCalls.updateMyListing, { body })
const listed = async (id: number) =>
  (await shop.visitor().ask(collectionAgentCalls.listCollectionAgents)).results.find((one) => one.id === id)
const kits = async (browser: Browser) => (await browser.ask(collectionAgentCalls.listAgentKits)).results
const statesOf = async (browser: Browser) =>
  Object.entries(Object.groupBy(await kits(browser), ({ state }) => state)).map(([state, of]) => [state, of.length])
const collect = (browser: Browser, barcode: string, ownerEmail: string) =>
  browser.ask(collectedAnimalCalls.createCollectedAnimal, {
    body: { name: 'Meg', ownerName: 'Iain Fraser', ownerEmail, speciesId: 1, gender: 'female', barcode },
  })
const invitations = async (email: string) =>
  (await mailsTo(shop, email)).filter(({ subject }) => subject === 'A sample of your animal was taken')
const reason = ['--reason', 'Came back in the post']

/** An agent with a pack of ten, and the barcodes of its kits. */
async function carrying() {
  const who = await agent()
  const { number } = await buyItems(who.browser, [[pack, 1]])
  const send = () => dispatch(shop, number)
  return { ...who, send, barcodes: async () => (await orderKits(shop, number)).map(({ barcode }) => barcode) }
}

test('an agent changes their entry, hides it and shows it; somebody else has none', async () => {
  const { browser, id } = await agent()
  const { isHidden: _, ...shown } = entry()
  expect(await change(browser)).toMatchObject(entry())
  expect(await listed(id)).toMatchObject(shown)
  expect(await change(browser, entry({ isHidden: true, phone: '' }))).toMatchObject({ isHidden: true, phone: null })
  expect(await listed(id)).toBeUndefined()
  expect(await browser.ask(collectionAgentCalls.getMyListing)).toMatchObject({ listing: { id, isHidden: true } })
  await change(browser)
  expect(await listed(id)).not.toHaveProperty('isHidden')

  const stranger = shop.visitor()
  await signIn(shop, stranger)
  expect(await stranger.ask(collectionAgentCalls.getMyListing)).toEqual({ listing: null })
  await expect(change(stranger)).rejects.toMatchObject({ status: 404 })
  expect(await kits(stranger)).toEqual([])
})

test('a link in an entry is refused on its field', async () => {
  const { browser } = await agent()
  await expect(change(browser, entry({ openingTimes: 'See https://example.org' }))).rejects.toMatchObject({
    status: 428,
    errors: { openingTimes: expect.any(String) as string },
  })
})

test('each kit of a pack is followed from its order to its report, and the desk sees what is left', async () => {
  const { browser, user, id, send, barcodes } = await carrying()
  expect(await statesOf(browser)).toEqual([['ordered', 10]])
  expect((await send()).code).toBe(0)
  const [taken = '', upTaken = '', received = '', reported = '', back = ''] = await barcodes()
  await collect(browser, taken, 'iain@example.com')
  const set = (barcode: string, values: Partial<typeof samples.$inferInsert>) =>
    shop.db.update(samples).set(values).where(eq(samples.barcode, barcode))
  // Its owner chose a test: it is another product now, and the agent's kit all the same.
  await set(upTaken, { activatedAt: new Date(), productId: 2002, stage: 'activated' })
  await set(received, { activatedAt: new Date(), productId: 2002, stage: 'extraction' })
  await set(reported, { activatedAt: new Date(), productId: 2002, stage: 'reported' })
  expect((await desk(shop, 'agents', 'returned', back, ...reason)).output).toBe(`${back} is back.`)
  expect((await desk(shop, 'agents', 'returned', back, ...reason)).output).toBe(`${back} was back already.`)
  expect(new Set((await statesOf(browser)).map(String))).toEqual(
    new Set(['carried,5', 'collected,1', 'taken_up,1', 'at_laboratory,1', 'reported,1', 'returned,1']),
  )
  expect((await kits(browser)).find(({ barcode }) => barcode === taken)).toMatchObject({ animal: 'Meg' })
  const { output } = await desk(shop, 'agents', 'list')
  expect(output).toContain(user.email)
  expect(output).toContain(
    '5 carried, 1 collected, 1 taken up by the owner, 1 at the laboratory, 1 reported, 1 returned',
  )
  expect((await desk(shop, 'agents', 'kits', String(id))).output.split('\n')).toHaveLength(10)

  expect(await disagreementsIn(shop)).toEqual([])
  for (const used of [taken, upTaken, received, reported])
    expect(await desk(shop, 'agents', 'returned', used, ...reason)).toMatchObject({ code: 1 })
  const { barcode: somebodys } = await addSample(shop)
  expect(await desk(shop, 'agents', 'returned', somebodys, ...reason)).toMatchObject({ code: 1 })
  const isTheirs = and(eq(auditEntries.userId, user.id), eq(auditEntries.action, 'return-agent-kit'))
  expect(await shop.db.select({ subject: auditEntries.subject }).from(auditEntries).where(isTheirs)).toEqual([
    { subject: `kit ${back}` },
  ])
})

test('the owner of a collected animal is mailed once for a barcode and an address', async () => {
  const { browser, send, barcodes } = await carrying()
  await send()
  const [barcode = '', activated = ''] = await barcodes()
  const [first, second] = ['iain.one@example.com', 'iain.two@example.com'] as const
  const made = await collect(browser, barcode, first)
  expect(made).toMatchObject({ isOwnerInvited: true, stage: 'dispatched' })
  await collect(browser, barcode, first)
  expect(await invitations(first)).toMatchObject([{ text: expect.stringContaining(barcode) as string }])
  const correct = (ownerEmail: string, name = 'Meg') =>
    browser.ask(collectedAnimalCalls.updateCollectedAnimal, {
      params: { id: made.id },
      body: { name, ownerName: 'Iain Fraser', ownerEmail, speciesId: 1, gender: 'female', barcode },
    })
  await correct(first, 'Megan')
  expect(await invitations(first)).toEqual([])
  await correct(second)
  expect(await invitations(second)).toHaveLength(1)

  await shop.db.update(samples).set({ activatedAt: new Date() }).where(eq(samples.barcode, activated))
  expect(await collect(browser, activated, 'iain.three@example.com')).toMatchObject({ isOwnerInvited: false })
  expect(await collect(browser, 'KP0000000000', 'iain.three@example.com')).toMatchObject({ stage: null })
  expect(await invitations('iain.three@example.com')).toEqual([])
})

test('only an approved collector may have an owner mailed, and learns where a sample is', async () => {
  const { barcode } = await addSample(shop, { stage: 'dispatched' })
  const browser = shop.visitor()
  await signIn(shop, browser)
  for (const who of [browser, shop.visitor()])
    expect(await collect(who, barcode, 'nobody.asked@example.com')).toMatchObject({
      isOwnerInvited: false,
      stage: null,
    })
  expect(await invitations('nobody.asked@example.com')).toEqual([])
})

test('an agent who is taken off the list gets the reason by mail, verifies no further samples, and still sees their kits', async () => {
  const { browser, user, id, send, barcodes } = await carrying()
  await send()
  const [before = '', after = ''] = await barcodes()
  await collect(browser, before, 'iain@example.com')
  expect(await desk(shop, 'agents', 'remove', String(id), '--reason', 'Reads no microchips')).toMatchObject({ code: 0 })
  expect(await desk(shop, 'agents', 'remove', String(id), '--reason', 'Again')).toMatchObject({ code: 1 })
  await collect(browser, after, 'iain@example.com')
  const rows = await shop.db.select().from(collectedAnimals).where(eq(collectedAnimals.userId, user.id))
  expect(Object.fromEntries(rows.map(({ barcode, isCollectorApproved }) => [barcode, isCollectorApproved]))).toEqual({
    [before]: true,
    [after]: false,
  })
  expect(await listed(id)).toBeUndefined()
  await expect(change(browser)).rejects.toMatchObject({ status: 404 })
  expect(await kits(browser)).toHaveLength(10)
  expect(await mailsTo(shop, user.email)).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining('Reads no microchips') as string }),
  )
})

test('an entry is in the download of its account, and goes with it', async () => {
  const password = 'sheltie pedigree'
  const { browser, id } = await agent({ passwordHash: await hashPassword(password) })
  const bystander = await agent()
  await change(browser)
  expect(JSON.stringify(await browser.ask(userCalls.exportUser))).toContain('Tuesdays, 9 to 12')
  await browser.ask(userCalls.deleteUser, { body: { password } })
  expect(await shop.db.$count(collectionAgents, eq(collectionAgents.id, id))).toBe(0)
  expect(await listed(bystander.id)).toBeDefined()
})
