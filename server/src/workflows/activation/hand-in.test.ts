import { randomUUID } from 'node:crypto'
import { activationCalls } from '@shop/contract/activation'
import { addressCalls } from '@shop/contract/address'
import { calls } from '@shop/contract/calls'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { requestAccount, logIn, mailsTo, newEmail, openAccount } from '../../../test/account.ts'
import { caller, checked, handIn, handInBody, person, pet, review, signedIn, walk } from '../../../test/activation.ts'
import { addAnimal, addSample, newBarcode } from '../../../test/animals.ts'
import type { Browser } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { samples, sampleStageTimes, sampleTests } from '../../schema/sample.ts'

const shop = useShop({ TRUST_PROXY: '1' })

const plain = 701
const { registerEmail, saveActivationPet } = activationCalls

const sampleOf = async (barcode: string) =>
  (await shop.db.select().from(samples).where(eq(samples.barcode, barcode)))[0]
const testsIn = async (barcode: string) =>
  new Set(
    (await shop.db.select().from(sampleTests).where(eq(sampleTests.barcode, barcode))).map(
      ({ productId }) => productId,
    ),
  )

describe('activation', () => {
  test('whom the report is for is in the address book for the next kit', async () => {
    const { browser } = await signedIn(shop)
    for (let kit = 0; kit < 2; kit++) {
      const { barcode } = await addSample(shop, { problem: 'not_activated' })
      await handIn(browser, await walk(browser, { barcodes: [barcode] }))
    }
    const { results } = await browser.ask(addressCalls.listAddresses)
    expect(results.map(({ kind, firstName, city }) => [kind, firstName, city])).toEqual([['billing', 'Ada', 'Sydney']])
  })

  test('a guest’s kit becomes an animal that waits for its owner, with its sample, stage and tests', async () => {
    const browser = caller(shop)
    const { barcode } = await addSample(shop, { problem: 'not_activated' })
    const record = await walk(browser, { barcodes: [barcode] })
    const trait = record.tests.find(({ kind }) => kind === 'trait')?.id ?? 0
    const reviewed = await review(browser, record.id, {
      excludeProducts: { trait: [trait], disease: [] },
      collectionAgent: { id: 1, name: '-' },
    })
    expect(await handIn(browser, reviewed)).toMatchObject({
      isActivated: true,
      animalId: null,
      activatedProducuId: 36,
      excludeProducts: { trait: [trait], disease: [] },
    })
    const sample = await sampleOf(barcode)
    expect(sample).toMatchObject({
      stage: 'activated',
      problem: null,
      activationId: record.id,
      collector: 'Riverside Animal Clinic',
      isIdentityVerified: false,
    })
    const [animal] = await shop.db
      .select()
      .from(animals)
      .where(eq(animals.id, sample?.animalId ?? ''))
    expect(animal).toMatchObject({
      userId: null,
      claimEmail: record.email,
      petName: 'Skye',
      breedId: 200193,
      dateOfBirth: '2022-03-04',
      weightUnit: 'kg',
    })
    expect(await testsIn(barcode)).toEqual(new Set(record.tests.map(({ id }) => id).filter((id) => id !== trait)))
    const stages = await shop.db.select().from(sampleStageTimes).where(eq(sampleStageTimes.barcode, barcode))
    expect(stages.map(({ stage }) => stage)).toContain('activated')
    const mails = await mailsTo(shop, record.email ?? '')
    expect(mails).toMatchObject([
      { subject: 'Your kit is activated', text: expect.stringContaining(`We expect the sample ${barcode}`) as string },
    ])
    expect(mails[0]?.text).toContain('/register')
    expect(mails[0]?.text).not.toContain('Skye')
  })

  test('its mail says which swab has arrived and which is expected, and leads to the animal', async () => {
    const { browser, user } = await signedIn(shop)
    const [here, expected] = [await addSample(shop, { stage: 'extraction' }), await addSample(shop)]
    const record = await walk(browser, { barcodes: [here.barcode, expected.barcode], email: user.email })
    await handIn(browser, record)
    const [mail] = await mailsTo(shop, user.email)
    expect(mail?.subject).toBe('Skye’s kit is activated')
    expect(mail?.text).toContain(`The sample ${here.barcode} is in the laboratory already`)
    expect(mail?.text).toContain(`We expect the sample ${expected.barcode}:`)
    const sample = await sampleOf(here.barcode)
    expect(mail?.text).toContain(`/my/animals/${sample?.animalId}/samples`)
  })

  test('sent again it answers the same, and makes nothing twice', async () => {
    const browser = caller(shop)
    const { barcode } = await addSample(shop)
    const record = await walk(browser, { barcodes: [barcode] })
    const first = await handIn(browser, record)
    expect(await handIn(browser, record)).toEqual(first)
    expect(await browser.ask(activationCalls.getActivation, { params: { id: record.id } })).toEqual(first)
    expect(await shop.db.$count(animals, eq(animals.claimEmail, record.email ?? ''))).toBe(1)
    expect(await mailsTo(shop, record.email ?? '')).toHaveLength(1)
    await expect(
      browser.ask(saveActivationPet, { body: { id: record.id, pet: pet({ petName: 'Other' }) } }),
    ).rejects.toMatchObject({ status: 409 })
  })

  test('a kit that another has activated meanwhile is refused, and nothing is changed', async () => {
    const { barcode } = await addSample(shop)
    const [one, other] = [caller(shop), caller(shop)]
    const [first, second] = [await walk(one, { barcodes: [barcode] }), await walk(other, { barcodes: [barcode] })]
    await handIn(one, first)
    await expect(handIn(other, second)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('just been activated') as string,
    })
    expect(await shop.db.$count(animals, eq(animals.claimEmail, second.email ?? ''))).toBe(0)
    expect(await other.ask(activationCalls.getActivation, { params: { id: second.id } })).toMatchObject({
      isActivated: false,
    })
  })

  test('a kit of the balance is spent on a plain swab, and two swabs are of one animal', async () => {
    const { browser, user } = await signedIn(shop)
    const [swab, twin] = [await addSample(shop, { productId: plain }), await addSample(shop, { productId: plain })]
    const kit = await addSample(shop, { userId: user.id })
    const record = await walk(browser, {
      email: user.email,
      barcodes: [swab.barcode, twin.barcode],
      kit: { selectedTestKit: { id: 36, name: 'Kit' } },
    })
    const done = await handIn(browser, record)
    expect(done).toMatchObject({ isActivated: true, animalId: expect.any(String) as string })
    expect(await sampleOf(kit.barcode)).toMatchObject({ spentOn: swab.barcode, activatedAt: null, animalId: null })
    expect(await sampleOf(swab.barcode)).toMatchObject({ productId: 36, animalId: done.animalId, twinOf: null })
    expect(await sampleOf(twin.barcode)).toMatchObject({ animalId: done.animalId, twinOf: swab.barcode })
    expect((await testsIn(swab.barcode)).size).toBe(record.tests.length)
    expect(await testsIn(twin.barcode)).toEqual(new Set())
    expect(await browser.ask(activationCalls.getTestKitBalance)).toEqual({ results: [] })
  })

  test('one’s own animal gets the sample and stays as it is', async () => {
    const { browser, user } = await signedIn(shop)
    const { id } = await addAnimal(shop, user.id, { petName: 'Moss' })
    const { barcode } = await addSample(shop)
    const record = await walk(browser, { email: user.email, barcodes: [barcode], pet: { id, petName: 'Typed anew' } })
    expect(await handIn(browser, record)).toMatchObject({ animalId: id })
    expect(await sampleOf(barcode)).toMatchObject({ animalId: id })
    expect(await shop.db.select().from(animals).where(eq(animals.userId, user.id))).toMatchObject([{ petName: 'Moss' }])
  })

  test('a vet’s patient belongs to the person of the activation', async () => {
    const { browser, user } = await signedIn(shop, 'vet')
    const record = await walk(browser, { email: user.email, barcodes: [(await addSample(shop)).barcode] })
    await handIn(browser, record)
    const patients = await shop.db.select().from(animals).where(eq(animals.userId, user.id))
    expect(patients).toMatchObject([{ ownerName: 'Ada Byron', claimEmail: null }])
  })

  test('what is missing or differs from the steps is named, and nothing is activated', async () => {
    const browser = caller(shop)
    const { barcode } = await addSample(shop)
    const record = await walk(browser, { barcodes: [barcode] })
    const body = handInBody(record)
    const hand = (change: Partial<typeof body>) =>
      browser.ask(activationCalls.activateKit, { body: { ...body, ...change } })
    await expect(hand({ email: newEmail() })).rejects.toMatchObject({
      status: 428,
      errors: { email: expect.any(String) as string },
    })
    await expect(hand({ barcodes: [newBarcode()] })).rejects.toMatchObject({
      errors: { barcodes: expect.any(String) as string },
    })
    await expect(hand({ pet: pet({ breed: undefined }) })).rejects.toMatchObject({
      errors: { 'pet.breed': messages.petFieldRequired },
    })
    const swab = await addSample(shop, { productId: plain })
    const early = await checked(browser, [swab.barcode])
    await expect(handIn(browser, early)).rejects.toMatchObject({
      status: 428,
      message: messages.kitActivationFailed,
      errors: { selectedTestKit: messages.fieldRequired },
    })
    for (const code of [barcode, swab.barcode]) expect((await sampleOf(code))?.activatedAt).toBeNull()
  })

  test('without an id there is no record to send', async () => {
    const browser = caller(shop)
    const record = await walk(browser, { barcodes: [(await addSample(shop)).barcode] })
    await expect(
      browser.ask(activationCalls.activateKit, { body: { ...handInBody(record), id: undefined } }),
    ).rejects.toMatchObject({ status: 404, message: messages.kitActivationFailed })
  })
})

