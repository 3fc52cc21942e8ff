import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { conditions as ourConditions } from './conditions.ts'
import { designSystem, systemConfig } from './system.ts'
import { utilities } from './utilities.ts'

const ours = designSystem()
/** The system with everything Chakra knows. */
const whole = createSystem(defaultBaseConfig, systemConfig)

const root = join(import.meta.dirname, '../../..')
const themeFiles = /theme\/(conditions|utilities)\.ts$|\.test\.tsx?$/
const sources = globSync(['design-system/src/**/*.{ts,tsx}', 'app/src/**/*.{ts,tsx}', '.storybook/*.tsx'], {
  cwd: root,
})
  .filter((file) => !themeFiles.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** What may be a style: a key of an object or an attribute, with the plain values that are behind it. */
const named = new Map<string, Set<string | number | boolean>>()
for (const [, name = '', given = ''] of sources.matchAll(
  /(?<![\w.$])([a-zA-Z_]\w*)(?:['"]?\??:(?!:)|=(?=["'{])|(?=\s*\/?>|\s+\w+=))(?=\s*(\{[^}]*\}|[^,;\n]*))/g,
)) {
  const values = named.get(name) ?? new Set([true, 2, '2', 'md', 'full'])
  for (const [, text, number] of given.matchAll(/['"`]([^'"`\n]+)['"`]|(?<![\w.])(-?\d+(?:\.\d+)?)\b/g))
    values.add(text ?? Number(number))
  named.set(name, values)
}

/** Named in the sources as something else than a style; and `rotate`, which we always give its unit. */
const notStyles = new Set(['contrast', 'focusRing', 'm', 'my', 'rotate'])

/** What a style becomes, without the variables nobody reads. */
const cssOf = ({ css }: typeof whole, style: object) =>
  JSON.stringify(css(style), (key, value: unknown) => (key.startsWith('--') ? undefined : value))

test('every style our sources use means what Chakra says it means', () => {
  const styles = [...named].filter(([name]) => whole.utility.keys().includes(name) && !notStyles.has(name))
  expect(styles.length).toBeGreaterThan(80)
  const lost = styles.flatMap(([name, values]) =>
    [...values]
      .map((value) => ({ [name]: value }))
      .filter((style) => cssOf(ours, style) !== cssOf(whole, style))
      .map((style) => JSON.stringify(style)),
  )
  expect(lost, 'name these in theme/utilities.ts').toEqual([])
})

test('every condition our sources use is named, as Chakra defines it', () => {
  const used = [...named.keys()].filter((name) => whole.conditions.keys().includes(name))
  // By value: `_hover` is a list.
  const definitionsOf = ({ conditions }: typeof whole) => used.map((name) => [name, conditions.resolve(name)])
  expect(definitionsOf(ours), 'name these in theme/conditions.ts').toEqual(definitionsOf(whole))
})

test('nothing is named that no source uses', () => {
  const shorthands = (property: string) => [property, ...[utilities[property]?.shorthand ?? []].flat()]
  const idle = [
    ...Object.keys(ourConditions).filter((name) => !named.has(`_${name}`)),
    ...Object.keys(utilities).filter((name) => !shorthands(name).some((one) => named.has(one))),
  ]
  expect(idle).toEqual([])
})

test('the mobile header ends below 481 px (header-9)', () => {
  expect(systemConfig.theme?.breakpoints?.sm).toBe('481px')
})
