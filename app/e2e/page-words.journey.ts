import { expect, test } from 'vitest'
import { sharedShop } from './shop.ts'

const shop = sharedShop().url
const siteMap = await (await fetch(`${shop}/sitemap.xml`)).text()
const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)

const plain = (html: string) =>
  html
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, '’')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
const first = (html: string, pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '')

type Page = { path: string; html: string; title: string; description: string }
const pages: Page[] = []
for (const path of paths) {
  const html = await (await fetch(shop + path, { headers: { cookie: 'country=US; currency=USD' } })).text()
  pages.push({
    path,
    html,
    title: first(html, /<title>([^<]*)/),
    description: first(html, /<meta name="description" content="([^"]*)"/),
  })
}

test('no two pages of the site have the same title', () => {
  const byTitle = Map.groupBy(pages, ({ title }) => title)
  expect(pages.length).toBeGreaterThan(1000)
  expect([...byTitle.values()].filter(({ length }) => length > 1).map((same) => same.map(({ path }) => path))).toEqual(
    [],
  )
})

test('every description is whole sentences, as many as a search engine shows', () => {
  const wrong = pages.filter(({ description: { length }, description }) => {
    return length < 40 || length > 155 || !/[.?!]$/.test(description)
  })
  expect(wrong.map(({ path, description }) => [path, description])).toEqual([])
})

/** Its markup between the heading of a section and the next one's. */
const sectionOf = (html: string, title: string) => {
  const at = html.indexOf(`>${title}</h2>`)
  return at < 0 ? '' : html.slice(at, html.indexOf('<h2', at + 1) < 0 ? undefined : html.indexOf('<h2', at + 1))
}
const tagsOut = (html: string) => plain(html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' '))

test('what a product’s page counts is what it lists, and its description for machines says the same', () => {
  const products = pages.filter(({ path }) => path.startsWith('/store/'))
  for (const { path, html } of products) {
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as { '@type': string; description: string; offers: { price: string } },
    )
    const described = things.find((thing) => thing['@type'] === 'Product')
    const text = tagsOut(main)
    expect([
      path,
      text.includes(`$${Number(described?.offers.price).toLocaleString('en-US', { minimumFractionDigits: 2 })}`),
    ]).toEqual([path, true])

    const breeds = sectionOf(main, 'Who it is for')
    const [, counted] = /Laboratories offer it for (one|\d+) breeds?\./.exec(tagsOut(breeds)) ?? []
    if (counted) {
      const links = new Set([...breeds.matchAll(/href="([^"]*\/breeds\/[^"]+)"/g)].map(([, href]) => href)).size
      const others = /Its sources also name: (.*?)\.\s/.exec(tagsOut(breeds))?.[1]?.split(', ').length ?? 0
      expect([path, counted === 'one' ? 1 : Number(counted)]).toEqual([path, links + others])
    }
    const [heading, tests] = /(\d+) tests in one/.exec(text) ?? []
    if (heading) expect([path, Number(tests)]).toEqual([path, sectionOf(main, heading).match(/<li[\s>]/g)?.length])
    // How many breeds it is for is counted in that one place.
    for (const [said] of !counted ? [] : `${described?.description} ${text}`.matchAll(/\bfor \d+ breeds\b/g))
      expect([path, said]).toEqual([path, `for ${counted} breeds`])
  }
  expect(products.length).toBeGreaterThan(500)
})

/** What the site map has pages for is what there is. */
const all = (kind: RegExp) => paths.filter((path) => kind.test(path)).length
const found = (path: string, pattern: RegExp) =>
  Number(pattern.exec(tagsOut(pages.find((page) => page.path === path)?.html ?? ''))?.[1])

test('figures agree: each page says what it counts, and counts what there is', () => {
  const ofGenes = all(/^\/resources\/fact-sheet\/./)
  const profiles = all(/^\/store\/.*-full-breed-profile-(?:canine|feline)\//)
  for (const path of ['/', '/breeder']) {
    expect(found(path, /(\d+) DNA tests for dogs and cats/)).toBe(ofGenes)
    expect(found(path, /full profiles for (\d+) breeds/)).toBe(profiles)
  }
  const ofSpecies = ['dog', 'cat'].map((species) => `/breeder/for-${species}s`)
  const sum = (pattern: RegExp) => ofSpecies.reduce((total, path) => total + found(path, pattern), 0)
  expect(sum(/(\d+) DNA tests for (?:dogs|cats)/)).toBe(ofGenes)
  expect(sum(/full profiles for (\d+) breeds/)).toBe(profiles)
  expect(found('/resources/fact-sheet', /(\d+) fact sheets/)).toBe(ofGenes)
  const vets = ['/vet', '/vet/for-dogs', '/vet/for-cats'].map((path) => found(path, /(\d+) (?:genetic )?disease tests/))
  expect(vets[0]).toBe((vets[1] ?? 0) + (vets[2] ?? 0))
})
