import { setTimeout } from 'node:timers/promises'
import { checkoutCalls } from '@shop/contract/checkout'
import { loyaltyCalls } from '@shop/contract/loyalty'
import { membershipCalls } from '@shop/contract/membership'
import { type Order, orderCalls } from '@shop/contract/order'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, confirm, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { finishJobs } from '../../../test/lab.ts'
import { join, letDaysPass, membershipBody } from '../../../test/members.ts'
import { useShop } from '../../../test/shop.ts'
import { checkouts } from '../../schema/checkout.ts'
import { memberships } from '../../schema/member.ts'
import { sandboxCharges } from '../../schema/payment-provider.ts'
import { doChores } from '../../chores.ts'
import { sweepMemberships } from './sweep.ts'

const shop = useShop(withDesk)
const sweep = () => doChores(shop.services, { memberships: (services) => sweepMemberships(services) })
const refund = ({ number }: Order) => desk(shop, 'refund', number, '--reason', 'Withdrawn')
const many = <Result>(times: number, work: () => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: times }, work))

async function breeder() {
  const browser = australian(shop)
  return { browser, user: await signIn(shop, browser) }
}

/** How often the sandbox took money of a user. */
async function chargesOf(userId: string) {
  const rows = await shop.db
    .select({ id: checkouts.id })
    .from(checkouts)
    .innerJoin(sandboxCharges, eq(sandboxCharges.checkoutId, checkouts.id))
    .where(and(eq(checkouts.userId, userId), eq(sandboxCharges.status, 'paid')))
  return rows.length
}

// What one test leaves due is no other's.
afterEach(async () => {
  await shop.db.update(memberships).set({ endedAt: new Date() }).where(isNull(memberships.endedAt))
})

test('eight sweeps at once charge ten memberships once each', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, breeder))
  for (const { browser } of members) await join(browser)
  await letDaysPass(shop, 366)
  const swept = await many(8, sweep)
  expect(swept.every(({ status }) => status === 'fulfilled')).toBe(true)
  for (const { browser, user } of members) {
    expect(await chargesOf(user.id)).toBe(2)
    expect((await browser.ask(orderCalls.listOrderHistory)).count).toBe(2)
    expect((await browser.ask(loyaltyCalls.getLoyaltyPoints)).balance).toBe(1000)
  }
  expect(await disagreementsIn(shop)).toEqual([])
})

test('joining in six windows at once: one membership, one charge', async () => {
  const { browser, user } = await breeder()
  const bodies = []
  for (let window = 0; window < 6; window++) bodies.push(await membershipBody(browser))
  for (const body of bodies) await browser.ask(checkoutCalls.createOrder, { body })
  await Promise.allSettled(bodies.map(({ checkoutId }) => confirm(browser, checkoutId)))
  expect(await chargesOf(user.id)).toBe(1)
  expect(await shop.db.$count(memberships, eq(memberships.userId, user.id))).toBe(1)
  expect(await disagreementsIn(shop)).toEqual([])
})

test('a year that is paid by hand while the sweep tries again is paid once', async () => {
  const { browser, user } = await breeder()
  await join(browser, 'tok_chargeCustomerFail')
  await letDaysPass(shop, 366)
  await sweep()
  const { checkoutId } = await browser.ask(membershipCalls.payMembership, { body: {} })
  await letDaysPass(shop, 3)
  const byHand = () => confirm(browser, checkoutId, 'tok_visa')
  await Promise.allSettled([sweep(), byHand(), sweep(), byHand(), sweep()])
  // Whoever was refused because the other one was charging tries again.
  const order = await byHand()
  expect(order.status).toBe('paid')
  expect(await chargesOf(user.id)).toBe(2)
  expect((await browser.ask(membershipCalls.getMembership)).membership?.state).toBe('active')
  expect(await disagreementsIn(shop)).toEqual([])
})

test('cancelled while its year is charged: charged and ending a year later, or not charged at all', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, breeder))
  for (const { browser } of members) await join(browser)
  await letDaysPass(shop, 366)
  await Promise.allSettled([
    sweep(),
    ...members.map(({ browser }) => browser.ask(membershipCalls.cancelMembership, { body: {} })),
    sweep(),
  ])
  await sweep()
  for (const { browser, user } of members) {
    const { membership } = await browser.ask(membershipCalls.getMembership)
    const isCharged = (await chargesOf(user.id)) === 2
    expect(membership?.state).toBe(isCharged ? 'cancelled' : 'ended')
    expect(new Date(membership?.paidUntil ?? 0) > new Date()).toBe(isCharged)
  }
  expect(await disagreementsIn(shop)).toEqual([])
})

