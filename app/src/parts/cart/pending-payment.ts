let isShown = false
const listeners = new Set<() => void>()

const set = (next: boolean) => () => {
  isShown = next
  listeners.forEach((listener) => listener())
}

/** Opens and closes the dialog that says what is owed; for whoever was refused with code 79. */
export const showPendingPayment = set(true)
export const hidePendingPayment = set(false)
export const isPendingPaymentShown = () => isShown
export function subscribePendingPayment(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
