import { orderCalls } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { mailsTo, newEmail } from '../../../test/account.ts'
import { australian, buy, signIn } from '../../../test/buyer.ts'
import { useShop } from '../../../test/shop.ts'

const shop = useShop()

const ask = (number: string, email: string, browser = shop.visitor()) =>
  browser.ask(orderCalls.sendOrderLink, { body: { number, email } })
const linksTo = async (email: string) => (await mailsTo(shop, email)).filter(({ key }) => key.startsWith('order-link-'))

test('a guest’s order is found by its number and address, however they are typed: its link comes by mail', async () => {
  const email = newEmail()
  const { number, checkoutId } = await buy(shop, australian(shop), { email })
  const { message } = await ask(` ${number.toLowerCase().replace('-', ' ')} `, email.toUpperCase())
  const [mail, ...others] = await linksTo(email)
  expect(others).toEqual([])
  expect(mail?.text).toContain(`/checkout/complete?order=${checkoutId}`)
  expect(mail?.text).toContain(number)
  // The link opens without anything else.
  await expect(shop.visitor().ask(orderCalls.getOrder, { params: { checkoutId } })).resolves.toMatchObject({ number })
  // A wrong pair is answered alike, and mails nobody.
  const stranger = newEmail()
  expect(await ask(number, stranger)).toEqual({ message })
  expect(await ask('KP-999999', email)).toEqual({ message })
  expect(await linksTo(stranger)).toEqual([])
  expect(await linksTo(email)).toEqual([])
})

test('the mail of an account’s order leads through its login', async () => {
  const browser = australian(shop)
  const { email } = await signIn(shop, browser)
  const { number, checkoutId } = await buy(shop, browser, { email })
  await ask(number, email)
  const [mail] = await linksTo(email)
  expect(mail?.text).toContain('please log in')
  await expect(shop.visitor().ask(orderCalls.getOrder, { params: { checkoutId } })).rejects.toMatchObject({
    status: 404,
  })
})

test('what cannot be an order’s number is refused, and whoever asks too often has to wait', async () => {
  const email = newEmail()
  await expect(ask('KP4827193301', email)).rejects.toMatchObject({
    status: 428,
    errors: { number: 'An order’s number is like KP-100042' },
  })
  for (let tries = 0; tries < 3; tries++) await ask('KP-999999', email)
  await expect(ask('KP-999999', email)).rejects.toMatchObject({ status: 429 })
  // Another address can still ask.
  await ask('KP-999999', newEmail())
})
