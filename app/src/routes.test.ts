import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand, brandSlug, partnerSlug } from './brand.ts'
import { articles } from './content/articles.ts'
import { findRow } from './page/find-route.ts'
import { linksOf, type Who } from './layouts/menu.ts'
import { activationSteps, animalPages, paths } from './paths.ts'
import { elsewhere, twoStepSetUp } from './page/route.tsx'
import { routes } from './routes.ts'
import { listings } from './screens/shop/Products/listing.ts'

const rows = routes.filter(({ redirectTo }) => !redirectTo)

test.each(rows.map(({ path, screen }) => [path, screen]))(
  '%s leads to the screen %s, which has its stories',
  (_, screen) => {
    const name = screen.split('/').at(-1)
    const folder = join(import.meta.dirname, 'screens', screen)
    expect(readFileSync(join(folder, `${name}.screen.tsx`), 'utf8')).toMatch(
      new RegExp(`^export (function|const) ${name}\\b`, 'm'),
    )
    expect(readFileSync(join(folder, `${name}.stories.tsx`), 'utf8')).toMatch(/^export const \w+: Story/m)
  },
)

test.each(['screen.tsx', 'reads.ts'])('each file *.%s is named as its folder, which a row leads to', (ending) => {
  const files = globSync(`screens/**/*.${ending}`, { cwd: import.meta.dirname })
  const expected = files.map((file) => {
    const screen = file.split('/').slice(1, 3).join('/')
    return rows.some((row) => row.screen === screen) && `screens/${screen}/${screen.split('/').at(-1)}.${ending}`
  })
  expect(files).toEqual(expected)
})

test('no two rows have the same address', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
})

test('every listing has its row, and no other address leads to a listing', () => {
  const listed = rows.filter(({ screen }) => screen === 'shop/Products').map(({ path }) => path)
  expect(listed.toSorted()).toEqual(listings.map(({ path }) => path).toSorted())
})

/** Each maker of paths.ts with something to make an address of. */
const made = {
  speciesHome: [paths.speciesHome('vet', 'cat')],
  speciesPage: [paths.speciesPage('breeder', 'dog', 'dna-tests')],
  responsibleBreeders: [paths.responsibleBreeders('cat')],
  article: [paths.article(articles[0]?.slug ?? '')],
  factSheet: [paths.factSheet({ id: 1, name: 'CEA/CH' })],
  activateStep: activationSteps.map(paths.activateStep),
  trackSample: [paths.trackSample('KP/1')],
  authenticate: [paths.authenticate('R 1')],
  animal: [paths.animal('1')],
  animalPage: animalPages.map((page) => paths.animalPage('1', page)),
  invoice: [paths.invoice('1')],
  deskResult: [paths.deskResult('1')],
  actingCalls: [paths.actingCalls('1')],
  deskOrder: [paths.deskOrder('KP-100042')],
  packOrder: [paths.packOrder('KP-100042')],
  workSpreadsheet: [paths.workSpreadsheet('1')],
  litter: [paths.litter('1')],
  newLitterOf: [paths.newLitterOf('1')],
  payInvoices: [paths.payInvoices(), paths.payInvoices(['1', '2'])],
  transferAnimalOf: [paths.transferAnimalOf('1')],
  breedingStrategyOf: [paths.breedingStrategyOf({ damId: '1', sireId: '2' })],
  matesOf: [paths.matesOf('1')],
  compareParents: [paths.compareParents({ offspring: '1', dam: '2' })],
  myMicrochip: [paths.myMicrochip('981020000310301')],
  loginFirst: [paths.loginFirst('/my')],
  registerAs: (['breeder', 'owner', 'vet'] as const).map(paths.registerAs),
  dnaTests: [paths.dnaTests('vet', 'dog')],
  fullBreedProfiles: [paths.fullBreedProfiles('breeder', 'cat')],
  breeds: [paths.breeds('dog')],
  breed: [paths.breed('cat', { id: 1, name: 'Maine Coon' })],
  product: [paths.product({ id: 1, name: 'CEA', species: { name: 'Canine' } })],
  search: [paths.search(), paths.search('collie')],
  writeReview: [paths.writeReview(2003)],
  deskAccount: [paths.deskAccount('c0ffee00-0000-4000-8000-000000000201')],
  deskLetter: [paths.deskLetter('KE-3F0C2A52')],
  sharePage: [paths.sharePage('kq3Jc1x8mB0vYt5R')],
  checkoutComplete: [paths.checkoutComplete(), paths.checkoutComplete('1')],
} satisfies Record<Maker, string[]>
type Maker = { [Name in keyof typeof paths]: (typeof paths)[Name] extends string ? never : Name }[keyof typeof paths]

