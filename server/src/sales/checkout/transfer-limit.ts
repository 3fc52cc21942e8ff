import { paymentMethods } from '@shop/contract/constants'
import { dailyMails } from '../../platform/mail/daily-limit.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import type { Services } from '../../platform/services.ts'
import type { CheckoutRow } from '../../schema/checkout.ts'

/**
 * Counts a promise to transfer money that is mailed to an address nobody has confirmed: it costs nothing, and holds
 * vouchers and gift cards until it ends. Throws 429 after a few for that address, or from that network, in a day.
 */
export async function countTransfer(services: Services, checkout: CheckoutRow, address: string) {
  const { status, paymentMethod, snapshot } = checkout
  if (paymentMethod !== paymentMethods.eft || (status !== 'created' && status !== 'paying' && status !== 'failed'))
    return
  const { db, secrets } = services
  await attemptLimit(db, secrets, {
    name: 'transfer-from',
    points: 10,
    perSeconds: 24 * 60 * 60,
    message:
      'Many orders wait for a transfer from your network today. Please pay by card, or with the address of your account.',
  }).count(address)
  await dailyMails(services, 'order').count(snapshot.email.toLowerCase())
}
