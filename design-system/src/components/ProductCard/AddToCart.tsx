import { Check, Plus } from 'lucide-react'
import { Spinner } from '../Spinner/Spinner.tsx'

export type AddState = 'idle' | 'busy' | 'added'

/** The card's round button. It keeps its name and its focus in every state; the toast says what happened. */
export function AddToCart({ name, state, onAdd }: { name: string; state: AddState; onAdd: () => void }) {
  const isBusy = state === 'busy'
  return (
    <button
      type="button"
      className="product-card-add"
      data-state={state}
      aria-label={state === 'added' ? `${name} added to cart` : `Add ${name} to cart`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onAdd}
    >
      {isBusy ? <Spinner size="sm" /> : state === 'added' ? <Check aria-hidden /> : <Plus aria-hidden />}
    </button>
  )
}
