import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { faults, plant } from './faults.ts'
import { type Checklist, checksNothing, faultOf, isNoLife, readRows, rowCounts, splitProof } from './proof.ts'

const root = new URL('../..', import.meta.url).pathname
const textOf = (checklist: Checklist) => readFileSync(new URL(`./${checklist}.tsv`, import.meta.url), 'utf8')
const checklists = Object.keys(rowCounts) as Checklist[]

describe.each(checklists)('%s.tsv', (checklist) => {
  const rows = readRows(checklist, textOf(checklist))

  test('has every row of the specification, once', () => {
    expect(rows).toHaveLength(rowCounts[checklist])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  test('names proofs that exist, and no story that checks nothing', () => {
    const faults = rows.flatMap(({ id, proofs }) =>
      proofs.flatMap((proof) => {
        const fault = faultOf(proof, root)
        return fault ? [`${id}: ${fault}`] : []
      }),
    )
    expect(faults).toEqual([])
    expect(rows.flatMap(({ proofs }) => proofs.filter((proof) => checksNothing(proof, root)))).toEqual([])
    const proved = rows.filter(({ proofs }) => proofs.length).length
    console.log(`${checklist}: ${proved} proved, ${rows.length - proved} open`)
  })
})

test('a life is proven by a journey through the built server, or by a race on PostgreSQL; never by a story', () => {
  const proofs = readRows('lives', textOf('lives')).flatMap((row) => row.proofs)
  expect(proofs.filter(isNoLife)).toEqual([])
  expect(isNoLife('app/src/screens/shop/Cart/Cart.stories.tsx#Full')).toBe(true)
  expect(isNoLife('server/src/sales/cart/handlers.test.ts#adds an item')).toBe(true)
})

test('a page is proven where it is shown: a unit test of its row alone does not open it', () => {
  const rows = readRows('routes', textOf('routes')).filter(({ id }) => id !== '/store')
  const isUnit = (proof: string) => /^(app|contract)\/src\/.*\.test\.ts#/.test(proof)
  expect(rows.filter(({ proofs }) => proofs.length && proofs.every(isUnit)).map(({ id }) => id)).toEqual([])
})

test('a life’s journey opens the pages of what it is about, which `browser.ts` sees to', () => {
  const rows = readRows('lives', textOf('lives'))
  expect(rows.filter(({ opens }) => !opens.length).map(({ id }) => id)).toEqual([])
})

test('each fault is of a rule or a life, and still fits the code', () => {
  const ids = [...readRows('rules', textOf('rules')), ...readRows('lives', textOf('lives'))].map(({ id }) => id)
  expect(faults.filter(({ id }) => !ids.includes(id))).toEqual([])
  for (const fault of faults) expect(plant(fault, root)).not.toBe('')
})

test('lives run without the demonstration’s people and orders', () => {
  const files = readRows('lives', textOf('lives'))
    .flatMap((row) => row.proofs.map((proof) => splitProof(proof).path))
    .filter((file) => file.endsWith('.journey.ts'))
  expect(files.length).toBeGreaterThan(30)
  const isEmpty = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8')
    return (
      /\b(sharedEmptyShop|useEmptyShop|useStripeShop)\(/.test(text) &&
      !/sharedShop\(|useOwnShop\(|@example\.com/.test(text)
    )
  }
  expect([...new Set(files)].filter((file) => !isEmpty(file))).toEqual([])
})

describe('a proof', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'))
  writeFileSync(
    join(folder, 'Cart.stories.tsx'),
    `export const Empty: Story = {}
export const Titled: Story = { play: () => expect(document.title).toBe('Cart') }
const seesTwo = () => expect(rows).toHaveLength(2)
const holding = () => ({ play: () => seesTwo() })
export const Full: Story = holding()
export const OnAPhone: Story = { ...Full, globals: phone }
export const Quiet: Story = { ...Full, play: undefined }
export const Found: Story = { play: ({ canvas }) => canvas.findByText('Two tests') }
`,
  )
  writeFileSync(
    join(folder, 'cart.test.ts'),
    "test('adds an item (once)', () => {})\ntest.each(kinds)('refuses %s and %j', () => {})\n",
  )
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each(['Cart.stories.tsx#Empty', 'cart.test.ts#adds an item (once)', 'cart.test.ts#refuses a kit and "7"'])(
    '%s is found',
    (proof) => {
      expect(faultOf(proof, folder)).toBeUndefined()
    },
  )

  test.each([
    'Cart.stories.tsx#Gone',
    'Cart.stories.tsx#Emp',
    'cart.test.ts#adds an item',
    'gone.test.ts#adds an item (once)',
    'cart.test.ts#refuses %s and %j',
    'cart.test.ts#refuses a kit',
    'cart.test.ts',
  ])('%s is refused', (proof) => {
    expect(faultOf(proof, folder)).toBeTypeOf('string')
  })

  test.each([
    ['Cart.stories.tsx#Empty', true],
    ['Cart.stories.tsx#Titled', true],
    ['Cart.stories.tsx#Found', true],
    ['Cart.stories.tsx#Full', false],
    ['Cart.stories.tsx#OnAPhone', false],
    ['Cart.stories.tsx#Quiet', true],
    ['cart.test.ts#adds an item (once)', false],
  ])('%s checks nothing: %s', (proof, isNothing) => expect(checksNothing(proof, folder)).toBe(isNothing))

  test('is never left out', () => {
    expect(readRows('rules', 'id\trule\tproof\ncart-1\tOne cart\ta.test.ts#a ; b.test.ts#b\n')).toEqual([
      { id: 'cart-1', proofs: ['a.test.ts#a', 'b.test.ts#b'], opens: [] },
    ])
    expect(() => readRows('rules', 'id\trule\tproof\ncart-1\tOne cart\n')).toThrow('cart-1')
  })
})
