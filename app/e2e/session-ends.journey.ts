import { randomUUID } from 'node:crypto'
import { authCalls } from '@shop/contract/auth'
import { cartCalls } from '@shop/contract/cart'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, useBrowser } from './browser.ts'
import { choosePayment, dana, fillAddress, giveContact, giveDelivery, payWithCard } from './checkout.ts'
import { buyKits } from './order.ts'
import { newcomer, password } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

/** As a session that has run out: the server knows it no longer, and the page does not know that yet. */
const endSession = (page: Page) => ask(page, shop, authCalls.logout)

/** The browser still has its cookie, as after the session was ended elsewhere. */
async function endSessionElsewhere(page: Page) {
  await endSession(page)
  await page.context().addCookies([{ name: 'session', value: 'of-long-ago', url: shop.url }])
}

/** In the dialog over the page, which has the email already. */
async function logInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await dialog.getByLabel('Password', { exact: false }).first().fill(password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('You are logged in again. Carry on where you left off.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  forgiveProblems(/401/)
}

/** Up to the step about the animal, which is filled in. */
async function toAboutMyPet(page: Page, barcode: string) {
  await page.goto('/activate')
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'What does the barcode on your swab say?')
  await page.getByRole('textbox', { name: /^Barcode(?! again)/ }).fill(barcode)
  await page.getByRole('textbox', { name: /^Barcode again/ }).fill(barcode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Is this your kit?')
  await page.getByRole('button', { name: 'Yes, carry on' }).click()
  await heading(page, 'Tell us about your animal')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Juniper')
  await page.getByText('Female', { exact: true }).click()
}

async function buyKit(page: Page) {
  const [barcode = ''] = await buyKits(page, shop, { items: [{ productId: 969 }] })
  return barcode
}

test('in the middle of an activation: each step continues with what was typed', async () => {
  const { page, email } = await newcomer('owner', { shop })
  await toAboutMyPet(page, await buyKit(page))
  await endSession(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await logInAgain(page)
  expect(await page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Juniper')
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Who is the report for?')
  await fillAddress(page, { first: 'Grace', last: 'Okafor' })
  await page.getByLabel(/I accept/).check()

  // Noticed with a new page: the login comes first, and leads back to the step.
  await endSessionElsewhere(page)
  await page.reload()
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await heading(page, 'Who is the report for?')
  expect(new URL(page.url()).pathname).toBe('/activate/about-me')
  await hydrated(page)
  await expect.poll(() => page.getByLabel(/^City/).first().inputValue()).toBe('Ithaca')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByText('Nothing to pay').waitFor()
  // A read that comes after the session's end would open the dialog over the button.
  await page.waitForLoadState('networkidle')
  await endSession(page)
  await page.getByRole('button', { name: 'Activate my kit' }).click()
  await logInAgain(page)
  await page.getByRole('button', { name: 'Activate my kit' }).click()
  await heading(page, 'Juniper’s kit is activated')
})

async function fillCart(page: Page) {
  const { sessionId } = await ask(page, shop, cartCalls.createCart, { body: { country: 'US' } })
  await ask(page, shop, cartCalls.addItem, { params: { sessionId }, body: { productId: 969, quantity: 1 } })
}

test('at the review of a checkout: the cart is there, and is ordered once', async () => {
  const { page } = await newcomer('breeder', { shop })
  await fillCart(page)
  await giveContact(page)
  await giveDelivery(page)
  await choosePayment(page, 'Card')
  await endSession(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await logInAgain(page)
  expect(await page.getByLabel(/I accept/).isChecked()).toBe(true)
  await page.getByRole('button', { name: /^Pay / }).click()
  await payWithCard(page)
  await heading(page, 'Thank you. Your order is placed.')
})

test('noticed when the checkout is loaded again: the login leads back to it', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  await fillCart(page)
  await giveContact(page)
  await heading(page, 'Where shall we send your kit?')
  await fillAddress(page, dana)
  await endSessionElsewhere(page)
  await page.reload()
  await hydrated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await heading(page, 'Where shall we send your kit?')
  await expect
    .poll(() =>
      page
        .getByLabel(/^First name/)
        .first()
        .inputValue(),
    )
    .toBe('Dana')
  // The login page fetches the earlier cart, which is no guest's.
  forgiveProblems(/404/)
})

type Form = {
  path: string
  /** Types into it all that it needs, and returns the fields that hold it. */
  fill: (page: Page) => Promise<Locator[]>
  send: string
}
const typed = async (page: Page, ...fields: [label: RegExp, text: string][]) => {
  const filled: Locator[] = []
  for (const [label, text] of fields) {
    const field = page.getByRole('main').getByRole('textbox', { name: label }).first()
    await field.fill(text)
    filled.push(field)
  }
  return filled
}
const own = () => randomUUID().slice(0, 8)

const forms: Record<string, Form> = {
  'a new animal': {
    path: '/tools/add-animal',
    fill: async (page) => {
      await page.getByText('Dog', { exact: true }).click()
      await page.getByText('Female', { exact: true }).click()
      return typed(page, [/^Name/, `Wren ${own()}`], [/^Registration number/, 'R 4711'])
    },
    send: 'Add the animal',
  },
  'one’s details': {
    path: '/my/my-profile',
    fill: (page) => typed(page, [/^First name/, 'Averil'], [/^Last name/, 'St Clair']),
    send: 'Save details',
  },
}

describe('in each form of an account', () => {
  test.each(Object.keys(forms))('in the middle of %s: what was typed is there, and is sent', async (name) => {
    const { path, fill, send } = forms[name] as Form
    const { page } = await newcomer('breeder', { shop })
    await page.goto(path)
    await hydrated(page)
    const fields = await fill(page)
    const texts = await Promise.all(fields.map((field) => field.inputValue()))
    await endSession(page)
    const button = page.getByRole('button', { name: send }).first()
    // Whatever the page has read again meanwhile: the login may be over it already.
    await button.dispatchEvent('click')
    await logInAgain(page)
    expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual(texts)
    const sent = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
    await button.click()
    expect((await sent).ok()).toBe(true)
  })
})
