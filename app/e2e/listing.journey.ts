import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hydrated, openPage, useBrowser } from './browser.ts'

useBrowser()

const listing = '/breeder/for-dogs/dna-tests'

const single = /^(Disease|Trait) for (dogs|cats)$/
const dnaProfile = /^DNA profile for (dogs|cats)$/
const profile = /^Full breed profile for (dogs|cats)$/
const pack = /^Kit for (dogs|cats)$/
const genoPet = /^(Mixed breed|Life plan) for dogs$/
const bestSeller = /^(Disease|Trait|DNA profile|Full breed profile|Mixed breed|Kit) for (dogs|cats)$/

// Its words and its products as they arrive, on the real catalogue: what kind each is, and for which species.
test.each([
  ['/breeder/for-dogs/special-offers', 'Best sellers for dogs', bestSeller],
  ['/breeder/for-cats/special-offers', 'Best sellers for cats', bestSeller],
  ['/breeder/for-dogs/dna-tests', 'DNA tests for dogs', single],
  ['/breeder/for-cats/dna-tests', 'DNA tests for cats', single],
  ['/vet/for-dogs/dna-tests', 'DNA tests for dogs', single],
  ['/vet/for-cats/dna-tests', 'DNA tests for cats', single],
  ['/breeder/for-dogs/dog-dna-tests', 'About DNA tests for dogs', single],
  ['/breeder/for-cats/cat-dna-tests', 'About DNA tests for cats', single],
  ['/breeder/for-dogs/full-breed-profile', 'Full breed profiles for dogs', profile],
  ['/breeder/for-cats/full-breed-profile', 'Full breed profiles for cats', profile],
  ['/vet/for-dogs/full-breed-profile', 'Full breed profiles for dogs', profile],
  ['/vet/for-cats/full-breed-profile', 'Full breed profiles for cats', profile],
  ['/breeder/for-dogs/dna-profile-parentage', 'DNA profile and parentage for dogs', dnaProfile],
  ['/breeder/for-cats/dna-profile-parentage', 'DNA profile and parentage for cats', dnaProfile],
  ['/vet/for-dogs/dna-profile-parentage', 'DNA profile and parentage for dogs', dnaProfile],
  ['/vet/for-cats/dna-profile-parentage', 'DNA profile and parentage for cats', dnaProfile],
  ['/breeder/for-dogs/geno-pet', 'Geno Pet', genoPet],
  ['/vet/for-dogs/geno-pet', 'Geno Pet', genoPet],
  ['/breeder/for-dogs/multi-packs', 'Multi-packs for dogs', pack],
  ['/breeder/for-cats/multi-packs', 'Multi-packs for cats', pack],
])('%s is “%s”: %s', async (path, title, kind) => {
  const page = await openPage({ scripts: false })
  await page.goto(path)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
  // SPEC makes no exception: each has its search, its filters, its order and a count (listing-1).
  const search = page.getByRole('main').getByRole('search')
  expect(await search.getByRole('searchbox').count()).toBe(1)
  for (const name of ['Breeds', 'Test types', 'Sort'])
    expect(await search.getByLabel(name, { exact: true }).count()).toBe(1)
  expect(await page.getByRole('main').getByRole('status').first().textContent()).toMatch(/\d/)
  const kinds = await page.getByRole('main').locator('.product-card-eyebrow').allTextContents()
  expect(kinds.length).toBeGreaterThan(0)
  const species = path.includes('for-cats') ? 'cats' : 'dogs'
  expect(kinds.filter((one) => !kind.test(one) || !one.endsWith(species))).toEqual([])
})

test('the listing’s filters live in the address: share, reload, go back', async () => {
  const page = await openPage({ size: 'phone' })
  await page.goto(listing)
  const results = page.getByRole('region', { name: 'Tests' })
  const count = results.getByRole('status')
  const all = await count.textContent()

  // A product is within the first screen, each is a row, and they show what they are.
  const rows = await results.getByRole('article').all()
  const [first, last] = [await rows[0]?.boundingBox(), await rows.at(-1)?.boundingBox()]
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(844)
  expect((last?.y ?? 0) - (first?.y ?? 0)).toBeLessThan(20 * 125)
  const pictures = await results
    .locator('.product-card-coat')
    .evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))
  expect(new Set(pictures).size).toBeGreaterThan(12)

  // Only now a press counts: the page has its scripts.
  await hydrated(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Breeds', exact: true }).click()
  await page.keyboard.type('border coll')
  await page.getByRole('option', { name: 'Border Collie' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('breeds')).toBe('200193')
  await expect.poll(() => count.textContent()).not.toBe(all)
  await page.getByLabel('Sort').selectOption('-name')
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-name')
  await page.getByRole('button', { name: 'Show tests' }).click()
  await page.getByRole('link', { name: /^Collie eye anomaly/ }).waitFor()
  const narrowed = await count.textContent()

  await page.reload()
  expect(await count.textContent()).toBe(narrowed)
  const friend = await openPage()
  await friend.goto(page.url())
  expect(await friend.getByRole('region', { name: 'Tests' }).getByRole('status').textContent()).toBe(narrowed)

  // Before that each step back is a request (back.journey.ts).
  await hydrated(page)
  await page.goBack()
  await page.goBack()
  await expect.poll(() => count.textContent()).toBe(all)
})

