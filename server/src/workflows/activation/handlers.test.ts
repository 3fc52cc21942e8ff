import { randomUUID } from 'node:crypto'
import { type Activation, activationCalls } from '@shop/contract/activation'
import { type ItemAdd, cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { messages } from '@shop/contract/messages'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newEmail } from '../../../test/account.ts'
import { caller, checked, handInBody, person, pet, review, signedIn, walk } from '../../../test/activation.ts'
import { addAnimal, addSample, newBarcode } from '../../../test/animals.ts'
import { type Browser, checkoutBody, confirm } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { animals } from '../../schema/animal.ts'
import { samples } from '../../schema/sample.ts'
import { activations } from '../../schema/activation.ts'

const shop = useShop({ TRUST_PROXY: '1' })

const plain = 701
const genoPet = 969
const { registerEmail, checkBarcode, enterKitBarcode, saveActivationPet, saveActivationPerson } = activationCalls

const begin = (email: string, browser = caller(shop), id?: string) =>
  browser.ask(registerEmail, { body: { id, email } })
const enter = (browser: Browser, id: string, barcode: string, chosen: object = {}) =>
  browser.ask(enterKitBarcode, {
    body: {
      id,
      barcode,
      selectedBreed: undefined,
      selectedProduct: undefined,
      selectedTestKit: undefined,
      ...chosen,
    },
  })

describe('email', () => {
  test('an activation begins for an address without an account', async () => {
    const email = newEmail()
    const begun = await begin(email.toUpperCase())
    expect(begun).toEqual({
      id: expect.any(String),
      email,
      type: null,
      kit: null,
      tests: [],
      due: null,
      cartSessionId: null,
      isPaid: false,
      isActivated: false,
      animalId: null,
    })
    expect((await begin(email)).id).not.toBe(begun.id)
  })

  test('whoever goes back corrects the address of the same record', async () => {
    const browser = caller(shop)
    const { id } = await begin(newEmail(), browser)
    const email = newEmail()
    expect(await begin(email, browser, id)).toMatchObject({ id, email })
    expect(await browser.ask(activationCalls.getActivation, { params: { id } })).toMatchObject({ id, email })
  })

  test('whose address has an account is sent to the login, unless they are logged in', async () => {
    const { browser, user } = await signedIn(shop)
    const { browser: other } = await signedIn(shop)
    for (const stranger of [caller(shop), other])
      await expect(begin(user.email.toUpperCase(), stranger)).rejects.toMatchObject({
        status: 409,
        message: messages.userAlreadyExists,
      })
    expect((await begin(user.email, browser)).email).toBe(user.email)
  })

  test('addresses cannot be harvested: few from one caller, few tries with one address', async () => {
    const { user } = await signedIn(shop)
    const harvester = caller(shop)
    for (let attempt = 0; attempt < 10; attempt++) await begin(newEmail(), harvester)
    await expect(begin(user.email, harvester)).rejects.toMatchObject({ status: 429 })
    await expect(begin(newEmail(), harvester)).rejects.toMatchObject({ status: 429 })

    for (const address of [user.email, newEmail()]) {
      const statuses = []
      for (let attempt = 0; attempt < 6; attempt++)
        statuses.push(
          await begin(address).then(
            () => 200,
            ({ status }: { status: number }) => status,
          ),
        )
      // Counted before anybody looks whether it is known.
      expect(statuses.at(-1)).toBe(429)
      expect(new Set(statuses.slice(0, 5)).size).toBe(1)
    }
  })

  test('a breeder with a litter is not slowed down by their own address', async () => {
    const { browser, user } = await signedIn(shop)
    for (let kit = 0; kit < 12; kit++) expect((await begin(user.email, browser)).email).toBe(user.email)
  })

  test('what is no address is refused on its field', async () => {
    await expect(begin('ada@')).rejects.toMatchObject({ status: 428, errors: { email: messages.emailInvalid } })
  })
})

