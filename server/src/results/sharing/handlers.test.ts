import { animalCalls } from '@shop/contract/animal'
import { sharingCalls } from '@shop/contract/sharing'
import { userCalls } from '@shop/contract/user'
import { authCalls } from '@shop/contract/auth'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailsTo, newEmail, passphrase, tokenIn } from '../../../test/account.ts'
import { addAnimal } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { attempts } from '../../schema/attempts.ts'
import { animalShares } from '../../schema/sharing.ts'
import { users } from '../../schema/user.ts'
import { hashPassword } from '../../people/user/password.ts'

const shop = useShop()

async function member(type = 'breeder', more: Parameters<typeof signIn>[3] = {}) {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  return { browser, user: await signIn(shop, browser, type, more) }
}
/** A breeder with an animal, and a vet whom nothing was shown yet. */
async function pair() {
  const breeder = await member()
  const vet = await member('vet')
  const animal = await addAnimal(shop, breeder.user.id)
  return { ...breeder, vet: vet.browser, vetUser: vet.user, animal }
}
const share = (browser: Browser, id: string, email: string, rights?: 'view' | 'full') =>
  browser.ask(sharingCalls.shareAnimal, { params: { id }, body: { email, rights } })
const unshare = (browser: Browser, id: string, email?: string) =>
  browser.ask(sharingCalls.unshareAnimal, { params: { id }, query: { email } })
const seen = async (browser: Browser) =>
  (await browser.ask(animalCalls.listAnimals, { query: { view: 'shared' } })).results
const sharesOf = (animalId: string) =>
  shop.db
    .select({ email: animalShares.email, rights: animalShares.rights })
    .from(animalShares)
    .where(eq(animalShares.animalId, animalId))

test('an animal is shared: whoever has the address sees it, and is mailed once', async () => {
  const { browser, user, vet, vetUser, animal } = await pair()
  expect(await share(browser, animal.id, vetUser.email.toUpperCase())).toMatchObject({
    sharedWith: [{ email: vetUser.email, rights: 'view' }],
    rights: 'owner',
  })
  expect(await seen(vet)).toMatchObject([{ id: animal.id, isShared: true, rights: 'view' }])
  await share(browser, animal.id, vetUser.email, 'full')
  expect(await seen(vet)).toMatchObject([{ rights: 'full' }])
  const mails = await mailsTo(shop, vetUser.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['An animal was shared with you'])
  expect(mails[0]?.text).toMatch(new RegExp(`^Hello Ada,\n\n${user.email} lets you see[^]*/my/animals/shared`))
  expect(mails[0]?.text).not.toContain(animal.petName)
})

test('the answer is the same whether or not the address has an account', async () => {
  const { browser, vetUser, animal } = await pair()
  const other = await addAnimal(shop, animal.userId)
  const nobody = newEmail()
  const told = async (id: string, email: string) => {
    const { sharedWith } = await share(browser, id, email)
    return { sharedWith: sharedWith.map(({ rights }) => rights), mails: (await mailsTo(shop, email)).length }
  }
  expect(await told(animal.id, nobody)).toEqual(await told(other.id, vetUser.email))
})

test('it waits for an address that gets its account later', async () => {
  const { browser, animal } = await pair()
  const email = newEmail()
  await share(browser, animal.id, email)
  const { browser: late } = await member('owner', { email })
  expect(await seen(late)).toMatchObject([{ id: animal.id }])
})

test('one’s own address is refused', async () => {
  const { browser, user, animal } = await pair()
  await expect(share(browser, animal.id, user.email.toUpperCase())).rejects.toMatchObject({
    status: 428,
    errors: { email: expect.any(String) },
  })
  expect(await sharesOf(animal.id)).toEqual([])
})

