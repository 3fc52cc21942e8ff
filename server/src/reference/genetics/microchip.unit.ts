import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryNamesByNumber } from '../../people/country/handlers.ts'
import { readMicrochip } from './microchip.ts'

const read = (text: string) => readMicrochip(text, countryNamesByNumber)

test.each<[string, string, string | null, RegExp | null]>([
  ['036000000000001', 'iso', 'Australia', null],
  ['826000000000001', 'iso', 'United Kingdom', null],
  ['276098106123456', 'iso', 'Germany', null],
  ['123000000000001', 'iso', null, /No country has the number 123/],
  ['900000000000001', 'iso', null, /shared by many makers/],
  ['956000000000001', 'iso', 'Trovan', null],
  ['977000000000001', 'iso', 'AVID', null],
  ['981020000310301', 'iso', 'Datamars', null],
  ['982000000000001', 'iso', 'Allflex', null],
  ['985000000000001', 'iso', 'HomeAgain (Destron Fearing)', null],
  ['998000000000001', 'iso', null, null],
  ['983000000000001', 'iso', null, null],
  ['999000000000001', 'iso', null, /testing/],
  ['000000000000001', 'invalid', null, /begins with 000/],
  ['981274877906943', 'iso', 'Datamars', null],
  ['981274877906944', 'invalid', null, /at most 274877906943/],
  ['4A5B6C7D8E', 'non_iso', null, /before the ISO standard/],
  ['123456789', 'non_iso', null, /before the ISO standard/],
  ['AVID*012*345*678', 'non_iso', null, /before the ISO standard/],
  ['95600000XX', 'invalid', null, /15 digits/],
  ['12345678', 'invalid', null, /15 digits/],
  ['98102000031030', 'invalid', null, /15 digits/],
  ['9810200003103011', 'invalid', null, /15 digits/],
  ['98102000031U301', 'invalid', null, /15 digits/],
  ['', 'invalid', null, /15 digits/],
])('%s is %s of %s', (text, format, issuer, warning) => {
  expect(read(text)).toMatchObject({
    format,
    issuer,
    warning: warning ? (expect.stringMatching(warning) as unknown) : null,
  })
})

test('anything at all is read without failing, and only 15 digits are ISO', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { code, format } = read(text)
      if (format === 'iso') expect(code).toMatch(/^\d{15}$/)
    }),
  )
})