describe('barcodes', () => {
  test('a kit is found however its barcode is typed, and says what it is', async () => {
    const { barcode } = await addSample(shop)
    const typed = ` ${barcode.toLowerCase().slice(0, 6)}-${barcode.slice(6)} `
    expect(await checked(caller(shop), [typed])).toMatchObject({
      barcodes: [barcode],
      type: 'redeem',
      kit: {
        barcode,
        product: { id: 36 },
        species: { id: 1, name: 'Canine' },
        isPrepaid: true,
        isBreedRequired: true,
      },
      tests: [],
      isPaid: true,
    })
  })

  test('whom a kit was ordered for is known to its buyer alone', async () => {
    const { browser, user } = await signedIn(shop, 'vet')
    const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
    const body = { productId: genoPet, quantity: 1, metaData: { animalName: 'Nutmeg' } } as ItemAdd
    await browser.ask(cartCalls.addItem, { params: { sessionId }, body })
    const cart = await browser.ask(cartCalls.priceCart, { params: { sessionId }, query: { shippingMethod: '1' } })
    const order = checkoutBody(cart)
    await browser.ask(checkoutCalls.createOrder, { body: order })
    await confirm(browser, order.checkoutId)
    const [kit] = await shop.db.select().from(samples).where(eq(samples.userId, user.id))
    const barcode = kit?.barcode ?? ''
    expect(await checked(browser, [barcode])).toMatchObject({ kit: { barcode, animalName: 'Nutmeg' } })
    const other = (await signedIn(shop)).browser
    for (const stranger of [caller(shop), other])
      expect(await checked(stranger, [barcode])).toMatchObject({ kit: { barcode, animalName: null } })
  })

  test('a kit that is paid for pays, whatever was chosen; a plain swab reads what is chosen', async () => {
    const { barcode } = await addSample(shop, { productId: genoPet })
    expect(await checked(caller(shop), [barcode], 'step')).toMatchObject({ type: 'redeem', kit: { isPrepaid: true } })
    const swab = await addSample(shop, { productId: plain })
    for (const type of ['redeem', 'step'] as const)
      expect(await checked(caller(shop), [swab.barcode], type)).toMatchObject({
        type,
        kit: { barcode: swab.barcode, product: { id: plain }, species: null, isPrepaid: false, isBreedRequired: false },
        isPaid: false,
      })
  })

  test('unknown, used, failed and doubled barcodes are refused in plain words, and nothing is stored', async () => {
    const browser = caller(shop)
    const { id } = await begin(newEmail(), browser)
    const { barcode } = await addSample(shop)
    const used = await addSample(shop, { activatedAt: new Date() })
    const spent = await addSample(shop, { spentOn: barcode })
    const failed = await addSample(shop, { problem: 'failed' })
    const other = await addSample(shop, { productId: genoPet })
    const unknown = newBarcode()
    const refusal = (barcodes: string[]) =>
      browser.ask(checkBarcode, { body: { id, barcodes, type: 'redeem' } }).then(
        () => null,
        ({ status, message, fields }: { status: number; message: string; fields: Record<string, string> }) => ({
          status,
          message,
          why: fields.barcodes,
        }),
      )
    const refused = (why: unknown) => ({ status: 428, message: messages.barcodeValidationFailed, why })
    expect(await refusal([unknown])).toEqual(refused(expect.stringContaining(`do not know the barcode ${unknown}`)))
    for (const gone of [used, spent, failed])
      expect(await refusal([barcode, gone.barcode])).toEqual(refused(expect.stringContaining('used already')))
    expect(await refusal([barcode, ` ${barcode.toLowerCase()}`])).toEqual(refused(messages.barcodeSame))
    expect(await refusal([barcode, other.barcode])).toEqual(refused(expect.stringContaining('another kind of kit')))
    expect((await browser.ask(activationCalls.getActivation, { params: { id } })).kit).toBeNull()
  })

  test('a second swab is of the same kind, or plain', async () => {
    const { barcode } = await addSample(shop)
    for (const productId of [36, plain]) {
      const second = await addSample(shop, { productId })
      expect(await checked(caller(shop), [barcode, second.barcode])).toMatchObject({
        barcodes: [barcode, second.barcode],
      })
    }
  })

  test('barcodes cannot be guessed: ten wrong ones in one record; those that are found do not count', async () => {
    const browser = caller(shop)
    const { barcode } = await addSample(shop)
    const { id } = await checked(browser, [barcode])
    const attempt = (code: string) => browser.ask(checkBarcode, { body: { id, barcodes: [code], type: 'redeem' } })
    for (let count = 0; count < 15; count++) await attempt(barcode)
    for (let count = 0; count < 9; count++) await expect(attempt(newBarcode())).rejects.toMatchObject({ status: 428 })
    await attempt(barcode)
    await expect(attempt(newBarcode())).rejects.toMatchObject({ status: 428 })
    await expect(attempt(barcode)).rejects.toMatchObject({ status: 429 })
  })
})

