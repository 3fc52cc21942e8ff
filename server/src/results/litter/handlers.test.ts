import { animalCalls } from '@shop/contract/animal'
import { animalTransferCalls } from '@shop/contract/animal-transfer'
import { clubCalls } from '@shop/contract/club'
import { type LitterBody, litterCalls, type OffspringBody } from '@shop/contract/litter'
import { maxLitterSize } from '@shop/contract/litter-size'
import { userCalls } from '@shop/contract/user'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { addReportedSample, shareWith } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { clubMembers, clubs } from '../../schema/club.ts'
import { animalShares } from '../../schema/sharing.ts'
import { hashPassword } from '../../people/user/password.ts'
import { litterOffspring, litters } from '../../schema/litter.ts'

const shop = useShop()
const password = 'sheltie pedigree'

async function member(type = 'breeder', more: Parameters<typeof signIn>[3] = {}) {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  return { browser, user: await signIn(shop, browser, type, more) }
}
/** A breeder with a dam, and her litter with a sire of another account. */
async function kennel(more: Parameters<typeof signIn>[3] = {}) {
  const { browser, user } = await member('breeder', more)
  const dam = await addAnimal(shop, user.id, { petName: 'Heather', dateOfBirth: '2022-03-04' })
  const body = {
    isMixedBreed: false,
    species: { id: 1, name: 'Canine' },
    breed: { id: 200193, name: 'Border Collie' },
    damId: dam.id,
    damName: '',
    sireId: null,
    sireName: 'Fellgate Storm',
    dateOfBirth: '2026-09-14',
    offspring: [
      { petName: 'Juniper', gender: 'female' as const, colour: 'Blue merle', chipNumber: '981 020 000 312 399' },
      { petName: 'Larch', gender: 'male' as const, registrationName: 'Orchardlane Larch' },
      { petName: 'Rowan', gender: 'male' as const },
    ],
  } as LitterBody
  return { browser, user, dam, body }
}
const enter = (browser: Browser, body: LitterBody) => browser.ask(litterCalls.createLitter, { body })
const read = (browser: Browser, id: string) => browser.ask(litterCalls.getLitter, { params: { id } })
const add = (browser: Browser, id: string, body: OffspringBody) =>
  browser.ask(litterCalls.addOffspring, { params: { id }, body })
const litterOf = async (browser: Browser, id: string) =>
  (await browser.ask(animalCalls.getAnimalProfile, { params: { id } })).litter
const offered = async (browser: Browser, animalId: string, email: string, asksToRead = false) => {
  const { results } = await browser.ask(animalTransferCalls.createAnimalTransfers, {
    body: { offers: [{ animalId, email }], asksToRead },
  })
  return results.find(({ animal }) => animal.id === animalId)?.id ?? ''
}
const accept = (browser: Browser, id: string, letsRead?: boolean) =>
  browser.ask(animalTransferCalls.acceptAnimalTransfer, { params: { id }, body: { letsRead } })

test('a litter is entered at once: each of it is an animal with its parents and its day', async () => {
  const { browser, user, dam, body } = await kennel()
  const litter = await enter(browser, body)
  expect(litter).toMatchObject({
    dateOfBirth: '2026-09-14',
    breed: { id: 200193 },
    dam: { id: dam.id, name: 'Heather' },
    sire: { id: null, name: 'Fellgate Storm' },
    counts: { all: 3, kept: 3, offered: 0, sold: 0, gone: 0 },
    offspring: [
      { petName: 'Juniper', gender: 'female', colour: 'Blue merle', state: 'kept', to: null },
      { petName: 'Larch', gender: 'male', colour: null, animal: { registrationName: 'Orchardlane Larch' } },
      { petName: 'Rowan', animal: { stage: null, findings: [], clearCount: 0, clearByParentageCount: 0 } },
    ],
  })
  const rows = await shop.db.select().from(animals).where(eq(animals.damId, dam.id))
  expect(rows).toHaveLength(3)
  for (const row of rows)
    expect(row).toMatchObject({
      userId: user.id,
      dateOfBirth: '2026-09-14',
      dateOfBirthPrecision: 'exact',
      damName: 'Heather',
      sireId: null,
      sireName: 'Fellgate Storm',
    })
  expect(rows.find(({ petName }) => petName === 'Juniper')?.chipNumber).toBe('981020000312399')
  const list = await browser.ask(litterCalls.listLitters)
  expect(list).toMatchObject({ count: 1, results: [{ id: litter.id, counts: litter.counts }] })
})

