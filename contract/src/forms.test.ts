import { describe, expect, test } from 'vitest'
import { type Schema, ValidationError } from 'yup'
import { barcodeFormSchema, personSchema } from './activation.ts'
import { petSchema, petWithBreedSchema } from './animal.ts'
import { addressSchema, billingAddressSchema } from './address.ts'
import { forgotPasswordSchema } from './auth.ts'
import { cardFormSchema } from './card.ts'
import { sandboxCards, sandboxTokenOf } from './sandbox.ts'
import { cartUpdateSchema, customProfileSchema, itemAddSchema } from './cart.ts'
import { checkoutSchema, paidCheckoutSchema } from './checkout.ts'
import { messages } from './messages.ts'
import { newsletterSchema } from './newsletter.ts'

/** The first complaint of each field, by its name. */
async function errorsOf(schema: Schema, value: unknown): Promise<Record<string, string>> {
  const error: unknown = await schema.validate(value, { abortEarly: false }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error === undefined) return {}
  if (!(error instanceof ValidationError)) throw error
  return Object.fromEntries(error.inner.toReversed().map((inner) => [inner.path ?? '', inner.message]))
}

const uuid = '3f0c2a52-8d0e-4c2f-9a43-0d5a5e1f6b01'
const address = {
  firstName: 'Ann',
  lastName: 'Lee',
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
}
const required = messages.fieldRequired

describe('an address', () => {
  test('a whole one passes', async () => expect(await errorsOf(addressSchema, address)).toEqual({}))

  test('an empty one names every field that is missing', async () => {
    const { firstName, lastName, address: street, city, postalCode, country } = await errorsOf(addressSchema, {})
    expect([firstName, lastName, street, city, postalCode, country]).toEqual(Array(6).fill(required))
  })

  test.each([
    ['AU', '3000'],
    ['US', '14850'],
    ['CA', 'M5V 1A1'],
  ])('%s needs a state', async (country, postalCode) => {
    expect(await errorsOf(addressSchema, { ...address, country, postalCode, state: '' })).toEqual({ state: required })
  })

  test('New Zealand does not', async () => {
    expect(await errorsOf(addressSchema, { ...address, country: 'NZ', postalCode: '6011', state: undefined })).toEqual(
      {},
    )
  })

  test.each([
    ['US', '8030', false],
    ['US', '08030', true],
    ['US', '08030-1234', true],
    ['US', '08030 1234', true],
    ['US', '08030 \u2013 1234', true],
    ['CA', 'K1A\u00a00B1', true],
    ['GB', ' LS1  4DY ', true],
    ['GB', 'LS1\t4DY\u200b', true],
    ['CA', 'm5v1a1', true],
    ['CA', '14850', false],
    ['AU', '3000', true],
    ['AU', '30000', false],
    ['NZ', '6011', true],
    ['GB', 'LL61 5UJ', true],
    ['GB', '14850', false],
    ['FR', '69001', true],
    ['IE', 'D02 AF30', true],
  ])('in %s the postcode %s is one: %s', async (country, postalCode, isOne) => {
    const { postalCode: wrong } = await errorsOf(billingAddressSchema, { ...address, country, postalCode })
    expect(wrong === undefined).toBe(isOne)
  })

  test('blanks are nothing', async () =>
    expect(await errorsOf(addressSchema, { ...address, city: '  ' })).toEqual({ city: required }))

  test('parcels go to four countries, bills anywhere', async () => {
    const french = { ...address, country: 'FR', state: undefined }
    expect(await errorsOf(addressSchema, french)).toEqual({ country: 'We do not ship to this country yet' })
    expect(await errorsOf(addressSchema, { ...french, country: '' })).toEqual({ country: required })
    expect(await errorsOf(billingAddressSchema, french)).toEqual({})
  })
})

describe('the card form', () => {
  const card = {
    name: 'Ann Lee',
    number: '4242 4242 4242 4242',
    expiryMonth: '12',
    expiryYear: '2030',
    securityCode: '012',
  }
  test.each([
    [{}, {}],
    [{ name: '' }, { name: required }],
    [{ number: '' }, { number: required }],
    [{ expiryMonth: '' }, { expiryMonth: required }],
    [{ expiryMonth: 'May' }, { expiryMonth: messages.notANumber }],
    [{ expiryMonth: '0' }, { expiryMonth: messages.monthInvalid }],
    [{ expiryMonth: '13' }, { expiryMonth: messages.monthInvalid }],
    [{ expiryYear: '' }, { expiryYear: required }],
    [{ securityCode: '' }, { securityCode: required }],
    [{ securityCode: 'abc' }, { securityCode: messages.notANumber }],
  ])('%j: %j', async (change, errors) => expect(await errorsOf(cardFormSchema, { ...card, ...change })).toEqual(errors))

  test("a security code's leading zero stays", () => expect(cardFormSchema.cast(card).securityCode).toBe('012'))

  test('only published test numbers have a token', () => {
    expect(sandboxTokenOf('4242 4242-4242 4242')).toBe('tok_visa')
    expect(sandboxTokenOf('4111 1111 1111 1112')).toBeUndefined()
    expect(sandboxTokenOf('')).toBeUndefined()
    expect(new Set(sandboxCards.map((card) => card.token)).size).toBe(sandboxCards.length)
  })
})

