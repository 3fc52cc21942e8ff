import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import { checkoutCalls } from '@shop/contract/checkout'
import { userCalls } from '@shop/contract/user'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { address, type Browser, checkoutBody, confirm, fillCart, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { inTabs } from '../../../test/tabs.ts'
import { breeds } from '../../schema/breed.ts'
import { orders } from '../../schema/order.ts'
import { mailTokens, users } from '../../schema/user.ts'
import { linkToken } from './mail-token.ts'
import { hashPassword } from './password.ts'

const password = 'sheltie pedigree'

const shop = useShop()
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

async function member() {
  const browser = shop.visitor({ 'x-country-code': 'AU' })
  const user = await signIn(shop, browser, 'breeder', { passwordHash })
  return { browser, user }
}
const remove = (browser: Browser) => browser.ask(userCalls.deleteUser, { body: { password } })
const statusesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 200 : (result.reason as { status: number }).status))

test('five deletions at once: one deletes, the others find nobody', async () => {
  for (let round = 0; round < 5; round++) {
    const { browser } = await member()
    await fillCart(shop, browser)
    const cookie = `session=${browser.cookies.get('session')}`
    const tabs = Array.from({ length: 5 }, () => shop.visitor({ cookie }))
    const statuses = statusesOf(await Promise.allSettled(tabs.map(remove)))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401])
  }
})

test('a deletion while an order is being paid for: refused, or the order has no owner', async () => {
  for (let round = 0; round < 10; round++) {
    const { browser, user } = await member()
    const body = checkoutBody(await fillCart(shop, browser), { email: user.email })
    await browser.ask(checkoutCalls.createOrder, { body })
    const tab = shop.visitor({ cookie: `session=${browser.cookies.get('session')}` })
    const [paid, removed] = statusesOf(await Promise.allSettled([confirm(tab, body.checkoutId), remove(browser)]))
    expect([200, 401, 404, 409]).toContain(paid)
    expect([200, 409]).toContain(removed)
    const isGone = removed === 200
    expect(await shop.db.$count(users, eq(users.id, user.id))).toBe(isGone ? 0 : 1)
    const [order] = await shop.db.select().from(orders).where(eq(orders.checkoutId, body.checkoutId))
    if (order) expect(order).toMatchObject(isGone ? { userId: null, email: 'deleted' } : { userId: user.id })
  }
})

test('a deletion while a new address is confirmed, a password changed and a cart filled: no ring of waits', async () => {
  for (let round = 0; round < 10; round++) {
    const { browser, user } = await member()
    const { sessionId } = await fillCart(shop, browser)
    const email = `new-${user.id}@example.org`
    await browser.ask(userCalls.updateUser, { body: { email, currentPassword: password } })
    const [link] = await shop.db
      .select()
      .from(mailTokens)
      .where(and(eq(mailTokens.userId, user.id), isNull(mailTokens.usedAt)))
    const tab = () => shop.visitor({ cookie: `session=${browser.cookies.get('session')}` })
    const statuses = statusesOf(
      await Promise.allSettled([
        tab().ask(authCalls.confirmEmail, { body: { token: linkToken(shop.services.secrets, link?.id ?? '') } }),
        tab().ask(userCalls.changePassword, { body: { currentPassword: password, newPassword: 'merle and ticked' } }),
        tab().ask(cartCalls.addItem, { params: { sessionId }, body: { productId: 2002, quantity: 1 } }),
        remove(browser),
      ]),
    )
    for (const status of statuses) expect([200, 401, 404, 428]).toContain(status)
  }
})

test('an answer is the profile as its own change left it, whatever another tab does next', async () => {
  const { browser } = await member()
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal']
  await browser.ask(userCalls.updateUser, { body: { address } })
  const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT']
  const breedIds = (await shop.db.select({ id: breeds.id }).from(breeds).limit(8)).map(({ id }) => id)
  for (let round = 0; round < 5; round++) {
    const named = await inTabs(names, (firstName) => browser.ask(userCalls.updateUser, { body: { firstName } }))
    for (const { change, reply } of named) expect(reply.firstName).toBe(change)
    const moved = await inTabs(states, (state) => browser.ask(userCalls.updateUserState, { body: { state } }))
    for (const { change, reply } of moved) expect(reply.state).toBe(change)
    const preset = await inTabs(breedIds, (id) =>
      browser.ask(userCalls.updateAnimalPresets, { body: { breedIds: [id] } }),
    )
    for (const { change, reply } of preset) expect(reply.breedIds).toEqual([change])
  }
})