test('without scripts the listing searches, filters, sorts and turns its pages, and its address says so to a friend', async () => {
  const page = await openPage({ scripts: false })
  await page.goto(listing)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect.poll(() => page.getByText(/^21 to 40 of/).isVisible()).toBe(true)
  await page.getByLabel('Search these tests').fill('NHEJ1')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Collie eye anomaly/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('name')).toBe('NHEJ1')

  await page.getByLabel('Search these tests').fill('')
  await page.getByLabel('Test types').selectOption('Genetic diseases')
  await page.getByLabel('Body system').selectOption('Ophthalmologic')
  await page.getByLabel('Sort').selectOption('Name Descending')
  await page.locator('noscript').getByRole('button', { name: 'Show tests' }).click()
  const seen = async (one: Page) => {
    const results = one.getByRole('region', { name: 'Tests' })
    return [await results.getByRole('status').textContent(), ...(await results.getByRole('heading').allTextContents())]
  }
  const [count, ...names] = await seen(page)
  expect(count).toMatch(/^1 to 20 of \d+ tests$/)
  expect(names).toHaveLength(20)
  expect(names[0]?.localeCompare(names.at(-1) ?? '')).toBe(1)

  for (const scripts of [false, true]) {
    const friend = await openPage({ scripts, size: 'phone' })
    await friend.goto(page.url())
    expect(await seen(friend)).toEqual([count, ...names])
    await expect.poll(() => friend.getByLabel('Test types').inputValue()).toBe('1')
    await expect.poll(() => friend.getByLabel('Body system').inputValue()).toBe('4')
    await expect.poll(() => friend.getByLabel('Sort').inputValue()).toBe('-name')
  }
})

test('without scripts the tabs of the shop lead from list to list', async () => {
  const page = await openPage({ scripts: false })
  await page.goto('/breeder/for-dogs/special-offers')
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'For dogs' })
  for (const [tab, heading] of [
    ['Multi-packs', 'Multi-packs for dogs'],
    ['Breeds', 'Find your dog’s breed'],
    ['Best sellers', 'Best sellers for dogs'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await tabs.getByRole('link', { name: tab }).getAttribute('aria-current')).toBe('page')
  }
  expect(await page.getByRole('region', { name: 'products' }).getByRole('listitem').count()).toBeGreaterThan(2)
})

test('a pet owner finds Geno Pet first, chooses whose animal it is, and reads what it finds out in plain words', async () => {
  const page = await openPage({ size: 'phone' })
  await page.goto('/pet-owner/products')
  const names = page.getByRole('region', { name: 'products' }).getByRole('heading')
  expect(await names.first().textContent()).toBe('Geno Pet')
  const choice = page.getByRole('navigation', { name: 'Who is it for?' })
  await choice.getByRole('link', { name: /^A cat/ }).click()
  await expect.poll(() => names.first().textContent()).toBe('Cat ancestry (regions and breeds)')
  expect(new URL(page.url()).searchParams.get('species')).toBe('cat')
  await page.reload()
  expect(await names.first().textContent()).toBe('Cat ancestry (regions and breeds)')

  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'FAQs' }).waitFor()
  // The menu names the shop to those who are signed in (audience-11); a guest comes back by their own audience.
  expect(await menu.getByRole('link', { name: 'Pet Owner Shop' }).count()).toBe(0)
  await menu.getByRole('link', { name: 'Pet Owner', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Shop for your pet' }).first().click()
  await expect.poll(() => names.first().textContent()).toBe('Geno Pet')
})

test('without scripts a pet owner’s choice stays through a search', async () => {
  const page = await openPage({ scripts: false })
  await page.goto('/pet-owner/products')
  await page.getByRole('link', { name: /^A dog/ }).click()
  await page.getByLabel('Search these products').fill('eye')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Collie eye anomaly/ }).waitFor()
  expect(new URL(page.url()).searchParams.get('species')).toBe('dog')
})
