import { type Currency, type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import type { Config } from '../platform/config.ts'
import type { Db } from '../db/open.ts'
import { type BankAccounts, testAccounts } from '../platform/bank-accounts.ts'
import { eft } from './eft.ts'
import { payPal } from './paypal.ts'
import type { Provider } from './provider.ts'
import { sandbox } from './sandbox.ts'

export type Payments = {
  /** The provider that takes this method in a currency; null when the shop does not offer it. */
  forMethod: (method: PaymentMethod, currency: Currency) => Provider | null
  /** The provider a checkout began with. */
  named: (name: Provider['name']) => Provider
  /** Where transfers go. */
  accounts: BankAccounts
}

/** Stripe's SDK is 218 modules, a tenth of a second that a shop without its keys need not wait. */
async function openStripe(settings: NonNullable<Config['stripe']>): Promise<Provider> {
  const { stripe } = await import('./stripe.ts')
  return stripe(settings)
}

/** The providers this shop has. Only without any provider's key does the sandbox take cards: a live shop never takes test money. */
export async function openPayments(config: Config, db: Db): Promise<Payments> {
  const isSandbox = !config.stripe && !config.payPal
  const providers = [
    sandbox(db),
    eft(isSandbox),
    ...(config.stripe ? [await openStripe(config.stripe)] : []),
    ...(config.payPal ? [payPal(config.payPal)] : []),
  ]
  const find = (name: Provider['name']) => providers.find((provider) => provider.name === name) ?? null
  const accounts = config.bankAccounts ?? (isSandbox ? testAccounts : {})
  const cards = () => (isSandbox ? find('sandbox') : find('stripe'))
  return {
    accounts,
    forMethod: (method, currency) => {
      if (method === paymentMethods.eft) return accounts[currency] ? find('eft') : null
      if (method === paymentMethods.payPal) return isSandbox ? find('sandbox') : find('paypal')
      return cards()
    },
    named: (name) => {
      const provider = find(name)
      if (!provider) throw new Error(`A checkout needs the payment provider ${name}, whose keys are not set`)
      return provider
    },
  }
}