test('the same litter sent again is the same litter; another of these parents and this day is refused', async () => {
  const { browser, user, body } = await kennel()
  const { id } = await enter(browser, body)
  expect((await enter(browser, { ...body, damName: 'Ignored beside her id' })).id).toBe(id)
  await expect(enter(browser, { ...body, offspring: body.offspring.slice(1) })).rejects.toMatchObject({
    status: 428,
    errors: { dateOfBirth: expect.stringContaining('already') },
  })
  expect(await shop.db.$count(litters, eq(litters.userId, user.id))).toBe(1)
  expect(await shop.db.$count(animals, eq(animals.userId, user.id))).toBe(4)
})

test('a litter that is refused leaves nothing', async () => {
  const { browser, user, dam, body } = await kennel()
  const stranger = await addAnimal(shop, (await member()).user.id)
  const male = await addAnimal(shop, user.id, { gender: 'male' })
  const refused: [string, Partial<LitterBody>][] = [
    ['dateOfBirth', { dateOfBirth: '2022-03-04' }],
    ['dateOfBirth', { dateOfBirth: '2026-02-30' }],
    ['dateOfBirth', { dateOfBirth: '2999-01-01' }],
    ['damId', { damId: stranger.id }],
    ['damId', { damId: male.id }],
    ['sireId', { sireId: dam.id }],
    ['breed', { breed: { id: 999_999, name: 'None' } }],
    ['damName', { damId: null }],
    ['offspring', { offspring: [] }],
    [
      'offspring[2].chipNumber',
      {
        offspring: body.offspring.map((one, index) => ({
          ...one,
          chipNumber: ['', '981020000312388', '981-020.000 3I2 388'][index],
        })),
      },
    ],
  ]
  for (const [field, change] of refused)
    await expect(enter(browser, { ...body, ...change })).rejects.toMatchObject({
      status: 428,
      errors: { [field]: expect.any(String) },
    })
  expect(await shop.db.$count(litters, eq(litters.userId, user.id))).toBe(0)
  expect(await shop.db.$count(animals, eq(animals.damId, dam.id))).toBe(0)
})

test('one that was forgotten is added: an animal with the parents, the breed and the day of the others', async () => {
  const { browser, user, dam, body } = await kennel()
  const { id } = await enter(browser, body)
  const litter = await add(browser, id, {
    petName: 'Tansy',
    gender: 'female',
    colour: 'Sable',
    chipNumber: '981 020 000 312 377',
  })
  expect(litter).toMatchObject({ id, counts: { all: 4, kept: 4 } })
  expect(litter.offspring.map(({ petName }) => petName)).toEqual(['Juniper', 'Larch', 'Rowan', 'Tansy'])
  const rows = await shop.db.select().from(animals).where(eq(animals.damId, dam.id))
  const [tansy, rowan] = ['Tansy', 'Rowan'].map((name) => rows.find(({ petName }) => petName === name))
  expect(tansy).toEqual({
    ...rowan,
    id: litter.offspring[3]?.animal?.id,
    petName: 'Tansy',
    gender: 'female',
    chipNumber: '981020000312377',
    coat: tansy?.coat,
    createdAt: tansy?.createdAt,
  })
  expect(tansy?.userId).toBe(user.id)
  // The litter as it was first entered, sent again, is still this litter.
  expect((await enter(browser, body)).id).toBe(id)
})

test('the same one sent again is the same one; one that nobody could distinguish, or that has another’s chip, is refused', async () => {
  const { browser, user, body } = await kennel()
  const { id } = await enter(browser, body)
  const tansy = { petName: 'Tansy', gender: 'female' as const, registrationNumber: 'DN 1' }
  const made = await add(browser, id, tansy)
  expect(await add(browser, id, { ...tansy, petName: ' tansy', colour: '' })).toEqual(made)
  const refused: [string, OffspringBody][] = [
    ['petName', { ...tansy, registrationNumber: 'DN 2' }],
    ['petName', { petName: 'Juniper', gender: 'female', colour: 'Blue merle' }],
    ['chipNumber', { petName: 'Sorrel', gender: 'male', chipNumber: '981–020.000 3l2 399' }],
    ['petName', { petName: '', gender: 'male' }],
  ]
  for (const [field, said] of refused)
    await expect(add(browser, id, said)).rejects.toMatchObject({ status: 428, errors: { [field]: expect.any(String) } })
  expect(await shop.db.$count(animals, eq(animals.userId, user.id))).toBe(5)
  expect((await add(browser, id, { ...tansy, colour: 'Sable' })).counts.all).toBe(5)
})

