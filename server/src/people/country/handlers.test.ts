import { countryCalls } from '@shop/contract/country'
import { messages } from '@shop/contract/messages'
import { postedTo, shippingCountries } from '@shop/contract/posted-to'
import { productCalls } from '@shop/contract/product'
import { expect, test } from 'vitest'
import { hiddenFromVets } from '../../../test/products.ts'
import { useShop } from '../../../test/shop.ts'
import { findCountry, refuseUnknownCountry } from './handlers.ts'

const shop = useShop()

test('every country has its code and currency; Australia is 13', async () => {
  const { results } = await shop.visitor().ask(countryCalls.listCountries)
  expect(results.length).toBeGreaterThan(200)
  expect(results.find(({ code }) => code === 'AU')).toMatchObject({ id: 13, name: 'Australia', currency: 'AUD' })
  expect(results.find(({ code }) => code === 'RU')).toMatchObject({ currency: 'USD' })
})

test.each(shippingCountries)('the list knows %s as the table of what is posted to does', async (code) => {
  const { results } = await shop.visitor().ask(countryCalls.listCountries)
  const { id, name, currency, dialCode } = postedTo[code]
  expect(results.find((one) => one.code === code)).toEqual({
    id,
    name,
    code,
    currency,
    dialCode,
    otherNames: expect.any(Array),
    isPostedTo: true,
  })
})

test('countries are listed by name, as people write it, with what else they are called', async () => {
  const { results } = await shop.visitor().ask(countryCalls.listCountries)
  const names = results.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
  expect(names).toEqual(expect.arrayContaining(["Côte d'Ivoire", 'Taiwan', 'Türkiye', 'South Korea', 'United States']))
  // No name of a register, as "Taiwan, Province of China", and none that finds two.
  expect(names.filter((name) => /, (?!Sint )| of (?!Man$)/.test(name))).toEqual([])
  const codesOf = (typed: string) =>
    results.filter(({ name, otherNames }) => [name, ...otherNames].includes(typed)).map(({ code }) => code)
  const called = { USA: 'US', UK: 'GB', England: 'GB', Scotland: 'GB', Wales: 'GB', 'Northern Ireland': 'GB' }
  const also = { Holland: 'NL', UAE: 'AE', 'Czech Republic': 'CZ', Czechia: 'CZ', Turkey: 'TR' }
  for (const [name, code] of Object.entries({ ...called, ...also }))
    expect([name, ...codesOf(name)]).toEqual([name, code])
})

test('where nobody lives cannot be chosen, and stays what an address says that names it', async () => {
  const { results } = await shop.visitor().ask(countryCalls.listCountries)
  const empty = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']
  expect(results.filter(({ code }) => empty.includes(code))).toEqual([])
  expect(results).toHaveLength(250 - empty.length)
  expect(empty.map((code) => findCountry(code)?.code)).toEqual(empty)
  expect(() => refuseUnknownCountry('UM', 'country')).not.toThrow()
})

test('a state without a code goes by its name', async () => {
  const { results } = await shop.visitor().ask(countryCalls.listStates, { params: { code: 'KZ' } })
  expect(results).toContainEqual({ code: 'Bayqongyr', name: 'Bayqongyr' })
})

test('the states of a country, by either call', async () => {
  const visitor = shop.visitor()
  const { results } = await visitor.ask(countryCalls.listStates, { params: { code: 'US' } })
  expect(results).toContainEqual({ code: 'TX', name: 'Texas' })
  expect(await visitor.ask(countryCalls.listStatesByCode, { query: { countryCode: 'US' } })).toEqual({ results })
  const nowhere = visitor.ask(countryCalls.listStates, { params: { code: 'ZZ' } })
  await expect(nowhere).rejects.toMatchObject({ status: 404, message: messages.failedToFetchStates })
})

test('where no country is named, the states are those of Australia (country-7)', async () => {
  const visitor = shop.visitor({ 'x-country-code': 'US' })
  const { results } = await visitor.ask(countryCalls.listStatesByCode)
  expect(results).toContainEqual({ code: 'TAS', name: 'Tasmania' })
  expect(await visitor.ask(countryCalls.listStatesByCode, { query: { countryCode: '' } })).toEqual({ results })
  expect(await visitor.ask(countryCalls.listStates, { params: { code: 'AU' } })).toEqual({ results })
})

test('a chosen country and currency are stored, and prices follow', async () => {
  const visitor = shop.visitor()
  const price = async () => (await visitor.ask(productCalls.getProduct, { params: { id: 2002 } })).price
  expect((await price()).currency).toBe('USD')
  await visitor.ask(countryCalls.setCountry, { body: { value: 'AU' } })
  expect(visitor.cookies.get('country')).toBe('AU')
  expect((await price()).currency).toBe('AUD')
  await visitor.ask(countryCalls.setCurrency, { body: { value: 'EUR' } })
  expect((await price()).currency).toBe('EUR')
})

test('a vet who says so is shown what vets buy', async () => {
  const visitor = shop.visitor()
  await hiddenFromVets(shop)
  const kept = async () => (await visitor.ask(productCalls.listProducts, { query: { categoryIds: '32' } })).count
  expect(await kept()).toBeGreaterThan(0)
  await visitor.ask(countryCalls.setUserType, { body: { value: 'vet' } })
  expect(await kept()).toBe(0)
})

test.each([
  ['a country that is none', countryCalls.setCountry, 'ZZ'],
  ['a currency we do not price in', countryCalls.setCurrency, 'RUB'],
  ['a type of user nobody is', countryCalls.setUserType, 'admin'],
])('%s is refused and not stored', async (_, row, value) => {
  const visitor = shop.visitor()
  await expect(visitor.ask(row, { body: { value } })).rejects.toMatchObject({
    status: 428,
    errors: { value: expect.any(String) },
  })
  expect(visitor.cookies.size).toBe(0)
})
