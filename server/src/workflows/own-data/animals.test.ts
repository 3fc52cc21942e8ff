import { randomUUID } from 'node:crypto'
import { animalCalls } from '@shop/contract/animal'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addAnimal, addResult, addSample } from '../../../test/animals.ts'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, signIn } from '../../../test/buyer.ts'
import { buyItems, dogKit, orderKits } from '../../../test/parcels.ts'
import { useShop } from '../../../test/shop.ts'
import { activations } from '../../schema/activation.ts'
import { animals } from '../../schema/animal.ts'
import { animalTransfers } from '../../schema/animal-transfer.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { reports } from '../../schema/report.ts'
import { labNotices } from '../../schema/laboratory.ts'
import { breedMixes, dnaProfiles, results } from '../../schema/result.ts'
import { samples, sampleTests } from '../../schema/sample.ts'
import { animalShares } from '../../schema/sharing.ts'
import { hashPassword } from '../../people/user/password.ts'

const password = 'sheltie pedigree'

const shop = useShop()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
  await shop.db.insert(clubs).values({ id: 99_000, name: 'Herding Dog Club' })
})

async function member(more: Parameters<typeof signIn>[3] = {}) {
  const browser = shop.visitor()
  return { browser, user: await signIn(shop, browser, 'breeder', { passwordHash, ...more }) }
}

/** Somebody with an animal of which everything is known, and who deals with a friend in every way there is. */
async function resident() {
  const { browser, user } = await member({ firstName: 'Zelda', lastName: 'Quinault' })
  const { browser: friend, user: friendUser } = await member()
  const dam = await addAnimal(shop, user.id, { petName: 'Quilla', registrationName: 'Quinault Evening Star' })
  const theirs = await addAnimal(shop, friendUser.id, { petName: 'Pup', damId: dam.id })
  const offered = await addAnimal(shop, friendUser.id, { petName: 'Offered' })
  const sample = await addSample(shop, { animalId: dam.id, userId: friendUser.id, stage: 'reported' })
  const kit = await addSample(shop, { userId: user.id })
  const { barcode } = sample
  await addResult(shop, barcode, 2003, 'N/TNS')
  const read = { barcode, laboratory: 'Kinpaw Laboratory', panelVersion: '4.2', testedAt: new Date() }
  await shop.db.insert(dnaProfiles).values({ ...read, panel: 'AKC', markers: [] })
  await shop.db.insert(breedMixes).values({ ...read, shares: [{ breedId: 200193, percent: 100 }] })
  await shop.db.insert(sampleTests).values({ barcode, productId: 2003 })
  await shop.db.insert(reports).values({
    key: randomUUID(),
    animalId: dam.id,
    type: 'health',
    state: 'superseded',
    content: { says: 'Quilla’s results' },
  })
  const notice = { run: randomUUID(), news: 'reported' as const, email: user.email, userId: user.id }
  await shop.db.insert(labNotices).values([
    { ...notice, barcode, as: 'owner', toldAt: new Date('2026-11-12T15:30:00Z') },
    { ...notice, barcode: (await addSample(shop, { animalId: theirs.id })).barcode, as: 'share' },
  ])
  await shop.db.insert(animalShares).values([
    { animalId: dam.id, email: friendUser.email, rights: 'view' },
    { animalId: theirs.id, email: user.email, rights: 'full' },
  ])
  const expiresAt = new Date(Date.now() + 3_600_000)
  await shop.db.insert(animalTransfers).values([
    { animalId: dam.id, fromUserId: user.id, toEmail: friendUser.email, expiresAt },
    { animalId: offered.id, fromUserId: friendUser.id, toEmail: user.email, expiresAt },
  ])
  await shop.db.insert(clubMembers).values({ clubId: 99_000, userId: user.id })
  const record = {
    name: 'Meg',
    ownerName: 'Iain',
    ownerEmail: 'iain@example.org',
    speciesId: 1,
    gender: 'female' as const,
  }
  await shop.db.insert(collectedAnimals).values([
    { ...record, userId: user.id },
    { ...record, name: 'Quilla', ownerName: 'Zelda Quinault', ownerEmail: user.email, userId: friendUser.id },
  ])
  await shop.db
    .insert(activations)
    .values([
      { userId: user.id, email: user.email, barcodes: [barcode], record: { cartSessionId: randomUUID() } },
      { email: user.email },
    ])
  await shop.db.insert(animals).values({ ...dam, id: randomUUID(), userId: null, claimEmail: user.email })
  const name = { id: dam.id, name: dam.petName }
  await shop.db.insert(parentageRequests).values({
    userId: user.id,
    offspringId: dam.id,
    outcome: {
      offspring: name,
      dam: name,
      sire: null,
      verdict: 'inconclusive',
      meaning: '-',
      panel: null,
      markersCompared: 0,
      mismatches: [],
      powerOfExclusion: null,
    },
  })
  return { browser, user, friend, friendUser, dam, theirs, offered, barcode, kit }
}
const remove = (browser: Awaited<ReturnType<typeof member>>['browser']) =>
  browser.ask(userCalls.deleteUser, { body: { password } })

