import { animalCalls } from '@shop/contract/animal'
import { authCalls } from '@shop/contract/auth'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { demo } from '../src/content/login.ts'
import { paths } from '../src/paths.ts'
import { sharedShop } from './shop.ts'

const shop = sharedShop().url

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document', 'html-validate:browser'],
  rules: {
    // What a page loads is the shop's own: its policy allows nothing else.
    'require-sri': 'off',
    // A table that is a list on a phone has lost the roles of its elements to its styles, and states them.
    'no-redundant-role': 'off',
    // Virtual lists, whose rows the library makes.
    'prefer-native-element': 'off',
    // A label around its box names it twice, for voice control that knows only one of the ways.
    'no-redundant-for': 'off',
  },
})

/** Lengths without a unit, and names of sizes: browsers pass over them (design-system/src/theme/served-styles.test.ts). */
const rawLength =
  /(?<=[{;])((min|max)-)?(width|height|(scroll-)?(margin|padding)[a-z-]*|inset[a-z-]*|(row-|column-)?gap|border[a-z-]*-radius|font-size|top|left):(-?[1-9][\d.]*|\d?x[sl]|full|s[mh]|md|lg)(?=[;}])/g

/** What is wrong with a page's HTML and styles, as the server sends them. */
async function errorsOf(path: string, cookie = '') {
  const answer = await fetch(shop + path, { headers: { cookie } })
  expect([path, answer.status < 500]).toEqual([path, true])
  const html = await answer.text()
  // What is still fetched comes with its heading, at which a page that opens in place begins (FocusOnArrival).
  const isFetching = html.includes('data-skeleton')
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0
  const { results } = await validator.validateString(html)
  return [
    ...(html.match(rawLength) ?? []).map((style) => `${path}: ${style} means nothing`),
    ...(isFetching || headings === 1 ? [] : [`${path}: ${headings} headings of the first level`]),
    ...results.flatMap(({ messages }) =>
      messages
        .filter(({ ruleId }) => !(isFetching && ruleId === 'heading-level'))
        .map(({ ruleId, message, selector }) => `${path}: ${message} (${ruleId}) at ${selector}`),
    ),
  ]
}

const siteMap = await (await fetch(`${shop}/sitemap.xml`)).text()
const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
/** Of what the catalogue's rows make, two pages of each kind. */
const kinds = [/^\/store\//, /\/for-dogs\/breeds\/./, /\/for-cats\/breeds\/./, /^\/resources\/fact-sheet\/./]
const ofRows = kinds.flatMap((kind) => listed.filter((path) => kind.test(path)).slice(0, 2))
const written = listed.filter((path) => !kinds.some((kind) => kind.test(path)))
/** All pages whose address names nothing. */
const plain = Object.values(paths).filter((path): path is string => typeof path === 'string' && path.startsWith('/'))

test('every page for everybody is valid HTML', async () => {
  const all = new Set([
    ...written,
    ...ofRows,
    ...plain,
    paths.search('collie'),
    paths.search('xyzzy'),
    `${listed.find((path) => path.endsWith('/dna-tests'))}?page=99`,
    '/gone',
  ])
  expect(all.size).toBeGreaterThan(140)
  const errors = []
  for (const path of all) errors.push(...(await errorsOf(path)))
  expect(errors).toEqual([])
})

test.each(['breeder', 'owner', 'vet', 'admin'])('so is every page of the account of a %s', async (who) => {
  const answer = await fetch(shop + authCalls.login.path, {
    method: authCalls.login.method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username: `${who}@example.com`, password: demo.password }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const owned = await fetch(`${shop}${animalCalls.listAnimals.path}?size=1`, { headers: { cookie } })
  const [animal] = ((await owned.json()) as { results: { id: number }[] }).results
  // The admin of the shop has none.
  expect(Boolean(animal)).toBe(who !== 'admin')
  const parts = ['', '/health', '/traits', '/breeds', '/dna-profile', '/family', '/life-plan', '/samples', '/reports']
  const errors = []
  for (const path of [...plain, ...(animal ? parts.map((part) => `/my/animals/${animal.id}${part}`) : [])])
    errors.push(...(await errorsOf(path, cookie)))
  expect(errors).toEqual([])
})
