import {
  type Currency,
  livePaymentMode,
  type LivePaymentMode,
  type PaymentMethod,
  paymentMethods,
} from '@shop/contract/constants'
import type { ByAccount, Config } from '../config/config.ts'
import type { Db } from '../db/open.ts'
import { type BankAccounts, testAccounts } from '../config/bank-accounts.ts'
import { eft } from './eft.ts'
import { inTime } from './in-time.ts'
import { payPal } from './paypal.ts'
import type { Provider } from './provider.ts'
import { sandbox } from './sandbox.ts'

export type Payments = {
  /** One for each account that the shop has at a provider. */
  all: readonly Provider[]
  /** The provider that takes this method in a currency, from a country; null when the shop does not offer it. */
  forMethod: (method: PaymentMethod, currency: Currency, country: string) => Provider | null
  /** The one that a payment began with. */
  of: (payment: { provider: Provider['name']; account: LivePaymentMode }) => Provider
  /** Waits for money instead of taking it. */
  eft: Provider
  /** Where transfers go. */
  accounts: BankAccounts
}

const accountsOf = <Settings>(
  settings: ByAccount<Settings> | null,
  open: (settings: Settings, account: LivePaymentMode) => Provider,
) => Object.entries(settings ?? {}).map(([account, own]) => inTime(open(own, account as LivePaymentMode)))

/** Stripe's SDK is 218 modules, a tenth of a second that a shop without its keys need not wait. */
async function openStripe(settings: Config['stripe']) {
  if (!settings) return []
  const { stripe } = await import('./stripe.ts')
  return accountsOf(settings, stripe)
}

/** The providers this shop has. The sandbox is in demonstrations alone, and takes cards where there is no provider's key. */
export async function openPayments(config: Config, db: Db): Promise<Payments> {
  const isSandbox = !config.isLive && !config.stripe && !config.payPal
  const transfers = eft(isSandbox)
  const all = [
    ...(config.isLive ? [] : [sandbox(db)]),
    transfers,
    ...(await openStripe(config.stripe)),
    ...accountsOf(config.payPal, payPal),
  ]
  const find = (name: Provider['name'], account: LivePaymentMode) =>
    all.find((provider) => provider.name === name && provider.account === account)
  const accounts = config.bankAccounts ?? (isSandbox ? testAccounts : {})
  return {
    all,
    eft: transfers,
    accounts,
    forMethod: (method, currency, country) => {
      if (method === paymentMethods.eft) return accounts[currency] ? transfers : null
      const online = method === paymentMethods.payPal ? 'paypal' : 'stripe'
      const name = isSandbox ? 'sandbox' : online
      return find(name, livePaymentMode(country)) ?? find(name, 'live_international') ?? null
    },
    of: ({ provider: name, account }) => {
      const provider = find(name, account)
      if (!provider) throw new Error(`A payment needs the account ${account} at ${name}, whose keys are not set`)
      return provider
    },
  }
}