test.each(Object.entries({ ...paths, ...made }).flatMap(([name, of]) => [of].flat().map((path) => [name, path])))(
  'paths.%s: %s is a page of the site',
  (_, path) => {
    expect(findRow(path.replace(/\?.*/, ''))).toBeDefined()
  },
)

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
    [true, false].map((isSignedIn) => ({
      audience,
      country,
      isSignedIn,
      isAtDesk: false,
      addressCountry: isSignedIn ? country : null,
    })),
  ),
)
const linked = visitors.flatMap((who) => [
  ...(['dog', 'cat'] as const).flatMap((of) => linksOf('shop', who, of)),
  ...linksOf('quick', who),
])

test.each([...new Set(linked.map(({ href }) => href))])(
  '%s, which a shop menu or a link by audience leads to, is a page of the site (header-5, header-7)',
  (href) => {
    expect(findRow(href)).toBeDefined()
  },
)

const inFooter = visitors.flatMap((who) =>
  (['guides', 'agents', 'company', 'legal'] as const).flatMap((place) => linksOf(place, who)),
)

test.each([...new Set(inFooter.map(({ href }) => href.replace(/#.*/, '')))])(
  '%s, which the footer leads to, is a page of the site (header-12)',
  (href) => {
    expect(findRow(href)).toBeDefined()
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
  expect(findRow(filled(path))).toBeDefined()
})

test('an admin who has yet to set two-step login up is led there from whatever is not for everybody', () => {
  const admin = {
    name: 'Ada',
    type: 'breeder',
    isAdmin: true,
    roles: ['manager'],
    email: 'ada@example.org',
    addressCountry: null,
    approval: null,
    ordersOnAccount: false,
    viewedBy: null,
  } as const
  const closed = routes.filter(({ who }) => who !== 'anyone')
  const leads = (row: (typeof routes)[number], needsTwoStep: boolean) =>
    elsewhere(row, { user: { ...admin, needsTwoStep } }, row.path)
  expect(closed.filter((row) => leads(row, true) !== twoStepSetUp).map(({ path }) => path)).toEqual([paths.myProfile])
  expect(routes.filter((row) => leads(row, false) === twoStepSetUp)).toEqual([])
  expect(routes.filter(({ who }) => who === 'anyone').filter((row) => leads(row, true) !== null)).toEqual([])
})

test.each([
  [paths.myAnimals, ['breeder', 'owner']],
  [paths.myPatients, ['vet']],
  [paths.orderSupplies, ['vet']],
  [paths.caseStudies, ['vet']],
])('%s is opened by %s; all others are led to their own pages', (path, theirs) => {
  const row = findRow(path)
  if (!row) throw new Error(`No page at ${path}`)
  for (const type of ['breeder', 'owner', 'vet'] as const) {
    const user = {
      name: 'Ada',
      type,
      isAdmin: false,
      roles: [],
      email: 'ada@example.org',
      addressCountry: null,
      viewedBy: null,
    }
    expect([type, elsewhere(row, { user } as unknown as Parameters<typeof elsewhere>[1], path)]).toEqual([
      type,
      theirs.includes(type) ? null : paths.my,
    ])
  }
})
