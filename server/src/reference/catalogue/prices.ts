import { type Currency, currencies } from '@shop/contract/constants'
import { toAmount, toMinor } from '@shop/contract/money'
import { profileCeiling, profilePrice as priceOfProfile } from '@shop/contract/profile-price'
import type { PriceRow } from './rows.ts'

/** Whole units by currency: the shop's prices end in whole dollars, euros and pounds. */
export type Units = Readonly<Record<Currency, number>>

const units = (AUD: number, USD: number, CAD: number, EUR: number, GBP: number): Units => ({ AUD, USD, CAD, EUR, GBP })

/** The one price list. A price is set in each currency, never converted, so it stays put when exchange rates move. */
export const priceList = {
  disease: units(85, 58, 79, 55, 47),
  trait: units(62, 42, 58, 39, 34),
  bloodGroup: units(62, 42, 58, 39, 34),
  dnaProfile: units(72, 49, 67, 46, 39),
  ancestry: units(129, 89, 119, 79, 69),
  /** What a full breed profile costs at most, however many tests it holds. */
  fullBreedProfile: profileCeiling,
  parentageKit: units(289, 195, 265, 185, 159),
  genoPet: units(149, 99, 135, 89, 79),
  genoPetPlus: units(219, 149, 199, 139, 119),
  lifePlan: units(89, 59, 79, 55, 49),
  healthUpgrade: units(89, 59, 79, 55, 49),
  profileUpgrade: units(189, 125, 169, 115, 99),
  /** Where its amounts begin. */
  giftCard: units(25, 25, 25, 25, 25),
  swabKit: units(15, 10, 14, 9, 8),
  swabSupplies: units(45, 30, 40, 28, 24),
  envelopes: units(12, 8, 11, 7, 6),
  swabSleeves: units(18, 12, 16, 11, 9),
  submissionPads: units(14, 9, 12, 8, 7),
  leaflets: units(19, 12, 17, 11, 10),
  recordPads: units(14, 9, 12, 8, 7),
  leafletStand: units(29, 19, 26, 18, 15),
  membership: units(59, 39, 55, 35, 32),
} satisfies Record<string, Units>

const perCurrency = (priceIn: (currency: Currency) => number): Units =>
  units(priceIn('AUD'), priceIn('USD'), priceIn('CAD'), priceIn('EUR'), priceIn('GBP'))
const toFiveBelow = (amount: number) => Math.floor(amount / 5) * 5

/** What parts cost together in a profile, in every currency. */
export const profilePrice = (parts: Units[]): Units =>
  perCurrency((currency) =>
    toAmount(
      priceOfProfile(
        parts.map((part) => toMinor(part[currency])),
        currency,
      ),
    ),
  )

/** This many of one kit, at this many percent off, down to a multiple of 5. */
export const packPrice = (kit: Units, count: number, percentOff: number): Units =>
  perCurrency((currency) => toFiveBelow((kit[currency] * count * (100 - percentOff)) / 100))

/** A price for each currency, in minor units. */
export const priceRows = (productId: number, price: Units): PriceRow[] =>
  currencies.map((currency) => ({ productId, currency, amount: price[currency] * 100 }))