describe('whose it is', () => {
  const steps = [
    ['getActivation', (id: string) => ({ params: { id } })],
    ['checkBarcode', (id: string) => ({ body: { id, barcodes: ['KP1'], type: 'redeem' } })],
    ['enterKitBarcode', (id: string) => ({ body: { id, barcode: 'KP1' } })],
    ['saveActivationPet', (id: string) => ({ body: { id, pet: pet() } })],
    ['saveActivationPerson', (id: string) => ({ body: { id, person: person('ada@example.org') } })],
    ['reviewActivation', (id: string) => ({ body: { id } })],
  ] as const

  test.each(steps)('once somebody logged in works on it, it is theirs alone: %s', async (name, input) => {
    const { browser, user } = await signedIn(shop)
    const { id } = await browser.ask(registerEmail, { body: { id: undefined, email: user.email } })
    const ask = (asking: Browser, about: string) =>
      asking
        .ask(calls[name] as typeof activationCalls.getActivation, input(about) as never)
        .catch((error: unknown) => error)
    const missing = await ask(caller(shop), randomUUID())
    expect(missing).toMatchObject({ status: 404, message: calls[name].fails })
    for (const stranger of [caller(shop), (await signedIn(shop)).browser])
      expect(await ask(stranger, id)).toEqual(missing)
    expect(await browser.ask(activationCalls.getActivation, { params: { id } })).toMatchObject({ id })
  })

  test('a guest’s record becomes theirs with the first step after the login', async () => {
    const guest = caller(shop)
    const { barcode } = await addSample(shop)
    const { id } = await checked(guest, [barcode])
    const { browser } = await signedIn(shop)
    await browser.ask(saveActivationPet, { body: { id, pet: pet() } })
    await expect(guest.ask(activationCalls.getActivation, { params: { id } })).rejects.toMatchObject({ status: 404 })
  })

  test('a new account finds the animals that were activated for its address, and only those', async () => {
    const email = newEmail()
    const record = await walk(caller(shop), { email, barcodes: [(await addSample(shop)).barcode] })
    const other = await walk(caller(shop), { barcodes: [(await addSample(shop)).barcode] })
    await handIn(caller(shop), record)
    await handIn(caller(shop), other)
    await openAccount(shop, { email })
    const browser = await logIn(shop, email)
    const done = await browser.ask(activationCalls.getActivation, { params: { id: record.id } })
    expect(done.animalId).toEqual(expect.any(String))
    const [animal] = await shop.db
      .select()
      .from(animals)
      .where(eq(animals.id, done.animalId ?? ''))
    expect(animal).toMatchObject({ claimEmail: null, petName: 'Skye' })
    expect(await shop.db.$count(animals, eq(animals.userId, animal?.userId ?? ''))).toBe(1)
    expect(await shop.db.$count(animals, eq(animals.claimEmail, other.email ?? ''))).toBe(1)
  })

  test('an account opened while a kit is activated: the guest is sent to the login, and a login finds what waits', async () => {
    const email = newEmail()
    const { barcode } = await addSample(shop)
    const guest = caller(shop)
    const record = await walk(guest, { email, barcodes: [barcode] })
    await openAccount(shop, { email })
    await expect(handIn(guest, record)).rejects.toMatchObject({ status: 409, message: messages.userAlreadyExists })
    const { id } = await addAnimal(shop, null, { claimEmail: email })
    await logIn(shop, email)
    const [animal] = await shop.db.select().from(animals).where(eq(animals.id, id))
    expect(animal).toMatchObject({ userId: expect.any(String) as string, claimEmail: null })
  })

  test('a registration that was not confirmed claims nothing', async () => {
    const email = newEmail()
    const { id } = await addAnimal(shop, null, { claimEmail: email })
    await requestAccount(shop, { email })
    expect((await shop.db.select().from(animals).where(eq(animals.id, id)))[0]?.userId).toBeNull()
  })
})
