import { expect, test } from 'vitest'
import { type CountryProvider, detectCountry, languageCountry, waysToDetect } from './country-detection.ts'

const traces = (headers: Record<string, string>) => ({ headers: new Headers(headers), address: '203.0.113.7' })
const nobodyKnows = waysToDetect(async () => undefined)

test.each([
  [{ 'cf-ipcountry': 'AU', 'accept-language': 'en-US' }, 'AU'],
  [{ 'x-vercel-ip-country': 'NZ' }, 'NZ'],
  [{ 'x-country-code': 'ca' }, 'CA'],
  [{ 'accept-language': 'en-GB,en;q=0.9' }, 'GB'],
  [{ 'cf-ipcountry': 'XX', 'accept-language': 'de-AT' }, 'AT'],
  [{ 'cf-ipcountry': 'XX' }, undefined],
  [{ 'cf-ipcountry': 'T1' }, undefined],
  [{ 'accept-language': 'en' }, undefined],
  [{}, undefined],
])('%o speaks of %s', async (headers, country) => {
  expect(await detectCountry(traces(headers as Record<string, string>), nobodyKnows)).toBe(country)
})

test('a provider that fails, or does not know, leaves it to the next', async () => {
  const broken: CountryProvider = () => Promise.reject(new Error('no answer'))
  const thrown: CountryProvider = () => {
    throw new Error('no key')
  }
  const french = traces({ 'accept-language': 'fr-FR' })
  expect(await detectCountry(french, [broken, thrown, () => undefined, languageCountry])).toBe('FR')
  expect(await detectCountry(french, [broken])).toBeUndefined()
})
