import { randomUUID } from 'node:crypto'
import { animalCalls } from '@shop/contract/animal'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { clubCalls } from '@shop/contract/club'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo } from '../../../test/account.ts'
import { addAnimal, addSample } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { users } from '../../schema/user.ts'
import { clubMembers, clubs } from '../../schema/club.ts'

const shop = useShop(withDesk)

let lastId = 90_000
/** A club with two animals, and somebody who acts for it. */
async function openClub() {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  const id = ++lastId
  await shop.db.insert(clubs).values({ id, name: `Club ${id}`, country: 'AU' })
  await shop.db.insert(clubMembers).values({ clubId: id, userId: user.id })
  const brook = await addAnimal(shop, null, { clubId: id, petName: 'Brook' })
  const rowan = await addAnimal(shop, null, { clubId: id, petName: 'Rowan' })
  return { id, browser, user, ids: [brook.id, rowan.id] }
}
const list = async (browser: Browser) => (await browser.ask(clubCalls.listClubs)).results
const transfer = (browser: Browser, animalIds: string[]) =>
  browser.ask(clubCalls.transferClubAnimals, { body: { animalIds } })
const ownersOf = async (ids: string[]) =>
  (await shop.db.select().from(animals).where(inArray(animals.id, ids))).map(({ userId }) => userId)

test('members see their clubs with the animals these hold, and nobody else’s', async () => {
  const { id, browser, ids } = await openClub()
  await openClub()
  const [club, ...others] = await list(browser)
  expect(others).toEqual([])
  expect(club).toMatchObject({ id, name: `Club ${id}`, country: 'AU' })
  expect(club?.animals.map((animal) => animal.petName)).toEqual(['Brook', 'Rowan'])
  await expect(browser.ask(animalCalls.getAnimal, { params: { id: ids[0] ?? '' } })).rejects.toMatchObject({
    status: 404,
  })
  const stranger = shop.visitor()
  await signIn(shop, stranger)
  expect(await list(stranger)).toEqual([])
})

test('a club’s animals move to a member’s account in bulk (animals-6); a second click changes nothing', async () => {
  const { browser, user, ids } = await openClub()
  expect(await transfer(browser, [...ids, ...ids])).toEqual({ transferred: 2 })
  expect(await transfer(browser, ids)).toEqual({ transferred: 0 })
  expect(await ownersOf(ids)).toEqual([user.id, user.id])
  expect(await list(browser)).toMatchObject([{ animals: [] }])
  expect(await browser.ask(animalCalls.listAnimals)).toMatchObject({ count: 2 })
})

test('all of them move, or none', async () => {
  const { browser, ids } = await openClub()
  const { ids: theirs } = await openClub()
  const somebodys = await addAnimal(shop, (await signIn(shop, shop.visitor())).id)
  const refusals = []
  for (const wrong of [theirs[0] ?? '', somebodys.id, randomUUID()])
    refusals.push(await transfer(browser, [...ids, wrong]).catch((error: unknown) => error))
  expect(refusals).toMatchObject([{ status: 404 }, { status: 404 }, { status: 404 }])
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
  expect(await ownersOf([...ids, ...theirs])).toEqual([null, null, null, null])
})

const handOver = (browser: Browser, club: number | string, animalIds: string[], isReadByMembers?: boolean) =>
  browser.ask(clubCalls.handOverToClub, { params: { id: String(club) }, body: { animalIds, isReadByMembers } })
const giveBack = (browser: Browser, club: number | string, animalIds: string[]) =>
  browser.ask(clubCalls.giveBackClubAnimals, { params: { id: String(club) }, body: { animalIds } })

/** A club with two members, of whom the first has handed Skye over to it. */
async function openClubOfTwo() {
  const { id, browser, user } = await openClub()
  const other = shop.visitor()
  const secretary = await signIn(shop, other)
  await shop.db.insert(clubMembers).values({ clubId: id, userId: secretary.id })
  const { id: skye } = await addAnimal(shop, user.id)
  expect(await handOver(browser, id, [skye])).toEqual({ handedOver: 1 })
  return { id, browser, user, other, secretary, skye }
}
const skyeIn = async (browser: Browser) =>
  (await list(browser))[0]?.animals.find(({ petName }) => petName === 'Skye')?.handedOverBy

