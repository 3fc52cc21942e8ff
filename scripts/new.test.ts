import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addWord, append, insertAfterLast, insertSorted } from './new/insert.ts'
import { planFor } from './new/kinds.ts'

const script = join(import.meta.dirname, 'new.ts')
const folder = mkdtempSync(join(tmpdir(), 'new-'))
const put = (path: string, text: string) => {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const run = (...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
const written = () => globSync('**/*.{ts,tsx}', { cwd: folder })

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a component has its recipe, its guidance, its stories and itself, and says what is left', () => {
  expect(run('component', 'PriceTag')).toContain('PriceTag.guidance.tsx: when to use it')
  const files = ['PriceTag.guidance.tsx', 'PriceTag.recipe.ts', 'PriceTag.stories.tsx', 'PriceTag.tsx']
  expect(written().toSorted()).toEqual(files.map((file) => `design-system/src/components/PriceTag/${file}`))
})

test('a noun has the same filename in every room', () => {
  const files = Object.keys(planFor('noun', 'sales/kennel-visit').files)
  const rooms = ['contract/src', 'contract/src/endpoints', 'mocks/src/fixtures', 'mocks/src/handlers']
  expect(files).toEqual([
    ...[...rooms, 'server/src/schema'].map((room) => `${room}/kennel-visit.ts`),
    ...['handlers.ts', 'handlers.test.ts'].map((file) => `server/src/sales/kennel-visit/${file}`),
  ])
})