describe('without a record', () => {
  const guess = (browser: Browser, code: string) =>
    browser.ask(checkBarcode, { body: { id: undefined, barcodes: [code], type: 'redeem' } })

  test('each step begins one, as SPEC sends it; barcodes that are refused begin none', async () => {
    const browser = caller(shop)
    const { barcode } = await addSample(shop, { productId: genoPet })
    const began = await guess(browser, barcode)
    expect(began).toMatchObject({ barcodes: [barcode], kit: { barcode } })
    expect(began.email).toBeUndefined()
    const { id } = began
    expect(await browser.ask(activationCalls.getActivation, { params: { id } })).toEqual(began)
    expect((await browser.ask(saveActivationPet, { body: { id: undefined, pet: pet() } })).id).not.toBe(id)
    expect(
      await browser.ask(saveActivationPerson, { body: { id: undefined, person: person(newEmail()) } }),
    ).toMatchObject({ person: { city: 'Sydney' } })
    const count = await shop.db.$count(activations)
    await expect(guess(browser, newBarcode())).rejects.toMatchObject({ status: 428 })
    expect(await shop.db.$count(activations)).toBe(count)
    const own = await signedIn(shop)
    expect((await own.browser.ask(saveActivationPet, { body: { id: undefined, pet: pet() } })).email).toBe(
      own.user.email,
    )
  })

  test('barcodes are counted for the caller, and for nobody else', async () => {
    const guesser = caller(shop)
    for (let count = 0; count < 30; count++)
      await expect(guess(guesser, newBarcode())).rejects.toMatchObject({ status: 428 })
    await expect(guess(guesser, newBarcode())).rejects.toMatchObject({ status: 429 })
    const { barcode } = await addSample(shop, { productId: genoPet })
    expect((await guess(caller(shop), barcode)).barcodes).toEqual([barcode])
  })

  test('the address comes with the whole record: not another account’s, and few tries', async () => {
    const { user } = await signedIn(shop)
    const browser = caller(shop)
    const { barcode } = await addSample(shop, { productId: genoPet })
    const { id } = await guess(browser, barcode)
    const hand = (email: string) =>
      browser.ask(activationCalls.activateKit, {
        body: { ...handInBody({ id, barcodes: [barcode] } as Activation), email, person: person(email) },
      })
    for (let count = 0; count < 5; count++)
      await expect(hand(user.email)).rejects.toMatchObject({ status: 409, message: messages.userAlreadyExists })
    await expect(hand(user.email)).rejects.toMatchObject({ status: 429 })
    const email = newEmail()
    expect(await hand(email)).toMatchObject({ id, email, isActivated: true })
    expect(await hand(email)).toMatchObject({ id, isActivated: true })
    const [animal] = await shop.db.select().from(animals).where(eq(animals.claimEmail, email))
    expect(animal?.petName).toBe('Skye')
  })
})

