import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { membershipId } from '@shop/contract/constants'
import { sql } from 'drizzle-orm'
import { memberships, membershipYears } from '../src/schema/member.ts'
import { address, type Browser, checkoutBody, confirm } from './buyer.ts'
import type { Shop } from './shop.ts'

/** A cart with the kennel membership. */
export async function membershipCart(browser: Browser) {
  const { sessionId } = await browser.ask(cartCalls.createCart, { body: { country: 'AU' } })
  return browser.ask(cartCalls.addItem, { params: { sessionId }, body: { productId: membershipId, quantity: 1 } })
}

export const membershipBody = async (browser: Browser, change: Parameters<typeof checkoutBody>[1] = {}) =>
  checkoutBody(await membershipCart(browser), {
    shippingAddress: undefined,
    shippingMethodId: undefined,
    billingAddress: address,
    ...change,
  })

/** The whole way to a paid membership of a signed-in breeder. */
export async function join(browser: Browser, token = 'tok_visa') {
  const body = await membershipBody(browser)
  await browser.ask(checkoutCalls.createOrder, { body })
  return confirm(browser, body.checkoutId, token)
}

/** Lets these days pass for every membership: each of its moments moves to an earlier day. */
export async function letDaysPass(shop: Pick<Shop, 'db'>, days: number) {
  const earlier = (column: string) => sql.raw(`${column} = ${column} - interval '${days} days'`)
  const columns = [
    'started_at',
    'changed_at',
    'paid_until',
    'ends_at',
    'next_charge_at',
    'reminded_of',
    'cancelled_at',
    'ended_at',
  ]
  await shop.db.execute(sql`update ${memberships} set ${sql.join(columns.map(earlier), sql`, `)}`)
  await shop.db.execute(
    sql`update ${membershipYears} set ${sql.join(['starts_at', 'ends_at', 'paid_at'].map(earlier), sql`, `)}`,
  )
}
