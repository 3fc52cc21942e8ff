import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand, brandSlug, partnerSlug } from './brand.ts'
import { articles } from './content/articles.ts'
import { defaultSettings } from './data/settings.tsx'
import { firstCalls } from './first-calls.ts'
import { findRoute } from './find-route.ts'
import { linksOf, type Who } from './layouts/menu.ts'
import { activationSteps } from './paths.ts'
import { routes } from './routes.tsx'

const rows = routes.filter(({ redirectTo }) => !redirectTo)

test.each(rows.map(({ path, screen }) => [path, screen]))(
  '%s leads to the screen %s, which has its stories',
  (_, screen) => {
    const name = screen.split('/').at(-1)
    const folder = join(import.meta.dirname, 'screens', screen)
    expect(existsSync(join(folder, `${name}.tsx`))).toBe(true)
    expect(readFileSync(join(folder, `${name}.stories.tsx`), 'utf8')).toMatch(/^export const \w+: Story/m)
  },
)

test('a row’s screen is the one it loads, for its chunk is preloaded by that name', () => {
  const source = readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8')
  const named = [...source.matchAll(/'([\w-]+\/\w+)',\s*\(\) =>\s+import\('\.\/screens\/([\w-]+\/\w+)\/(\w+)\.tsx'\)/g)]
  expect(named.length).toBe([...source.matchAll(/import\('\.\/screens/g)].length)
  for (const [, screen, folder, file] of named) {
    expect(folder).toBe(screen)
    expect(folder?.endsWith(`/${file}`)).toBe(true)
  }
})

test('no two rows have the same address', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
})

test('each table of first calls belongs to a page', () => {
  expect(Object.keys(firstCalls).filter((path) => !rows.some((row) => row.path === path))).toEqual([])
})

test('/store leads to the checkout (checkout-10)', () => {
  expect(routes.find(({ path }) => path === '/store')?.redirectTo).toBe('/checkout')
})

test('a region’s code leads to its own site, and each regional store is on one of them (country-5)', () => {
  const sites = 'au us uk ca de fr it sw nl pl es il pt'.split(' ')
  expect(sites.map((code) => routes.find(({ path }) => path === `/${code}`)?.redirectTo)).toEqual(
    sites.map((code) => `https://${code}.kinpaw.example`),
  )
  const stores = 'AU GB DE ES FR IT NL PL PT SE CA NZ US'.split(' ')
  expect(Object.keys(brand.regionalStores)).toEqual(stores)
})

test('an activation, the checkout and what follows it have the simple header (header-11)', () => {
  expect(routes.filter(({ frame, redirectTo }) => frame === 'simple' && !redirectTo).map(({ path }) => path)).toEqual([
    '/activate',
    ...activationSteps.map((step) => `/activate/${step}`),
    '/checkout',
    '/checkout/complete',
  ])
})

const visitors: Who[] = (['breeder', 'owner', 'vet'] as const).flatMap((audience) =>
  ['US', 'AU'].flatMap((country) =>
    [true, false].map((isSignedIn) => ({ audience, country, isSignedIn, isAdmin: false, addressCountry: null })),
  ),
)
const linked = visitors.flatMap((who) => [
  ...(['dog', 'cat'] as const).flatMap((of) => linksOf('shop', who, () => true, of)),
  ...linksOf('quick', who, () => true),
])

test.each([...new Set(linked.map(({ href }) => href))])(
  '%s, which a shop menu or a link by audience leads to, is a page of the site (header-5, header-7)',
  (href) => {
    expect(findRoute(routes, href, '', defaultSettings)).not.toBeNull()
  },
)

const inFooter = visitors.flatMap((who) =>
  (['papers', 'agents', 'company', 'legal'] as const).flatMap((place) => linksOf(place, who, () => true)),
)

test.each([...new Set(inFooter.map(({ href }) => href.replace(/#.*/, '')))])(
  '%s, which the footer leads to, is a page of the site (header-12)',
  (href) => {
    expect(findRoute(routes, href, '', defaultSettings)).not.toBeNull()
  },
)

const checklist = readFileSync(join(import.meta.dirname, '../../docs/conformance/routes.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
/** An address of the checklist with its parts filled in. */
const filled = (path: string) =>
  path
    .replace('{brand}', brandSlug)
    .replace('{partner}', partnerSlug)
    .replace('{article}', articles[0]?.slug ?? '')
    .replace(/\{\w+\}/g, '1')

const proved = checklist
  .map((line) => line.split('\t'))
  .flatMap(([path = '', , , proof]) => (proof === 'open' || path.startsWith('/api/') ? [] : [path]))

test.each(proved)('%s, which has a proof, is a page of the site', (path) => {
  expect(findRoute(routes, filled(path), '', defaultSettings)).not.toBeNull()
})