describe('the kit', () => {
  test('a plain swab takes its tests from the balance', async () => {
    const { browser, user } = await signedIn(shop)
    const swab = await addSample(shop, { productId: plain })
    const kit = await addSample(shop, { userId: user.id })
    const { id } = await checked(browser, [swab.barcode])
    expect(await enter(browser, id, swab.barcode, { selectedTestKit: { id: 36, name: 'any words' } })).toMatchObject({
      selectedTestKit: { id: 36, name: 'Full breed profile kit for dogs' },
      kit: { barcode: kit.barcode, product: { id: 36 }, isPrepaid: true, isBreedRequired: true },
      isPaid: true,
    })
  })

  test('the balance is counted by product: without plain, used, spent and failed kits, and others’', async () => {
    const { browser, user } = await signedIn(shop)
    const userId = user.id
    const { barcode: unposted } = await addSample(shop, { userId, stage: 'ordered' })
    const { barcode: spentOn } = await addSample(shop, { userId })
    const { barcode: ofGenoPet } = await addSample(shop, { userId, productId: genoPet })
    await addSample(shop, { userId, productId: plain })
    await addSample(shop, { userId, activatedAt: new Date() })
    await addSample(shop, { userId, problem: 'failed' })
    await addSample(shop, { userId, spentOn })
    await addSample(shop)
    expect(await browser.ask(activationCalls.getTestKitBalance)).toEqual({
      results: [
        {
          product: { id: 36, name: 'Full breed profile kit for dogs' },
          category: { id: 20, name: 'Test Kits' },
          quantity: 2,
          kits: [
            { barcode: unposted, isPosted: false },
            { barcode: spentOn, isPosted: true },
          ],
        },
        {
          product: { id: genoPet, name: 'Geno Pet' },
          category: { id: 5, name: 'Health Attributes & Ancestry Screens' },
          quantity: 1,
          kits: [{ barcode: ofGenoPet, isPosted: true }],
        },
      ],
    })
  })

  test('a plain swab takes its tests from a kit whose barcode is typed', async () => {
    const browser = caller(shop)
    const swab = await addSample(shop, { productId: plain })
    const kit = await addSample(shop, { productId: genoPet })
    const { id } = await checked(browser, [swab.barcode])
    expect(await enter(browser, id, kit.barcode.toLowerCase())).toMatchObject({
      kit: { barcode: kit.barcode, product: { id: genoPet }, isPrepaid: true, isBreedRequired: false },
      selectedTestKit: { id: genoPet },
    })
  })

  test('a kit that is not there, not free or not paid for is refused on its field', async () => {
    const { browser, user } = await signedIn(shop)
    const swab = await addSample(shop, { productId: plain })
    const another = await addSample(shop, { productId: plain })
    const used = await addSample(shop, { activatedAt: new Date() })
    await addSample(shop, { userId: user.id, activatedAt: new Date() })
    const { id } = await checked(browser, [swab.barcode])
    const refused = (field: string, why: string) => ({
      status: 428,
      message: messages.failedToEnterBarcode,
      errors: { [field]: expect.stringContaining(why) as string },
    })
    await expect(enter(browser, id, newBarcode())).rejects.toMatchObject(refused('barcode', 'do not know'))
    await expect(enter(browser, id, used.barcode)).rejects.toMatchObject(refused('barcode', 'used already'))
    await expect(enter(browser, id, another.barcode)).rejects.toMatchObject(refused('barcode', 'without tests'))
    await expect(enter(browser, id, swab.barcode)).rejects.toMatchObject(
      refused('selectedTestKit', messages.fieldRequired),
    )
    await expect(enter(browser, id, swab.barcode, { selectedTestKit: { id: 36, name: 'Kit' } })).rejects.toMatchObject(
      refused('selectedTestKit', 'no kit of this kind left'),
    )
  })

  test('on the way a plain swab is given tests that are sold for it, and no others', async () => {
    const browser = caller(shop)
    const swab = await addSample(shop, { productId: plain })
    const { id } = await checked(browser, [swab.barcode], 'step')
    await expect(enter(browser, id, swab.barcode)).rejects.toMatchObject({
      errors: { selectedProduct: messages.fieldRequired },
    })
    for (const product of [plain, 702, 402, 601, 801, 1221])
      await expect(
        enter(browser, id, swab.barcode, { selectedProduct: { id: product, name: 'x' } }),
      ).rejects.toMatchObject({ status: 428, errors: { selectedProduct: expect.any(String) as string } })
    expect(await enter(browser, id, swab.barcode, { selectedProduct: { id: 36, name: 'x' } })).toMatchObject({
      selectedProduct: { id: 36, name: 'Full breed profile kit for dogs' },
      kit: { product: { id: plain }, species: { id: 1 }, isPrepaid: false, isBreedRequired: true },
      isPaid: false,
    })
  })

  test('what a swab can be tested for is listed, by type and by category', async () => {
    const browser = caller(shop)
    const list = (query: { productType?: string; categoryId?: string }) =>
      browser.ask(activationCalls.listActivationProducts, { query })
    const { results, count, next } = await list({})
    expect([results.length, next]).toEqual([count, null])
    const ids = results.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([36, 7, 313, genoPet, 970, 1_200_193]))
    for (const id of [plain, 702, 402, 601, 801, 1221]) expect(ids).not.toContain(id)
    expect((await list({ productType: '8' })).results.every(({ typeId }) => typeId === 8)).toBe(true)
    expect((await list({ categoryId: '20' })).results.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      7, 36, 313,
    ])
    await expect(list({ productType: 'dogs' })).rejects.toMatchObject({
      status: 428,
      errors: { productType: messages.notANumber },
    })
  })

  test('another kit forgets what hung on the first', async () => {
    const { browser, user } = await signedIn(shop)
    const swab = await addSample(shop, { productId: plain })
    await addSample(shop, { userId: user.id })
    const { id } = await checked(browser, [swab.barcode])
    await enter(browser, id, swab.barcode, { selectedTestKit: { id: 36, name: 'Kit' } })
    const { barcode } = await addSample(shop, { productId: genoPet })
    const record = await browser.ask(checkBarcode, { body: { id, barcodes: [barcode], type: 'redeem' } })
    expect(record).toMatchObject({ kit: { barcode, product: { id: genoPet } }, selectedTestKit: { id: genoPet } })
    expect(record.selectedProduct).toBeUndefined()
  })

  test('the chosen breed is found by its number', async () => {
    const ask = (id: string) => caller(shop).ask(activationCalls.getActivationBreed, { query: { id } })
    expect(await ask('200193')).toMatchObject({ name: 'Border Collie', species: { id: 1 } })
    for (const id of ['1', '', randomUUID()])
      await expect(ask(id)).rejects.toMatchObject({ status: 404, message: messages.failedToFetchBreed })
  })
})

