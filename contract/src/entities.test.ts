import { type SchemaFieldDescription, Schema } from 'yup'
import { expect, test } from 'vitest'
import type { Call } from './call.ts'
import { calls } from './calls.ts'

/** Every field at every depth, as `items.product.id`; of a list those of its items. */
function pathsIn(field: SchemaFieldDescription, at = ''): string[] {
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) return pathsIn(field.innerType, at)
  if (!('fields' in field)) return []
  return Object.entries(field.fields).flatMap(([key, item]) => [at + key, ...pathsIn(item, `${at}${key}.`)])
}

const list = 'results count next previous'
const { getMyDetails, listCountries, listStates, getProduct, listProducts, getCart, listAnimals, listBreeds } = calls
const { listOrderHistory, getPendingPayment, listInvoices, getInvoiceTotal, startPayment } = calls

/** SPEC section 3. Where it names an object with its fields, these are behind a dot. */
test.each<[string, Call['reply'] | undefined, string]>([
  ['user', getMyDetails.reply, 'id type isAdmin name email address.country.code countryCode currency'],
  ['country', listCountries.reply, 'results.id results.name results.code results.currency'],
  ['list of states', listStates.reply, 'results.name results.code'],
  ['product', getProduct.reply, 'id name typeId category.name price.amount price.currency price.label clubName'],
  ['product search result', listProducts.reply, 'results.id results.name next'],
  [
    'cart',
    getCart.reply,
    'sessionId items billingAddress shippingAddress isNewsletterSubscribed collector.type collector.name collector.clinic loyaltyPoints coupons.code orderId items.note shippingMethods.selected shippingMethods.all isSwabRequired',
  ],
  [
    'cart item',
    getCart.reply,
    'items.id items.product.id items.product.name items.product.typeId items.quantity items.amount items.currency.symbol items.metaData.isUpgradeTests items.hasUpgradeOption items.isAnimalRequired items.note',
  ],
  ['animal list', listAnimals.reply, `${list} results.id`],
  [
    'kit activation pet',
    calls.saveActivationPet.body,
    'pet.id pet.petName pet.gender pet.dobDay pet.dobMonth pet.dobYear pet.weight pet.weightType pet.species pet.breed pet.user pet.registrationName pet.registrationNumber pet.chipNumber pet.product',
  ],
  [
    'activation record',
    calls.activateKit.body,
    'id activatedProducuId email selectedBreed barcodes pet person payment.transactionId payment.card coupon excludeProducts.trait excludeProducts.disease selectedTestKit selectedProduct collectionAgent',
  ],
  ['breed list', listBreeds.reply, `${list} results.id results.name results.species.id results.species.name`],
  ['order list', listOrderHistory.reply, list],
  ['pending payment total', getPendingPayment.reply, 'amount loyaltyPoints'],
  ['invoice list', listInvoices.reply, list],
  ['invoice total', getInvoiceTotal.reply, 'value'],
  ['feline colour', calls.predictFelineColour.body, 'dilute bcc agouti colourpoint'],
  ['multipack transfer', calls.transferMultipack.body, 'email quantity categoryId'],
  ['animal presets', calls.updateAnimalPresets.body, 'breedIds'],
  ['payment intent', startPayment.reply, 'clientSecret'],
])('%s has the fields of SPEC', (_, schema, fields) => {
  const known = schema instanceof Schema ? pathsIn(schema.describe()) : []
  expect(fields.split(' ').filter((field) => !known.includes(field))).toEqual([])
})
