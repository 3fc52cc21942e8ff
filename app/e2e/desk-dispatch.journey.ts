import { orderCalls } from '@shop/contract/order'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { tooWide, useBrowser } from './browser.ts'
import { dispatch, pack } from './desk-work.ts'
import { choose, isAt, press, tabTo, typeInto } from './keyboard.ts'
import { inMail } from './mail.ts'
import { completePageOf, placeOrder } from './order.ts'
import { colleague, newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

test('by keyboard alone, from a paid order to its parcel', async () => {
  const customer = await newcomer('breeder', { shop })
  const order = await placeOrder(customer.page, shop, { items: [{ productId: 2002 }] })
  const { page } = await colleague(shop, 'warehouse')

  await page.goto('/my')
  await press(page, 'link', 'The desk')
  await isAt(page, 'heading', 'Today')
  await press(page, 'link', 'Dispatch', 'Enter', { back: true })
  await isAt(page, 'textbox', 'Scan a packing slip, or type an order’s number')
  await page.keyboard.type(`${order.number.toLowerCase()}\n`)

  // A wrong scan leaves the focus where it is, and nothing is in the box.
  await isAt(page, 'textbox', /^Scan swab 1 of 1/)
  await page.keyboard.type('9312345678907\n')
  await page.getByText('is no swab’s barcode', { exact: false }).waitFor()
  await page.keyboard.type('KP0000000041\n')
  await isAt(page, 'textbox', 'Scan the tracking number, or dispatch it')
  await page.keyboard.type('9400111899223100000041\n')
  await choose(page, 'Carrier', 'USPS')
  await tabTo(page, 'textbox', 'Tracking number')
  await expect
    .poll(() => page.getByLabel('Tracking number', { exact: true }).inputValue())
    .toBe('9400111899223100000041')
  await press(page, 'button', 'Dispatch it')
  await page.getByText(`${order.number}-1 is on its way`).waitFor()
  await isAt(page, 'textbox', 'Scan the next packing slip')

  await inMail(customer.email, new RegExp(`order ${order.number}[^]*9400111899223100000041`), shop)
  await customer.page.goto(completePageOf(order))
  await customer.page.getByRole('link', { name: '9400111899223100000041' }).first().waitFor()

  // It had not left: taken back, its kit waits again.
  await press(page, 'link', 'Sent', 'Enter', { back: true })
  await press(page, 'button', `Take back ${order.number}-1`)
  await typeInto(page, /^Reason/, 'Left in the office')
  await page.keyboard.press('Enter')
  await page.getByText(`${order.number} waits to be packed again.`, { exact: false }).waitFor()
  await page.goto('/desk/dispatch')
  await page.getByRole('row', { name: new RegExp(order.number) }).waitFor()
})

test('a packer packs by scanning on a phone, and opens nothing else', async () => {
  const customer = await newcomer('breeder', { shop })
  const order = await placeOrder(customer.page, shop, { items: [{ productId: 2002 }] })
  const { page } = await colleague(shop, 'warehouse', { size: 'phone' })
  await page.goto('/desk')
  const rooms = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link')
  expect(await rooms.allInnerTexts()).toEqual(['Today', 'Dispatch', 'People', 'Catalogue'])
  for (const call of ['orders', 'refunds', 'bank-transfers', 'enquiries'])
    expect((await page.request.get(`/api/desk/${call}`)).status(), call).toBe(403)
  await page.goto('/desk/people')
  await page.waitForURL('**/my')

  await pack(page, order.number, 'KP0000000042')
  expect(await tooWide(page)).toBe(0)
  await dispatch(page, order.number)
  const { status } = await ask(customer.page, shop, orderCalls.getOrder, {
    params: { checkoutId: order.checkoutId },
  })
  expect(status).toBe('paid')
})
