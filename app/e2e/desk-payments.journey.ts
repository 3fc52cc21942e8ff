import { expect, test } from 'vitest'
import { forgiveProblems, heading, hydrated, openPage, useBrowser } from './browser.ts'
import { chooseStatement, statementOf } from './desk-work.ts'
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

test('a bank’s file shows what matches before it is booked, once; what is left is matched by hand', async () => {
  const [named, unnamed] = [await awaitTransfer(), await awaitTransfer()]
  const { amount } = named.totals.total
  const note = `For the dog ${crypto.randomUUID().slice(0, 8)}`
  const transfers = [named.reference, note].map((reference) => ({ amount, reference }))
  const statement = statementOf(...transfers)

  const { page } = await colleague(shop, 'accounts')
  await page.goto('/desk/payments')
  await hydrated(page)
  await chooseStatement(page, statementOf(...transfers, { amount: -1, reference: 'Nothing' }))
  await page.getByRole('row', { name: /line 4.*no amount that came in/ }).waitFor()

  await chooseStatement(page, statement)
  forgiveProblems(/428/)
  await page.getByRole('row', { name: new RegExp(`Line 2.*${named.number}.*Pays it in full`) }).waitFor()
  await page.getByRole('row', { name: /Line 3.*Matches nothing/ }).waitFor()
  await named.shows('Thank you. One transfer to go.')
  await page.getByRole('button', { name: 'Book 2 transfers' }).click()
  await page.getByText('2 transfers booked.').waitFor()
  await named.shows('Thank you. Your order is placed.')

  await chooseStatement(page, statement)
  await page.getByText('Everything in this file was booked before.').waitFor()
  expect(await page.getByRole('button', { name: /^Book \d/ }).count()).toBe(0)

  await page.getByRole('button', { name: `Match ${note}` }).click()
  await page.getByLabel('Order or invoice').fill(unnamed.number)
  await page.getByRole('dialog').getByLabel('Reason').fill('Wrote the dog’s name')
  await page.getByRole('button', { name: 'Match it' }).click()
  await page.getByText(`${unnamed.number}: pays it in full.`).waitFor()
  await unnamed.shows('Thank you. Your order is placed.')
})
