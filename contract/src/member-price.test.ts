import { expect, test } from 'vitest'
import { giftCardId, membershipId } from './constants.ts'
import { hasMemberPrice, memberPrice } from './member-price.ts'

test.each([
  [5800, 5220],
  [4200, 3780],
  [0, 0],
  [9, 9],
  [15, 14],
])('of %i a member pays %i', (regular, price) => expect(memberPrice(regular)).toBe(price))

test('the membership itself and gift cards have one price', () => {
  for (const id of [membershipId, giftCardId]) expect(hasMemberPrice({ id })).toBe(false)
  expect(hasMemberPrice({ id: 36 })).toBe(true)
})
