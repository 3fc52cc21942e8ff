import { array, boolean, number, object, string } from 'yup'
import { expect, test } from 'vitest'
import { readForm } from './form-body.ts'

const schema = object({
  productId: number().integer().required(),
  quantity: number().required(),
  name: string(),
  isAgreed: boolean(),
  metaData: object({ isUpgradeTests: boolean(), barcode: string() }).optional().default(undefined),
  productIds: array().of(number().required()),
})

test('numbers, ticked boxes, lists and nested fields are read as the schema types them', () => {
  const fields = {
    productId: '2002',
    quantity: '3',
    name: '12',
    isAgreed: 'on',
    metaData: { isUpgradeTests: 'false', barcode: '007' },
    productIds: ['1', '2'],
  }
  expect(readForm(schema, fields).body).toEqual({
    productId: 2002,
    quantity: 3,
    name: '12',
    isAgreed: true,
    metaData: { isUpgradeTests: false, barcode: '007' },
    productIds: [1, 2],
  })
})

test('an empty field is absent, but for texts', () => {
  const { body } = readForm(schema, { productId: '', quantity: ' ', name: '', isAgreed: '', productIds: '' })
  expect(body).toEqual({ name: '', productIds: [] })
})

test('one of a list is a list, and the last of several where there is one place', () => {
  expect(readForm(schema, { quantity: ['1', '2'], productIds: '7' }).body).toMatchObject({
    quantity: 2,
    productIds: [7],
  })
})

test.each([
  ['quantity', 'many'],
  ['quantity', '1e999'],
  ['isAgreed', 'perhaps'],
])('what cannot be read does not change: %s=%s', (name, text) => {
  expect(readForm(schema, { [name]: text }).body).toMatchObject({ [name]: text })
})

test('fields beside the body are no part of it, also where a call has none', () => {
  const read = readForm(schema, { cartItemId: '5', quantity: '1' })
  expect(read).toEqual({ body: { quantity: 1, productIds: [] }, others: { cartItemId: '5' } })
  expect(readForm(undefined, { coupon: '10' })).toEqual({ body: {}, others: { coupon: '10' } })
})
