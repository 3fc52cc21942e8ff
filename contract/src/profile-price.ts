import type { Currency } from './constants.ts'
import type { Minor } from './money.ts'

/** What a profile costs at most, in whole units, however many tests it holds. */
export const profileCeiling: Readonly<Record<Currency, number>> = { AUD: 245, USD: 165, CAD: 225, EUR: 155, GBP: 135 }

/** Prices of profiles end in 0 or 5 whole units. */
const step: Minor = 500

/**
 * What tests cost together in a profile, from what each costs alone, all in the currency's minor units: a quarter off,
 * down to a multiple of 5 whole units, and never more than the ceiling. The shop shows it while tests are chosen, and
 * the server charges it.
 */
export function profilePrice(parts: readonly Minor[], currency: Currency): Minor {
  const sum = parts.reduce((total, part) => total + part, 0)
  return Math.min(Math.floor((sum * 3) / (4 * step)) * step, profileCeiling[currency] * 100)
}
