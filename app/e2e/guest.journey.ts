import { expect, test } from 'vitest'
import { heading, hydrated, openPage, useBrowser } from './browser.ts'
import { giveContact, giveDelivery, orderByCard } from './checkout.ts'
import { asProcess, lab } from './command.ts'
import { importReadings } from './dogs.ts'
import { activateKit } from './kit.ts'
import { sendLogin } from './log-in.ts'
import { inMail, linkInMail, mailsTo, newAddress } from './mail.ts'
import { buyKits, kitsFrom } from './order.ts'
import { password } from './people.ts'
import { register } from './register.ts'
import { openReport } from './report.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()
const cea = { id: 2002, name: /^Collie eye anomaly/ }

test('a guest: from a disease to its test, the kit, a new account, the result, and a certificate that a stranger checks', async () => {
  const email = newAddress('dana')
  const page = await openPage({ url: shop.url })

  // Found by its disease, bought by card.
  await page.goto('/')
  await hydrated(page)
  const box = page.getByRole('banner').getByRole('combobox')
  await box.fill('choroidal hypoplasia')
  await box.press('Enter')
  await page.getByRole('main').getByRole('link', { name: cea.name }).first().click()
  await page.getByRole('heading', { level: 1, name: cea.name }).waitFor()
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).first().waitFor()
  const [barcode = ''] = await kitsFrom(shop, async () => {
    await giveContact(page, email)
    await giveDelivery(page)
    await orderByCard(page)
  })
  await inMail(email, /Collie eye anomaly/, shop)

  // Activated by somebody without an account, and followed.
  await asProcess('lab', shop, 'advance', '--stage', 'dispatched', barcode)
  await activateKit(page, barcode, 'Skye', { email })
  await lab(shop, 'advance', '--stage', 'received', barcode)
  await inMail(email, /has reached the laboratory/, shop)
  await page.goto(await linkInMail(email, '/tools/sample-tracker', shop))
  await page.getByText('The swab has reached the laboratory.').waitFor()

  // The account of the address that activated it has the animal.
  const fields = { 'First name': 'Dana', 'Last name': 'Whitcombe' }
  await register(page, { as: 'breeder', email, password, fields }, shop)
  await page.goto('/login?next=/my/my-animals')
  await sendLogin(page, email, password)
  const animal = (await page.getByRole('main').getByRole('link', { name: /Skye/ }).first().getAttribute('href')) ?? ''

  await importReadings(shop, [{ barcode, productId: cea.id, genotype: 'N/CEA' }])
  await inMail(email, /results of .* are ready/i, shop)
  await page.goto(`${animal}/health`)
  await page.getByText('N/CEA').first().waitFor()

  // Whoever holds the certificate sees that it is genuine, and what must be on it.
  await page.goto(`${animal}/reports`)
  await hydrated(page)
  const { key } = await openReport(page, 'Open the PDF: Certificate of results')
  const stranger = await openPage({ url: shop.url, size: 'phone' })
  await stranger.goto('/tools/report-authentication')
  await hydrated(stranger)
  await stranger.getByRole('textbox').first().fill(key)
  await stranger.keyboard.press('Enter')
  await heading(stranger, 'Genuine, and still valid')
  await stranger.getByText('N/CEA').first().waitFor()
  expect((await stranger.request.get(`/api/my/reports/${key}.pdf`)).status()).toBe(401)
})

test('a guest who has lost the mail finds the order again: where it is, its kit and its bill; a wrong pair learns nothing', async () => {
  const email = newAddress('dana')
  const [barcode = ''] = await buyKits(await openPage({ url: shop.url }), shop, {
    items: [{ productId: cea.id }],
    email,
  })
  const number = await inMail(email, /KP-\d+/, shop)

  // In another browser, from the login.
  const page = await openPage({ url: shop.url, size: 'phone' })
  const ask = async (as: string) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Find an order without an account' }).click()
    await heading(page, 'Find your order')
    await hydrated(page)
    await page.getByLabel('Order number').fill(number.toLowerCase())
    await page.getByLabel('Email').fill(as)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await heading(page, 'Check your email')
  }
  const stranger = newAddress('stranger')
  await ask(stranger)
  await ask(email)
  await inMail(email, /Here is the order you asked for/, shop)
  expect(mailsTo(stranger, shop)).toEqual([])

  await page.goto(await linkInMail(email, '/checkout/complete', shop))
  await page.getByText(number).first().waitFor()
  await page.getByText('On its way to you').first().waitFor()
  await page.getByRole('link', { name: 'Activate it' }).first().waitFor()
  const bill = await page.getByRole('link', { name: /\(PDF\)/ }).getAttribute('href')
  const file = await page.request.get(bill ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.goto(`/tools/sample-tracker/${barcode}`)
  await heading(page, new RegExp(barcode))
})
