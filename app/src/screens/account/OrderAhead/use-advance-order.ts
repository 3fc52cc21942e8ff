import type { AdvanceOrder } from '@shop/contract/checkout'
import { Failure, type FieldErrors } from '@shop/contract/failure'
import { toAmount, toMinor } from '@shop/contract/money'
import type { Product } from '@shop/contract/product'
import { useCallback } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { attemptFor, createAdvanceOrder, storeAttempt } from '../../../data/checkout.ts'
import { fetchProducts } from '../../../data/product.ts'
import { blankAddress } from '../../../parts/address/blank-address.ts'
import { draftsOf, useLateDraft } from '../../../parts/form/drafts.ts'

type Line = { product: Product; quantity: number }

const nobody = { firstName: '', lastName: '', email: '', phoneNumber: '' }
export const blank = {
  lines: [] as Line[],
  user: nobody,
  hasAgent: false,
  agent: nobody,
  shippingAddress: blankAddress,
  note: '',
}
export type Values = typeof blank

const drafts = draftsOf('advance', ['order'])

/**
 * The tests that are chosen, and ordering them: the same order pressed twice, or sent again, is made once. What is typed
 * and chosen survives a reload, as long as the account is the same and has the same currency.
 */
export function useAdvanceOrder(form: UseFormReturn<Values>, account: string) {
  useLateDraft(
    form,
    useCallback(() => drafts.read<Values>('order', account), [account]),
    useCallback((values) => drafts.keep('order', account, values), [account]),
  )
  const lines = useWatch({ control: form.control, name: 'lines' })
  /** Minor units, before delivery and taxes that come on top. */
  const sum = lines.reduce((total, { product, quantity }) => total + toMinor(product.price.amount) * quantity, 0)
  const change = ({ id }: Product, quantity: number) =>
    form.setValue(
      'lines',
      form.getValues('lines').flatMap((line) => {
        if (line.product.id !== id) return [line]
        return quantity > 0 ? [{ ...line, quantity }] : []
      }),
    )
  const add = (product: Product) => {
    const before = form.getValues('lines')
    if (!before.some((line) => line.product.id === product.id))
      form.setValue('lines', [...before, { product, quantity: 1 }])
  }

  /** Prices may have changed since a test was chosen, as long ago as the draft is. */
  const priceAgain = async () => {
    const products = await fetchProducts(lines.map(({ product }) => product.id)).catch(() => [])
    form.setValue(
      'lines',
      form.getValues('lines').map((line) => ({
        ...line,
        product: products.find(({ id }) => id === line.product.id) ?? line.product,
      })),
    )
  }

  const place = async (written: Pick<AdvanceOrder, 'user' | 'agent' | 'shippingAddress' | 'note'>) => {
    const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))
    const wanted = { ...written, items, expectedSubtotal: toAmount(sum) }
    const { checkoutId } = attemptFor('advance', JSON.stringify(wanted))
    const order = await createAdvanceOrder({ ...wanted, checkoutId }).catch(async (failure: unknown) => {
      if (failure instanceof Failure && failure.status === 409) await priceAgain()
      return atTheirFields(failure)
    })
    storeAttempt('advance', null)
    drafts.drop('order')
    return order
  }

  return {
    lines,
    add,
    change,
    place,
    sum,
  }
}

const prefixed = (person: 'user' | 'agent', errors: FieldErrors = {}) =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [`${person}.${field}`, text]))

/** Each person's errors at the fields of that person (checkout-9). */
function atTheirFields(failure: unknown): never {
  if (!(failure instanceof Failure) || failure.status !== 428) throw failure
  const { message, fields, user, agent } = failure
  throw new Failure(428, { message, errors: { ...fields, ...prefixed('user', user), ...prefixed('agent', agent) } })
}
