import { checkoutCalls } from '@shop/contract/checkout'
import { pendingPaymentCalls } from '@shop/contract/pending-payment'
import { reportCalls } from '@shop/contract/report'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { textOf } from '../../server/test/pdf.ts'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, openPage, openTab, useBrowser } from './browser.ts'
import { fillAddress, payWithCard } from './checkout.ts'
import { lab } from './command.ts'
import { inDatabase } from './database.ts'
import { decide, isReceived, scanIn } from './desk-work.ts'
import { activate, importReadings } from './dogs.ts'
import { activateKit, checkOutKits } from './kit.ts'
import { sendLogin } from './log-in.ts'
import { inMail, newAddress } from './mail.ts'
import { buyKits, placeOrder } from './order.ts'
import { approvedVet, colleague, newcomer, password } from './people.ts'
import { register } from './register.ts'
import { openReport } from './report.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop, database } = sharedEmptyShop()
/** Collie eye anomaly. */
const cea = 2002

/** Somebody who has registered as a vet through the form, and is logged in. */
async function registeredVet() {
  const page = await openPage({ url: shop.url })
  const email = newAddress('priya')
  const fields = {
    'First name': 'Priya',
    'Last name': 'Raman',
    'Clinic or practice': 'Riverside Animal Clinic',
    'Registration number': '1234567',
  }
  await register(page, { as: 'vet', email, password, fields }, shop)
  await page.goto('/login?next=/my')
  await sendLogin(page, email, password)
  await page.getByText('Your practice is being checked').waitFor()
  return { page, email }
}