test.each([
  ['noun', 'sales/kennel-visit', undefined],
  ['screen', 'Shop/AllLitters', 'litter'],
  ['screen', 'Kennels/AllLitters', 'litter'],
] as const)('each list that a new %s is added to is there: %s', (kind, name, noun) => {
  for (const [path, edit] of Object.entries(planFor(kind, name, noun).edits)) {
    const text = readFileSync(path, 'utf8')
    // Of an existing noun the screen only reads what it has.
    if (/^(contract\/src\/endpoints|mocks|app\/src\/data)\//.test(path)) expect(edit(text)).toBe(text)
    else expect(edit(text).split(/\s+/).length).toBeGreaterThan(text.split(/\s+/).length)
  }
})

describe('nothing is written', () => {
  /** What it says instead. */
  function refusalOf(...args: string[]): string {
    const before = written()
    try {
      run(...args)
    } catch (error) {
      expect(written()).toEqual(before)
      return (error as { stderr: string }).stderr
    }
    throw new Error('It was written')
  }

  test('over what is there', () => {
    put('contract/src/gift.ts', 'export const mine = true\n')
    expect(refusalOf('noun', 'sales/gift')).toBe('Nothing written. Already there: contract/src/gift.ts\n')
    put('server/src/schema/present.ts', "export const presents = pgTable(\n  'gift_boxs',\n")
    const why = 'server/src/schema/present.ts has a table "gift_boxs" already'
    expect(refusalOf('noun', 'sales/gift-box')).toContain(why)
  })

  test('where a list is not there, or is not as it is known', () => {
    expect(refusalOf('noun', 'sales/gift')).toContain('There is no contract/src/calls.ts')
    put('contract/src/calls.ts', "import { cartCalls } from './cart.ts'\n\nexport const all = {\n}\n")
    const why = 'contract/src/calls.ts: There is no line "export const callsByNoun = {"'
    expect(refusalOf('noun', 'sales/gift')).toContain(why)
  })

  test('for a screen over a noun that is not there, or has no list', () => {
    expect(refusalOf('screen', 'Shop/Gifts')).toContain('There is no contract/src/endpoints/gift.ts')
    put('contract/src/endpoints/gift.ts', 'getGift: {}\n')
    const why = 'contract/src/endpoints/gift.ts: There is no "listGifts:"'
    expect(refusalOf('screen', 'Shop/Gifts')).toContain(why)
  })

  test.each([
    ['"../../etc" is not a name', 'component', '../../etc'],
    ['A component has a name', 'component', 'Shop/PriceTag'],
    ['A screen lives in an area', 'screen', 'Gifts'],
    ['An area is one word', 'screen', 'MyShop/Gifts'],
    ['A noun lives in a wing', 'noun', 'gift'],
    ['There is no wing "shop": platform, reference', 'noun', 'shop/gift'],
    ['npm run new component PriceTag |', 'page', 'Gifts'],
    ['npm run new component PriceTag |', 'component'],
  ])('for a name that is none: %s', (why, ...args) => {
    expect(refusalOf(...args)).toContain(why)
  })
})

test('a page whose name or address is taken is refused', () => {
  const add = planFor('screen', 'Shop/Gifts', 'gift').edits['app/src/paths.ts']
  const paths = (entry: string) => `export const paths = {\n  ${entry},\n} as const\n`
  expect(add?.(paths("home: '/'"))).toBe(paths("home: '/',\n  gifts: '/gifts'"))
  expect(() => add?.(paths("presents: '/gifts'"))).toThrow('There is a page at /gifts')
  expect(() => add?.(paths("gifts: '/presents'"))).toThrow('"gifts" is there already')
  expect(() => add?.(paths('gifts'))).toThrow('"gifts" is there already')
})

describe('a list', () => {
  const list = { from: 'const all = {', until: '}' }
  const text = "const all = {\n  cart: {\n    zebra,\n  },\n  'gift-card': giftCards,\n  order: orders,\n}\n"

  test.each([
    ['  address: a,', 'cart: {'],
    ['  gift: a,', "'gift-card'"],
    ["  'gift-box': a,", "'gift-card'"],
    ['  invoice: a,', 'order:'],
    ['  user: a,', '}'],
  ])('takes %s before %s', (entry, next) => {
    const start = `\n${entry}\n${next === '}' ? '' : '  '}${next}`
    expect(insertSorted(text, list, entry)).toContain(start)
  })

  test('has an import by its name, before the blank line', () => {
    const imports = "import type { a } from 'a'\nimport { cartCalls } from './cart.ts'\n\nimport { x } from 'x'\n"
    const add = (name: string) => insertSorted(imports, { until: '' }, `import { ${name} } from './x.ts'`).split('\n')
    expect(add('addressCalls').findIndex((line) => line.includes('addressCalls'))).toBe(1)
    expect(add('giftCalls').findIndex((line) => line.includes('giftCalls'))).toBe(2)
  })

  test('takes nothing twice', () => {
    expect(() => insertSorted(text, list, "  'gift-card': a,")).toThrow('"gift-card" is there already')
    expect(() => append(text, list, ['', '  order: a,'])).toThrow('"order" is there already')
    expect(() => addWord("sales: 'cart order'", 'sales: ', 'cart')).toThrow('"cart" is there already')
  })

  test('takes lines at its end, and after the last of a form', () => {
    expect(append(text, list, ['', '  a: a,'])).toBe(text.replace('\n}', '\n\n  a: a,\n}'))
    expect(insertAfterLast('a 1\nb\na 2\nc\n', /^a/, 'a 3')).toBe('a 1\nb\na 2\na 3\nc\n')
    expect(() => insertAfterLast('b\n', /^a/, 'a 1')).toThrow('no line like /^a/')
    expect(() => append(text, { ...list, from: 'const some = {' }, ['  a: a,'])).toThrow('no line "const some = {"')
  })

  test('of words goes on in a new line where its last one is full', () => {
    expect(addWord("x: 'y', sales: 'cart order',", 'sales: ', 'gift')).toBe("x: 'y', sales: 'cart order gift',")
    const full = 'a'.repeat(108)
    expect(addWord(`sales: '${full}',`, 'sales: ', 'b')).toBe(`sales: '${full} b',`)
    expect(addWord(`sales: '${full}',`, 'sales: ', 'bb')).toBe(`sales: \`${full}\n    bb\`,`)
    expect(addWord(`sales: \`${full}\n    bb\`,`, 'sales: ', 'c')).toBe(`sales: \`${full}\n    bb c\`,`)
    expect(() => addWord("sales: 'cart'", 'goods: ', 'gift')).toThrow('no list after "goods: "')
    expect(() => addWord('sales: [cart]', 'sales: ', 'gift')).toThrow('no list after "sales: "')
  })
})

test('what is written for a screen is new, but for the hooks of its noun', () => {
  const dataOf = (noun: string) =>
    Object.keys(planFor('screen', 'Shop/Things', noun).files).filter((file) => /data/.test(file))
  expect(dataOf('kennel-visit')).toEqual(['app/src/data/kennel-visit.ts'])
  expect(existsSync('app/src/data/litter.ts')).toBe(true)
  expect(dataOf('litter')).toEqual([])
})
