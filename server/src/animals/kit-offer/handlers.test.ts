import { randomUUID } from 'node:crypto'
import { activationCalls } from '@shop/contract/activation'
import { kitIds, ourCategories } from '@shop/contract/constants'
import { messages } from '@shop/contract/messages'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { logIn, mailsTo, newEmail, openAccount } from '../../../test/account.ts'
import { checked, handIn, signedIn, walk } from '../../../test/activation.ts'
import { addSample } from '../../../test/animals.ts'
import { disagreementsIn } from '../../../test/books.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import {
  acceptKits,
  declineKits,
  endOfferIn,
  kitBalance,
  newestOffer,
  offerKits,
  listOffers,
  takeKitsBack,
  withKits,
} from '../../../test/kit-offers.ts'
import { buyItems, orderKits } from '../../../test/parcels.ts'
import { useShop } from '../../../test/shop.ts'
import { auditEntries } from '../../schema/admin.ts'
import { samples } from '../../schema/sample.ts'
import { hashPassword } from '../../people/user/password.ts'
import { kitOffers } from '../../schema/kit-offer.ts'
import { sweepQueue } from '../../platform/jobs/queues.ts'

const shop = useShop({ ...withDesk, TRUST_PROXY: '1' })

const { multiPack } = ourCategories
const subjects = async (email: string) => (await mailsTo(shop, email)).map(({ subject }) => subject)

/** A giver with three kits who has offered this many of them, and whoever was offered them. */
async function offered(quantity = 2) {
  const giver = await withKits(shop, 3)
  const receiver = await withKits(shop, 1)
  await offerKits(giver.browser, receiver.user.email, quantity)
  return { giver, receiver, id: await newestOffer(giver.browser) }
}

async function sweep() {
  await shop.services.jobs.send(sweepQueue, {})
  await shop.jobs.flush(shop.services)
}

test('kits are offered, seen by both, and in the new balance once they are accepted', async () => {
  const giver = await withKits(shop, 3)
  const receiver = await withKits(shop, 1)
  expect(await offerKits(giver.browser, receiver.user.email.toUpperCase(), 2)).toEqual({
    message: `The 2 kits are on offer to ${receiver.user.email} for 14 days.`,
  })
  expect([await kitBalance(giver.browser), await kitBalance(receiver.browser)]).toEqual([[[36, 1]], [[36, 1]]])
  const [sent] = await listOffers(giver.browser)
  expect(sent).toEqual({
    id: expect.any(String),
    kits: [{ product: { id: 36, name: 'Full breed profile kit for dogs' }, quantity: 2 }],
    direction: 'outgoing',
    otherParty: receiver.user.email,
    state: 'pending',
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
  })
  expect(await listOffers(receiver.browser)).toEqual([{ ...sent, direction: 'incoming', otherParty: 'Ada B.' }])
  expect(await subjects(receiver.user.email)).toEqual(['Would you like these test kits?'])

  const id = sent?.id ?? ''
  expect(await acceptKits(receiver.browser, id)).toMatchObject({ results: [{ state: 'accepted' }] })
  // A second click finds it done.
  await acceptKits(receiver.browser, id)
  expect([await kitBalance(giver.browser), await kitBalance(receiver.browser)]).toEqual([[[36, 1]], [[36, 3]]])
  expect(await subjects(giver.user.email)).toEqual(['Your kits were accepted'])
  expect(await subjects(receiver.user.email)).toEqual(['You were given kits'])
})

