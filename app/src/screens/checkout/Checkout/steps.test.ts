import { expect, test } from 'vitest'
import { stepAt, stepOwning, stepper, stepsFor } from './steps.ts'

const address = {
  firstName: 'Dana',
  lastName: 'Whitcombe',
  address: '12 Orchard Lane',
  city: 'Ithaca',
  state: 'NY',
  postalCode: '14850',
  country: 'US' as const,
}
const cart = {
  email: 'dana@example.com',
  phoneNumber: null,
  items: [{ isAnimalRequired: true, metaData: {} }],
  shippingAddress: address,
  billingAddress: null,
  country: 'US',
  isSwabRequired: true,
  shippingMethods: { selected: {} as unknown },
}
const guest = { isVet: false, isOnAccount: false, hasAddress: false }
const practice = { isVet: true, isOnAccount: true, hasAddress: true }
const ready = { cart, hasMethod: true, buyer: guest }

test('starts at 0, moves by one, stops at both ends', () => {
  expect(stepper()).toBe(0)
  expect(stepper(0, { type: 'next' })).toBe(1)
  expect(stepper(2, { type: 'previous' })).toBe(1)
  expect(stepper(0, { type: 'previous' })).toBe(0)
  expect(stepper(3, { type: 'next' })).toBe(3)
  expect(stepper(1, { type: 'next' }, stepsFor(practice, true).length)).toBe(1)
})

test('an address reaches no step before those before it are complete', () => {
  expect(stepAt(null, ready)).toBe('details')
  expect(stepAt('review', ready)).toBe('review')
  expect(stepAt('delivery', ready)).toBe('delivery')
  expect(stepAt('nonsense', ready)).toBe('details')
  expect(stepAt('review', { ...ready, hasMethod: false })).toBe('payment')
  expect(stepAt('review', { ...ready, cart: { ...cart, email: null } })).toBe('details')
  expect(stepAt('review', { ...ready, cart: { ...cart, shippingAddress: null } })).toBe('delivery')
})

test('delivery needs a method, and an address in the country that the cart is priced for', () => {
  const without = { ...cart, shippingMethods: { selected: null } }
  expect(stepAt('review', { ...ready, cart: without })).toBe('delivery')
  const unposted = { ...without, isSwabRequired: false }
  expect(stepAt('review', { ...ready, cart: unposted })).toBe('review')
  const billed = { ...unposted, shippingAddress: null, billingAddress: { ...address, country: 'FR', state: '' } }
  expect(stepAt('review', { ...ready, cart: billed })).toBe('review')
  expect(stepAt('review', { ...ready, cart: { ...billed, billingAddress: null } })).toBe('delivery')
  const elsewhere = { ...cart, shippingAddress: { ...address, country: 'NZ' as const, state: '' } }
  expect(stepAt('review', { ...ready, cart: elsewhere })).toBe('delivery')
})

test('a vet goes from the details to the review once every animal is named', () => {
  const vet = (animalName?: string) => ({
    buyer: practice,
    hasMethod: false,
    cart: { ...cart, shippingAddress: null, items: [{ isAnimalRequired: true, metaData: { animalName } }] },
  })
  expect(stepsFor(practice, true)).toEqual(['details', 'review'])
  expect(stepAt('review', vet())).toBe('details')
  expect(stepAt('review', vet('  '))).toBe('details')
  expect(stepAt('review', vet('Juno'))).toBe('review')
})

test('an account without an address that we send to has to enter one where something is posted', () => {
  const buyer = { ...practice, hasAddress: false }
  expect(stepsFor(buyer, true)).toEqual(['details', 'delivery', 'review'])
  expect(stepsFor(buyer, false)).toEqual(['details', 'review'])
  const named = { ...cart, items: [], shippingMethods: { selected: null } }
  expect(stepAt('review', { hasMethod: false, buyer, cart: { ...named, shippingAddress: null } })).toBe('delivery')
  expect(stepAt('review', { hasMethod: false, buyer, cart: named })).toBe('review')
  expect(stepOwning(['shippingAddress'], buyer, true)).toBe('delivery')
})

test('a vet who is not billed takes every step', () => {
  expect(stepsFor({ ...practice, isOnAccount: false }, true)).toEqual(stepsFor(guest, true))
})

test('a refused field leads to its step, the earliest first', () => {
  expect(stepOwning(['paymentMethod'], guest, true)).toBe('payment')
  expect(stepOwning(['shippingAddress.city', 'email'], guest, true)).toBe('details')
  expect(stepOwning(['billingAddress.country'], guest, true)).toBe('delivery')
  expect(stepOwning(['something'], guest, true)).toBe('review')
  expect(stepOwning(['Border Collie full breed profile'], practice, true)).toBe('details')
})

test('what gift cards, coupons or points pay in full is reviewed without a way to pay', () => {
  const zero = { amount: 0, currency: 'USD' as const, label: '$0.00' }
  const free = { ...cart, totals: { total: zero, isTaxPending: false } }
  expect(stepsFor(guest, true, false)).toEqual(['details', 'delivery', 'review'])
  expect(stepAt('review', { cart: free, hasMethod: false, buyer: guest })).toBe('review')
  expect(stepAt('review', { cart, hasMethod: false, buyer: guest })).toBe('payment')
  // Tax may still come on top.
  const pending = { ...free, totals: { total: zero, isTaxPending: true } }
  expect(stepAt('review', { cart: pending, hasMethod: false, buyer: guest })).toBe('payment')
})
