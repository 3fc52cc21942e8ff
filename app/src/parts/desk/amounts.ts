import { currencies, type Currency } from '@shop/contract/constants'
import { typedAmount } from '@shop/contract/price'
import { type InferType, object } from 'yup'

const inEach = <Value>(valueOf: (currency: Currency) => Value) =>
  Object.fromEntries(currencies.map((currency) => [currency, valueOf(currency)])) as Record<Currency, Value>

/** The empty fields of an amount in each currency. */
export const noAmounts = inEach(() => '')

/** An amount in each currency, or none in some. */
export const amountsSchema = object(inEach(() => typedAmount(10_000)))

/** Those that were typed, as the desk's calls take them. */
export const typedAmounts = (amounts: InferType<typeof amountsSchema>) =>
  currencies.flatMap((currency) => {
    const amount = amounts[currency]
    return amount === undefined ? [] : { currency, amount }
  })