test('whoever gives kits chooses them, and those alone go', async () => {
  const giver = await withKits(shop, 3)
  const receiver = await withKits(shop, 0)
  const [, second = ''] = giver.barcodes
  const [line] = (await giver.browser.ask(activationCalls.getTestKitBalance)).results
  expect(line?.kits).toEqual(giver.barcodes.map((barcode) => ({ barcode, isPosted: true })))
  await offerKits(giver.browser, receiver.user.email, 1, { barcodes: [second] })
  await acceptKits(receiver.browser, await newestOffer(receiver.browser))
  const [row] = await shop.db.select().from(samples).where(eq(samples.barcode, second))
  expect(row?.userId).toBe(receiver.user.id)
  const again = offerKits(giver.browser, receiver.user.email, 1, { barcodes: [second] })
  await expect(again).rejects.toMatchObject({ status: 428, errors: { barcodes: expect.any(String) as string } })
  const uneven = offerKits(giver.browser, receiver.user.email, 2, { barcodes: giver.barcodes.slice(0, 1) })
  await expect(uneven).rejects.toMatchObject({ errors: { quantity: expect.stringContaining('as many') as string } })
})

test('a category is one of kits; multi-packs are the kits they held', async () => {
  const giver = await withKits(shop, 1)
  const genoPet = await addSample(shop, { userId: giver.user.id, productId: 969 })
  await offerKits(giver.browser, newEmail(), 1, { categoryId: multiPack })
  expect(await kitBalance(giver.browser)).toEqual([[genoPet.productId, 1]])
  await offerKits(giver.browser, newEmail(), 1, { categoryId: 5 })
  expect(await kitBalance(giver.browser)).toEqual([])
})

test('more than there is, plain swabs, used, spent and offered kits are not given away', async () => {
  const giver = await withKits(shop, 2)
  const userId = giver.user.id
  const { barcode } = await addSample(shop, { userId, activatedAt: new Date() })
  await addSample(shop, { userId, spentOn: barcode })
  await addSample(shop, { userId, productId: 701 })
  const refused = (why: string) => ({
    status: 428,
    message: messages.failedToTransferMultipacks,
    errors: { quantity: expect.stringContaining(why) as string },
  })
  const to = newEmail()
  await expect(offerKits(giver.browser, to, 3)).rejects.toMatchObject(refused('2 of these kits'))
  await expect(offerKits(giver.browser, to, 1, { categoryId: 298 })).rejects.toMatchObject(refused('none'))
  await offerKits(giver.browser, to, 1)
  await expect(offerKits(giver.browser, newEmail(), 2)).rejects.toMatchObject(refused('1 of these kits'))
  expect(await kitBalance(giver.browser)).toEqual([[36, 1]])
})

test('clicked twice it is one offer, with one mail', async () => {
  const giver = await withKits(shop, 3)
  const to = newEmail()
  const offer = () => offerKits(giver.browser, to, 1, { offerId: '3f0c7f0e-7f4c-4b0e-9d55-0d2f3a7b1c11' })
  expect(await offer()).toEqual(await offer())
  expect(await kitBalance(giver.browser)).toEqual([[36, 2]])
  expect(await subjects(to)).toHaveLength(1)
})

test('an address without an account is offered kits alike, and finds them once it has registered', async () => {
  const giver = await withKits(shop, 2)
  const to = newEmail()
  const known = (await withKits(shop, 0)).user.email
  const answer = async (email: string) => (await offerKits(giver.browser, email, 1)).message.replace(email, '')
  expect(await answer(to)).toBe(await answer(known))
  const account = await openAccount(shop, { email: to })
  const receiver = await logIn(shop, account.email)
  await acceptKits(receiver, await newestOffer(receiver))
  expect(await kitBalance(receiver)).toEqual([[36, 1]])
})

test('one’s own address is refused, and nobody tries many', async () => {
  const { browser, user } = await withKits(shop, 0)
  await expect(offerKits(browser, user.email, 1)).rejects.toMatchObject({
    errors: { email: expect.stringContaining('your own') as string },
  })
  for (let attempt = 0; attempt < 10; attempt++) await offerKits(browser, newEmail(), 1).catch(() => {})
  await expect(offerKits(browser, newEmail(), 1)).rejects.toMatchObject({ status: 429 })
})