describe('the cart', () => {
  test.each([0, -1, 1.5, 100, 'two', null, Number.NaN])('a quantity of %s is refused', async (quantity) => {
    expect(Object.keys(await errorsOf(itemAddSchema, { productId: 7, quantity }))).toEqual(['quantity'])
  })

  test('what is not named is not made up', () => {
    expect(itemAddSchema.cast({ productId: 7, quantity: 1 })).toEqual({ productId: 7, quantity: 1 })
    expect(cartUpdateSchema.cast({ email: 'ann@example.com' })).toEqual({ email: 'ann@example.com' })
  })

  test('null takes an address away; half an address is refused', async () => {
    expect(await errorsOf(cartUpdateSchema, { shippingAddress: null, sampleCollector: null })).toEqual({})
    expect(Object.keys(await errorsOf(cartUpdateSchema, { shippingAddress: { ...address, city: '' } }))).toEqual([
      'shippingAddress.city',
    ])
  })

  test('a custom profile has at least two tests: one is sold by itself', async () => {
    expect(Object.keys(await errorsOf(customProfileSchema, { breedId: 5, productIds: [7] }))).toEqual(['productIds'])
    expect(await errorsOf(customProfileSchema, { breedId: 5, productIds: [7, 8] })).toEqual({})
  })
})

describe('the checkout', () => {
  const vet = {
    sessionId: uuid,
    checkoutId: uuid,
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Lee',
    acceptTerms: true,
    expectedTotal: 58.1,
  }
  const guest = { ...vet, shippingAddress: address, billingAddress: address, shippingMethodId: 1, paymentMethod: 'C' }

  test('a vet sends neither addresses nor payment; everybody else must', async () => {
    expect(await errorsOf(checkoutSchema, vet)).toEqual({})
    expect(await errorsOf(paidCheckoutSchema, guest)).toEqual({})
    const missing = Object.keys(await errorsOf(paidCheckoutSchema, vet))
    expect(missing).toEqual(
      expect.arrayContaining(['shippingAddress.city', 'billingAddress.city', 'shippingMethodId', 'paymentMethod']),
    )
  })

  test.each([
    [{ acceptTerms: false }, 'acceptTerms'],
    [{ expectedTotal: 58.123 }, 'expectedTotal'],
    [{ expectedTotal: -1 }, 'expectedTotal'],
    [{ checkoutId: 'again' }, 'checkoutId'],
    [{ paymentMethod: 'X' }, 'paymentMethod'],
    [{ email: 'ann' }, 'email'],
  ])('%j is refused', async (change, field) => {
    expect(Object.keys(await errorsOf(paidCheckoutSchema, { ...guest, ...change }))).toEqual([field])
  })
})

