import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDay } from '@shop/contract/dates'
import { parse } from 'csv-parse/sync'
import { dataFolder } from '../catalogue/data-folder.ts'
import { taxedAs } from './territories.ts'

/** 100% in the unit of rates, a thousandth of a percent: Quebec's 9.975% has more digits than basis points hold. */
export const wholeRate = 100_000

export type TaxRate = {
  /** As customers know it: "GST", "TVA". */
  name: string
  /** In thousandths of a percent: 10% is 10,000. */
  rate: number
  /** Part of the prices; else it comes on top of them. */
  isIncluded: boolean
  isOnDelivery: boolean
}

/** Where something is sold to; `state` by its code, "ON". */
export type TaxPlace = {
  country: string
  state?: string | null | undefined
  postalCode?: string | null | undefined
  /** Whose rates hold there, where it was found out before: a name in the table, null for none. */
  region?: string | null | undefined
}

export type PlaceTax = {
  rates: TaxRate[]
  /** Tax will come on top, and its rate depends on a state that is not known yet. */
  isPending: boolean
}

export type TaxRow = TaxRate & { country: string; state: string; validFrom: string; isActive: boolean; source: string }

const yesNo = (text: string | undefined) => (text === 'yes' ? true : text === 'no' ? false : null)

/** A line of the table. Throws where it cannot be meant: a wrong rate is charged to everybody. */
function rowOf(line: Record<string, string>): TaxRow {
  const { country = '', state = '', name = '', percent = '', kind = '', valid_from: validFrom = '', source = '' } = line
  const rate = Math.round(Number(percent) * 1000)
  const [isActive, isOnDelivery] = [yesNo(line.is_active), yesNo(line.on_delivery)]
  const isWhole = Math.abs(rate - Number(percent) * 1000) < 1e-6
  const isDated = [validFrom, line.looked_up ?? ''].every(isDay)
  const isRight =
    // A territory with rates of its own is named by tax_territories.csv: PT-MADEIRA.
    /^[A-Z]{2}(-[A-Z]+)?$/.test(country) &&
    name &&
    rate > 0 &&
    rate < wholeRate &&
    isWhole &&
    (kind === 'included' || kind === 'added') &&
    isDated &&
    isActive !== null &&
    // What is switched on must be marked.
    (isOnDelivery !== null || !isActive) &&
    URL.canParse(source)
  if (!isRight) throw new Error(`taxes.csv: ${Object.values(line).join(',')}`)
  return {
    country,
    state,
    name,
    rate,
    isIncluded: kind === 'included',
    isOnDelivery: isOnDelivery ?? false,
    validFrom,
    isActive,
    source,
  }
}

const lines: Record<string, string>[] = parse(readFileSync(join(dataFolder, 'taxes.csv')), { columns: true })

export const taxRows: readonly TaxRow[] = withoutOverlaps(lines.map(rowOf))

/**
 * Throws where two taxes that are part of the prices would hold in one place on one day: one of a new name does not end
 * the old one, and both would be charged. Whoever renames a tax switches the old one off from that day.
 */
export function withoutOverlaps(rows: readonly TaxRow[]): readonly TaxRow[] {
  for (const { country, validFrom } of rows) {
    const included = rowsOn(rows, country, validFrom).filter(({ isIncluded }) => isIncluded)
    const state = included.find((row) => row.state)?.state ?? ''
    const holding = included.filter((row) => !row.state || row.state === state)
    if (holding.length > 1)
      throw new Error(
        `taxes.csv: from ${validFrom} prices in ${[country, state].filter(Boolean).join(' ')} would hold ${holding
          .map(({ name }) => name)
          .join(' and ')}: end the one that the other replaces by a line of its name with is_active no.`,
      )
  }
  return rows
}

/** The rows in force on a day: of each tax of a place the newest one that has begun, if it is switched on. */
function rowsOn(rows: readonly TaxRow[], country: string, day: string) {
  const begun = rows.filter((row) => row.country === country && row.validFrom <= day)
  const newest = new Map<string, TaxRow>()
  for (const row of begun) {
    const key = `${row.state} ${row.name}`
    const known = newest.get(key)
    if (!known || known.validFrom < row.validFrom) newest.set(key, row)
  }
  return [...newest.values()].filter(({ isActive }) => isActive)
}

/** Whose rates hold at a place: its country's as a rule; null where none do. */
export const taxRegionOf = ({ country, postalCode, region }: TaxPlace): string | null =>
  region === undefined ? taxedAs(country, postalCode) : region

/** What is taxed at a place on a day (UTC), by the table. */
export function taxAt(place: TaxPlace, at = new Date(), rows = taxRows): PlaceTax {
  const { state } = place
  const region = taxRegionOf(place)
  if (region === null) return { rates: [], isPending: false }
  const inForce = rowsOn(rows, region, at.toISOString().slice(0, 10))
  return {
    rates: inForce
      .filter((row) => !row.state || row.state === state)
      .map(({ name, rate, isIncluded, isOnDelivery }) => ({ name, rate, isIncluded, isOnDelivery })),
    isPending: !state && inForce.some((row) => row.state),
  }
}
