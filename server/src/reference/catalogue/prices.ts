import { type Currency, currencies } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { toAmount, toMinor } from '@shop/contract/money'
import { profilePrice as priceOfProfile } from '@shop/contract/profile-price'
import type { PriceRow } from './rows.ts'

/** Whole units by currency: the shop's prices end in whole dollars, euros and pounds. */
export type Units = Readonly<Record<Currency, number>>

const inEach = (priceIn: (currency: Currency) => number) =>
  Object.fromEntries(currencies.map((currency) => [currency, priceIn(currency)])) as Units

/** The one price list. A price is set in each currency, never converted, so it stays put when exchange rates move. */
export const priceList = {
  disease: { AUD: 85, USD: 58, CAD: 79, EUR: 55, GBP: 47 },
  trait: { AUD: 62, USD: 42, CAD: 58, EUR: 39, GBP: 34 },
  bloodGroup: { AUD: 62, USD: 42, CAD: 58, EUR: 39, GBP: 34 },
  dnaProfile: { AUD: 72, USD: 49, CAD: 67, EUR: 46, GBP: 39 },
  ancestry: { AUD: 129, USD: 89, CAD: 119, EUR: 79, GBP: 69 },
  /** What a full breed profile costs at most, however many tests it holds. */
  fullBreedProfile: inEach((currency) => currencyTable[currency].profileCeiling),
  parentageKit: { AUD: 289, USD: 195, CAD: 265, EUR: 185, GBP: 159 },
  genoPet: { AUD: 149, USD: 99, CAD: 135, EUR: 89, GBP: 79 },
  genoPetPlus: { AUD: 219, USD: 149, CAD: 199, EUR: 139, GBP: 119 },
  lifePlan: { AUD: 89, USD: 59, CAD: 79, EUR: 55, GBP: 49 },
  healthUpgrade: { AUD: 89, USD: 59, CAD: 79, EUR: 55, GBP: 49 },
  profileUpgrade: { AUD: 189, USD: 125, CAD: 169, EUR: 115, GBP: 99 },
  /** Where its amounts begin. */
  giftCard: inEach((currency) => currencyTable[currency].giftCards[0]),
  swabKit: { AUD: 15, USD: 10, CAD: 14, EUR: 9, GBP: 8 },
  swabSupplies: { AUD: 45, USD: 30, CAD: 40, EUR: 28, GBP: 24 },
  envelopes: { AUD: 12, USD: 8, CAD: 11, EUR: 7, GBP: 6 },
  swabSleeves: { AUD: 18, USD: 12, CAD: 16, EUR: 11, GBP: 9 },
  submissionPads: { AUD: 14, USD: 9, CAD: 12, EUR: 8, GBP: 7 },
  leaflets: { AUD: 19, USD: 12, CAD: 17, EUR: 11, GBP: 10 },
  recordPads: { AUD: 14, USD: 9, CAD: 12, EUR: 8, GBP: 7 },
  leafletStand: { AUD: 29, USD: 19, CAD: 26, EUR: 18, GBP: 15 },
  membership: { AUD: 59, USD: 39, CAD: 55, EUR: 35, GBP: 32 },
} satisfies Record<string, Units>

const toFiveBelow = (amount: number) => Math.floor(amount / 5) * 5

/** What parts cost together in a profile, in every currency. */
export const profilePrice = (parts: Units[]): Units =>
  inEach((currency) =>
    toAmount(
      priceOfProfile(
        parts.map((part) => toMinor(part[currency])),
        currency,
      ),
    ),
  )

/** This many of one kit, at this many percent off, down to a multiple of 5. */
export const packPrice = (kit: Units, count: number, percentOff: number): Units =>
  inEach((currency) => toFiveBelow((kit[currency] * count * (100 - percentOff)) / 100))

/** A price for each currency, in minor units. */
export const priceRows = (productId: number, price: Units): PriceRow[] =>
  currencies.map((currency) => ({ productId, currency, amount: price[currency] * 100 }))
