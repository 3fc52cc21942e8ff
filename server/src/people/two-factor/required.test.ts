import { adminCalls } from '@shop/contract/admin'
import { authCalls } from '@shop/contract/auth'
import { parcelCalls } from '@shop/contract/parcel'
import { refundCalls } from '@shop/contract/refund'
import { orderCalls } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { signIn } from '../../../test/buyer.ts'
import { openShop, useShop } from '../../../test/shop.ts'
import { servePages } from '../../entry/page/pages.ts'
import type { PageSource } from '../../entry/page/source.ts'
import { givenRoles } from '../../schema/desk-role.ts'
import { twoFactors } from '../../schema/two-factor.ts'

/** A page that shows what it was made from. */
const pageAt: PageSource = async () => ({
  template: '<!--data-->',
  chunksOf: () => [],
  readPage: async ({ url, settings }) => ({ url, data: settings, status: 200, isPersonal: true }),
  renderPage: async ({ data }) => ({ html: '', head: '', data: JSON.stringify(data), card: null }),
})

const shop = useShop({ DEMO: 'false' })
const first = { status: 403, message: 'Please set up two-step login first. Whoever works at the desk needs it.' }

test('in a shop with real customers an admin without a second factor is an ordinary user who is led to it', async () => {
  servePages(shop.app, shop.services, { pageAt, forms: {} as never, answerCall: shop.answerCall })
  const browser = shop.visitor()
  const { id: userId } = await signIn(shop, browser, 'breeder', { isAdmin: true })
  const page = async () => (await browser.fetch('/')).text()
  await expect(browser.ask(adminCalls.listAccounts)).rejects.toMatchObject(first)
  await expect(browser.ask(refundCalls.listRefunds)).rejects.toMatchObject(first)
  await expect(browser.ask(adminCalls.actAs, { body: { userId, reason: 'Looks' } })).rejects.toMatchObject(first)
  expect(await browser.ask(authCalls.getMyDetails)).toMatchObject({ id: userId })
  expect(await browser.ask(orderCalls.listOrderHistory)).toMatchObject({ count: 0 })
  expect(await page()).toContain('"needsTwoStep":true')

  await shop.db.insert(twoFactors).values({ userId, secret: 'sealed' })
  await expect(browser.ask(adminCalls.listAccounts)).rejects.toMatchObject(first)
  await shop.db.update(twoFactors).set({ confirmedAt: new Date() })
  expect((await browser.ask(adminCalls.listAccounts)).results.length).toBeGreaterThan(0)
  expect(await browser.ask(refundCalls.listRefunds)).toMatchObject({ results: [] })
  expect(await page()).not.toContain('needsTwoStep')
})

test('whoever has a role at the desk needs it too', async () => {
  const packer = shop.visitor()
  const { id: userId } = await signIn(shop, packer, 'owner')
  await shop.db.insert(givenRoles).values({ userId, role: 'warehouse' })
  await expect(packer.ask(parcelCalls.listWaitingOrders)).rejects.toMatchObject(first)
  await shop.db.insert(twoFactors).values({ userId, secret: 'sealed', confirmedAt: new Date() })
  expect(await packer.ask(parcelCalls.listWaitingOrders)).toMatchObject({ count: 0 })
})

test('a customer needs none, and neither does the admin of a demonstration', async () => {
  const customer = shop.visitor()
  await signIn(shop, customer)
  expect(await (await customer.fetch('/')).text()).not.toContain('needsTwoStep')
  await expect(customer.ask(adminCalls.listAccounts)).rejects.not.toMatchObject(first)
  const demonstration = await openShop()
  const admin = demonstration.visitor()
  await signIn(demonstration, admin, 'breeder', { isAdmin: true })
  expect((await admin.ask(adminCalls.listAccounts)).results.length).toBeGreaterThan(0)
  await demonstration.close()
})
