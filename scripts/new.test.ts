import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import oxlintConfig from '../oxlint.config.ts'
import { isShort } from '../vitest/tier.ts'
import { planFor } from './templates.ts'

const root = new URL('..', import.meta.url).pathname
const house = mkdtempSync(join(tmpdir(), 'new-'))
const run = (...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'scripts/new.ts'), ...args], {
    cwd: house,
    encoding: 'utf8',
    stdio: 'pipe',
  })
const check = (tool: 'oxfmt' | 'oxlint' | 'tsc', ...args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', tool), args, { cwd: house, encoding: 'utf8', stdio: 'pipe' })
const putJson = (path: string, value: object) => writeFileSync(join(house, path), JSON.stringify(value))
const textOf = (path: string) => readFileSync(join(house, path), 'utf8')

beforeAll(() => {
  run('component', 'PriceTag')
  run('noun', 'sales/kennel-visit')
  run('screen', 'Shop/KennelVisits')
  copyFileSync(join(root, '.oxfmtrc.json'), join(house, '.oxfmtrc.json'))
})
afterAll(() => rmSync(house, { recursive: true }))

test('a component has its recipe, its stories and itself', () => {
  expect(textOf('design-system/src/components/PriceTag/PriceTag.tsx')).toContain('export function PriceTag(')
  expect(textOf('design-system/src/components/PriceTag/PriceTag.recipe.ts')).toContain('export const priceTagRecipe')
  expect(textOf('design-system/src/components/PriceTag/PriceTag.stories.tsx')).toContain("title: 'Components/PriceTag'")
})

test('a noun has the same filename in every room', () => {
  const rooms = ['contract/src', 'contract/src/endpoints', 'mocks/src/fixtures', 'mocks/src/handlers', 'app/src/data']
  const ofServer = [
    'schema/kennel-visit.ts',
    ...['handlers.ts', 'handlers.test.ts'].map((file) => `sales/kennel-visit/${file}`),
  ].map((file) => `server/src/${file}`)
  const files = [...rooms.map((room) => `${room}/kennel-visit.ts`), ...ofServer]
  expect(files.filter((file) => !existsSync(join(house, file)))).toEqual([])
  expect(textOf('contract/src/endpoints/kennel-visit.ts')).toContain("path: '/api/kennel-visits/{id}'")
  expect(textOf('app/src/data/kennel-visit.ts')).toContain('export const useKennelVisits =')
})

test('a screen shows its noun in every state', () => {
  const stories = textOf('app/src/screens/shop/KennelVisits/KennelVisits.stories.tsx')
  const states = [...stories.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)
  expect(states).toEqual(['Full', 'Loading', 'Failed', 'Empty', 'LongText', 'AThousand'])
  expect(textOf('app/src/screens/shop/KennelVisits/KennelVisits.screen.tsx')).toContain(
    "from '../../../data/kennel-visit.ts'",
  )
  expect(textOf('app/src/screens/shop/KennelVisits/KennelVisits.reads.ts')).toContain('[readKennelVisits()]')
})

test('what is written is formatted', () => {
  expect(() => check('oxfmt', '--list-different', '.')).not.toThrow()
})

test('what is written passes the lint', () => {
  // Rules that read types need a whole project: the next test has one.
  putJson('oxlint.json', { ...oxlintConfig, options: {} })
  const files = globSync('{contract,design-system,mocks,app,server}/**/*.{ts,tsx}', { cwd: house })
  expect(() => check('oxlint', '-c', 'oxlint.json', '--deny-warnings', ...files)).not.toThrow()
})

test.skipIf(isShort)('what is written has no error of types, beside the house as it is', { timeout: 180_000 }, () => {
  const roomIn = (room: string) => [`./${room}/src/*.ts`, join(root, room, 'src/*.ts')]
  // What is left for a person: the noun's line among the calls, by which an endpoint finds its row.
  for (const file of ['call-parts.ts', 'request.ts'])
    copyFileSync(join(root, 'contract/src', file), join(house, 'contract/src', file))
  const calls = readFileSync(join(root, 'contract/src/calls.ts'), 'utf8')
  writeFileSync(
    join(house, 'contract/src/calls.ts'),
    `import { kennelVisitCalls } from './kennel-visit.ts'\n${calls.replace('callsByNoun = {', "callsByNoun = { 'kennel-visit': kennelVisitCalls,")}`,
  )
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  putJson('tsconfig.json', {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      // A path that is not among the new files is looked for in the house.
      rootDirs: ['.', root],
      paths: {
        // The server's handlers.ts has no line for the new noun yet.
        '@shop/contract/calls': [join(root, 'contract/src/calls.ts')],
        '@shop/contract/*': roomIn('contract'),
        '@shop/mocks/*': roomIn('mocks'),
      },
    },
    include: [
      'contract',
      'design-system',
      'mocks',
      'app',
      'server',
      join(root, 'server/test/database.ts'),
      join(root, 'server/src/**/*.d.ts'),
    ],
  })
  let errors = ''
  try {
    // More checkers would each work out the contract's types.
    check('tsc', '-p', '.', '--checkers', '1')
  } catch (error) {
    errors = (error as { stdout: string }).stdout
  }
  expect(errors).toBe('')
})

test('nothing is overwritten', () => {
  const before = textOf('contract/src/kennel-visit.ts')
  expect(() => run('noun', 'sales/kennel-visit')).toThrow('nothing written')
  expect(textOf('contract/src/kennel-visit.ts')).toBe(before)
})

test('a name that is none is refused', () => {
  expect(() => planFor('component', '../../etc')).toThrow('not a name')
  expect(() => planFor('screen', 'Gifts')).toThrow('area')
  expect(() => planFor('noun', 'gift')).toThrow('wing')
})
