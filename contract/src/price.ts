import { number, object, string } from 'yup'
import { currencies } from './constants.ts'

/** Money as it crosses the wire: `amount` with two decimals, `label` as the visitor's country writes it. */
export const priceSchema = object({
  amount: number().required(),
  currency: string().oneOf(currencies).required(),
  label: string().required(),
}).noUnknown()
