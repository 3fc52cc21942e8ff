import { giftCardId } from '@shop/contract/constants'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, heading, hydrated, openPage, useBrowser } from './browser.ts'
import {
  cardDialog,
  choosePayment,
  dana,
  giveBilling,
  giveContact,
  giveDelivery,
  orderByCard,
  payWithCard,
} from './checkout.ts'
import { desk } from './command.ts'
import { inDatabase, sweep } from './database.ts'
import { inMail, linkInMail, newAddress } from './mail.ts'
import { placeOrder } from './order.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()
const codePattern = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const open = (size: 'phone' | 'desktop' = 'desktop') => openPage({ url: shop.url, size })

/** From the page of gift cards to the order's thanks. */
async function buyGiftCard(page: Page, { to, sendOn }: { to: string; sendOn: string }) {
  await page.goto('/gift-cards')
  await hydrated(page)
  await page.getByRole('radio', { name: '$50.00' }).check()
  await page.getByLabel(/^Who is it for/).fill('Sam')
  await page.getByLabel(/^Their email/).fill(to)
  await page.getByLabel(/^From/).fill('Dana')
  await page.getByLabel(/^Your message/).fill('Find out what Bess is made of!')
  await page.getByLabel(/^Mail it on/).fill(sendOn)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await heading(page, 'Your cart')
  await giveContact(page, newAddress('dana'))
  await giveBilling(page)
  await orderByCard(page)
}

/** A gift card that is mailed at once, by calls. */
const giftCardFor = (page: Page, to: string, amount: number) => {
  const giftCard = { amount, recipientName: 'Sam', recipientEmail: to, senderName: 'Dana' }
  const items = [{ productId: giftCardId, metaData: { giftCard } }]
  return placeOrder(page, shop, { items, email: newAddress('dana') })
}

/** A kit in the cart, paid in part or in full by these cards. */
async function fillCart(page: Page, ...codes: string[]) {
  await page.goto('/store/kit/p/36')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await heading(page, 'Your cart')
  for (const code of codes) {
    await page.getByRole('textbox', { name: 'Gift card' }).fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Apply gift card' }).click()
    await page.getByText(`…${code.slice(-4)}`).waitFor()
  }
}

/** The balance that its page shows for a link. */
async function balanceAt(page: Page, link: string) {
  // The link differs from the address in its fragment alone, which loads nothing.
  await page.goto('about:blank')
  await page.goto(link)
  return page
    .getByRole('status')
    .getByText(/^\$[\d.]+ USD$/)
    .first()
    .innerText()
}

const booksAgree = async () => expect(await desk(shop, 'reconcile')).toContain('Everything agrees.')

test('bought for a day, it arrives on that day, pays part of an order, and the rest is charged', async () => {
  const to = newAddress('sam')
  const buyer = await open()
  await buyGiftCard(buyer, { to, sendOn: dayIn(40) })
  await buyer.getByText(/^Goes out on /).waitFor()
  await sweep(database)
  expect(
    await inDatabase(
      database,
      `select balance, sent_at, send_at > now() + interval '38 days' as waits from gift_cards where recipient_email = $1`,
      [to],
    ),
  ).toEqual([{ balance: 5000, sent_at: null, waits: true }])

  // The day has come.
  await inDatabase(database, 'update gift_cards set send_at = now() where recipient_email = $1', [to])
  await sweep(database)
  const code = await inMail(to, codePattern, shop)
  const link = await linkInMail(to, '/gift-cards/balance', shop)
  await inMail(to, /Find out what Bess is made of!/, shop)
  await expect
    .poll(() =>
      inDatabase(database, 'select 1 from gift_cards where recipient_email = $1 and sent_at is not null', [to]),
    )
    .toHaveLength(1)
  await buyer.reload()
  await buyer.getByText(/^Mailed on /).waitFor()

  const recipient = await open('phone')
  expect(await balanceAt(recipient, link)).toBe('$50.00 USD')
  await fillCart(recipient, code)
  const rest = recipient.getByText('The rest').locator('xpath=following-sibling::dd')
  await rest.waitFor()
  await giveContact(recipient, to)
  await giveDelivery(recipient)
  await choosePayment(recipient, 'Card')
  const pay = recipient.getByRole('button', { name: /^Pay \$/ })
  const due = (await pay.innerText()).replace(/^Pay /, '')
  await pay.click()
  await payWithCard(recipient)
  await heading(recipient, 'Thank you. Your order is placed.')
  await recipient.getByText('−$50.00').waitFor()
  expect(await rest.innerText()).toBe(due)

  const [order] = await inDatabase<{ whole: string; total: number; charged: number }>(
    database,
    `select snapshot -> 'totals' -> 'whole' ->> 'amount' as whole, o.total, c.amount as charged
      from orders o join sandbox_charges c on c.checkout_id = o.checkout_id where o.email = $1`,
    [to],
  )
  expect(order?.charged).toBe(Math.round(Number(due.replace('$', '')) * 100))
  expect(order?.charged).toBe(order?.total)
  expect(Math.round(Number(order?.whole) * 100)).toBe((order?.charged ?? 0) + 5000)
  await inMail(to, /Gift cards: -\$50\.00/, shop)
  expect(await balanceAt(recipient, link)).toBe('$0.00 USD')
  await booksAgree()
})

test('cards pay an order in full: no way to pay has to be chosen, nothing is charged, and what is left stays', async () => {
  const to = newAddress('sam')
  const page = await open()
  await giftCardFor(page, to, 250)
  const code = await inMail(to, codePattern, shop)
  const link = await linkInMail(to, '/gift-cards/balance', shop)
  await fillCart(page, code)
  await giveContact(page, to)
  await giveDelivery(page, dana, undefined, 'Continue to review')
  await page.getByText('Nothing is left to pay').waitFor()
  await page.getByLabel(/I accept/).check()
  await page.getByRole('button', { name: 'Place order, $0.00' }).click()
  await heading(page, 'Thank you. Your order is placed.')
  expect(await cardDialog(page).count()).toBe(0)
  const [order] = await inDatabase<{ total: number; charges: number; used: number }>(
    database,
    `select o.total, (select count(*)::int from sandbox_charges c where c.checkout_id = o.checkout_id) as charges,
      (select sum(amount)::int from gift_card_uses u where u.checkout_id = o.checkout_id) as used
      from orders o where o.email = $1`,
    [to],
  )
  expect(order).toMatchObject({ total: 0, charges: 0 })
  expect(await balanceAt(page, link)).toBe(`$${((25_000 - (order?.used ?? 0)) / 100).toFixed(2)} USD`)
  await booksAgree()
})

test('a mail that went astray is sent again with a new code, and the old one is worth nothing', async () => {
  const [wrong, right] = [newAddress('sma'), newAddress('sam')]
  const page = await open()
  await giftCardFor(page, wrong, 50)
  const lost = await inMail(wrong, codePattern, shop)
  const [id = ''] = (await desk(shop, 'gift-cards', 'list', wrong)).split('  ')
  expect(await desk(shop, 'gift-cards', 'resend', id, '--to', right, '--reason', 'Mistyped')).toContain(right)
  const code = await inMail(right, codePattern, shop)
  await fillCart(page)
  await page.getByRole('textbox', { name: 'Gift card' }).fill(lost)
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await page.getByText('We know no gift card with this code.').first().waitFor()
  await page.getByRole('textbox', { name: 'Gift card' }).fill(code)
  await page.getByRole('button', { name: 'Apply gift card' }).click()
  await page.getByText(`…${code.slice(-4)}`).waitFor()
  forgiveProblems(/428/)
  await booksAgree()
})