test('declined, the kits are with their giver, who hears of it', async () => {
  const { giver, receiver, id } = await offered()
  expect(await declineKits(receiver.browser, id)).toMatchObject({ results: [{ state: 'declined' }] })
  expect(await declineKits(receiver.browser, id)).toMatchObject({ results: [{ state: 'declined' }] })
  expect(await kitBalance(giver.browser)).toEqual([[36, 3]])
  expect(await subjects(giver.user.email)).toEqual(['Your offer of kits was declined'])
  await expect(acceptKits(receiver.browser, id)).rejects.toMatchObject({ status: 409 })
})

test('taken back, they are with their giver, and can be offered again', async () => {
  const { giver, receiver, id } = await offered(3)
  await takeKitsBack(giver.browser, id)
  expect(await takeKitsBack(giver.browser, id)).toMatchObject({ results: [{ state: 'cancelled' }] })
  await expect(acceptKits(receiver.browser, id)).rejects.toMatchObject({ status: 409 })
  await offerKits(giver.browser, newEmail(), 3)
  expect((await listOffers(giver.browser)).map(({ state }) => state)).toEqual(['pending', 'cancelled'])
})

test('some of the kits are accepted: the others are their giver’s again, who hears of it', async () => {
  const giver = await withKits(shop, 3)
  const cats = await addSample(shop, { userId: giver.user.id, productId: kitIds.cat })
  const receiver = await withKits(shop, 0)
  await offerKits(giver.browser, receiver.user.email, 4)
  const id = await newestOffer(receiver.browser)
  const tooMany = [
    [{ productId: 36, quantity: 4 }],
    [{ productId: 999, quantity: 1 }],
    [
      { productId: 36, quantity: 2 },
      { productId: 36, quantity: 2 },
    ],
  ]
  for (const kits of tooMany)
    await expect(acceptKits(receiver.browser, id, kits)).rejects.toMatchObject({ status: 409 })
  await expect(acceptKits(receiver.browser, id, [])).rejects.toMatchObject({ status: 428 })
  await expect(acceptKits(receiver.browser, id, [{ productId: 36, quantity: 0 }])).rejects.toMatchObject({
    status: 428,
  })
  expect(await kitBalance(giver.browser)).toEqual([])

  const dogs = { product: { id: 36, name: 'Full breed profile kit for dogs' } }
  const answered = await acceptKits(receiver.browser, id, [{ productId: 36, quantity: 2 }])
  expect(answered.results).toMatchObject([{ state: 'accepted', kits: [{ ...dogs, quantity: 2 }] }])
  // A second click, whatever it chose, finds it answered.
  expect(await acceptKits(receiver.browser, id)).toEqual(answered)
  expect(await kitBalance(receiver.browser)).toEqual([[36, 2]])
  expect(await kitBalance(giver.browser)).toEqual([
    [cats.productId, 1],
    [36, 1],
  ])
  expect(await subjects(giver.user.email)).toEqual(['Some of your kits were accepted'])
  // The rest is offered again, and the desk undoes what was accepted.
  await offerKits(giver.browser, newEmail(), 2)
  expect((await desk(shop, 'kit-offers', 'undo', id, '--reason', 'A mistake')).code).toBe(0)
  expect([await kitBalance(giver.browser), await kitBalance(receiver.browser)]).toEqual([[[36, 2]], []])
})

test('after its days an offer is over and its kits are free, before any sweep; the sweep mails both', async () => {
  const { giver, receiver, id } = await offered(3)
  await endOfferIn(shop, id, 0)
  expect(await listOffers(receiver.browser)).toMatchObject([{ state: 'expired' }])
  expect(await kitBalance(giver.browser)).toEqual([[36, 3]])
  for (const answer of [acceptKits, declineKits])
    await expect(answer(receiver.browser, id)).rejects.toMatchObject({ status: 409 })
  for (let twice = 0; twice < 2; twice++) await sweep()
  const [row] = await shop.db.select().from(kitOffers).where(eq(kitOffers.id, id))
  expect([row?.state, row?.closedAt]).toEqual(['expired', row?.expiresAt])
  expect(await subjects(giver.user.email)).toEqual(['Nobody has answered your offer of kits'])
  expect(await subjects(receiver.user.email)).toEqual([
    'Would you like these test kits?',
    'An offer of test kits has ended',
  ])
})