test('ended by time while it is paid by hand: it is paid and continues, or nobody is charged', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, breeder))
  for (const { browser } of members) await join(browser, 'tok_chargeCustomerFail')
  await letDaysPass(shop, 366)
  await sweep()
  const years: Order[] = []
  for (const { browser } of members) years.push(await browser.ask(membershipCalls.payMembership, { body: {} }))
  await letDaysPass(shop, 14)
  await Promise.allSettled([
    sweep(),
    ...members.map(({ browser }, index) => confirm(browser, years[index]?.checkoutId ?? '', 'tok_visa')),
    sweep(),
  ])
  await sweep()
  for (const { browser, user } of members) {
    const { membership } = await browser.ask(membershipCalls.getMembership)
    expect(membership?.state).toBe((await chargesOf(user.id)) === 2 ? 'active' : 'ended')
  }
  expect(await disagreementsIn(shop)).toEqual([])
})

test('refunded while its next year is charged: it is over and charged no more, or it continues with the year that was paid', async () => {
  for (let round = 0; round < 3; round++) {
    const members = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const member = await breeder()
        return { ...member, order: await join(member.browser) }
      }),
    )
    await letDaysPass(shop, 366)
    await finishJobs(shop)
    shop.mails.length = 0
    // One after the other, as the sweep charges them: some are before it, some behind.
    const refundLater = async ({ order }: { order: Order }, index: number) => {
      await setTimeout(index * 40)
      return refund(order)
    }
    const [, ...refunds] = await Promise.all([sweep(), ...members.map(refundLater), sweep()])
    await sweep()
    for (const [index, { browser, user, order }] of members.entries()) {
      const { code, output } = refunds[index] as { code: number; output: string }
      expect(code ? output : '').toMatch(/^$|is being paid at this moment/)
      const { membership } = await browser.ask(membershipCalls.getMembership)
      const isRenewed = (await chargesOf(user.id)) === 2
      expect(membership).toMatchObject(isRenewed ? { state: 'active' } : { state: 'ended', ending: 'refunded' })
      expect(new Date(membership?.paidUntil ?? 0) > new Date()).toBe(isRenewed)
      // What was refused for the moment is refunded now, and leaves the next year as it is.
      if (code) expect(await refund(order)).toMatchObject({ code: 0 })
    }
    await finishJobs(shop)
    for (const { browser, user } of members) {
      const isRenewed = (await chargesOf(user.id)) === 2
      const { membership } = await browser.ask(membershipCalls.getMembership)
      expect(membership?.state).toBe(isRenewed ? 'active' : 'ended')
      expect((await browser.ask(loyaltyCalls.getLoyaltyPoints)).balance).toBe(isRenewed ? 500 : 0)
      const subjects = shop.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject)
      expect(subjects.filter((subject) => subject === 'Your membership has ended')).toHaveLength(isRenewed ? 0 : 1)
    }
  }
  expect(await disagreementsIn(shop)).toEqual([])
})

test('the shop dies after the money was taken and before it is booked: the year is booked, and charged once', async () => {
  const { browser, user } = await breeder()
  // Its answers are lost, as if the process had died.
  const first = await join(browser)
  await shop.db.update(memberships).set({ mandate: 'tok_discover' }).where(eq(memberships.userId, user.id))
  await letDaysPass(shop, 366)
  await sweep()
  expect(await chargesOf(user.id)).toBe(2)
  expect((await browser.ask(orderCalls.listOrderHistory)).count).toBe(1)
  // Until that is known, the refund of the first year does not end what is paid for already.
  expect(await refund(first)).toMatchObject({ code: 1, output: expect.stringContaining('is being paid') as string })
  await shop.db.update(memberships).set({ mandate: 'tok_visa' }).where(eq(memberships.userId, user.id))
  await shop.db
    .update(checkouts)
    .set({ confirmedAt: new Date(Date.now() - 61_000) })
    .where(and(eq(checkouts.userId, user.id), eq(checkouts.status, 'paying')))
  await many(4, sweep)
  expect(await chargesOf(user.id)).toBe(2)
  expect((await browser.ask(orderCalls.listOrderHistory)).count).toBe(2)
  expect(await refund(first)).toMatchObject({ code: 0 })
  expect((await browser.ask(membershipCalls.getMembership)).membership?.state).toBe('active')
  expect(await disagreementsIn(shop)).toEqual([])
})
