import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, heading, hydrated, openPage, useBrowser } from './browser.ts'
import { newAddress } from './mail.ts'
import { completePageOf, placeOrder } from './order.ts'
import { colleague } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

async function awaitTransfer() {
  const page = await openPage({ url: shop.url })
  const order = await placeOrder(page, shop, { items: [{ productId: 36 }], by: 'EFT', email: newAddress('dana') })
  const shows = async (text: string) => {
    await page.goto(completePageOf(order))
    await heading(page, text)
  }
  return { ...order, reference: order.transfer?.reference ?? '', shows }
}

const choose = async (page: Page, text: string) => {
  await page
    .getByLabel('A bank’s statement')
    .setInputFiles({ name: 'monday.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('a bank’s file shows what matches before it is booked, once; what is left is matched by hand', async () => {
  const [named, unnamed] = [await awaitTransfer(), await awaitTransfer()]
  const lineOf = (reference: string, amount: string) =>
    ['US-1', crypto.randomUUID(), '2026-11-20', amount, 'USD', reference, 'D WHITCOMBE'].join(',')
  const amount = named.totals.total.amount.toFixed(2)
  const note = `For the dog ${crypto.randomUUID().slice(0, 8)}`
  const fileOf = (...lines: string[]) => `${['account,id,date,amount,currency,reference,payer', ...lines].join('\n')}\n`
  const lines = [lineOf(named.reference, amount), lineOf(note, amount)]

  const { page } = await colleague(shop, 'accounts')
  await page.goto('/desk/payments')
  await hydrated(page)
  await choose(page, fileOf(...lines, lineOf('Nothing', '-1')))
  await page.getByRole('row', { name: /line 4.*no amount that came in/ }).waitFor()

  await choose(page, fileOf(...lines))
  forgiveProblems(/428/)
  await page.getByRole('row', { name: new RegExp(`Line 2.*${named.number}.*Pays it in full`) }).waitFor()
  await page.getByRole('row', { name: /Line 3.*Matches nothing/ }).waitFor()
  await named.shows('Thank you. One transfer to go.')
  await page.getByRole('button', { name: 'Book 2 transfers' }).click()
  await page.getByText('2 transfers booked.').waitFor()
  await named.shows('Thank you. Your order is placed.')

  await choose(page, fileOf(...lines))
  await page.getByText('Everything in this file was booked before.').waitFor()
  expect(await page.getByRole('button', { name: /^Book \d/ }).count()).toBe(0)

  await page.getByRole('button', { name: `Match ${note}` }).click()
  await page.getByLabel('Order or invoice').fill(unnamed.number)
  await page.getByRole('dialog').getByLabel('Reason').fill('Wrote the dog’s name')
  await page.getByRole('button', { name: 'Match it' }).click()
  await page.getByText(`${unnamed.number}: pays it in full.`).waitFor()
  await unnamed.shows('Thank you. Your order is placed.')
})