test('whoever has not answered is reminded three days before the end, once', async () => {
  const { receiver, id } = await offered()
  await endOfferIn(shop, id, 4)
  await sweep()
  expect(await subjects(receiver.user.email)).toEqual(['Would you like these test kits?'])
  await endOfferIn(shop, id, 3)
  for (let twice = 0; twice < 2; twice++) await sweep()
  expect(await subjects(receiver.user.email)).toEqual(['Test kits are waiting for your answer'])
  await acceptKits(receiver.browser, id)
  await endOfferIn(shop, id, 0)
  await sweep()
  expect(await subjects(receiver.user.email)).toEqual(['You were given kits'])
})

test('a third person, and the giver as receiver, find no offer', async () => {
  const { giver, receiver, id } = await offered()
  const stranger = await withKits(shop, 0)
  const answers: [Browser, typeof acceptKits | typeof takeKitsBack][] = [
    [stranger.browser, acceptKits],
    [stranger.browser, declineKits],
    [stranger.browser, takeKitsBack],
    [giver.browser, acceptKits],
    [receiver.browser, takeKitsBack],
  ]
  for (const [browser, answer] of answers) await expect(answer(browser, id)).rejects.toMatchObject({ status: 404 })
  await expect(acceptKits(receiver.browser, randomUUID())).rejects.toMatchObject({ status: 404 })
  expect((await listOffers(giver.browser))[0]?.state).toBe('pending')
})

test('a kit on offer is activated by nobody; accepted, it is its new owner’s', async () => {
  const giver = await signedIn(shop)
  const { barcode } = await addSample(shop, { userId: giver.user.id })
  const receiver = await signedIn(shop)
  await offerKits(giver.browser, receiver.user.email, 1)
  for (const { browser } of [giver, receiver])
    await expect(checked(browser, [barcode])).rejects.toMatchObject({
      status: 428,
      errors: { barcodes: expect.stringContaining('is on offer to somebody') as string },
    })
  await acceptKits(receiver.browser, await newestOffer(receiver.browser))
  await handIn(receiver.browser, await walk(receiver.browser, { email: receiver.user.email, barcodes: [barcode] }))
  expect(await kitBalance(receiver.browser)).toEqual([])
})

test('kits that are refunded while they are on offer are not given: what is left is, and nothing is no offer', async () => {
  const giver = await withKits(shop, 0)
  const receiver = await withKits(shop, 0)
  const order = await buyItems(giver.browser, [[402, 1]])
  await offerKits(giver.browser, receiver.user.email, 2)
  const id = await newestOffer(receiver.browser)
  const [first] = await orderKits(shop, order.number)
  await shop.db
    .update(samples)
    .set({ voidedAt: new Date() })
    .where(eq(samples.barcode, first?.barcode ?? ''))
  expect((await listOffers(receiver.browser))[0]?.kits).toMatchObject([{ quantity: 1 }])
  expect((await desk(shop, 'refund', order.number, '--used', 'yes', '--reason', 'Changed their mind')).code).toBe(0)
  expect((await listOffers(receiver.browser))[0]?.state).toBe('cancelled')
  await expect(acceptKits(receiver.browser, id)).rejects.toMatchObject({ status: 409 })
  expect(await kitBalance(receiver.browser)).toEqual([])
  // No mail about an offer without kits.
  await subjects(receiver.user.email)
  await endOfferIn(shop, id, 0)
  await sweep()
  expect(await subjects(receiver.user.email)).toEqual([])
})

