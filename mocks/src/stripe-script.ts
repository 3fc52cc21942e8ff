type Answer = { error?: { type: string; code?: string; decline_code?: string }; paymentIntent?: { id: string } }
/** What the bank does with a number. It may send the page away, to `returnUrl` in the end, and never answer. */
export type StripeBank = (clientSecret: string, number: string, returnUrl: string) => Promise<Answer>

declare global {
  var stripeBank: StripeBank
  var stripeOptions: unknown
}

/**
 * Stands in for Stripe's script: its form is one box for the number, and `stripeBank` its bank. What a page asked of its
 * elements is kept in `stripeOptions`. Names nothing outside itself, for a browser that is driven gets it as text.
 * https://docs.stripe.com/js
 */
export function installStripe() {
  const box = document.createElement('input')
  const label = document.createElement('label')
  label.append('Card number ', box)
  const listeners: Record<string, (event: object) => void> = {}
  const nothing = () => {}
  const element = {
    mount: (place: HTMLElement) => {
      place.replaceChildren(label)
      listeners['ready']?.({})
    },
    on: (name: string, listen: (event: object) => void) => {
      listeners[name] = listen
      return element
    },
    off: () => element,
    once: () => element,
    update: nothing,
    unmount: nothing,
    destroy: nothing,
    collapse: nothing,
  }
  const elements = {
    create: () => element,
    getElement: () => null,
    update: nothing,
    fetchUpdates: async () => ({}),
    submit: async () =>
      box.value ? {} : { error: { type: 'validation_error', message: 'Your number is incomplete.' } },
  }
  type Confirm = { clientSecret: string; confirmParams: { return_url: string } }
  const open = () => ({
    elements: (options: unknown) => {
      globalThis.stripeOptions = options
      return elements
    },
    confirmPayment: ({ clientSecret, confirmParams }: Confirm) =>
      globalThis.stripeBank(clientSecret, box.value, confirmParams.return_url),
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
    registerAppInfo: nothing,
    _registerWrapper: nothing,
  })
  Object.assign(globalThis, { Stripe: Object.assign(open, { version: 'endive' }) })
}