describe('animal and person', () => {
  const petOf = async (productId: number, change: Parameters<typeof pet>[0], browser = caller(shop)) => {
    const { barcode } = await addSample(shop, { productId })
    const { id } = await checked(browser, [barcode])
    return browser.ask(saveActivationPet, { body: { id, pet: pet(change) } })
  }

  test('a full breed profile needs the breed; a Geno Pet does not', async () => {
    await expect(petOf(36, { breed: undefined })).rejects.toMatchObject({
      status: 428,
      message: messages.failedToAddAnimal,
      errors: { 'pet.breed': messages.petFieldRequired },
    })
    expect(await petOf(genoPet, { breed: undefined, isMixedBreed: true })).toMatchObject({
      pet: { petName: 'Skye', isMixedBreed: true },
      tests: [{ id: genoPet, kind: 'profile' }],
    })
  })

  test('name and gender are required, weight is in kilograms unless it says otherwise', async () => {
    await expect(petOf(36, { petName: ' ', gender: undefined })).rejects.toMatchObject({
      status: 428,
      errors: { 'pet.petName': messages.petFieldRequired, 'pet.gender': messages.petFieldRequired },
    })
    expect((await petOf(36, { weight: 17.4 })).pet).toMatchObject({ weight: 17.4, weightType: 'kg' })
    expect((await petOf(36, { weight: 38, weightType: 'lb' })).pet).toMatchObject({ weightType: 'lb' })
  })

  test('species and breed fit the kit, and are named by our names', async () => {
    expect((await petOf(36, { species: undefined, breed: { id: 200193, name: 'A collie' } })).pet).toMatchObject({
      species: { id: 1, name: 'Canine' },
      breed: { id: 200193, name: 'Border Collie' },
    })
    await expect(petOf(36, { species: { id: 2, name: 'Feline' } })).rejects.toMatchObject({
      errors: { 'pet.species': 'This kit is for dogs.' },
    })
    await expect(petOf(313, { species: { id: 2, name: 'Feline' } })).rejects.toMatchObject({
      status: 428,
      errors: { 'pet.breed': expect.stringContaining('not in our list') as string },
    })
  })

  test('one’s own animal can be named; another’s is missing', async () => {
    const { browser, user } = await signedIn(shop)
    const own = await addAnimal(shop, user.id)
    const another = await addAnimal(shop, (await signedIn(shop)).user.id)
    expect((await petOf(36, { id: own.id }, browser)).pet).toMatchObject({ id: own.id })
    const cases: [string, Browser][] = [
      [another.id, browser],
      [own.id, caller(shop)],
      [randomUUID(), browser],
    ]
    for (const [id, asking] of cases)
      await expect(petOf(36, { id }, asking)).rejects.toMatchObject({
        status: 404,
        message: messages.failedToAddAnimal,
      })
  })

  test('the person has an address, a state where there are states, and accepts the terms', async () => {
    const browser = caller(shop)
    const email = newEmail()
    const { id } = await begin(email, browser)
    const save = (change: Partial<ReturnType<typeof person>>) =>
      browser.ask(saveActivationPerson, { body: { id, person: person(email, change) } })
    await expect(save({ state: undefined, acceptTerms: false, city: '' })).rejects.toMatchObject({
      status: 428,
      errors: {
        'person.state': messages.fieldRequired,
        'person.city': messages.fieldRequired,
        'person.acceptTerms': 'Tick this to say you accept the terms',
      },
    })
    expect(await save({ country: 'FR', state: undefined })).toMatchObject({ person: { country: 'FR' } })
    const [row] = await shop.db.select().from(activations).where(eq(activations.id, id))
    expect(Date.parse(row?.record.acceptedTermsAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })
})

describe('review', () => {
  test('a full breed profile kit tests what names the breed; without a profile, a DNA profile and tests for every breed', async () => {
    const ready = async (change: Parameters<typeof pet>[0]) =>
      (await walk(caller(shop), { barcodes: [(await addSample(shop)).barcode], pet: change })).tests
    const collie = await ready({})
    expect(collie.length).toBeGreaterThan(10)
    expect(new Set(collie.map(({ kind }) => kind))).toEqual(new Set(['trait', 'disease', 'profile']))
    const any = await ready({ breed: { id: 3, name: 'All dog breeds' } })
    expect(any.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([2033, 2123, 2126, 2130, 2138])
    expect(await ready({ isMixedBreed: true })).toEqual(any)
  })

  test('tests can be left out, as long as they are in the kit and something is left', async () => {
    const browser = caller(shop)
    const record = await walk(browser, { barcodes: [(await addSample(shop)).barcode] })
    const { id, tests } = record
    const trait = tests.find(({ kind }) => kind === 'trait')?.id ?? 0
    const disease = tests.find(({ kind }) => kind === 'disease')?.id ?? 0
    const chosen = { trait: [trait], disease: [disease] }
    expect(await review(browser, id, { excludeProducts: chosen })).toMatchObject({ excludeProducts: chosen, tests })
    for (const wrong of [
      { trait: [disease], disease: [] },
      { trait: [], disease: [9_999_999] },
    ])
      await expect(review(browser, id, { excludeProducts: wrong })).rejects.toMatchObject({
        status: 428,
        message: messages.failedToReviewActivation,
        errors: { excludeProducts: expect.any(String) as string },
      })
    // What is left out does not change.
    expect(await review(browser, id, {})).toMatchObject({ excludeProducts: chosen })
    const single = await walk(browser, { barcodes: [(await addSample(shop, { productId: disease })).barcode] })
    await expect(
      review(browser, single.id, { excludeProducts: { trait: [], disease: [disease] } }),
    ).rejects.toMatchObject({ errors: { excludeProducts: 'Please leave at least one test in.' } })
  })

  test('coupon and collection agent are stored, and refused when they are unknown', async () => {
    const browser = caller(shop)
    const { id } = await walk(browser, { barcodes: [(await addSample(shop)).barcode] })
    const agent = { id: 1, name: 'any words' }
    expect(await review(browser, id, { coupon: 'welcome10', collectionAgent: agent })).toMatchObject({
      coupon: 'WELCOME10',
      collectionAgent: { id: 1, name: 'Riverside Animal Clinic' },
    })
    await expect(review(browser, id, { coupon: 'NO-SUCH' })).rejects.toMatchObject({
      status: 428,
      errors: { coupon: expect.any(String) as string },
    })
    await expect(review(browser, id, { collectionAgent: { id: 99, name: 'Nobody' } })).rejects.toMatchObject({
      errors: { collectionAgent: expect.any(String) as string },
    })
    const taken = await review(browser, id, { coupon: '', collectionAgent: null })
    expect([taken.coupon, taken.collectionAgent]).toEqual([undefined, undefined])
  })

  test('there is nothing to review before the animal is known', async () => {
    const browser = caller(shop)
    const { id } = await checked(browser, [(await addSample(shop)).barcode])
    await expect(review(browser, id, {})).rejects.toMatchObject({
      status: 428,
      errors: { pet: messages.fieldRequired },
    })
  })
})
