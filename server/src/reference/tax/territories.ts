import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { dataFolder } from '../catalogue/data-folder.ts'

/** A part of a country, or all of it, that is taxed otherwise than the country says. */
export type Territory = {
  country: string
  /** What its postcodes begin with, without spaces; none: the whole country. */
  postcodes: string[]
  name: string
  /** The name in taxes.csv whose rates hold there; null: none do. */
  taxedAs: string | null
  /** False where an accountant is to say so before the shop relies on it. */
  isSure: boolean
}

/** A line of the table. Throws where it cannot be meant: a wrong one taxes people who owe nothing, or the reverse. */
function territoryOf(line: Record<string, string>): Territory {
  const { country = '', postcodes = '', name = '', taxed_as: taxedAs = '', is_sure: isSure = '', source = '' } = line
  const isRight =
    /^[A-Z]{2}$/.test(country) &&
    /^([A-Z0-9]+( [A-Z0-9]+)*)?$/.test(postcodes) &&
    name &&
    /^(none|[A-Z]{2}(-[A-Z]+)?)$/.test(taxedAs) &&
    /^(yes|no)$/.test(isSure) &&
    /^\d{4}-\d{2}-\d{2}$/.test(line.looked_up ?? '') &&
    URL.canParse(source)
  if (!isRight) throw new Error(`tax_territories.csv: ${Object.values(line).join(',')}`)
  return {
    country,
    postcodes: postcodes.split(' ').filter(Boolean),
    name,
    taxedAs: taxedAs === 'none' ? null : taxedAs,
    isSure: isSure === 'yes',
  }
}

const lines: Record<string, string>[] = parse(readFileSync(join(dataFolder, 'tax_territories.csv')), { columns: true })

export const territories: readonly Territory[] = lines.map(territoryOf)

/** "D-27498" and "27 498" are 27498; letters count where the postcodes have some. */
function beginsWith(postcode: string, prefix: string): boolean {
  const isDigits = /^\d+$/.test(prefix)
  return postcode
    .toUpperCase()
    .replace(isDigits ? /\D/g : /[^A-Z0-9]/g, '')
    .startsWith(prefix)
}

/**
 * Under which name taxes.csv has the rates of a place: its country's code, as a rule; null where no tax holds. Without a
 * postcode it is the country's.
 */
export function taxedAs(country: string, postcode: string | null | undefined): string | null {
  const found = territories.find(
    (one) =>
      one.country === country &&
      (!one.postcodes.length || (postcode && one.postcodes.some((prefix) => beginsWith(postcode, prefix)))),
  )
  return found ? found.taxedAs : country
}