test('a full litter takes no more, another’s is missing, and so is one that is off the list', async () => {
  const { browser, body } = await kennel()
  const { id } = await enter(browser, {
    ...body,
    offspring: Array.from({ length: maxLitterSize }, (_, index) => ({ petName: `Pup ${index}`, gender: 'male' })),
  })
  await expect(add(browser, id, { petName: 'Tansy', gender: 'female' })).rejects.toMatchObject({ status: 409 })
  expect((await add(browser, id, { petName: 'Pup 3', gender: 'male' })).counts.all).toBe(maxLitterSize)
  const { browser: other } = await member()
  await expect(add(other, id, { petName: 'Tansy', gender: 'female' })).rejects.toMatchObject({ status: 404 })
  await browser.ask(litterCalls.removeLitter, { params: { id } })
  await expect(add(browser, id, { petName: 'Tansy', gender: 'female' })).rejects.toMatchObject({ status: 404 })
})

test('an animal’s page leads its breeder back to its litter, and nobody else: no buyer, nor a breeder who reads on', async () => {
  const { browser, dam, body } = await kennel()
  const buyer = await member('owner')
  const { id, offspring } = await enter(browser, body)
  const [juniper = ''] = offspring.map(({ animal }) => animal?.id ?? '')
  expect(await litterOf(browser, juniper)).toEqual({ id, dateOfBirth: '2026-09-14' })
  expect(await litterOf(browser, dam.id)).toBeNull()
  await shareWith(shop, juniper, buyer.user.email, 'full')
  expect(await litterOf(buyer.browser, juniper)).toBeNull()
  await accept(buyer.browser, await offered(browser, juniper, buyer.user.email, true), true)
  expect(await litterOf(buyer.browser, juniper)).toBeNull()
  expect(await litterOf(browser, juniper)).toBeNull()
})

test('what was found is shown beside each, and clear by parentage alone is shown apart', async () => {
  const { browser, body } = await kennel()
  const { id, offspring } = await enter(browser, body)
  const { barcode } = await addReportedSample(shop, offspring[0]?.animal?.id ?? '')
  await addResult(shop, barcode, 2002, 'N/CEA')
  await addResult(shop, barcode, 2003, 'N/N')
  await addResult(shop, barcode, 2004, null, { basis: 'parentage', generations: 1 })
  expect((await read(browser, id)).offspring[0]?.animal).toMatchObject({
    findings: [{ product: { id: 2002 }, status: 'carrier' }],
    clearCount: 1,
    clearByParentageCount: 1,
  })
})

test('sold with its history: who bred it sees where it went, and its results only if its owner agrees, until they end it', async () => {
  const { browser, user, body } = await kennel()
  const [grace, iain] = [await member('owner'), await member('owner')]
  const { id, offspring } = await enter(browser, body)
  const [juniper = '', larch = ''] = offspring.map(({ animal }) => animal?.id ?? '')
  const toGrace = await offered(browser, juniper, grace.user.email, true)
  const toIain = await offered(browser, larch, iain.user.email, true)
  expect((await read(browser, id)).offspring).toMatchObject([
    { state: 'offered', to: grace.user.email, animal: { id: juniper } },
    { state: 'offered', to: iain.user.email },
    { state: 'kept', to: null },
  ])
  await accept(grace.browser, toGrace, true)
  await accept(iain.browser, toIain, false)
  // Its owner calls it by another name now: those who may read it see the new name.
  for (const { browser: theirs, animal } of [
    { browser: grace.browser, animal: juniper },
    { browser: iain.browser, animal: larch },
  ])
    await theirs.ask(animalCalls.updateAnimal, { params: { id: animal }, body: { petName: 'Renamed' } })
  const sold = await read(browser, id)
  expect(sold.counts).toEqual({ all: 3, kept: 1, offered: 0, sold: 2, gone: 0 })
  expect(sold.offspring).toMatchObject([
    { state: 'sold', to: grace.user.email, petName: 'Renamed', isReadOn: true, animal: { id: juniper } },
    { state: 'sold', to: iain.user.email, petName: 'Larch', isReadOn: false, animal: null },
    { state: 'kept', petName: 'Rowan' },
  ])
  expect(await browser.ask(animalCalls.getAnimal, { params: { id: juniper } })).toMatchObject({ rights: 'view' })
  await expect(browser.ask(animalCalls.getAnimal, { params: { id: larch } })).rejects.toMatchObject({ status: 404 })
  const shared = await browser.ask(animalCalls.listAnimals, { query: { view: 'shared' } })
  expect(shared.results.map((one) => one.id)).toEqual([juniper])

  await shop.db.delete(animalShares).where(eq(animalShares.email, user.email))
  expect((await read(browser, id)).offspring[0]).toMatchObject({ petName: 'Juniper', isReadOn: false, animal: null })
  // The litter is its breeder's alone, and another's answers like one that is not there.
  for (const other of [grace.browser, iain.browser]) {
    await expect(read(other, id)).rejects.toMatchObject({ status: 404 })
    expect(await other.ask(litterCalls.listLitters)).toMatchObject({ count: 0 })
  }
})

