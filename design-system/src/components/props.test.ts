import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtinResolvers, parse } from 'react-docgen'

type Rows = Record<string, { description?: string; control?: unknown; options?: string[] }>
type Story = { args?: object; argTypes?: Rows; title?: string; component?: { name: string } }
const files = import.meta.glob<{ default: Story; [story: string]: Story }>('./*/*.stories.tsx', { eager: true })

/** What react-docgen, and so the workshop, knows of the props of a component beside its stories. */
const documented = (file: string, name: string) => {
  const path = join(import.meta.dirname, file, '..', `${name}.tsx`)
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
  const all = parse(readFileSync(path, 'utf8'), { filename: path, resolver })
  return all.find(({ displayName }) => displayName === name)?.props ?? {}
}

const tables = Object.entries(files).flatMap(([file, { default: meta, ...stories }]) => {
  if (!meta.component) return []
  const props = documented(file, meta.component.name)
  const own = [meta, ...Object.values(stories)]
  const argTypes: Rows = Object.assign({}, ...own.map((story) => story.argTypes))
  const names = new Set([
    ...own.flatMap(({ args }) => Object.keys(args ?? {})),
    ...Object.keys({ ...props, ...argTypes }),
  ])
  return [...names].map((name) => ({
    name: `${meta.component?.name}.${name}`,
    description: argTypes[name]?.description ?? props[name]?.description,
    // Without either, the control is an editor of JSON.
    isTyped: Boolean(props[name]?.tsType || argTypes[name]),
    isChoice: argTypes[name]?.control === 'select',
    options: argTypes[name]?.options ?? [],
  }))
})

test('each row of a table of props is described, and each variant is chosen from its values', () => {
  expect(tables.length).toBeGreaterThan(300)
  const named = (rows: typeof tables) => rows.map(({ name }) => name)
  expect(named(tables)).toContain('Button.disabled')
  expect(named(tables.filter(({ description }) => !description))).toEqual([])
  expect(named(tables.filter(({ isTyped }) => !isTyped))).toEqual([])
  expect(named(tables.filter(({ isChoice, options }) => isChoice && !options.length))).toEqual([])
})
