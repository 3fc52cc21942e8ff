import { addressCalls } from '@shop/contract/address'
import { expect, test } from 'vitest'
import { address, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { inTabs } from '../../../test/tabs.ts'

const shop = useShop()
const cities = ['Sydney', 'Perth', 'Darwin', 'Hobart', 'Cairns', 'Geelong', 'Albury', 'Bendigo']
const home = { ...address, kind: 'shipping' as const }

async function member() {
  const browser = shop.visitor()
  await signIn(shop, browser)
  return browser
}

test('of addresses that many tabs save at once, each answer is the book as that tab left it', async () => {
  const browser = await member()
  const saved = await inTabs(cities, (city) => browser.ask(addressCalls.createAddress, { body: { ...home, city } }))
  const sizes = saved.map(({ reply }) => reply.results.length)
  expect(sizes.toSorted((one, other) => one - other)).toEqual(cities.map((_, index) => index + 1))
  for (const { change, reply } of saved) expect(reply.results.map(({ city }) => city)).toContain(change)
})

test('an answer is the address as its own change left it, whatever another tab does next', async () => {
  const browser = await member()
  const { results } = await browser.ask(addressCalls.createAddress, { body: home })
  const params = { id: results[0]?.id ?? '' }
  for (let round = 0; round < 5; round++) {
    const changed = await inTabs(cities, (city) =>
      browser.ask(addressCalls.updateAddress, { params, body: { ...home, city } }),
    )
    for (const { change, reply } of changed) expect(reply.results.map(({ city }) => city)).toEqual([change])
  }
})
