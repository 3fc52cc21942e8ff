import { authCalls } from '@shop/contract/auth'
import { invoiceCalls } from '@shop/contract/invoice'
import { vet } from '@shop/mocks/fixtures/user'
import { expect, test } from 'vitest'
import { australian, fillCart } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'
import { demoPassword } from './demo-people.ts'

const shop = useShop()

test('the demo vet has an invoice of every kind, and may order all the same', async () => {
  const browser = australian(shop)
  await browser.ask(authCalls.login, { body: { username: vet().email, password: demoPassword } })
  const { results } = await browser.ask(invoiceCalls.listInvoices)
  expect(results.map(({ status }) => status)).toEqual(['open', 'overdue', 'paid'])
  for (const { id, total } of results) {
    const { lines, totals, payment } = await browser.ask(invoiceCalls.getInvoice, { params: { id } })
    expect(lines).toHaveLength(2)
    expect(totals.total).toEqual(total)
    expect(payment?.number ?? 'PAY-').toContain('PAY-')
  }
  await fillCart(shop, browser)
})