test('nobody reads on who did not ask, and whoever takes it over from its new owner lets nobody', async () => {
  const { browser, user, body } = await kennel()
  const [grace, iain] = [await member('owner'), await member('owner')]
  const { offspring } = await enter(browser, body)
  const [juniper = '', larch = ''] = offspring.map(({ animal }) => animal?.id ?? '')
  await accept(grace.browser, await offered(browser, larch, grace.user.email), true)
  expect(await shop.db.$count(animalShares, eq(animalShares.animalId, larch))).toBe(0)
  await accept(grace.browser, await offered(browser, juniper, grace.user.email, true), true)
  expect(await shop.db.select().from(animalShares).where(eq(animalShares.animalId, juniper))).toMatchObject([
    { email: user.email, rights: 'view' },
  ])
  await accept(iain.browser, await offered(grace.browser, juniper, iain.user.email))
  expect(await shop.db.$count(animalShares, eq(animalShares.animalId, juniper))).toBe(0)
})

test('what went to a club, or is gone with its owner’s account, differs from what was sold', async () => {
  const { browser, user, body } = await kennel()
  const buyer = await member('owner', { passwordHash: await hashPassword(password) })
  const { id, offspring } = await enter(browser, body)
  const [juniper = '', larch = ''] = offspring.map(({ animal }) => animal?.id ?? '')
  const clubId = 99_076
  await shop.db.insert(clubs).values({ id: clubId, name: 'Herding Dog Club' })
  await shop.db.insert(clubMembers).values({ clubId, userId: user.id })
  await browser.ask(clubCalls.handOverToClub, { params: { id: String(clubId) }, body: { animalIds: [juniper] } })
  await accept(buyer.browser, await offered(browser, larch, buyer.user.email))
  await buyer.browser.ask(userCalls.deleteUser, { body: { password } })
  expect(await read(browser, id)).toMatchObject({
    counts: { all: 3, kept: 1, sold: 0, gone: 2 },
    offspring: [
      { state: 'club', petName: 'Juniper', animal: null },
      { state: 'gone', petName: 'Larch', to: null, animal: null },
      { state: 'kept' },
    ],
  })
})

test('several are offered at once, all or none, each refusal on its own row', async () => {
  const { browser, user, body } = await kennel()
  const { offspring } = await enter(browser, body)
  const ids = offspring.map(({ animal }) => animal?.id ?? '')
  const offer = (emails: string[]) =>
    browser.ask(animalTransferCalls.createAnimalTransfers, {
      body: { offers: emails.map((email, index) => ({ animalId: ids[index] ?? '', email })) },
    })
  await expect(offer(['one@example.org', user.email.toUpperCase()])).rejects.toMatchObject({
    status: 428,
    errors: { 'offers.1.email': expect.any(String) },
  })
  await offered(browser, ids[2] ?? '', 'three@example.org')
  await expect(offer(['one@example.org', 'two@example.org', 'other@example.org'])).rejects.toMatchObject({
    status: 428,
    errors: { 'offers.2.animalId': expect.any(String) },
  })
  const stateOf = async () => (await browser.ask(animalTransferCalls.listAnimalTransfers)).results.length
  expect(await stateOf()).toBe(1)
  // Twice pressed, it is offered once.
  await offer(['one@example.org', 'two@example.org'])
  expect((await offer(['one@example.org', 'two@example.org'])).results).toHaveLength(3)
})

test('a litter taken off the list leaves its animals, is in the export, and goes with its breeder’s account', async () => {
  const { browser, user, dam, body } = await kennel({ passwordHash: await hashPassword(password) })
  const { id } = await enter(browser, body)
  expect(await browser.ask(userCalls.exportUser)).toMatchObject({
    litters: [
      {
        dateOfBirth: '2026-09-14',
        damName: 'Heather',
        sireName: 'Fellgate Storm',
        offspring: [{ petName: 'Juniper', colour: 'Blue merle' }, { petName: 'Larch' }, { petName: 'Rowan' }],
      },
    ],
  })
  await browser.ask(litterCalls.removeLitter, { params: { id } })
  await expect(read(browser, id)).rejects.toMatchObject({ status: 404 })
  expect(await shop.db.$count(animals, eq(animals.damId, dam.id))).toBe(3)
  await expect(enter(browser, body)).rejects.toMatchObject({
    status: 428,
    errors: { 'offspring[0].chipNumber': expect.stringContaining('Juniper') },
  })
  const again = await enter(browser, { ...body, offspring: body.offspring.slice(1, 2) })
  await browser.ask(userCalls.deleteUser, { body: { password } })
  expect(await shop.db.$count(litters, eq(litters.userId, user.id))).toBe(0)
  expect(await shop.db.$count(litterOffspring, eq(litterOffspring.litterId, again.id))).toBe(0)
})
