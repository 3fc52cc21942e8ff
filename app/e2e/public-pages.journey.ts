import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hydrated, openPage, tooWide, useBrowser } from './browser.ts'
import { signIn } from './log-in.ts'
import { sharedShop } from './shop.ts'
import { isInSample } from '../../vitest/sample.ts'

useBrowser()

const shop = sharedShop().url
const siteMap = await (await fetch(`${shop}/sitemap.xml`)).text()
const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

/** Pages made of the catalogue's rows, by their path; one of a kind is like the others. */
const kinds = [/^\/store\//, /\/for-dogs\/breeds\/./, /\/for-cats\/breeds\/./, /^\/resources\/fact-sheet\/./]
const [ofTheCatalogue, written] = [
  kinds.flatMap((kind) => paths.filter((path) => kind.test(path)).slice(0, 2)),
  paths.filter((path) => !kinds.some((kind) => kind.test(path))),
]
test('the site map leads to all there is', () => {
  expect(written.length).toBeGreaterThan(60)
  expect(ofTheCatalogue).toHaveLength(2 * kinds.length)
})

// What the browser makes of a page is what the server sent: any error or warning in the console fails the journey.
test('every page is whole as it arrives, fits a phone, and hydrates without a message in the console', async () => {
  const page = await openPage({ size: 'phone' })
  for (const path of [...written.filter((path) => isInSample(path, 5)), ...ofTheCatalogue]) {
    const answer = await page.goto(path)
    const html = (await answer?.text()) ?? ''
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    expect([path, answer?.status(), main.match(/<h1[\s>]/g)?.length]).toEqual([path, 200, 1])
    // Nothing is still to be fetched, and each names the page it belongs to.
    expect([path, main.match(/>Fetching [^<]*/)?.[0]]).toEqual([path, undefined])
    expect(html.slice(0, html.indexOf('</head>'))).toContain(`<link rel="canonical" href="${shop}${path}">`)
    expect([path, /<meta name="description" content="[^"]{40,}"/.test(html)]).toEqual([path, true])

    await hydrated(page)
    expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1])
    expect([path, (await tooWide(page)) > 1]).toEqual([path, false])
  }
})

// From the first width of the desktop header (header-9) until everything of it has its size.
const widths = [481, 560, 640, 800]
const overflow = async (page: Page, path: string) => {
  await page.goto(path)
  const wide = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const over = await tooWide(page)
    if (over > 0) wide.push(`${path} by ${over} px at ${width}`)
  }
  return wide
}

test('no audience’s page scrolls sideways at any width of the desktop header', async () => {
  const page = await openPage()
  const wide = []
  for (const path of ['/breeder', '/pet-owner', '/vet', '/breeder/for-dogs/dna-tests', '/contact-us'])
    wide.push(...(await overflow(page, path)))
  expect(wide).toEqual([])
})

test.each(['breeder@example.com', 'owner@example.com', 'vet@example.com'])(
  'nor does an account’s, of %s',
  async (email) => {
    const page = await openPage()
    await signIn(page, email)
    expect(await overflow(page, '/my')).toEqual([])
  },
)

test('a search for nothing, or for blanks, leads nowhere before scripts either (header-2)', async () => {
  const page = await openPage({ scripts: false })
  await page.goto('/breeder')
  const search = page.getByRole('banner').getByRole('search')
  for (const typed of ['', '   ']) {
    await search.getByRole('searchbox').or(search.getByRole('combobox')).fill(typed)
    await search.getByRole('button', { name: 'Search' }).click()
    expect(new URL(page.url()).pathname).toBe('/breeder')
  }
  await search.getByRole('searchbox').or(search.getByRole('combobox')).fill(' collie ')
  await search.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?q=*')
})

test.each(['/', '/breeder/for-dogs/dna-tests', '/pet-owner'])('%s has its colours without scripts', async (path) => {
  const page = await openPage({ scripts: false, size: 'phone' })
  await page.goto(path)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(251, 248, 244)',
  )
  // No wider than the phone.
  expect(await page.evaluate(() => innerWidth)).toBe(390)
})

test.each([true, false])('from a search engine to a test’s page (with scripts: %s)', async (scripts) => {
  const page = await openPage({ scripts, size: 'phone' })
  const path = '/store/collie-eye-anomaly-choroidal-hypoplasia-cea-ch-canine/p/2002'
  await page.goto(path, { referer: 'https://search.example/?q=collie+eye' })
  await page.getByRole('heading', { level: 1, name: /^Collie eye anomaly/ }).waitFor()
  await page.getByText('NHEJ1', { exact: true }).first().waitFor()

  // Structured data and page agree.
  const described = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as { '@type': string; name: string; offers: { price: string; priceCurrency: string } },
  )
  const product = described.find((thing) => thing['@type'] === 'Product')
  expect(product?.name).toBe(await page.getByRole('heading', { level: 1 }).innerText())
  expect(product?.offers).toMatchObject({ price: '58.00', priceCurrency: 'USD' })
  await page.getByRole('main').getByText('$58.00').first().waitFor()
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(shop + path)

  if (scripts) {
    await hydrated(page)
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('heading', { level: 1, name: /cart/i }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Collie eye anomaly/ })
      .waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Collie eye anomaly/ }).waitFor()
  }
  await page.getByRole('main').getByRole('link', { name: 'Border Collie', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Border Collie' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/breeder\/for-dogs\/breeds\/border-collie\/\d+$/)
})

test.each([
  ['/store/kit/p/36?x=1', '/store/full-breed-profile-kit-for-dogs-canine/p/36?x=1'],
  ['/store/Full-Breed-Profile-Kit-for-Dogs-canine/p/36', '/store/full-breed-profile-kit-for-dogs-canine/p/36'],
  ['/breeder/for-dogs/breeds/collie/200193', '/breeder/for-dogs/breeds/border-collie/200193'],
  ['/Breeder/for-dogs/', '/breeder/for-dogs'],
])('%s is another spelling of one address, and leads there for ever', async (path, only) => {
  const answer = await fetch(shop + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, only])
})

test('a page after the last of a list is none, to a machine too', async () => {
  const status = async (page: number) => (await fetch(`${shop}/breeder/for-dogs/dna-tests?page=${page}`)).status
  expect([await status(1), await status(2), await status(99)]).toEqual([200, 200, 404])
})

test('an old address leads to the checkout', async () => {
  const page = await openPage({ scripts: false })
  await page.goto('/store')
  expect(new URL(page.url()).pathname).toBe('/checkout')
})

test.each([
  ['labrdor', /Labrador/],
  ['cardiomiopathy', /cardiomyopathy/i],
  ['OMIA:000218-9615', /Collie eye anomaly/],
  ['dilivery', /^International shipping/],
  ['how do I take a samplle?', /^How to take a DNA sample/],
])('a search for %s finds what was meant, as the page arrives', async (typed, meant) => {
  const page = await openPage({ scripts: false })
  await page.goto(`/search?q=${encodeURIComponent(typed)}`)
  const found = page.getByRole('main').getByRole('link', { name: meant })
  await found.first().waitFor()
  expect(await found.count()).toBeGreaterThan(0)
})