test('a member hands an animal over: it leaves their account, is named as theirs, and can be taken back', async () => {
  const { id, browser, user, other, secretary, skye } = await openClubOfTwo()
  expect(await handOver(browser, id, [skye])).toEqual({ handedOver: 1 })
  expect(await browser.ask(animalCalls.listAnimals)).toMatchObject({ count: 0 })
  const name = `${user.firstName} ${user.lastName}`
  expect(await skyeIn(browser)).toEqual({ name, isYou: true })
  expect(await skyeIn(other)).toEqual({ name, isYou: false })
  expect((await list(other))[0]?.members).toEqual([name])
  expect((await list(browser))[0]?.members).toEqual([`${secretary.firstName} ${secretary.lastName}`])
  expect(await transfer(browser, [skye])).toEqual({ transferred: 1 })
  expect(await ownersOf([skye])).toEqual([user.id])
})

test('no other member takes what one handed over; given back it is with them again, with a mail, once', async () => {
  const { id, browser, user, other, skye } = await openClubOfTwo()
  await expect(transfer(other, [skye])).rejects.toMatchObject({ status: 409, message: /handed Skye over/ })
  expect(await ownersOf([skye])).toEqual([null])
  expect(await giveBack(other, id, [skye])).toEqual({ givenBack: 1 })
  expect(await giveBack(other, id, [skye])).toEqual({ givenBack: 1 })
  expect(await ownersOf([skye])).toEqual([user.id])
  const mails = (await mailsTo(shop, user.email)).filter(({ subject }) => subject === 'Your club gave Skye back')
  expect(mails).toMatchObject([{ text: expect.stringContaining(`/my/animals/${skye}`) as string }])
  // And over again.
  expect(await handOver(browser, id, [skye])).toEqual({ handedOver: 1 })
  expect(await ownersOf([skye])).toEqual([null])
})

test('members read what the one who handed it over lets them read, and change nothing; for all others it is missing', async () => {
  const { id, browser, user, other, secretary, skye } = await openClubOfTwo()
  const { id: open } = await addAnimal(shop, user.id, { petName: 'Bracken' })
  await addSample(shop, { animalId: open, stage: 'reported', activatedAt: new Date() })
  expect(await handOver(browser, id, [open], true)).toEqual({ handedOver: 1 })
  const reads = (who: Browser, animalId: string) =>
    who.ask(animalCalls.getAnimal, { params: { id: animalId } }).then(
      ({ rights }) => rights,
      ({ status }: { status: number }) => status,
    )
  const { browser: stranger } = await openClub()
  expect(await Promise.all([browser, other, stranger].map((who) => reads(who, open)))).toEqual(['view', 'view', 404])
  // Without their word nobody reads it, not even they.
  expect(await Promise.all([browser, other].map((who) => reads(who, skye)))).toEqual([404, 404])
  expect((await list(other))[0]?.animals.filter((one) => one.isReadByMembers).map(({ petName }) => petName)).toEqual([
    'Bracken',
  ])
  const params = { id: open }
  await expect(other.ask(animalCalls.updateAnimal, { params, body: { isArchived: true } })).rejects.toMatchObject({
    status: 404,
  })
  expect(await other.ask(animalCalls.listAnimals, { query: { view: 'shared' } })).toMatchObject({ count: 0 })

  await shop.db.delete(clubMembers).where(eq(clubMembers.userId, secretary.id))
  expect(await reads(other, open)).toBe(404)
  await shop.db.insert(clubMembers).values({ clubId: id, userId: secretary.id })
  expect(await reads(other, open)).toBe('view')
  await giveBack(other, id, [open])
  expect(await Promise.all([browser, other].map((who) => reads(who, open)))).toEqual(['owner', 404])
  // Handed over again, it needs their word again.
  await handOver(browser, id, [open])
  expect(await reads(other, open)).toBe(404)
})

