import type { RequestHandler } from 'msw'
import { mockScript } from './mock.ts'

type Options = {
  createOrder?: () => Promise<string>
  createSubscription?: () => Promise<string>
  onApprove: (approved: { orderID?: string; subscriptionID?: string }) => Promise<void>
  onError: (error: unknown) => void
}

declare global {
  /** The options of the buttons on the page, from the address of PayPal's script. */
  var payPalOptions: Record<string, string>
}

/**
 * Replaces PayPal's script: one button, at which its buyer agrees at once. It refuses what the real one refuses. Names
 * nothing outside itself, for a browser gets it as text. https://developer.paypal.com/sdk/js/reference/
 */
function installPayPal(asked: Record<string, string>) {
  const Buttons = ({ createOrder, createSubscription, onApprove, onError }: Options) => {
    const isSubscription = asked['intent'] === 'subscription'
    if (isSubscription !== Boolean(createSubscription) || isSubscription === Boolean(createOrder))
      throw new Error(`The intent is ${asked['intent']}: it cannot be begun in this way`)
    const press = async () => {
      if (createSubscription) return onApprove({ subscriptionID: await createSubscription() })
      if (createOrder) return onApprove({ orderID: await createOrder() })
      return undefined
    }
    return {
      isEligible: () => true,
      close: async () => {},
      updateProps: async () => {},
      render: async (place: HTMLElement) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = isSubscription ? 'PayPal Subscribe' : 'PayPal'
        button.addEventListener('click', () => void press().catch(onError))
        place.replaceChildren(button)
        globalThis.payPalOptions = asked
      },
    }
  }
  const { namespace = 'paypal' } = (document.currentScript as HTMLScriptElement).dataset
  Object.assign(globalThis, { [namespace]: { version: '5', Buttons } })
}

/** PayPal's script, which does not load for a currency in the wrong case, or for a subscription without its `vault`. */
export const payPalScript = (): RequestHandler =>
  mockScript('https://www.paypal.com/sdk/js', (asked) => {
    const isCurrency = /^[A-Z]{3}$/.test(asked['currency'] ?? '')
    const isKept = asked['intent'] !== 'subscription' || asked['vault'] === 'true'
    return asked['client-id'] && isCurrency && isKept ? `(${installPayPal.toString()})(${JSON.stringify(asked)})` : null
  })

/** PayPal's script does not come. */
export const payPalScriptFails = (): RequestHandler => mockScript('https://www.paypal.com/sdk/js', () => null)
