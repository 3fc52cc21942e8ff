import type { Page } from 'playwright'
import { expect } from 'vitest'
import { heading, hydrated } from './browser.ts'
import { giveContact, giveDelivery, orderByCard } from './checkout.ts'
import { lab } from './command.ts'
import { kitsFrom } from './order.ts'
import { activateAKit } from './steps/activate-a-kit.ts'
import { onPage } from './steps/on-page.ts'
import { walk } from './steps/visitor.ts'

/**
 * From a kit's barcode to the page that shows it as activated; returns the animal's address, which a guest with an
 * `email` does not have yet.
 */
export async function activateKit(
  page: Page,
  barcode: string,
  name: string,
  { email, gender, breed }: { email?: string; gender?: 'Female' | 'Male'; breed?: string } = {},
) {
  await page.goto('/activate')
  await hydrated(page)
  await walk(
    onPage(page),
    activateAKit({ barcode, name, gender, breed, email, person: { first: 'Grace', last: 'Okafor' } }),
  )
  if (email) return ''
  return (await page.getByRole('link', { name: `See ${name}` }).getAttribute('href')) ?? ''
}

type Shop = { url: string; data: string }

/** Buys what is in the cart by card, has its kits sent, and answers their barcodes. */
export async function checkOutKits(page: Page, shop: Shop): Promise<string[]> {
  const barcodes = await kitsFrom(shop, async () => {
    await giveContact(page)
    await giveDelivery(page)
    await orderByCard(page)
  })
  await lab(shop, 'advance', '--stage', 'dispatched', ...barcodes)
  return barcodes
}

/** Buys `count` kits from a product's page as somebody who is signed in does, and has them sent; answers their barcodes. */
export async function buyFromPage(page: Page, shop: Shop, product: string, count = 1): Promise<string[]> {
  await page.goto(product)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await heading(page, 'Your cart')
  await hydrated(page)
  for (let quantity = 1; quantity < count; quantity++) {
    await page.getByRole('button', { name: /^Increase quantity/ }).click()
    await expect.poll(() => page.getByRole('spinbutton').first().inputValue()).toBe(String(quantity + 1))
  }
  return checkOutKits(page, shop)
}
