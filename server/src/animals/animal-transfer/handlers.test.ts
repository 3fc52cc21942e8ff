import { randomUUID } from 'node:crypto'
import { animalCalls } from '@shop/contract/animal'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { authCalls } from '@shop/contract/auth'
import { messages } from '@shop/contract/messages'
import { orderCalls } from '@shop/contract/order'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo, newEmail, passphrase, tokenIn } from '../../../test/account.ts'
import { addAnimal, addResult, addSample } from '../../../test/animals.ts'
import { actingAs, type Browser, buy, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { orders } from '../../schema/order.ts'
import { samples } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import { hashPassword } from '../../people/user/password.ts'
import { dayMs } from '../../platform/values/days.ts'

const shop = useShop()

async function member(type = 'breeder', more: Parameters<typeof signIn>[3] = {}) {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  return { browser, user: await signIn(shop, browser, type, more) }
}
/** A breeder with an animal, and an owner who is about to get it. */
async function pair() {
  const breeder = await member()
  const owner = await member('owner')
  const animal = await addAnimal(shop, breeder.user.id)
  return { ...breeder, owner: owner.browser, ownerUser: owner.user, animal }
}
const list = async (browser: Browser) => (await browser.ask(animalTransferCalls.listAnimalTransfers)).results
const offer = async (browser: Browser, animalId: string, email: string) =>
  (await browser.ask(animalTransferCalls.createAnimalTransfer, { body: { animalId, email } })).results
const answers = { accept: 'acceptAnimalTransfer', decline: 'declineAnimalTransfer' } as const
const answer = async (browser: Browser, id: string, how: keyof typeof answers = 'accept') =>
  (await browser.ask(animalTransferCalls[answers[how]], { params: { id }, body: {} })).results
const cancel = async (browser: Browser, id: string) =>
  (await browser.ask(animalTransferCalls.cancelAnimalTransfer, { params: { id } })).results
const ownerOf = async (id: string) => (await shop.db.select().from(animals).where(eq(animals.id, id)))[0]?.userId
const subjects = async (email: string) => (await mailsTo(shop, email)).map(({ subject }) => subject)

test('an animal is offered, seen by both, and taken over (animals-6)', async () => {
  const { browser, user, owner, ownerUser, animal } = await pair()
  const [sent] = await offer(browser, animal.id, ownerUser.email.toUpperCase())
  expect(sent).toEqual({
    id: expect.any(String),
    animal: {
      id: animal.id,
      petName: 'Skye',
      species: { id: 1, name: 'Canine' },
      breed: { id: 200193, name: 'Border Collie' },
      coat: animal.coat,
    },
    direction: 'outgoing',
    otherParty: ownerUser.email,
    state: 'pending',
    asksToRead: false,
    isReadable: true,
    createdAt: expect.any(String),
    expiresAt: expect.any(String),
  })
  const [received] = await list(owner)
  expect(received).toEqual({ ...sent, direction: 'incoming', otherParty: 'Ada B.', isReadable: false })
  const days = (Date.parse(sent?.expiresAt ?? '') - Date.parse(sent?.createdAt ?? '')) / dayMs
  expect(Math.round(days)).toBe(14)
  expect(await subjects(ownerUser.email)).toEqual(['Would you take over an animal?'])

  expect(await answer(owner, sent?.id ?? '')).toMatchObject([{ state: 'accepted', direction: 'incoming' }])
  expect(await ownerOf(animal.id)).toBe(ownerUser.id)
  expect(await list(browser)).toMatchObject([{ state: 'accepted', direction: 'outgoing' }])
  expect(await subjects(user.email)).toEqual([`${animal.petName} has moved to another account`])
  expect(await subjects(ownerUser.email)).toEqual([`${animal.petName} has moved to your account`])
  await expect(browser.ask(animalCalls.getAnimal, { params: { id: animal.id } })).rejects.toMatchObject({ status: 404 })
  // A second click finds it done, and nobody gets a second mail.
  expect(await answer(owner, sent?.id ?? '')).toMatchObject([{ state: 'accepted' }])
  expect([await subjects(user.email), await subjects(ownerUser.email)]).toEqual([[], []])
})

test('who gave an animal away, or refused one, sees it as it was offered', async () => {
  const { browser, owner, ownerUser, animal } = await pair()
  const [sent] = await offer(browser, animal.id, ownerUser.email)
  await owner.ask(animalTransferCalls.declineAnimalTransfer, { params: { id: sent?.id ?? '' }, body: {} })
  const [again] = await offer(browser, animal.id, ownerUser.email)
  // It may still be corrected.
  await shop.db.update(animals).set({ petName: 'Corrected' }).where(eq(animals.id, animal.id))
  expect(await list(owner)).toMatchObject([
    { state: 'pending', animal: { petName: 'Corrected' } },
    { state: 'declined', animal: { petName: animal.petName } },
  ])
  await answer(owner, again?.id ?? '')
  await shop.db.update(animals).set({ petName: 'A new life', breedId: null }).where(eq(animals.id, animal.id))
  for (const one of await list(browser))
    expect(one.animal).toMatchObject({ petName: animal.petName, breed: { id: animal.breedId } })
})

test('its history moves; orders, shares and the balance do not', async () => {
  const { browser, user, owner, ownerUser } = await pair()
  const animal = await addAnimal(shop, user.id, { archivedAt: new Date(), ownerName: 'Marta' })
  const order = await buy(shop, browser)
  const [row] = await shop.db.select().from(orders).where(eq(orders.number, order.number))
  const orderId = row?.id
  const { barcode } = await addSample(shop, { animalId: animal.id, userId: user.id, orderId, stage: 'reported' })
  await addResult(shop, barcode, 2003, 'N/N')
  await shop.db.insert(animalShares).values([
    { animalId: animal.id, email: 'vet@example.org', rights: 'full' },
    { animalId: animal.id, email: ownerUser.email, rights: 'view' },
  ])
  const [sent] = await offer(browser, animal.id, ownerUser.email)
  await answer(owner, sent?.id ?? '')

  const profile = await owner.ask(animalCalls.getAnimalProfile, { params: { id: animal.id } })
  expect(profile).toMatchObject({
    barcodes: [barcode],
    stage: 'reported',
    isArchived: false,
    rights: 'owner',
    isInTransfer: false,
    ownerName: null,
    sharedWith: [],
  })
  expect((await owner.ask(animalCalls.listAnimals)).results).toMatchObject([{ id: animal.id }])
  const [sample] = await shop.db.select().from(samples).where(eq(samples.barcode, barcode))
  expect(sample).toMatchObject({ userId: user.id, orderId, animalId: animal.id })
  expect((await browser.ask(orderCalls.listOrderHistory)).count).toBe(1)
  expect((await owner.ask(orderCalls.listOrderHistory)).count).toBe(0)
})

test('pedigrees still have the names of those who left', async () => {
  const { browser, user, owner, ownerUser } = await pair()
  const dam = await addAnimal(shop, user.id, { petName: 'Dam', registrationName: 'Evening Star' })
  const sold = await addAnimal(shop, user.id, { petName: 'Sold', damId: dam.id })
  const pup = await addAnimal(shop, user.id, { petName: 'Pup', damId: sold.id })
  const [sent] = await offer(browser, sold.id, ownerUser.email)
  await answer(owner, sent?.id ?? '')
  const profile = (of: Browser, id: string) => of.ask(animalCalls.getAnimalProfile, { params: { id } })
  expect(await profile(owner, sold.id)).toMatchObject({ dam: { id: null, name: 'Evening Star' }, offspring: [] })
  expect(await profile(browser, pup.id)).toMatchObject({ dam: { id: null, name: 'Sold' } })
  // What is corrected beside it does not cut the link that cannot be seen; another name does.
  const update = (damName: string) =>
    owner.ask(animalCalls.updateAnimal, { params: { id: sold.id }, body: { petName: 'Bought', damId: null, damName } })
  await update('Evening Star')
  const linked = async () => (await shop.db.select().from(animals).where(eq(animals.id, sold.id)))[0]?.damId
  expect(await linked()).toBe(dam.id)
  await update('Somebody')
  expect(await linked()).toBeNull()
})

test('declined, it stays, and may be offered again', async () => {
  const { browser, user, owner, ownerUser, animal } = await pair()
  const [sent] = await offer(browser, animal.id, ownerUser.email)
  expect(await answer(owner, sent?.id ?? '', 'decline')).toMatchObject([{ state: 'declined' }])
  expect(await answer(owner, sent?.id ?? '', 'decline')).toMatchObject([{ state: 'declined' }])
  expect(await subjects(user.email)).toEqual([`Your offer of ${animal.petName} was declined`])
  await expect(answer(owner, sent?.id ?? '')).rejects.toMatchObject({ status: 409 })
  await expect(cancel(browser, sent?.id ?? '')).rejects.toMatchObject({ status: 409 })
  expect(await ownerOf(animal.id)).toBe(user.id)
  expect(await offer(browser, animal.id, newEmail())).toMatchObject([{ state: 'pending' }, { state: 'declined' }])
})

test('taken back, it cannot be taken over', async () => {
  const { browser, user, owner, ownerUser, animal } = await pair()
  const [sent] = await offer(browser, animal.id, ownerUser.email)
  expect(await cancel(browser, sent?.id ?? '')).toMatchObject([{ state: 'cancelled' }])
  expect(await cancel(browser, sent?.id ?? '')).toMatchObject([{ state: 'cancelled' }])
  await expect(answer(owner, sent?.id ?? '')).rejects.toMatchObject({ status: 409 })
  expect(await ownerOf(animal.id)).toBe(user.id)
})

test('after fourteen days an offer is over, before any sweep', async () => {
  const { browser, user, owner, ownerUser, animal } = await pair()
  const [sent] = await offer(browser, animal.id, ownerUser.email)
  await shop.db
    .update(animalTransfers)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(animalTransfers.id, sent?.id ?? ''))
  expect(await list(owner)).toMatchObject([{ state: 'expired' }])
  for (const how of ['accept', 'decline'] as const)
    await expect(answer(owner, sent?.id ?? '', how)).rejects.toMatchObject({ status: 409 })
  await expect(cancel(browser, sent?.id ?? '')).rejects.toMatchObject({ status: 409 })
  expect(await ownerOf(animal.id)).toBe(user.id)
  expect(await offer(browser, animal.id, ownerUser.email)).toMatchObject([{ state: 'pending' }, { state: 'expired' }])
})