/** Writes down whose swab was taken, with the microchip that was read. */
async function collect(page: Page, barcode: string, name: string, chip: string) {
  await page.goto('/my/animals/collected')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a sample' }).first().click()
  const form = page.getByRole('dialog')
  for (const [label, value] of [
    ['Owner’s name', 'Avery Sinclair'],
    ['Owner’s email', 'avery@example.org'],
    ['Patient’s name', name],
    ['Barcode of the swab', barcode],
    ['Microchip number', chip],
  ] as const)
    await form.getByLabel(label).fill(value)
  await form.getByText('Dog', { exact: true }).click()
  await form.getByText('Female', { exact: true }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText(`${name} is saved.`).first().waitFor()
}

test('a vet waits, is approved, reads a chip: the certificate says identity verified, and nothing did before', async () => {
  const vet = await registeredVet()
  const owner = await newcomer('breeder', { shop })
  const laboratory = await colleague(shop, 'laboratory')
  const kits = { items: [{ productId: cea, quantity: 2 }] }
  const [first = '', second = ''] = await buyKits(owner.page, shop, kits)

  /** Activated by its owner, received and reported; its certificate's number. */
  const certified = async (barcode: string, name: string, chipNumber: string) => {
    const { id } = await activate(owner.page, shop, { barcode, name, email: owner.email, chipNumber })
    await scanIn(laboratory.page, barcode)
    await isReceived(laboratory.page, barcode)
    await importReadings(shop, [{ barcode, productId: cea, genotype: 'N/N' }])
    return (await ask(owner.page, shop, reportCalls.getCertificate, { params: { id } })).key
  }
  const stranger = await openPage({ url: shop.url, size: 'phone' })
  const checked = async (key: string) => {
    await stranger.goto(`/tools/report-authentication/${key}`)
    await heading(stranger, 'Genuine, and still valid')
    return stranger.getByRole('main').innerText()
  }

  await collect(vet.page, first, 'Skye', '981020000312345')
  const early = await certified(first, 'Skye', '981020000312345')
  expect(await checked(early)).toContain('Not verified: no vet or agent')

  const support = await colleague(shop, 'support')
  await support.page.goto(`/desk/people/applications?search=${encodeURIComponent(vet.email)}`)
  await hydrated(support.page)
  await support.page.getByRole('row', { name: vet.email }).press('Enter')
  await support.page.getByText('1234567').waitFor()
  await support.page.getByRole('button', { name: 'Approve' }).click()
  await decide(support.page, 'Approve', 'Found in the register')
  await support.page.getByRole('button', { name: 'Take the approval back' }).waitFor()
  await inMail(vet.email, /verify an animal’s identity/, shop)
  await vet.page.goto('/my')
  await vet.page.getByText('Your practice is being checked').waitFor({ state: 'detached' })

  await collect(vet.page, second, 'Tam', '981020000354321')
  const late = await certified(second, 'Tam', '981020000354321')
  const text = await checked(late)
  expect(text).toContain('Verified: a vet or agent read the microchip when the sample was taken')
  expect(text).toContain('Priya Raman, Riverside Animal Clinic')
  // What was written down before the approval does not count afterwards either.
  expect(await checked(early)).toContain('Not verified')
})

/** One kit into the cart, and as far as the button that orders. */
async function reviewKit(page: Page) {
  await page.goto('/store/full-breed-profile-kit-for-dogs-canine/p/36')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item added to cart').first().waitFor()
  await page.goto('/checkout')
  await hydrated(page)
  await page.getByRole('button', { name: /^Continue to/ }).click()
  await heading(page, 'Where shall we send your kit?')
  await fillAddress(page, { first: 'Priya', last: 'Raman' })
  await page.getByRole('button', { name: /^Continue to/ }).click()
  await heading(page, 'Is everything right?')
  await page.getByLabel(/I accept/).check()
}

test('an approved vet orders on account, is billed and pays; above the limit and overdue they are refused', async () => {
  const { page, email } = await approvedVet(shop, 250)
  const billed = () =>
    inDatabase(
      database,
      'select paid_at is not null as "isPaid" from invoices i join orders o on o.id = i.order_id where o.email = $1',
      [email],
    )
  await placeOrder(page, shop, { items: [{ productId: 36, metaData: { animalName: 'Juno' } }], by: 'account' })
  await inMail(email, /INV-\d+/, shop)

  // A second one does not fit: nothing is placed, and it stays in the cart.
  await reviewKit(page)
  const place = page.getByRole('button', { name: /^Place order/ })
  await place.click()
  await page.getByRole('dialog', { name: /^Pending Payments \$/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Your account does not reach for this').waitFor()
  expect(await billed()).toEqual([{ isPaid: false }])

  // What is paid frees the limit again.
  const tab = await openTab(page)
  await tab.goto('/my/invoices')
  await tab.getByRole('link', { name: /^INV-/ }).first().click()
  await tab.getByRole('link', { name: /^Pay \$/ }).click()
  await hydrated(tab)
  await tab.getByRole('button', { name: /^Pay \$/ }).click()
  await payWithCard(tab)
  await heading(tab, 'Thank you. Your payment is in.')
  await tab.close()
  await place.click()
  await page.getByText('It goes on your account').waitFor()

  // Long overdue, the account takes nothing more before it is paid.
  await inDatabase(
    database,
    `update invoices set due_at = now() - interval '90 days'
     from orders where orders.id = invoices.order_id and orders.email = $1 and paid_at is null`,
    [email],
  )
  await page.goto('/store/full-breed-profile-kit-for-dogs-canine/p/36')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const dialog = page.getByRole('dialog', { name: /Pending Payments/i })
  await dialog.waitFor()
  await dialog.getByRole('link', { name: 'Pay now' }).waitFor()
  await page.keyboard.press('Escape')
  await payPending(page)
  expect(await billed()).toEqual([{ isPaid: true }, { isPaid: true }])
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item added to cart').first().waitFor()
  forgiveProblems(/status of 409/)
})

/** Pays all that is open, by calls. */
async function payPending(page: Page) {
  const { amount, orders } = await ask(page, shop, pendingPaymentCalls.getPendingPayment)
  const checkoutId = crypto.randomUUID()
  const orderIds = orders.map(({ number }) => number)
  const body = { checkoutId, orderIds, loyaltyPoints: 0, paymentMethod: 'C', expectedTotal: amount.amount }
  await ask(page, shop, pendingPaymentCalls.payPending, { body })
  await ask(page, shop, checkoutCalls.confirmPayment, { params: { checkoutId }, body: { token: 'tok_visa' } })
}

/** Shares an animal from its page, and waits for the mail. */
async function shareWith(page: Page, animal: string, name: string, email: string) {
  await page.goto(animal)
  await hydrated(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: `Share ${name}` }).click()
  await dialog.getByRole('button', { name: `Stop sharing with ${email}` }).waitFor()
}

test('a vet orders for two named patients, sends the kits, reads both reports and shares them with their owners', async () => {
  const { page, email } = await newcomer('vet', { shop })
  await page.goto('/store/dna-profile/p/2138')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Item added to cart').first().waitFor()
  await page.goto('/cart')
  await hydrated(page)
  const patients = page.getByLabel('Name of the patient')
  await patients.fill('Rex')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Same test for another patient/ }).click()
  await expect.poll(() => patients.count()).toBe(2)
  await patients.nth(1).fill('Luna')
  await page.getByRole('button', { name: 'Save' }).nth(1).click()
  await expect.poll(() => page.getByRole('button', { name: /^Same test for another patient/ }).count()).toBe(2)
  await page.reload()
  await expect
    .poll(() => patients.evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value)))
    .toEqual(['Rex', 'Luna'])
  // Not approved yet: they pay as everybody does.
  const kits = await checkOutKits(page, shop)
  expect(kits).toHaveLength(2)
  const [rex = '', luna = ''] = kits
  /** The profile's page, and the report itself: a PDF that names the patient. */
  const readReport = async (reader: Page, animal: string, name: string) => {
    await reader.goto(`${animal}/dna-profile`)
    await reader.getByText('Marker 001').first().waitFor()
    await reader.goto(`${animal}/reports`)
    await hydrated(reader)
    const { bytes } = await openReport(reader, /^Open the PDF: DNA profile/)
    expect(textOf(bytes)).toContain(name)
  }

  // Rex's way through the screens.
  const animal = await activateKit(page, rex, 'Rex')
  await lab(shop, 'advance', '--stage', 'received', ...kits)
  await importReadings(shop, [{ barcode: rex, marker: 'Marker 001' }])
  await inMail(email, /The results of .* are ready/, shop)
  await readReport(page, animal, 'Rex')
  const owner = await newcomer('breeder', { shop })
  await shareWith(page, animal, 'Rex', owner.email)
  await owner.page.goto('/my/animals/shared')
  await owner.page.getByRole('link', { name: /Rex/ }).first().click()
  await heading(owner.page, /Rex/)
  await readReport(owner.page, animal, 'Rex')

  // Luna's is another report, for another owner.
  const second = await activateKit(page, luna, 'Luna')
  await importReadings(shop, [{ barcode: luna, marker: 'Marker 001' }])
  await readReport(page, second, 'Luna')
  const other = await newcomer('breeder', { shop })
  await shareWith(page, second, 'Luna', other.email)
  await readReport(other.page, second, 'Luna')
  expect((await other.page.request.get(`/api${animal}`)).status()).toBe(404)
})
