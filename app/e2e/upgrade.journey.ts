import { cartCalls } from '@shop/contract/cart'
import type { Product } from '@shop/contract/product'
import { productCalls } from '@shop/contract/product'
import { resultCalls } from '@shop/contract/result'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { forgiveProblems, heading, hydrated, useBrowser } from './browser.ts'
import { giveBilling, giveContact, orderByCard } from './checkout.ts'
import { lab } from './command.ts'
import { addUpgrade, type Dog, importReadings, upgradesOf, reportedDogs } from './dogs.ts'
import { escaped, inMail } from './mail.ts'
import { orderedKits } from './order.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

/** Pays what is in the cart by card. Nothing is sent, so there is no delivery address. */
async function pay(page: Page) {
  await giveContact(page)
  await heading(page, 'Where shall we send the bill?')
  expect(await page.getByRole('radio').count()).toBe(0)
  await giveBilling(page)
  await orderByCard(page)
}

/** The numbers of the tests that the laboratory's list shows as added to a sample. */
async function addedTo({ barcode }: Dog): Promise<number[]> {
  const list = await lab(shop, 'list', '--stage', 'quality_check')
  const line = list.split('\n').find((one) => one.startsWith(barcode))
  return (line?.split('added: ')[1] ?? '').split(' ').filter(Boolean).map(Number)
}

const resultsOf = async (page: Page, { id, barcode }: Dog) => {
  const { results } = await ask(page, shop, resultCalls.getResults, { params: { id, barcode } })
  return results.map(({ product }) => product.id)
}

/** Collie eye anomaly. */
const cea = 2002
const ceaIn = (offers: Product[]) => offers.find(({ id }) => id === cea) as Product

test('a test is added to a sample that was reported: no kit, no delivery, its result comes under the same sample', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [dog] = (await reportedDogs(page, shop, email, ['Skye'])) as [Dog]
  const offer = ceaIn(await upgradesOf(page, shop, dog))
  const kits = await orderedKits(shop)
  await addUpgrade(page, dog, offer)
  await page.goto('/cart')
  await page.getByText(`for Skye · from sample ${dog.barcode}`).waitFor()
  await page.getByText('Nothing to send').waitFor()
  await pay(page)
  const order = page.url()
  await page.getByText(/^Added .*, in the laboratory$/).waitFor()
  await inMail(email, new RegExp(`${escaped(offer.name)} for Skye \\(sample ${dog.barcode}\\)`), shop)
  expect(await orderedKits(shop)).toEqual(kits)

  // The laboratory sees what was added; what was reported before stays readable all the while.
  expect(await addedTo(dog)).toEqual([cea])
  await page.goto(`/my/animals/${dog.id}`)
  await page.getByText(new RegExp(`^${escaped(offer.name)}: added .*, in the laboratory$`)).waitFor()
  await page.goto(`/my/animals/${dog.id}/dna-profile`)
  await page.getByText('Marker 001').first().waitFor()
  await page.goto(`/tools/sample-tracker/${dog.barcode}`)
  await page.getByText('At work again, for more tests').waitFor()

  await importReadings(shop, [{ barcode: dog.barcode, productId: cea, genotype: 'N/N' }])
  await inMail(email, /Skye/, shop)
  await page.goto(order)
  await page.getByRole('link', { name: 'See Skye’s results' }).click()
  await page.waitForURL(`**/my/animals/${dog.id}`)
  expect(await resultsOf(page, dog)).toEqual([cea])
  await page.goto(`/my/animals/${dog.id}/health`)
  await page.getByText(offer.name).first().waitFor()
  expect((await upgradesOf(page, shop, dog)).map(({ id }) => id)).not.toContain(cea)
})

test('the same test for two dogs in one cart: each has its line, and its own result', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [bess, tam] = (await reportedDogs(page, shop, email, ['Bess', 'Tam'])) as [Dog, Dog]
  for (const dog of [bess, tam]) await addUpgrade(page, dog, ceaIn(await upgradesOf(page, shop, dog)))
  await page.goto('/cart')
  for (const { name, barcode } of [bess, tam]) await page.getByText(`for ${name} · from sample ${barcode}`).waitFor()
  await pay(page)
  for (const { name } of [bess, tam])
    await page
      .getByText(new RegExp(`for ${name}\\b`))
      .first()
      .waitFor()
  for (const dog of [bess, tam]) expect(await addedTo(dog)).toEqual([cea])
  const opensHealth = async ({ id }: Dog, title: string) => {
    await page.goto(`/my/animals/${id}/health`)
    await heading(page, title)
  }
  await importReadings(shop, [{ barcode: bess.barcode, productId: cea, genotype: 'N/N' }])
  await opensHealth(bess, 'Bess is clear')
  await page.goto(`/my/animals/${tam.id}`)
  await page.getByText(/: added .*, in the laboratory$/).waitFor()
  expect(await resultsOf(page, tam)).toEqual([])
  await importReadings(shop, [{ barcode: tam.barcode, productId: cea, genotype: 'N/CEA' }])
  await opensHealth(tam, 'Tam is a carrier of one disease')
  await opensHealth(bess, 'Bess is clear')
})

test('an upgrade bundle is delivered test by test from an animal; nobody finds or buys it without one', async () => {
  const { page, email } = await newcomer('breeder', { shop })
  const [dog] = (await reportedDogs(page, shop, email, ['Heather'])) as [Dog]
  const bundle = (await upgradesOf(page, shop, dog)).find(({ isUpgrade }) => isUpgrade) as Product
  expect(bundle.id).toBe(602)

  // Not in a search, not as a page, not in a cart without a sample.
  await page.goto('/search?q=upgrade')
  await hydrated(page)
  expect(await page.getByRole('link', { name: bundle.name }).count()).toBe(0)
  const answer = await page.goto(`/store/upgrade/p/${bundle.id}`)
  expect(answer?.status()).toBe(404)
  await expect(ask(page, shop, productCalls.getProduct, { params: { id: String(bundle.id) } })).rejects.toThrow(/404/)
  const cart = ask(page, shop, cartCalls.createCart, { body: { country: 'US' } })
  const params = { sessionId: (await cart).sessionId }
  const body = { productId: bundle.id, quantity: 1 }
  await expect(ask(page, shop, cartCalls.addItem, { params, body })).rejects.toThrow(/404|428/)

  await addUpgrade(page, dog, bundle)
  await page.goto('/cart')
  await page.getByText(`for Heather · from sample ${dog.barcode}`).waitFor()
  await pay(page)
  const added = await addedTo(dog)
  expect(added.length).toBeGreaterThan(1)
  expect(added).not.toContain(bundle.id)
  const readings = []
  for (const productId of added) {
    const { alleles } = await ask(page, shop, productCalls.getProduct, { params: { id: String(productId) } })
    // A marker that gave no result is a result too: it has a line with that.
    readings.push({ barcode: dog.barcode, productId, genotype: alleles.includes('N') ? 'N/N' : '' })
  }
  await importReadings(shop, readings.slice(0, 1))
  expect(await addedTo(dog)).toEqual(added)
  await importReadings(shop, readings.slice(1))
  expect((await resultsOf(page, dog)).toSorted((a, b) => a - b)).toEqual(added)
  await page.goto(`/my/animals/${dog.id}/health`)
  await heading(page, 'Heather is clear')
  await heading(page, `Clear ${added.length - 3}`)
  await page.goto(`/my/animals/${dog.id}/traits`)
  await heading(page, 'Three of Heather’s traits')
  expect(await addedTo(dog)).toEqual([])
  forgiveProblems(/404/)
})
