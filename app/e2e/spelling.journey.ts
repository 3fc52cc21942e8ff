import { spell } from '@shop/contract/spelling'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage, useBrowser } from './browser.ts'
import { signIn } from './log-in.ts'
import { sharedShop } from './shop.ts'

useBrowser()

const shop = sharedShop().url
const siteMap = await (await fetch(`${shop}/sitemap.xml`)).text()
const pages = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
/** One in ten of those made of the catalogue's rows, and all that were written. */
const isOfTheCatalogue = /^\/store\/|\/breeds\/.|^\/resources\/fact-sheet\/./
const read = [
  ...pages.filter((path) => !isOfTheCatalogue.test(path)),
  ...pages.filter((path) => isOfTheCatalogue.test(path)).filter((_, index) => index % 10 === 0),
]

/** Names of columns and places, what people have typed, and titles of others' works, which stay as they are. */
const others = /^licence$|Greystones|, \d{4}\)|Hypokalaemia, Blood group|Small Grey Elk Dog/

/** The text of a page, line by line: what is visible, and what only a screen reader or a search engine reads. */
function linesOf(html: string): string[] {
  const visible = html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
  const said = [...visible.matchAll(/(?:aria-label|title|alt|placeholder|content)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  )
  return [...visible.replace(/<[^>]+>/g, '\n').split('\n'), ...said].map((line) => line.trim()).filter(Boolean)
}
const isBritish = (line: string) => spell(line, 'US') !== line && !others.test(line)

const fetchAs = async (country: string, path: string) =>
  (await fetch(shop + path, { headers: { cookie: `country=${country}` } })).text()

test('every page that an American reads is in American English', async () => {
  expect(read.length).toBeGreaterThan(150)
  for (const path of read) expect([path, ...linesOf(await fetchAs('US', path)).filter(isBritish)]).toEqual([path])
})

test('the British read theirs, at the same addresses', async () => {
  const path = pages.find((one) => one.endsWith('/p/2117')) ?? ''
  expect(path).toBe('/store/coat-color-a-locus-agouti-canine/p/2117')
  expect(await fetchAs('GB', path)).toContain('<title>Coat colour A locus (agouti)')
  expect(await fetchAs('US', path)).toContain('<title>Coat color A locus (agouti)')
  expect(await fetchAs('GB', '/help')).toContain('Resource Centre')
})

const own = ['/my', '/my/resources', '/my/canine-colour', '/my/feline-colour', '/my/orders', '/my/breeding-strategy']
const mainText = (page: Page) => page.getByRole('main').innerText()

test('an account is spelled as its visitor’s country spells, and a search finds both', async () => {
  const page = await openPage()
  await signIn(page, 'breeder@example.com')
  for (const path of own) {
    await page.goto(path)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect([path, ...(await mainText(page)).split('\n').filter(isBritish)]).toEqual([path])
  }
  for (const word of ['colour', 'color']) {
    await page.goto(`/search?q=coat ${word} agouti`)
    await page
      .getByRole('link', { name: /Coat color A locus/ })
      .first()
      .waitFor()
  }
})
