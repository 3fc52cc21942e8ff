import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Checkout } from '@shop/contract/checkout'
import { Failure } from '@shop/contract/failure'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { bankTransfers } from '../../src/schema/bank-transfer.ts'
import { checkouts } from '../../src/schema/checkout.ts'
import { runDesk } from '../../src/entry/desk/command-line.ts'
import { memberships } from '../../src/schema/member.ts'
import { orders } from '../../src/schema/order.ts'
import { sandboxCharges } from '../../src/schema/payment-provider.ts'
import { referenceOf } from '../../src/sales/payment/transfer-reference.ts'
import { newEmail } from '../account.ts'
import { type Browser, checkoutBody, fillCart, signIn } from '../buyer.ts'
import { withDesk } from '../desk.ts'
import { membershipBody } from '../members.ts'
import { statement } from '../transfers.ts'
import { flawsIn, type Work } from './books.ts'
import type { Workplace } from './killable-shop.ts'
import { insistentFetch, type Meter, untilThere } from './patience.ts'
import { purchase, ways } from './purchase.ts'

type Scene = { cartId: string; email: string; memberId: string | null; bankId: string | null }

const guestsWays = [ways.card, ways.authentication, ways.lostAnswer, ways.payPal, ways.transfer]
const membersWays = [ways.card, ways.authentication, ways.lostAnswer]

/** Whoever hears that it is in the cart already, as the first answer was lost, starts again with another cart. */
const untilInCart = <Wish>(want: () => Promise<Wish>): Promise<Wish> =>
  untilThere(want).catch((reason: unknown) => {
    if (reason instanceof Failure && reason.status === 409) return untilInCart(want)
    throw reason
  })

/** Guests buy kits in every way to pay, breeders join the kennel membership, and the desk imports bank statements. */
export function checkoutWork({ shop, folder, url, visitor }: Workplace, meter: Meter): Work {
  const told: Scene[] = []
  const { db } = shop

  const wantKit = (browser: Browser, email: string): Promise<Checkout> =>
    untilInCart(async () => checkoutBody(await fillCart(shop, browser), { email }))
  const wantMembership = (browser: Browser): Promise<{ first: Checkout; memberId: string; email: string }> =>
    untilInCart(async () => {
      const { id, email } = await signIn(shop, browser)
      return { first: await membershipBody(browser, { email }), memberId: id, email }
    })

  /** The desk gets the transfer with its bank's statement, and gives it to the shop twice. */
  async function transfer(cartId: string): Promise<string> {
    const bankId = randomUUID()
    const [order] = await untilThere(() =>
      db
        .select({ number: orders.number, total: orders.total })
        .from(orders)
        .innerJoin(checkouts, eq(checkouts.id, orders.checkoutId))
        .where(eq(checkouts.cartId, cartId)),
    )
    if (!order) throw new Error('A promised transfer has no order')
    const file = join(folder, `${bankId}.csv`)
    writeFileSync(
      file,
      statement({ id: bankId, amount: order.total / 100, reference: referenceOf(order.number), payer: 'A. Byron' }),
    )
    const world = { url, key: withDesk.DESK_API_KEY, username: 'ruth', fetch: insistentFetch(url, meter) }
    for (let time = 0; time < 2; time++) {
      const output: string[] = []
      const args = ['transfers', 'import', file, '--reason', 'The statement of today']
      const code = await runDesk(args, { ...world, say: (line) => void output.push(line) })
      if (code !== 0) throw new Error(output.join('\n'))
    }
    return bankId
  }

  async function joinKennel(at: number) {
    const browser = visitor(meter)
    const { first, memberId, email } = await wantMembership(browser)
    const bodyWith = (change: Partial<Checkout>) => ({ ...first, ...change })
    await purchase(browser, bodyWith, membersWays[at % membersWays.length] ?? ways.card)
    told.push({ cartId: first.sessionId, email, memberId, bankId: null })
  }

  async function buy(at: number) {
    const [browser, email] = [visitor(meter), newEmail()]
    const first = await wantKit(browser, email)
    const way = guestsWays[at % guestsWays.length] ?? ways.card
    await purchase(browser, (change) => ({ ...first, ...change }), way)
    const bankId = way === ways.transfer ? await transfer(first.sessionId) : null
    told.push({ cartId: first.sessionId, email, memberId: null, bankId })
  }

  return {
    doOne: (at) => (at % 4 === 3 ? joinKennel(Math.floor(at / 4)) : buy(at)),

    stuck: async () => [
      ...(await db.select({ number: checkouts.number }).from(checkouts).where(eq(checkouts.status, 'paying'))).map(
        ({ number }) => `payment ${number}`,
      ),
      ...(await db.select({ id: bankTransfers.bankId }).from(bankTransfers).where(isNull(bankTransfers.triedAt))).map(
        ({ id }) => `transfer ${id}`,
      ),
    ],

    check: async (mails) => {
      const { flaws, once } = flawsIn()
      for (const { cartId, email, memberId, bankId } of told) {
        const ofCart = db.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.cartId, cartId))
        const isCarts = (column: typeof orders.checkoutId | typeof sandboxCharges.checkoutId) => inArray(column, ofCart)
        const made = await db.select().from(orders).where(isCarts(orders.checkoutId))
        once(`order of cart ${cartId}`, made.length)
        once(`paid order of cart ${cartId}`, made.filter(({ status }) => status === 'paid').length)
        const isPaid = eq(sandboxCharges.status, 'paid')
        const charges = await db.$count(sandboxCharges, and(isCarts(sandboxCharges.checkoutId), isPaid))
        once(`charge for cart ${cartId}`, charges, bankId ? 0 : 1)
        for (const { number } of made) once(`receipt of ${number}`, mails(email, `order-${number}`).length)
        if (memberId) {
          const isTheirs = eq(memberships.userId, memberId)
          const isWhole = and(isTheirs, isNotNull(memberships.paidUntil), isNotNull(memberships.mandate))
          once(`membership of ${memberId}`, await db.$count(memberships, isTheirs))
          once(`paid membership of ${memberId}`, await db.$count(memberships, isWhole))
        }
        once(`welcome of ${email}`, mails(email, 'membership-started-').length, memberId ? 1 : 0)
        if (bankId) once(`transfer ${bankId}`, await db.$count(bankTransfers, eq(bankTransfers.bankId, bankId)))
        once(`thanks for the transfer of ${email}`, mails(email, 'transfer-received-').length, bankId ? 1 : 0)
        once(`mails to ${email}`, mails(email).length, memberId || bankId ? 2 : 1)
      }
      return flaws
    },
  }
}