describe('the desk', () => {
  const reason = ['--reason', 'Sent to the wrong person']

  test('sees what somebody offered and was offered, and takes an open offer back', async () => {
    const { giver, receiver, id } = await offered()
    for (const { user } of [giver, receiver])
      expect((await desk(shop, 'kit-offers', 'list', user.email)).output).toMatch(
        new RegExp(`^${id} .*from ${giver.user.email} to ${receiver.user.email}  2 x .*pending  2 left$`),
      )
    expect(await desk(shop, 'kit-offers', 'undo', id, ...reason)).toMatchObject({
      code: 0,
      output: expect.stringContaining('undone') as string,
    })
    expect((await desk(shop, 'kit-offers', 'undo', id, ...reason)).output).toContain('undone before')
    expect(await kitBalance(giver.browser)).toEqual([[36, 3]])
    expect(await subjects(giver.user.email)).toEqual(['Your kits are back'])
    const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.userId, giver.user.id))
    expect(entries).toMatchObject([
      { action: 'undo-kit-offer', reason: 'Sent to the wrong person', after: { state: 'undone', returned: 2 } },
    ])
  })

  test('gives unused accepted kits back, and mails both; used ones stay', async () => {
    const { giver, receiver, id } = await offered(2)
    await acceptKits(receiver.browser, id)
    const [kit] = await shop.db.select().from(samples).where(eq(samples.kitOfferId, id))
    await shop.db
      .update(samples)
      .set({ activatedAt: new Date() })
      .where(eq(samples.barcode, kit?.barcode ?? ''))
    await subjects(receiver.user.email)
    expect((await desk(shop, 'kit-offers', 'undo', id, ...reason)).code).toBe(0)
    expect([await kitBalance(giver.browser), await kitBalance(receiver.browser)]).toEqual([[[36, 2]], [[36, 1]]])
    expect(await subjects(receiver.user.email)).toEqual(['Kits were given back'])
    expect(await listOffers(receiver.browser)).toMatchObject([{ state: 'undone' }])
    expect(await disagreementsIn(shop)).toEqual([])
  })

  test('cannot give back what was used, passed on or declined', async () => {
    const { giver, receiver, id } = await offered(2)
    await acceptKits(receiver.browser, id)
    // All three of the receiver's: those that were given, too.
    await offerKits(receiver.browser, giver.user.email, 3)
    const { code, output } = await desk(shop, 'kit-offers', 'undo', id, ...reason)
    expect([code, output]).toEqual([1, expect.stringContaining('Nothing of this offer can be given back')])
  })
})

describe('an account that is deleted', () => {
  const password = 'four lazy whippets snore'
  const leaving = async (kits: number) => {
    const browser = shop.visitor()
    const user = await signIn(shop, browser, 'breeder', { passwordHash: await hashPassword(password) })
    for (let kit = 0; kit < kits; kit++) await addSample(shop, { userId: user.id })
    const leave = () => browser.ask(userCalls.deleteUser, { body: { password } })
    return { browser, user, leave }
  }

  test('leaves what it was offered with the giver, and no address behind', async () => {
    const giver = await withKits(shop, 1)
    const { browser, user, leave } = await leaving(0)
    await offerKits(giver.browser, user.email, 1)
    expect(await browser.ask(userCalls.exportUser)).toMatchObject({
      kitOffers: [{ toEmail: user.email, state: 'pending' }],
    })
    await leave()
    expect(await kitBalance(giver.browser)).toEqual([[36, 1]])
    expect(await listOffers(giver.browser)).toMatchObject([{ state: 'declined', otherParty: 'deleted' }])
  })

  test('takes back what it offered', async () => {
    const { browser, user, leave } = await leaving(1)
    const receiver = await withKits(shop, 0)
    await offerKits(browser, receiver.user.email, 1)
    await leave()
    expect(await listOffers(receiver.browser)).toEqual([])
    expect(await shop.db.$count(kitOffers, eq(kitOffers.fromUserId, user.id))).toBe(0)
  })
})
