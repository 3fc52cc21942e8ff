import { readChip } from '@shop/contract/codes'
import type { Microchip } from '@shop/contract/tool'

type Reading = Pick<Microchip, 'code' | 'format' | 'issuer' | 'warning'>

/**
 * Makers with a code of their own; the others are not known here. 900 is shared by all.
 * Sources: peeva.co/microchip-guide (956 to 985), animaldata.com/2017/infos/mikrochipnummer.shtm (968, 972).
 */
const makers: Record<string, string> = {
  '956': 'Trovan',
  '968': 'AEG',
  '972': 'Planet ID',
  '977': 'AVID',
  '981': 'Datamars',
  '982': 'Allflex',
  '985': 'HomeAgain (Destron Fearing)',
}

/** The animal's own number has 38 bits. */
const largestNumber = 2 ** 38 - 1

function readIso(code: string, countries: ReadonlyMap<string, string>): Reading {
  const prefix = code.slice(0, 3)
  const invalid = (warning: string): Reading => ({ code, format: 'invalid', issuer: null, warning })
  const iso = (issuer: string | null, warning: string | null = null): Reading => ({
    code,
    format: 'iso',
    issuer,
    warning,
  })

  if (Number(code.slice(3)) > largestNumber)
    return invalid('The last 12 digits of a chip are at most 274877906943. Please check what was typed.')
  if (prefix === '000') return invalid('No chip begins with 000. Please check what was typed.')
  if (prefix === '999') return iso(null, 'Numbers that begin with 999 are for testing readers, not for animals.')
  if (prefix === '900')
    return iso(
      null,
      'Numbers that begin with 900 are shared by many makers, and the same number has been sold twice. Compare the animal and its papers too.',
    )
  if (prefix > '900') return iso(makers[prefix] ?? null)
  const country = countries.get(prefix)
  return country
    ? iso(country)
    : iso(null, `No country has the number ${prefix}. Please read the chip again to be sure of it.`)
}

/**
 * What a microchip's number shows by itself (ISO 11784): 15 digits, of which the first three are a country's number of
 * ISO 3166 (001 to 899), 900 or a maker's (901 to 998). There is no check digit, so a slip can go unseen. Chips of 9 or
 * 10 characters are older than the standard. `countries` is names by number.
 */
export function readMicrochip(text: string, countries: ReadonlyMap<string, string>): Reading {
  const code = readChip(text)
  if (/^\d{15}$/.test(code)) return readIso(code, countries)
  if (/^(\d{9}|[\dA-F]{10})$/.test(code))
    return {
      code,
      format: 'non_iso',
      issuer: null,
      warning:
        'A chip from before the ISO standard. Not every reader finds these: tell your vet, above all before travelling.',
    }
  return {
    code,
    format: 'invalid',
    issuer: null,
    warning:
      'A chip has 15 digits, or 9 digits or 10 characters (0 to 9, A to F) when it is an older one. Please check what was typed.',
  }
}
