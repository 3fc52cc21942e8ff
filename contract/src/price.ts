import { array, number, object, string } from 'yup'
import { currencies } from './constants.ts'
import { typedNumber } from './form.ts'
import { messages } from './messages.ts'
import { toAmount, toMinor } from './money.ts'

/** Money as it crosses the wire: `amount` with two decimals, `label` as the visitor's country writes it. */
export const priceSchema = object({
  amount: number().required(),
  currency: string().oneOf(currencies).required(),
  label: string().required(),
}).noUnknown()

/** For a schema's test: money has no more than two decimals. */
export const hasTwoDecimals = (value: number | undefined) => value === undefined || toAmount(toMinor(value)) === value

/** Money as a person types it. */
export const typedAmount = (max: number) =>
  typedNumber()
    .positive('Use more than nothing')
    .max(max, 'Use at most ${max}')
    .test('two-decimals', 'Use at most two decimals', hasTwoDecimals)

/** One amount for each currency that is named, as the desk types them. */
export const typedAmountsSchema = array().of(
  object({
    currency: string()
      .oneOf(currencies, `Use ${currencies.join(', ')}`)
      .required(messages.fieldRequired),
    amount: typedAmount(10_000).required(messages.fieldRequired),
  })
    .noUnknown()
    .required(),
)
