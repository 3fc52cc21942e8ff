/** An amount in a currency's smallest unit (cents, pence): the only form in which money is calculated. Always an integer. */
export type Minor = number

/** All that differs from one currency to the next: what a currency leaves out does not compile. */
type CurrencyFacts = {
  /** In a sentence: "prices are in Australian dollars". */
  name: string
  symbol: string
  /** What a loyalty point pays for, about a US cent. It stays once points were spent in the currency. */
  point: Minor
  /** What gift cards are sold for, in whole units; the second one is offered first. */
  giftCards: readonly [number, number, ...number[]]
  /** The most that one order comes to. */
  orderLimit: Minor
  /** What a profile costs at most, in whole units, however many tests it holds. */
  profileCeiling: number
}

const dollarsAndAlike = {
  point: 1,
  giftCards: [25, 50, 100, 150, 250],
  orderLimit: 5_000_000,
} satisfies Partial<CurrencyFacts>

const table = {
  AUD: { ...dollarsAndAlike, name: 'Australian dollars', symbol: '$', profileCeiling: 245 },
  USD: { ...dollarsAndAlike, name: 'US dollars', symbol: '$', profileCeiling: 165 },
  CAD: { ...dollarsAndAlike, name: 'Canadian dollars', symbol: '$', profileCeiling: 225 },
  EUR: { ...dollarsAndAlike, name: 'euros', symbol: '€', profileCeiling: 155 },
  GBP: { ...dollarsAndAlike, name: 'British pounds', symbol: '£', profileCeiling: 135 },
} satisfies Record<string, CurrencyFacts>

/** The currencies the shop prices in. */
export type Currency = keyof typeof table
export const currencyTable: Readonly<Record<Currency, CurrencyFacts>> = table
export const currencies = Object.keys(table) as Currency[]

/** What points pay for, in minor units of a currency. */
export const pointsWorth = (points: number, currency: Currency): Minor => points * currencyTable[currency].point

/** How many points an amount takes at most: whole ones. */
export const pointsIn = (amount: Minor, currency: Currency): number =>
  Math.floor(amount / currencyTable[currency].point)
