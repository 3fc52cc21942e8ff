import { folded, foldedName, joined } from '@shop/contract/text'
import { type Currency, customProfileTests, productTypes, storePageSize } from '@shop/contract/constants'
import { memberPrice } from '@shop/contract/member-price'
import { toMinor } from '@shop/contract/money'
import type { Product } from '@shop/contract/product'
import { profileCeiling, profilePrice } from '@shop/contract/profile-price'

export const testKinds = [
  { kind: '', label: 'All tests', typeId: null },
  { kind: 'disease', label: 'Diseases', typeId: productTypes.disease },
  { kind: 'trait', label: 'Traits', typeId: productTypes.trait },
] as const

/** The tests that have every word in their name or description, and are of the selected kind. */
export function narrow<Test extends Pick<Product, 'name' | 'plainSentence' | 'summary' | 'typeId'>>(
  tests: readonly Test[],
  name: string,
  kind: string,
): Test[] {
  const terms = foldedName(name).split(' ').filter(Boolean)
  const typeId = testKinds.find((one) => one.kind === kind)?.typeId ?? null
  return tests.filter((test) => {
    const text = folded(`${test.name} ${test.plainSentence} ${test.summary}`)
    return (
      (typeId === null || test.typeId === typeId) &&
      terms.every((word) => text.includes(word) || joined(text).includes(joined(word)))
    )
  })
}

/** One page of the tests, and its number; past the end it is the last. */
export function testPageOf<Test>(tests: readonly Test[], page: number) {
  const totalPages = Math.max(1, Math.ceil(tests.length / storePageSize))
  const current = Math.min(page, totalPages)
  return { page: current, totalPages, tests: tests.slice((current - 1) * storePageSize, current * storePageSize) }
}

/** What the chosen tests come to, one by one and as a profile, in minor units; `missing` is how many more it takes. */
export function sumOf(tests: readonly Pick<Product, 'price' | 'regularPrice'>[], currency: Currency) {
  const isMembers = tests.some(({ regularPrice }) => regularPrice !== null)
  const regular = profilePrice(
    tests.map(({ price, regularPrice }) => toMinor((regularPrice ?? price).amount)),
    currency,
  )
  const price = isMembers ? memberPrice(regular) : regular
  const oneByOne = tests.reduce((total, test) => total + toMinor(test.price.amount), 0)
  return {
    oneByOne,
    price,
    saving: oneByOne - price,
    missing: Math.max(0, customProfileTests.min - tests.length),
    /** From here on more tests add nothing to it. */
    isAtCeiling: regular === profileCeiling(currency),
  }
}

export const testsText = (tests: number): string => (tests === 1 ? '1 test' : `${tests} tests`)
