import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { designSystem } from './system.ts'
import { textStyles } from './tokens.ts'
import { utilities } from './utilities.ts'

/**
 * A token that the theme lacks arrives in the CSS as it is written, `width:36`, and browsers pass over it. So every
 * plain value of a style in the sources is a token, or means something in CSS.
 */
const root = join(import.meta.dirname, '../../..')
const files = globSync(['{design-system,app}/src/**/*.{ts,tsx}', '.storybook/**/*.tsx'], { cwd: root }).filter(
  (file) => !/\.(stories|test)\.tsx?$|-story\.tsx$|theme\/(conditions|utilities)\.ts$/.test(file),
)

const anywhere = /^(0|none|auto|normal|inherit|unset|(var|calc|clamp|min|max|env|color-mix)\(.*\))$/
const length = /^-?(\d*\.)?\d+(px|rem|em|ch|ex|lh|vh|vw|svh|dvh|dvw|cqw|cqi|pt|mm|cm|in|%)$/
const colour =
  /^(transparent|current[cC]olor|white|black|(Canvas|Button|Highlight|Link|Field|Mark)\w*|#[\da-f]{3,8}|[a-z-]+\(.*\))$/
const number = /^-?(\d*\.)?\d+$/

/** What a value may be made of, by what its property takes. */
const readings = {
  length: [length, /^(fit-content|(min|max)-content|stretch|thin|medium)$/],
  colour: [colour],
  line: [length, colour, /^(solid|dashed|dotted|double)$/],
  shadow: [length, colour, /^inset$/],
  number: [number, length],
  time: [/^(\d*\.)?\d+m?s$/],
} satisfies Record<string, RegExp[]>
type Kind = keyof typeof readings

const byCategory: Record<string, Kind> = {
  spacing: 'length',
  sizes: 'length',
  radii: 'length',
  fontSizes: 'length',
  letterSpacings: 'length',
  colors: 'colour',
  borders: 'line',
  shadows: 'shadow',
  fontWeights: 'number',
  lineHeights: 'number',
  zIndex: 'number',
  durations: 'time',
}
/** Of these some read no tokens. */
const lengths =
  /^((scroll)?(margin|padding)([A-Z]\w+)?|(min|max)?(width|height|blockSize|inlineSize)|(row|column)?gap|inset([A-Z]\w+)?|top|right|bottom|left|border\w*(Width|Radius|Spacing)|(outline|textUnderline)Offset|outlineWidth|textIndent|flexBasis|columnWidth)$/i

const kinds = new Map<string, Kind>()
for (const [name, { values, shorthand }] of Object.entries(utilities)) {
  const kind = typeof values === 'string' ? byCategory[values] : undefined
  if (kind) for (const each of [name, ...[shorthand ?? []].flat()]) kinds.set(each, kind)
}
const kindOf = (name: string) => kinds.get(name) ?? (lengths.test(name) ? 'length' : undefined)

/** At blanks, commas and strokes that are in no brackets. */
const parts = (css: string) => css.match(/(?:[^\s,/()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

const system = designSystem()

/** Whether a value does anything: with its tokens resolved, it is CSS. */
const isServed = (name: string, kind: Kind, value: string) =>
  Object.values(system.css({ [name]: value } as object)).every((css) =>
    parts(String(css).replace(/ !important$/, '')).every((part) =>
      [anywhere, ...readings[kind]].some((reading) => reading.test(part)),
    ),
  )

/** The plain values of a style, whatever it depends on. */
function valuesOf(node: ESTree.Node | null | undefined): string[] {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(valuesOf)
  if (node?.type === 'LogicalExpression') return valuesOf(node.right)
  if (node?.type === 'JSXExpressionContainer') return valuesOf(node.expression)
  if (node?.type === 'ObjectExpression')
    return node.properties.flatMap((each) => (each.type === 'Property' ? valuesOf(each.value) : []))
  return []
}

/** What may be a style: a property of an object, and an attribute of a component. */
function stylesOf(file: string, text: string) {
  const found: { name: string; value: string; at: number }[] = []
  const add = (name: string, node: ESTree.Node | null, at: number) =>
    found.push(...valuesOf(node).map((value) => ({ name, value, at })))
  new Visitor({
    Property({ key, value, start }) {
      if (key.type === 'Identifier') add(key.name, value, start)
    },
    JSXOpeningElement({ name, attributes }) {
      // An element's own attribute is none: the width of an image.
      if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) return
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier')
          add(attribute.name.name, attribute.value, attribute.start)
    },
  }).visit(parseSync(file, text).program)
  return found
}

test('every style is a token that the theme has, or means something in CSS', () => {
  let count = 0
  const raw = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return stylesOf(file, text).flatMap(({ name, value, at }) => {
      const kind = kindOf(name)
      if (!kind && name !== 'textStyle') return []
      count += 1
      const isUseful = kind ? isServed(name, kind, value) : value in textStyles
      return isUseful ? [] : `${file}:${text.slice(0, at).split('\n').length} ${name}: ${value}`
    })
  })
  expect(count).toBeGreaterThan(1000)
  expect(raw, 'use a token of theme/tokens.ts, or a length with its unit').toEqual([])
})

test.each([
  ['width', '36', false],
  ['width', '9rem', true],
  ['width', 'full', true],
  ['maxWidth', '2xl', false],
  ['borderRadius', 'full', false],
  ['scrollMarginBlockStart', '24', false],
  ['scrollMarginTop', '24', true],
  ['padding', '4 1.5rem', false],
  ['color', 'colorPalette.fg', true],
  ['color', 'gray.500', false],
  ['boxShadow', 'lg', false],
  ['fontWeight', 'extrabold', false],
] as const)('%s: %s reaches somebody: %s', (name, value, isUseful) => {
  expect(isServed(name, kindOf(name) ?? 'length', value)).toBe(isUseful)
})