test('an animal is offered to one person at a time, and once', async () => {
  const { browser, ownerUser, animal } = await pair()
  await Promise.all([1, 2, 3].map(() => offer(browser, animal.id, ownerUser.email)))
  expect(await list(browser)).toHaveLength(1)
  expect(await subjects(ownerUser.email)).toHaveLength(1)
  await expect(offer(browser, animal.id, newEmail())).rejects.toMatchObject({
    status: 428,
    errors: { animalId: expect.any(String) },
  })
})

test('one offers only what is one’s own, and not to oneself', async () => {
  const { browser, user, owner, ownerUser, animal } = await pair()
  await expect(offer(browser, animal.id, user.email)).rejects.toMatchObject({
    status: 428,
    errors: { email: expect.any(String) },
  })
  await shop.db.insert(animalShares).values({ animalId: animal.id, email: ownerUser.email, rights: 'full' })
  for (const id of [animal.id, randomUUID()])
    await expect(offer(owner, id, newEmail())).rejects.toMatchObject({
      status: 404,
      message: messages.operationFailed,
    })
  expect(await list(browser)).toEqual([])
})

test('an offer is for the address it was made to, whether or not it has an account yet', async () => {
  const { browser, user, animal } = await pair()
  const email = newEmail()
  const [sent] = await offer(browser, animal.id, email)
  const { browser: stranger } = await member()
  for (const id of [sent?.id ?? '', randomUUID(), 'nonsense']) {
    for (const how of ['accept', 'decline'] as const)
      await expect(answer(stranger, id, how)).rejects.toMatchObject({ status: 404, message: messages.operationFailed })
    await expect(cancel(stranger, id)).rejects.toMatchObject({ status: 404, message: messages.operationFailed })
  }
  // Nor does its sender answer for the other side.
  await expect(answer(browser, sent?.id ?? '')).rejects.toMatchObject({ status: 404 })
  expect(await ownerOf(animal.id)).toBe(user.id)
  const { browser: late, user: lateUser } = await member('owner', { email })
  await expect(cancel(late, sent?.id ?? '')).rejects.toMatchObject({ status: 404 })
  await answer(late, sent?.id ?? '')
  expect(await ownerOf(animal.id)).toBe(lateUser.id)
})

