import { Check, Plus } from 'lucide-react'
import { Spinner } from '../Spinner/Spinner.tsx'

export type AddState = 'idle' | 'busy' | 'added'

export type AddToCartProps = {
  /** Of the product, for screen readers: every card has such a button. */
  name: string
  /** What became of the press: nothing yet, under way, or in the cart. */
  state?: AddState
}

/**
 * The card's round button, which sends the form around it. Its name and its focus stay in every state; the toast
 * reports what happened.
 */
export function AddToCart({ name, state = 'idle' }: AddToCartProps) {
  const isBusy = state === 'busy'
  return (
    <button
      type={isBusy ? 'button' : 'submit'}
      className="product-card-add"
      data-state={state}
      aria-label={state === 'added' ? `${name} added to cart` : `Add ${name} to cart`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? <Spinner size="sm" /> : state === 'added' ? <Check aria-hidden /> : <Plus aria-hidden />}
    </button>
  )
}
