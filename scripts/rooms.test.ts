import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import oxlintConfig from '../oxlint.config.ts'
import { wings } from '../server/src/wings.ts'

const root = new URL('..', import.meta.url).pathname
const sources = globSync('{contract,design-system,mocks,app,server}/{src,e2e,test}/**/*.{ts,tsx}', { cwd: root })

type Found = { file: string; rule: string }

/** Runs the linter in a folder. It exits with 1 when it finds something, which is not a failure here. */
async function lint(folder: string, ...args: string[]): Promise<Found[]> {
  const run = promisify(execFile)(join(root, 'node_modules/.bin/oxlint'), [...args, '-f', 'json'], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  return diagnostics.map(({ filename, code }) => ({ file: filename, rule: code }))
}

/** Our config without the type-aware rules, which need a whole project. */
const config = { ...oxlintConfig, options: {} }

const list = 'app/src/screens/shop/Products/Products.tsx'
const hook = 'app/src/data/cart.ts'
const frame = 'app/src/layouts/ShopLayout.tsx'
const part = 'app/src/parts/product/ProductGrid.tsx'
const story = 'app/src/screens/shop/Products/Products.stories.tsx'

const resolver = "import { yupResolver } from '@hookform/resolvers/yup'"

const forbidden: [file: string, line: string][] = [
  ['contract/src/cart.ts', "import { useState } from 'react'"],
  ['contract/src/cart.ts', "import { order } from '@shop/mocks/fixtures/order'"],
  ['contract/src/cart.ts', "import { order } from '../../mocks/src/fixtures/order.ts'"],
  ['contract/src/cart.ts', "import { readFileSync } from 'node:fs'"],
  ['contract/src/cart.test.ts', "import { order } from '@shop/mocks/fixtures/order'"],
  ['design-system/src/components/Card/Card.tsx', "import type { Cart } from '@shop/contract/cart'"],
  ['design-system/src/components/Card/Card.tsx', "import type { Cart } from '../../../../contract/src/cart.ts'"],
  ['design-system/src/components/Card/Card.tsx', "import { Link } from 'react-router-dom'"],
  ['design-system/src/components/Card/Card.tsx', "import useSWR from 'swr'"],
  ['design-system/src/components/Card/Card.tsx', "import { object } from 'yup'"],
  ['design-system/src/components/Card/Card.stories.tsx', "import { Hono } from 'hono'"],
  ['mocks/src/handlers/cart.ts', "import { http } from 'msw'"],
  ['mocks/src/handlers/cart.ts', "import { Button } from '@shop/design-system'"],
  ['mocks/src/fixtures/cart.ts', "import { db } from '../../../server/src/platform/db/open.ts'"],
  ['mocks/src/mock.ts', "import { cart } from '@shop/server/sales/cart/handlers'"],
  ['server/src/sales/cart/handlers.ts', "import { order } from '@shop/mocks/fixtures/order'"],
  ['server/src/sales/cart/handlers.ts', "import { order } from '../../../../mocks/src/fixtures/order.ts'"],
  ['server/src/sales/cart/handlers.ts', "import { paths } from '@shop/app/paths'"],
  ['server/src/entry/seed/demo.ts', "import { order } from '@shop/mocks/fixtures/order'"],
  ['server/src/entry/seed/demo-animals.test.ts', "import { mock } from '@shop/mocks/mock'"],
  ['server/src/sales/order/view.ts', "import { readCart } from '../cart/view.ts'"],
  ['server/src/sales/order/view.ts', "import { mount } from '../../entry/http/mount.ts'"],
  ['server/src/sales/order/view.ts', "import { handlersOf } from '../../handlers.ts'"],
  ['server/src/results/mate/handlers.ts', "import { pricesFor } from '../../sales/member/member.ts'"],
  ['server/src/sales/order/deeper/view.ts', "import { readCart } from '../../cart/view.ts'"],
  ['server/src/sales/order/deeper/view.ts', "import { mount } from '../../../entry/http/mount.ts'"],
  ['server/src/platform/mail/notice.ts', "import type { Services } from '../services.ts'"],
  ['server/src/platform/jobs/jobs.ts', "import { receiptMail } from '../../sales/checkout/receipt-mail.ts'"],
  ['server/src/schema/order.ts', "import { pointsOf } from '../sales/loyalty/handlers.ts'"],
  ['server/src/platform/services.ts', "import type { User } from '../people/visitor/visitor.ts'"],
  ['app/src/routes.ts', "import { order } from '@shop/mocks/fixtures/order'"],
  ['app/src/routes.ts', "import { Box } from '@chakra-ui/react'"],
  [hook, "import { order } from '@shop/mocks/fixtures/order'"],
  [hook, "import { Button } from '@shop/design-system'"],
  [hook, "import { Products } from '../screens/shop/Products/Products.tsx'"],
  [list, "import useSWR from 'swr'"],
  [list, "import { request } from '@shop/contract/request'"],
  [list, "import { calls } from '@shop/contract/calls'"],
  [list, "import { cartCalls } from '@shop/contract/cart'"],
  [list, "import { Cart } from '../Cart/Cart.tsx'"],
  [list, "import { Login } from '../../account/Login/Login.tsx'"],
  [list, "import { Login } from '../../../screens/account/Login/Login.tsx'"],
  [list, "import { order } from '@shop/mocks/fixtures/order'"],
  [list, "import { cart } from '../../../../../server/src/sales/cart/handlers.ts'"],
  [list, "import { Box } from '@chakra-ui/react'"],
  [frame, "import useSWR from 'swr'"],
  [frame, "import { cartCalls } from '@shop/contract/cart'"],
  [frame, "import { Products } from '../screens/shop/Products/Products.tsx'"],
  [frame, "import { cart } from '@shop/server/sales/cart/handlers'"],
  [part, "import { Products } from '../../screens/shop/Products/Products.tsx'"],
  [part, "import useSWR from 'swr'"],
  [hook, "import { ProductGrid } from '../parts/product/ProductGrid.tsx'"],
  [story, "import { http } from 'msw'"],
  [story, "import { cart } from '@shop/server/sales/cart/handlers'"],
  ...['app/src/App.tsx', hook, list, frame, part, story].map((file): [string, string] => [file, resolver]),
]

const allowed: [file: string, line: string][] = [
  ['contract/src/cart.ts', "import { object } from 'yup'"],
  ['contract/src/cart.ts', "import { call } from './call.ts'"],
  ['contract/src/cart.test.ts', "import { expect } from 'vitest'"],
  ['design-system/src/components/Card/Card.tsx', "import { chakra } from '@chakra-ui/react'"],
  ['design-system/src/components/Card/Card.tsx', "import { Spinner } from '../Spinner/Spinner.tsx'"],
  ['design-system/src/components/Card/Card.tsx', "import { useForm } from 'react-hook-form'"],
  ['mocks/src/handlers/cart.ts', "import { cartCalls } from '@shop/contract/cart'"],
  ['mocks/src/handlers/cart.ts', "import { mock } from '../mock.ts'"],
  ['mocks/src/mock.ts', "import { http } from 'msw'"],
  ['server/src/sales/cart/handlers.ts', "import { cartCalls } from '@shop/contract/cart'"],
  ['server/src/sales/cart/handlers.ts', "import { isLongOverdue } from '../invoice/row.ts'"],
  ['server/src/sales/cart/handlers.ts', "import { orders } from '../../schema/order.ts'"],
  ['server/src/sales/cart/handlers.ts', "import { jobs } from '../../platform/jobs/jobs.ts'"],
  ['server/src/sales/cart/handlers.ts', "import type { Services } from '../../platform/services.ts'"],
  ['server/src/sales/cart/handlers.ts', "import { readCart } from './view.ts'"],
  ['server/src/results/report/pdf/render.ts', "import { contentOf } from '../content.ts'"],
  ['server/src/results/report/pdf/render.ts', "import { openWriter } from '../../../platform/pdf/writer.ts'"],
  ['server/src/sales/cart/handlers.test.ts', "import { login } from '../../workflows/auth/handlers.ts'"],
  ['server/src/schema/order.ts', "import { checkouts } from './checkout.ts'"],
  ['server/src/app.ts', "import { mount } from './entry/http/mount.ts'"],
  ['server/src/entry/seed/demo-animals.test.ts', "import { order } from '@shop/mocks/fixtures/order'"],
  [hook, "import useSWR from 'swr'"],
  [hook, "import { cartCalls } from '@shop/contract/cart'"],
  [list, "import { Button } from '@shop/design-system'"],
  [list, "import { useCart } from '../../../data/cart.ts'"],
  [list, "import { paths } from '../../../paths.ts'"],
  [list, "import { ShopLayout } from '../../../layouts/ShopLayout.tsx'"],
  [list, "import { Filters } from './Filters.tsx'"],
  [list, "import { checkoutSchema, type Cart } from '@shop/contract/cart'"],
  [list, "import { ProductGrid } from '../../../parts/product/ProductGrid.tsx'"],
  [frame, "import { useCart } from '../data/cart.ts'"],
  [part, "import { paths } from '../../paths.ts'"],
  [story, "import { mock } from '@shop/mocks/mock'"],
  [story, "import { cartCalls } from '@shop/contract/cart'"],
  ['app/src/parts/form/schema-resolver.ts', resolver],
]

describe('rooms', () => {
  let house: string
  let found: Found[]
  const room = (kind: string, index: number) => join(kind, String(index))

  beforeAll(async () => {
    house = mkdtempSync(join(tmpdir(), 'rooms-'))
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(house, path)), { recursive: true })
      writeFileSync(join(house, path), text)
    }
    const furnish = (kind: string, rows: typeof forbidden) =>
      rows.forEach(([file, line], index) => {
        put(join(room(kind, index), '.oxlintrc.json'), JSON.stringify(config))
        put(join(room(kind, index), file), `${line}\n`)
      })
    furnish('forbidden', forbidden)
    furnish('allowed', allowed)
    put('.oxlintrc.json', JSON.stringify(config))
    put('circle/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n")
    put('circle/b.ts', "import { a } from './a.ts'\nexport const b = () => a\n")
    put('fetching/.oxlintrc.json', JSON.stringify(config))
    put(`fetching/${list}`, "export const load = () => fetch('/api/cart')\n")
    found = await lint(house)
  }, 60_000)

  afterAll(() => rmSync(house, { recursive: true, force: true }))

  const isRefused = (folder: string, rule: string) =>
    found.some((one) => one.file.startsWith(`${folder}/`) && one.rule === rule)

  test.each(forbidden.map(([file, line], index) => ({ file, line, index })))('$file may not: $line', ({ index }) => {
    expect(isRefused(room('forbidden', index), 'eslint(no-restricted-imports)')).toBe(true)
  })

  test.each(allowed.map(([file, line], index) => ({ file, line, index })))('$file may: $line', ({ index }) => {
    expect(isRefused(room('allowed', index), 'eslint(no-restricted-imports)')).toBe(false)
  })

  test('a screen may not fetch', () => {
    expect(isRefused('fetching', 'eslint(no-restricted-globals)')).toBe(true)
  })

  test('a circle is found', () => {
    expect(isRefused('circle', 'import(no-cycle)')).toBe(true)
  })

  test('the house has no circles', async () => {
    const rules = { 'import/no-cycle': 'error' }
    writeFileSync(join(house, 'circles.json'), JSON.stringify({ plugins: ['import'], categories: {}, rules }))
    expect((await lint(root, '-c', join(house, 'circles.json'), ...sources)).filter(isCircle)).toEqual([])
  })
})