test('an admin in somebody’s place looks on', async () => {
  const { browser, owner, ownerUser, animal } = await pair()
  const [sent] = await offer(browser, animal.id, ownerUser.email)
  const admin = await actingAs(shop, ownerUser.id)
  expect(await list(admin)).toEqual(await list(owner))
  await expect(answer(admin, sent?.id ?? '')).rejects.toMatchObject({ status: 403 })
})

test('offers follow an account to its new address', async () => {
  const { browser, animal } = await pair()
  const owner = await member('owner', { passwordHash: await hashPassword(passphrase) })
  const own = await addAnimal(shop, owner.user.id)
  const email = newEmail()
  await offer(browser, animal.id, owner.user.email)
  await offer(owner.browser, own.id, email)
  await mailsTo(shop, email)
  await owner.browser.ask(userCalls.updateUser, { body: { email, currentPassword: passphrase } })
  const token = tokenIn((await mailsTo(shop, email)).at(-1))
  await shop.visitor().ask(authCalls.confirmEmail, { body: { token } })
  const transfers = await list(owner.browser)
  expect(transfers.map(({ direction, state }) => [direction, state])).toEqual([
    ['outgoing', 'cancelled'],
    ['incoming', 'pending'],
  ])
  await answer(owner.browser, transfers[1]?.id ?? '')
  expect(await ownerOf(animal.id)).toBe(owner.user.id)
})
