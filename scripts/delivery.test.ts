import { currencyOf } from '@shop/contract/money'
import { expect, test } from 'vitest'
import { delivery } from '../app/src/content/delivery.ts'
import { catalogueShippingMethods } from '../server/src/reference/catalogue/shipping.ts'

test('the page on shipping says what the checkout charges', () => {
  const said = delivery.flatMap(({ code, posts }) => posts.map((post) => ({ code, ...post })))
  const charged = catalogueShippingMethods.flatMap(({ countries, name, minDays, maxDays, amounts }) =>
    countries.map((code) => ({ code, name, minDays, maxDays, amount: amounts[currencyOf(code)] })),
  )
  expect(said).toEqual(charged)
})
