type Answer = {
  error?: { type: string; code?: string; decline_code?: string; payment_intent?: { status: string } }
  paymentIntent?: { id: string }
}
/** A card that was saved, as the form shows it. */
type StripeCard = { id: string; last4: string }
/**
 * What the bank does with a number, or with a saved card's id. It may send the page away, to `returnUrl` in the end, and
 * never answer. `session` is that of a signed-in customer, who may have ticked the box that saves the card.
 */
export type StripeBank = (
  clientSecret: string,
  card: string,
  returnUrl: string,
  customer: { session: string | undefined; isSaved: boolean },
) => Promise<Answer>
type Options = { customerSessionClientSecret?: string }

declare global {
  var stripeBank: StripeBank
  /** The saved cards that a customer's session shows. */
  var stripeCards: ((session: string) => Promise<StripeCard[]>) | undefined
  var stripeOptions: Options
}

/**
 * Replaces Stripe's script: its form is one box for the number, with a customer's session also their saved cards and
 * the box that saves one, and `stripeBank` its bank. The options of a page's elements are in `stripeOptions`. Names
 * nothing outside itself, for a browser that is driven gets it as text. https://docs.stripe.com/js
 */
export function installStripe() {
  const box = document.createElement('input')
  const label = document.createElement('label')
  label.append('Card number ', box)
  const save = document.createElement('input')
  save.type = 'checkbox'
  const saveLabel = document.createElement('label')
  saveLabel.append(save, ' Save payment details for future purchases')
  const saved = document.createElement('div')
  const showSaved = async (session: string) => {
    const cards = (await globalThis.stripeCards?.(session)) ?? []
    const buttons = cards.map(({ id, last4 }) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = `Saved card ${last4}`
      button.addEventListener('click', () => {
        box.value = id
      })
      return button
    })
    saved.replaceChildren(...buttons)
  }
  const listeners: Record<string, (event: object) => void> = {}
  const nothing = () => {}
  const element = {
    mount: (place: HTMLElement) => {
      const { customerSessionClientSecret: session } = globalThis.stripeOptions
      // A page's script stays: each form begins empty.
      box.value = ''
      save.checked = false
      place.replaceChildren(...(session ? [saved, label, saveLabel] : [label]))
      if (session) void showSaved(session)
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
    elements: (options: Options) => {
      globalThis.stripeOptions = options
      return elements
    },
    confirmPayment: ({ clientSecret, confirmParams }: Confirm) =>
      globalThis.stripeBank(clientSecret, box.value, confirmParams.return_url, {
        session: globalThis.stripeOptions.customerSessionClientSecret,
        isSaved: save.checked,
      }),
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
    registerAppInfo: nothing,
    _registerWrapper: nothing,
  })
  Object.assign(globalThis, { Stripe: Object.assign(open, { version: 'endive' }) })
}
