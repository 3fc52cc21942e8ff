import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, openPage, useBrowser } from './browser.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

const cea = /^Collie eye anomaly/

test('from the breeds to a test’s page, and from there into the cart', async () => {
  const page = await openPage({ url: shop.url, size: 'phone' })
  await page.goto('/breeder/for-dogs/breeds')
  await page.getByLabel('Breed', { exact: true }).fill('border coll')
  await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe('border coll')
  await page.getByRole('link', { name: /^Border Collie \d+ tests$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Border Collie' }).waitFor()
  await expect.poll(() => page.getByText(/One by one, its \d+ tests cost/).isVisible()).toBe(true)

  await page.getByRole('link', { name: cea }).click()
  await page.getByRole('heading', { level: 1, name: cea }).waitFor()
  await expect.poll(() => page.getByText('NHEJ1', { exact: true }).first().isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: /^OMIA:000218-9615/ }).getAttribute('href')).toBe(
    'https://omia.org/OMIA000218/9615/',
  )

  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('link', { name: 'View cart' }).first().waitFor()

  await page.getByRole('main').getByRole('link', { name: 'Border Collie', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Border Collie' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: cea }).waitFor()
})

test('a test’s page begins with what the list knew of it, and its heading stays when the rest has come', async () => {
  const page = await openPage({ url: shop.url })
  await page.goto('/breeder/for-dogs/dna-tests?name=collie+eye')
  await hydrated(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/store/products/product/*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: cea }).click()
  const heading = page.getByRole('heading', { level: 1, name: cea })
  await heading.waitFor()
  await page.getByText('$58.00').waitFor()
  expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
  const element = await heading.elementHandle()
  release()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  expect(await element?.evaluate((one) => one.isConnected && one === document.activeElement)).toBe(true)
})

test('the header suggests tests, and Enter shows all that were found', async () => {
  const page = await openPage({ url: shop.url })
  await page.goto('/breeder/for-dogs/breeds')
  const box = page.getByRole('banner').getByRole('combobox')
  await box.fill('collie eye')
  await page.getByRole('option', { name: cea }).click()
  await page.getByRole('heading', { level: 1, name: cea }).waitFor()

  await box.fill('collie')
  await box.press('Enter')
  await page.getByRole('heading', { name: 'Results for “collie”' }).waitFor()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
  await page.reload()
  await expect.poll(() => page.getByRole('main').getByRole('combobox').inputValue()).toBe('collie')
})

test('what no test answers says so, what a vet does instead, and leads to the breed', async () => {
  const page = await openPage({ url: shop.url, size: 'phone' })
  await page.goto('/search?q=hip+displasia+labrador')
  const card = page.getByRole('region', { name: 'There is no DNA test for hip dysplasia' })
  await card.getByText(/OFA or PennHIP/).waitFor()
  expect(await page.getByRole('region', { name: 'Tests', exact: true }).count()).toBe(0)
  await card.getByRole('link', { name: 'Labrador Retriever tests' }).click()
  await page.getByRole('heading', { level: 1, name: 'Labrador Retriever' }).waitFor()
})

test('half a name leads to the breed before its tests', async () => {
  const page = await openPage({ url: shop.url })
  await page.goto('/help')
  await page.getByRole('banner').getByRole('combobox').fill('bord')
  const first = page.getByRole('option').first()
  await first.waitFor()
  expect(await first.textContent()).toMatch(/^Border Collie.*Breed/)
  await first.click()
  await page.getByRole('heading', { level: 1, name: 'Border Collie' }).waitFor()
})

test('without scripts breeds, tests and the search are all there', async () => {
  const page = await openPage({ url: shop.url, scripts: false })
  await page.goto('/breeder/for-dogs/breeds')
  await page.getByLabel('Breed', { exact: true }).fill('alsatian')
  await page.keyboard.press('Enter')
  await page.waitForURL(/name=alsatian/)
  await page.getByRole('link', { name: /^German Shepherd Dog/ }).click()
  await page.getByRole('heading', { name: 'Diseases to test before breeding' }).waitFor()
  await page
    .getByRole('link', { name: /^Degenerative myelopathy/ })
    .first()
    .click()
  const breeds = page.getByRole('region', { name: 'Who it is for' })
  await breeds.getByText(/^Show all \d+$/).click()
  await expect.poll(() => breeds.getByRole('link', { name: 'German Shepherd Dog' }).isVisible()).toBe(true)

  await page.goto('/search')
  await page.getByRole('main').getByRole('combobox').fill('NHEJ1')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: cea }).waitFor()
})

test.each(['/store/gone/p/999999', '/breeder/for-dogs/breeds/gone/999999'])(
  '%s says so, with the status of a missing page',
  async (path) => {
    const page = await openPage({ url: shop.url, scripts: false })
    expect((await page.goto(path))?.status()).toBe(404)
    forgiveProblems(/status of 404/)
  },
)
