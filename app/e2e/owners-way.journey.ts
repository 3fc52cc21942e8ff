import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { heading, hydrated, openPage, useBrowser } from './browser.ts'
import { giveContact, giveDelivery, orderByCard } from './checkout.ts'
import { newAddress } from './mail.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

/** The address that a search engine has of Geno Pet. */
const genoPet = '/store/geno-pet-canine/p/969'

const shopOf = (page: Page) => page.locator('[data-audience]:has(> header)').getAttribute('data-audience')

test('from a search engine to a Geno Pet order: who says that they have a pet stays in the pet owners’ shop', async () => {
  const page = await openPage({ url: shop.url })
  await page.goto(genoPet)
  await heading(page, 'Geno Pet')
  expect(await shopOf(page)).toBe('breeder')
  await hydrated(page)
  await page.getByRole('button', { name: 'I have a pet' }).click()
  await expect.poll(() => shopOf(page)).toBe('owner')

  // What they read before they buy: a real report, and the other two beside it.
  const picture = page.getByRole('img', { name: /page 1/ })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(918)
  await page.getByText('Is it proof of a breed?').click()
  await page.getByText(/no kennel club accepts it as a certificate/).waitFor()

  // A look at a breed, whose page is the breeders', and at the first page: the choice stays.
  for (const between of ['/breeder/for-dogs/breeds', '/']) {
    await page.goto(between)
    await page.goto('/search?q=geno')
    expect(await shopOf(page)).toBe('owner')
  }

  await page.goto(genoPet)
  await hydrated(page)
  expect(await page.getByRole('button', { name: 'I have a pet' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).first().click()
  await heading(page, /cart/i)
  expect(await shopOf(page)).toBe('owner')
  await giveContact(page, newAddress('owner'))
  expect(await shopOf(page)).toBe('owner')
  await giveDelivery(page)
  await orderByCard(page)
  expect(await shopOf(page)).toBe('owner')
})

test('without scripts: who says that they have a pet stays on the page, in the owners’ shop', async () => {
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto(genoPet)
  await page.getByRole('button', { name: 'I have a pet' }).click()
  await expect.poll(() => shopOf(page)).toBe('owner')
  expect(new URL(page.url()).pathname).toBe(genoPet)
  await page.getByRole('heading', { name: 'A report to leaf through' }).waitFor()
})

test.each([true, false])('four questions end in a product that can be bought (scripts: %s)', async (scripts) => {
  const page = await openPage({ url: shop.url, size: 'phone', scripts })
  await page.goto('/')
  await page.getByRole('link', { name: 'Help me choose' }).first().click()
  await heading(page, 'Who is it for?')
  await page.getByRole('link', { name: /^A dog/ }).click()
  await heading(page, 'Do you know the breed of your dog?')
  await page.getByRole('link', { name: /^A pure breed/ }).click()
  await heading(page, 'Which breed is it?')
  await page.getByLabel('Breed', { exact: true }).fill('border coll')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Border Collie' }).click()
  await heading(page, 'What would you like to know most?')
  await page.getByRole('link', { name: /^What to watch for/ }).click()
  await heading(page, 'Has your dog had a DNA test before?')

  // Back, forth and a reload: all of it is in the address.
  await page.goBack()
  await heading(page, 'What would you like to know most?')
  await page.goForward()
  await page.reload()
  await heading(page, 'Has your dog had a DNA test before?')
  await page.getByRole('main').getByRole('link', { name: /^No/ }).click()
  await heading(page, 'This is what we would take')
  await page.getByRole('link', { name: 'See Border Collie full breed profile' }).click()
  await heading(page, 'Border Collie full breed profile')
  await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/store\/border-collie-full-breed-profile/)
})
