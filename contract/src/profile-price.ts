import { type Currency, currencyTable, type Minor } from './currencies.ts'
import { toMinor } from './money.ts'

/** What a profile costs at most, however many tests it holds. */
export const profileCeiling = (currency: Currency): Minor => toMinor(currencyTable[currency].profileCeiling)

/** Prices of profiles end in 0 or 5 whole units. */
const step: Minor = 500

/**
 * What tests cost together in a profile, from what each costs alone, all in the currency's minor units: a quarter off,
 * down to a multiple of 5 whole units, and never more than the ceiling. The shop shows it while tests are chosen, and
 * the server charges it.
 */
export function profilePrice(parts: readonly Minor[], currency: Currency): Minor {
  const sum = parts.reduce((total, part) => total + part, 0)
  return Math.min(Math.floor((sum * 3) / (4 * step)) * step, profileCeiling(currency))
}
