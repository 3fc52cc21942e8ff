import { type AddressBookEntry, addressCalls } from '@shop/contract/address'
import { authCalls } from '@shop/contract/auth'
import { messages } from '@shop/contract/messages'
import { expect, test } from 'vitest'
import { actingAs, address, type Browser, buy, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { demoPassword } from '../../entry/seed/demo-people.ts'

const shop = useShop()

const home: AddressBookEntry = { ...address, kind: 'shipping' }
async function member() {
  const browser = shop.visitor()
  const user = await signIn(shop, browser)
  return { browser, user }
}
const list = async (browser: Browser) => (await browser.ask(addressCalls.listAddresses)).results
const create = async (browser: Browser, body = home) =>
  (await browser.ask(addressCalls.createAddress, { body })).results
const update = (browser: Browser, id: string, body = home) =>
  browser.ask(addressCalls.updateAddress, { params: { id }, body })
const remove = (browser: Browser, id: string) => browser.ask(addressCalls.deleteAddress, { params: { id } })

test('addresses are saved, changed and forgotten, and each change shows the whole book', async () => {
  const { browser } = await member()
  expect(await list(browser)).toEqual([])
  const [saved] = await create(browser)
  expect(saved).toEqual({ ...home, id: expect.any(String) })
  const bill: AddressBookEntry = { ...address, kind: 'billing', address2: 'Flat 2', phone: '+61 2 5550 0100' }
  const [, second] = await create(browser, bill)
  expect(second).toEqual({ ...bill, id: expect.any(String) })
  const moved = await update(browser, saved?.id ?? '', { ...home, city: 'Newcastle' })
  expect(moved.results).toEqual([{ ...saved, city: 'Newcastle' }, second])
  expect((await remove(browser, saved?.id ?? '')).results).toEqual([second])
  await expect(remove(browser, saved?.id ?? '')).rejects.toMatchObject({ status: 404 })
})

test('a second click saves nothing twice', async () => {
  const { browser } = await member()
  await Promise.all([create(browser), create(browser), create(browser)])
  expect(await list(browser)).toHaveLength(1)
})

test('an address typed for an order is stored once, and the billing address only where it is another', async () => {
  const { browser } = await member()
  await buy(shop, browser)
  await buy(shop, browser, { shippingAddress: { ...address, city: ' sydney' } })
  expect(await list(browser)).toEqual([{ ...address, kind: 'shipping', id: expect.any(String) }])
  const billingAddress = { ...address, address: '3 Bridge Road' }
  await buy(shop, browser, { billingAddress })
  expect((await list(browser)).map(({ kind, address: street }) => [kind, street])).toEqual([
    ['shipping', '12 Wattle Street'],
    ['billing', '3 Bridge Road'],
  ])
})

test('an order finds room in a full book without it', async () => {
  const { browser } = await member()
  for (let number = 1; number <= 20; number++) await create(browser, { ...home, address: `${number} Wattle Street` })
  expect(await buy(shop, browser)).toMatchObject({ status: 'paid' })
  expect(await list(browser)).toHaveLength(20)
})

test('another’s address is missing like one that never was', async () => {
  const { browser } = await member()
  const [saved] = await create(browser)
  const { browser: stranger } = await member()
  for (const id of [saved?.id ?? '', '00000000-0000-4000-8000-000000000000', 'nonsense'])
    for (const attempt of [update, remove])
      await expect(attempt(stranger, id)).rejects.toMatchObject({ status: 404, message: messages.failedToUpdateUser })
  expect(await list(browser)).toEqual([saved])
  await expect(list(shop.visitor())).rejects.toMatchObject({ status: 401 })
})

test.each([
  ['without its state', { state: undefined }, 'state'],
  ['in a country that is none', { kind: 'billing', country: 'ZZ' }, 'country'],
  ['where we do not ship to', { country: 'FR' }, 'country'],
  ['without a street', { address: ' ' }, 'address'],
] as const)('an address %s is refused, and nothing changes', async (_, change, field) => {
  const { browser } = await member()
  const [saved] = await create(browser)
  const wrong = { ...home, ...change }
  for (const attempt of [() => create(browser, wrong), () => update(browser, saved?.id ?? '', wrong)])
    await expect(attempt()).rejects.toMatchObject({ status: 428, errors: { [field]: expect.any(String) } })
  expect(await list(browser)).toEqual([saved])
})

test('bills go anywhere', async () => {
  const { browser } = await member()
  expect(await create(browser, { ...home, kind: 'billing', country: 'FR', state: undefined })).toHaveLength(1)
})

test('a book holds twenty, also when many come at once', async () => {
  const { browser } = await member()
  const number = (index: number) => create(browser, { ...home, address: `${index} Wattle Street` })
  for (let index = 0; index < 18; index++) await number(index)
  const results = await Promise.allSettled([18, 19, 20, 21].map(number))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  await expect(number(22)).rejects.toMatchObject({ status: 428, message: expect.stringContaining('full') })
  expect(await list(browser)).toHaveLength(20)
})

test('an admin in the user’s place deletes nothing', async () => {
  const { browser, user } = await member()
  const [saved] = await create(browser)
  const admin = await actingAs(shop, user.id)
  expect(await list(admin)).toEqual([saved])
  await expect(remove(admin, saved?.id ?? '')).rejects.toMatchObject({ status: 403 })
})

test('the demonstration’s breeder has two places to choose from', async () => {
  const browser = shop.visitor()
  await browser.ask(authCalls.login, { body: { username: 'breeder@example.com', password: demoPassword } })
  expect((await list(browser)).map(({ kind }) => kind)).toEqual(['shipping', 'billing'])
})