test('whoever an animal was shared with can no longer read it, and its litter has its name', async () => {
  const { id, browser, user } = await openClub()
  const dam = await addAnimal(shop, user.id, { petName: 'Bracken' })
  const pup = await addAnimal(shop, user.id, { petName: 'Fern', damId: dam.id })
  const vet = shop.visitor()
  const { email } = await signIn(shop, vet, 'vet')
  await shareWith(shop, dam.id, email, 'view')
  await vet.ask(animalCalls.getAnimal, { params: { id: dam.id } })
  await handOver(browser, id, [dam.id])
  await expect(vet.ask(animalCalls.getAnimal, { params: { id: dam.id } })).rejects.toMatchObject({ status: 404 })
  const [row] = await shop.db
    .select()
    .from(animals)
    .where(inArray(animals.id, [pup.id]))
  expect(row?.damName).toBe('Bracken')
})

test('an animal that is offered, or has a sample under way, is not handed over, and none beside it', async () => {
  const { id, browser, user } = await openClub()
  const free = await addAnimal(shop, user.id, { petName: 'Meg' })
  const offered = await addAnimal(shop, user.id, { petName: 'Tam' })
  const body = { animalId: offered.id, email: 'buyer@example.org' }
  await browser.ask(animalTransferCalls.createAnimalTransfer, { body })
  const tested = await addAnimal(shop, user.id, { petName: 'Nell' })
  await addSample(shop, { animalId: tested.id, stage: 'genotyping', activatedAt: new Date() })
  const done = await addAnimal(shop, user.id, { petName: 'Moss' })
  await addSample(shop, { animalId: done.id, stage: 'reported', activatedAt: new Date() })
  const refused = (ids: string[]) => handOver(browser, id, ids).catch((error: unknown) => error)
  expect(await refused([free.id, offered.id])).toMatchObject({ status: 409, message: /^Tam is offered/ })
  expect(await refused([free.id, tested.id])).toMatchObject({ status: 409, message: /^Nell has a sample under way/ })
  expect(await ownersOf([free.id, offered.id, tested.id])).toEqual([user.id, user.id, user.id])
  expect(await handOver(browser, id, [free.id, done.id])).toEqual({ handedOver: 2 })
})

test('nobody hands over another’s animal, or to a club that they do not act for', async () => {
  const { id, browser, user } = await openClub()
  const { id: theirs } = await openClub()
  const mine = await addAnimal(shop, user.id)
  const others = await addAnimal(shop, (await signIn(shop, shop.visitor())).id)
  const tries: [number | string, string][] = [
    [id, others.id],
    [id, randomUUID()],
    [theirs, mine.id],
    [987_654, mine.id],
    ['x', mine.id],
  ]
  const refusals = []
  for (const [club, animalId] of tries)
    refusals.push(await handOver(browser, club, [animalId]).catch((error: unknown) => JSON.stringify(error)))
  expect(new Set(refusals).size).toBe(1)
  expect(await ownersOf([mine.id])).toEqual([user.id])
})

test('whoever leaves a club has back what they handed over to it; whoever leaves the shop leaves it to the club', async () => {
  const { id, user, other, secretary, skye } = await openClubOfTwo()
  const { id: tweed } = await addAnimal(shop, secretary.id, { petName: 'Tweed' })
  await handOver(other, id, [tweed])
  const leave = ['--club', `Club ${id}`, '--reason', 'Moved away']
  expect(await desk(shop, 'refuse', 'club', user.email, ...leave)).toMatchObject({ code: 0 })
  expect(await ownersOf([skye])).toEqual([user.id])
  expect(await ownersOf([tweed])).toEqual([null])
  await shop.db.delete(users).where(eq(users.id, secretary.id))
  const [left] = await shop.db.select().from(animals).where(eq(animals.id, tweed))
  expect(left).toMatchObject({ userId: null, clubId: id, handedOverBy: null })
})
