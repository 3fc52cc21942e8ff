import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { currencies } from '@shop/contract/constants'
import { postedTo, shippingCountries } from '@shop/contract/posted-to'
import { expect, test } from 'vitest'

/** What the shop is made of: no tests, stories, samples or journeys. */
const sources = execFileSync('git', ['ls-files', 'app/src', 'contract/src', 'design-system/src', 'server/src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mdx)$/.test(file) && !/\.(test|unit|race|stories)\./.test(file))
const filesWith = (fits: (text: string) => boolean) => sources.filter((file) => fits(readFileSync(file, 'utf8')))

test('amounts are written out by currency only where the compiler misses a new one', () => {
  const key = new RegExp(`\\b(${currencies.join('|')}): `, 'g')
  const written = filesWith((text) => new Set([...text.matchAll(key)].map(([, code]) => code)).size > 1)
  // Each of these is typed by `Currency`. Let a further one be typed so too, and name it here.
  expect(written).toEqual([
    'contract/src/currencies.ts',
    'contract/src/delivery.ts',
    'server/src/entry/seed/demo-coupons.ts',
    'server/src/reference/catalogue/prices.ts',
  ])
})

test('no sentence lists the countries that kits are posted to by itself: postedToNames does', () => {
  const names = shippingCountries.map((code) => postedTo[code].name)
  const isList = (sentence: string) => names.filter((name) => sentence.includes(name)).length > 2
  const listing = filesWith((text) => text.split(/[.;{}]|\n\n/).some(isList))
  // Which says what it makes.
  expect(listing).toEqual(['contract/src/posted-to.ts'])
})