test('an export holds one’s animals with all that depends on them, and no key', async () => {
  const { browser, user, friendUser, dam, theirs, offered, barcode, kit } = await resident()
  const exported: object = await browser.ask(userCalls.exportUser)
  expect(exported).toMatchObject({
    animals: [{ id: dam.id, petName: 'Quilla' }],
    samples: [
      { barcode, animalId: dam.id, stage: 'reported' },
      { barcode: kit.barcode, animalId: null },
    ],
    results: [{ barcode, productId: 2003, genotype: 'N/TNS', laboratory: 'Kinpaw Laboratory' }],
    dnaProfiles: [{ barcode, panel: 'AKC' }],
    breedMixes: [{ barcode, shares: [{ breedId: 200193, percent: 100 }] }],
    reports: [{ animalId: dam.id, type: 'health', content: { says: 'Quilla’s results' } }],
    sharesGiven: [{ animalId: dam.id, email: friendUser.email, rights: 'view' }],
    sharesReceived: [{ animalId: theirs.id, rights: 'full' }],
    transfers: [
      { animalId: dam.id, toEmail: friendUser.email },
      { animalId: offered.id, toEmail: user.email },
    ],
    clubs: [{ name: 'Herding Dog Club' }],
    activations: [{ barcodes: [barcode] }],
    collectedAnimals: [{ name: 'Meg' }, { name: 'Quilla', ownerEmail: user.email }],
    parentageRequests: [{ outcome: { offspring: { id: dam.id } } }],
    labNotices: [{ barcode }, { barcode: expect.any(String) }],
  })
  const text = JSON.stringify(exported)
  expect(text).not.toMatch(/token|hash|cartSessionId/i)
  for (const { id } of await shop.db.select().from(activations)) expect(text).not.toContain(id)
})

test('after a transfer the export states of its sample that it was bought, and nothing of what became of it', async () => {
  const { browser, user } = await member()
  const { user: buyer, browser: theirs } = await member()
  const animal = await addAnimal(shop, user.id)
  const sample = await addSample(shop, {
    animalId: animal.id,
    userId: user.id,
    stage: 'activated',
    activatedAt: new Date(),
  })
  const { barcode } = sample
  await browser.ask(animalTransferCalls.createAnimalTransfer, { body: { animalId: animal.id, email: buyer.email } })
  const [offer] = (await theirs.ask(animalTransferCalls.listAnimalTransfers)).results
  await theirs.ask(animalTransferCalls.acceptAnimalTransfer, { params: { id: offer?.id ?? '' }, body: {} })
  await shop.db
    .update(samples)
    .set({ stage: 'received', problem: 'failed', collector: 'Priya Raman', isIdentityVerified: true })
    .where(eq(samples.barcode, barcode))
  const exported = async (who: typeof browser) =>
    ((await who.ask(userCalls.exportUser)) as unknown as { samples: object[] }).samples
  expect(await exported(browser)).toEqual([{ barcode, productId: 36, createdAt: sample.createdAt.toISOString() }])
  expect(await exported(theirs)).toMatchObject([
    { barcode, animalId: animal.id, stage: 'received', problem: 'failed', collector: 'Priya Raman' },
  ])
})

test('with an account its animals, their samples, results and reports are gone; others’ pedigrees still have the name', async () => {
  const { browser, user, friend, friendUser, dam, theirs, offered, barcode, kit } = await resident()
  await remove(browser)
  expect(await shop.db.$count(animals, eq(animals.id, dam.id))).toBe(0)
  for (const table of [results, dnaProfiles, breedMixes, sampleTests, samples])
    expect(await shop.db.$count(table, eq(table.barcode, barcode))).toBe(0)
  expect(await shop.db.$count(reports, eq(reports.animalId, dam.id))).toBe(0)
  // A kit nobody has used is somebody's who bought it and is not there any more.
  expect((await shop.db.select().from(samples).where(eq(samples.barcode, kit.barcode)))[0]).toMatchObject({
    userId: null,
  })
  expect(await friend.ask(animalCalls.getAnimalProfile, { params: { id: theirs.id } })).toMatchObject({
    dam: { id: null, name: 'Quinault Evening Star' },
    sharedWith: [],
  })
  expect((await friend.ask(animalTransferCalls.listAnimalTransfers)).results).toMatchObject([
    { animal: { id: offered.id }, state: 'declined', otherParty: 'deleted' },
  ])
  expect(await shop.db.$count(animals, eq(animals.userId, friendUser.id))).toBe(2)

  const everything = JSON.stringify(
    await Promise.all(
      [activations, animals, animalShares, animalTransfers, collectedAnimals, labNotices, samples].map((table) =>
        shop.db.select().from(table),
      ),
    ),
  )
  expect(everything).not.toContain(user.email)
  expect(everything).not.toContain(user.id)
})

test('the seller’s books stay whole when whoever has the animal now leaves', async () => {
  const order = await buyItems(australian(shop), [[dogKit, 2]])
  const [kit] = await orderKits(shop, order.number)
  const { browser, user } = await member()
  const animal = await addAnimal(shop, user.id)
  await shop.db
    .update(samples)
    .set({ animalId: animal.id, activatedAt: new Date(), stage: 'reported' })
    .where(eq(samples.barcode, kit?.barcode ?? ''))
  await remove(browser)
  expect(await orderKits(shop, order.number)).toHaveLength(1)
  expect((await disagreementsIn(shop)).filter(({ subject }) => subject === order.number)).toEqual([])
})