test('who may see it may not share it; with all rights they share it to be seen, and change nobody’s share', async () => {
  const { browser, user, vet, vetUser, animal } = await pair()
  await share(browser, animal.id, vetUser.email)
  await expect(share(vet, animal.id, newEmail())).rejects.toMatchObject({ status: 404 })
  await share(browser, animal.id, vetUser.email, 'full')
  await share(browser, animal.id, 'second@example.org', 'full')
  await expect(share(vet, animal.id, newEmail(), 'full')).rejects.toMatchObject({
    status: 428,
    errors: { rights: expect.any(String) },
  })
  expect(await share(vet, animal.id, 'third@example.org')).toMatchObject({ sharedWith: [], rights: 'full' })
  await share(vet, animal.id, 'second@example.org')
  // Its owner's address is not found out by trying.
  expect(await share(vet, animal.id, user.email)).toMatchObject({ sharedWith: [] })
  expect(await mailsTo(shop, user.email)).toEqual([])
  expect((await sharesOf(animal.id)).toSorted((a, b) => a.email.localeCompare(b.email))).toEqual(
    [
      { email: 'second@example.org', rights: 'full' },
      { email: 'third@example.org', rights: 'view' },
      { email: vetUser.email, rights: 'full' },
    ].toSorted((a, b) => a.email.localeCompare(b.email)),
  )
})

test('its owner ends a share, and so does whom it is shared with (animals-2)', async () => {
  const { browser, vet, vetUser, animal } = await pair()
  await share(browser, animal.id, vetUser.email)
  await share(browser, animal.id, 'second@example.org')
  await expect(unshare(browser, animal.id)).rejects.toMatchObject({
    status: 428,
    errors: { email: expect.any(String) },
  })
  await expect(unshare(vet, animal.id, 'second@example.org')).rejects.toMatchObject({ status: 428 })
  await unshare(browser, animal.id, 'Second@example.org')
  await unshare(browser, animal.id, 'second@example.org')
  expect(await sharesOf(animal.id)).toEqual([{ email: vetUser.email, rights: 'view' }])
  await unshare(vet, animal.id)
  expect(await seen(vet)).toEqual([])
  await expect(unshare(vet, animal.id)).rejects.toMatchObject({
    status: 404,
    message: messages.somethingWentWrong,
  })
})

test('a stranger neither shares nor ends anything', async () => {
  const { browser, vetUser, animal } = await pair()
  await share(browser, animal.id, vetUser.email)
  const { browser: stranger } = await member()
  await expect(share(stranger, animal.id, newEmail())).rejects.toMatchObject({ status: 404 })
  await expect(unshare(stranger, animal.id, vetUser.email)).rejects.toMatchObject({ status: 404 })
  expect(await sharesOf(animal.id)).toHaveLength(1)
})

test('nobody writes to everybody', async () => {
  const { browser, animal } = await pair()
  await share(browser, animal.id, 'one@example.org')
  await shop.db.update(attempts).set({ points: 100 })
  await expect(share(browser, animal.id, 'two@example.org')).rejects.toMatchObject({ status: 429 })
})

test('shares follow an account to its new address', async () => {
  const { browser, vet, vetUser, animal } = await pair()
  const other = await addAnimal(shop, animal.userId)
  const patient = await addAnimal(shop, vetUser.id)
  const email = newEmail()
  await share(browser, animal.id, vetUser.email, 'full')
  await share(browser, other.id, vetUser.email)
  // The new address knows some of it already: the wider rights stay. And it was shown an animal of the account itself.
  await share(browser, animal.id, email)
  await share(browser, other.id, email, 'full')
  await share(vet, patient.id, email)
  await shop.db
    .update(users)
    .set({ passwordHash: await hashPassword(passphrase) })
    .where(eq(users.id, vetUser.id))
  await mailsTo(shop, email)
  await vet.ask(userCalls.updateUser, { body: { email, currentPassword: passphrase } })
  const token = tokenIn((await mailsTo(shop, email)).at(-1))
  await shop.visitor().ask(authCalls.confirmEmail, { body: { token } })
  const rights = Object.fromEntries((await seen(vet)).map((one) => [one.id, one.rights]))
  expect(rights).toEqual({ [animal.id]: 'full', [other.id]: 'full' })
  expect(await sharesOf(animal.id)).toEqual([{ email, rights: 'full' }])
  expect(await sharesOf(patient.id)).toEqual([])
})