describe('emails', () => {
  const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.com`
  test.each([
    ['', required],
    ['ann', messages.emailInvalid],
    ['a@b', messages.emailInvalid],
    ['a@b.c', messages.emailInvalid],
    ['a@b..com', messages.emailInvalid],
    [long, messages.emailTooLong],
  ])('"%s": %s', async (email, text) =>
    expect(await errorsOf(newsletterSchema, { email, countryCode: 'US' })).toEqual({ email: text }),
  )

  test.each([
    ['', required],
    ['ab', messages.min3],
    ['a@b', messages.emailInvalid],
    [`${'a'.repeat(118)}@b.com`, messages.emailTooLong],
  ])('forgotten password, "%s": %s', async (email, text) =>
    expect(await errorsOf(forgotPasswordSchema, { email })).toEqual({ email: text }),
  )
})

describe('whoever activates a kit', () => {
  const person = { ...address, email: 'ann@example.org', acceptTerms: true }

  test.each(Object.keys(person))('has to give: %s (activate-7)', async (field) => {
    expect(await errorsOf(personSchema, person)).toEqual({})
    expect(Object.keys(await errorsOf(personSchema, { ...person, [field]: undefined }))).toEqual([field])
  })

  test('names a state only where there are states, and accepts the terms (activate-7)', async () => {
    const french = { ...person, country: 'FR', postalCode: '69001', state: undefined }
    expect(await errorsOf(personSchema, french)).toEqual({})
    expect(Object.keys(await errorsOf(personSchema, { ...person, acceptTerms: false }))).toEqual(['acceptTerms'])
  })
})

describe('kit activation', () => {
  const first = { barcode: 'KP1', confirmBarcode: 'KP1' }
  test.each([
    [first, {}],
    [{}, { barcode: required, confirmBarcode: required }],
    [{ ...first, confirmBarcode: '' }, { confirmBarcode: required }],
    [{ ...first, confirmBarcode: 'KP2' }, { confirmBarcode: messages.barcodeMismatch }],
    [
      { barcode: 'K'.repeat(51), confirmBarcode: 'K'.repeat(51) },
      { barcode: messages.max50, confirmBarcode: messages.max50 },
    ],
    [{ barcode: 'kp4827-190001', confirmBarcode: 'kp4827190001' }, {}],
    [{ barcode: 'KP4827190001', confirmBarcode: 'KP–4827–l9O0O1' }, {}],
    [{ barcode: 'KP4827190001', confirmBarcode: 'KP4827190002' }, { confirmBarcode: messages.barcodeMismatch }],
    [{ ...first, secondBarcode: 'kp–1', confirmSecondBarcode: 'kp 1' }, { secondBarcode: messages.barcodeSame }],
    [{ ...first, secondBarcode: '', confirmSecondBarcode: '' }, {}],
    [{ ...first, secondBarcode: 'KP1', confirmSecondBarcode: 'KP1' }, { secondBarcode: messages.barcodeSame }],
    [{ ...first, secondBarcode: 'KP2', confirmSecondBarcode: '' }, { confirmSecondBarcode: required }],
    [
      { ...first, secondBarcode: 'KP2', confirmSecondBarcode: 'KP3' },
      { confirmSecondBarcode: messages.barcodeMismatch },
    ],
    [{ ...first, secondBarcode: 'KP2', confirmSecondBarcode: 'KP2' }, {}],
  ])('%j: %j', async (form, errors) => expect(await errorsOf(barcodeFormSchema, form)).toEqual(errors))

  test.each([
    ['16,5', 16.5],
    ['16.5', 16.5],
    ['', undefined],
  ])('a weight is typed as %s', (typed, weight) =>
    expect(petSchema.cast({ petName: 'Skye', gender: 'female', weight: typed }).weight).toBe(weight),
  )
  test.each(['1,000,5', 'a lot'])('no weight is typed as %s', async (typed) => {
    expect(await errorsOf(petSchema, { petName: 'Skye', gender: 'female', weight: typed })).toHaveProperty('weight')
  })

  test.each([
    ['981 020 000 310301', true],
    ['AVID*012*345*678', true],
    ['4A5B6C7D8E', true],
    ['', true],
    ['95600000xx', false],
    ['9560000012', false],
    ['98102000031', false],
    ['000000000000001', false],
    ['981274877906944', false],
  ])('the chip number %s can be one: %s', async (chipNumber, canBe) => {
    const errors = await errorsOf(petSchema, { petName: 'Skye', gender: 'female', chipNumber })
    expect(Object.keys(errors)).toEqual(canBe ? [] : ['chipNumber'])
  })

  test.each([
    ['16.5', 16.5],
    ['16,5', 16.5],
    [' １６ ', 16],
    ['', undefined],
    ['16 5', null],
    ['0x10', null],
    ['1e1', null],
    ['16.5.1', null],
    ['1,600.5', null],
    ['Infinity', null],
  ])('a weight typed as “%s” is %s', async (weight, read) => {
    const pet = { petName: 'Skye', gender: 'female', weight }
    if (read === null) expect(await errorsOf(petSchema, pet)).toEqual({ weight: messages.notANumber })
    else expect(petSchema.cast(pet).weight).toBe(read)
  })

  test('a pet needs a name and a gender, and a breed where the kit requires it', async () => {
    expect(await errorsOf(petSchema, {})).toEqual({
      petName: messages.petFieldRequired,
      gender: messages.petFieldRequired,
    })
    expect(await errorsOf(petSchema, { petName: 'Biscuit', gender: 'male' })).toEqual({})
    expect(await errorsOf(petWithBreedSchema, { petName: 'Biscuit', gender: 'male' })).toEqual({
      breed: messages.petFieldRequired,
    })
  })
})