describe('wings of the server', () => {
  const foldersIn = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((path) => path.replace(/^server\/src\/|\/$/g, ''))

  test('each wing has its folder, each room its own, and no folder is without a line', () => {
    expect(new Set(foldersIn('server/src/*/'))).toEqual(new Set(wings.map(({ name }) => name)))
    expect(new Set(foldersIn('server/src/*/*/'))).toEqual(
      new Set(wings.flatMap(({ name, rooms }) => rooms.map((room) => `${name}/${room}`))),
    )
  })

  test('one looks through them: twelve wings, and a dozen files above them, at most', () => {
    expect(wings.length).toBeLessThanOrEqual(12)
    expect(
      globSync('server/src/*.ts', { cwd: root }).filter((file) => !/\.(test|unit)\./.test(file)).length,
    ).toBeLessThanOrEqual(12)
  })
})

const isCircle = ({ rule }: Found) => rule === 'import(no-cycle)'

describe('barrels', () => {
  const statements = (text: string) =>
    text
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .split(/^(?=export|import|const|function|type|declare)/m)
      .filter((statement) => statement.trim())
  const isBarrel = (text: string) =>
    statements(text).length > 0 && statements(text).every((one) => /^export\s[^=(]*\sfrom\s+'/.test(one))

  test('a barrel is recognised', () => {
    expect(isBarrel("// all\nexport { A } from './a.ts'\nexport * from './b.ts'\n")).toBe(true)
    expect(isBarrel("import { a } from './a.ts'\nexport const b = a\n")).toBe(false)
  })

  test("there is none besides the design-system's, and those that are a file of the build", () => {
    expect(new Set(sources.filter((file) => isBarrel(readFileSync(join(root, file), 'utf8'))))).toEqual(
      new Set(['design-system/src/index.ts', 'app/src/layouts/ShopFrame/later-parts.ts', 'server/src/readers.ts']),
    )
  })
})
