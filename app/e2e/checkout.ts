import type { Page } from 'playwright'
import { heading, hydrated } from './browser.ts'
import * as steps from './steps/checkout.ts'
import { dana, ithaca, type Person, type Place } from './steps/checkout.ts'
import { onPage } from './steps/on-page.ts'

export { dana, ithaca, type Person, type Place } from './steps/checkout.ts'

export const cards = {
  good: steps.testCard,
  declined: '4000 0000 0000 0002',
  insufficient: '4000 0000 0000 9995',
  authenticated: '4000 0027 6000 3184',
}

/** Fills in the address form that is open. */
export const fillAddress = (page: Page, person: Person, place: Place = ithaca) =>
  steps.fillAddress(onPage(page), person, place)

/** In the cart: a voucher, and points with it. */
export async function spend(page: Page, coupon: string, points: number) {
  await page.goto('/cart')
  await hydrated(page)
  await page.getByLabel('Coupon or voucher').fill(coupon)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Remove ${coupon}` }).waitFor()
  if (!points) return
  await page.getByLabel('Loyalty points').fill(String(points))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Keep my points' }).waitFor()
}

/** The checkout's first step. A guest gives an email; an account has one. */
export async function giveContact(page: Page, email?: string) {
  const link = page.getByRole('link', { name: 'Go to checkout' })
  if (new URL(page.url()).pathname === '/cart') await link.first().click()
  else await page.goto('/checkout')
  await heading(page, 'How can we reach you?')
  await hydrated(page)
  if (email) await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /^Continue to (delivery|billing)$/ }).click()
}

/** Where the kit goes, by the first way of delivery there is. */
export async function giveDelivery(page: Page, person = dana, place = ithaca, onward = 'Continue to payment') {
  await heading(page, 'Where shall we send your kit?')
  await fillAddress(page, person, place)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: onward }).click()
}

/** Where the bill goes, when nothing is posted. */
export async function giveBilling(page: Page, person = dana, place = ithaca) {
  await heading(page, 'Where shall we send the bill?')
  await fillAddress(page, person, place)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

/** Chooses a way of paying and accepts the terms: the button that orders is next. */
export async function choosePayment(page: Page, method: 'Card' | 'PayPal' | 'Bank transfer') {
  await heading(page, 'How would you like to pay?')
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check()
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await heading(page, 'Is everything right?')
  await page.getByLabel(/I accept/).check()
}

export const cardDialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'test shop' })

/** Fills in the test shop's card, in the dialog that is open. */
export const fillCard = (page: Page, number = cards.good, person: Person = dana) =>
  steps.fillCard(onPage(page), number, person)

/** Fills in the test shop's card and pays with it; what comes of it is the journey's to see. */
export async function payWithCard(page: Page, number = cards.good, person = dana) {
  await fillCard(page, number, person)
  await cardDialog(page).getByRole('button', { name: /^Pay / }).click()
}

/** From the button that orders to the order's thanks. */
export async function orderByCard(page: Page, person = dana) {
  await choosePayment(page, 'Card')
  await page.getByRole('button', { name: /^Pay / }).click()
  await payWithCard(page, cards.good, person)
  await heading(page, 'Thank you. Your order is placed.')
}
