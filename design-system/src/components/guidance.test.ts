import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinResolvers, parse } from 'react-docgen'
import { expect, test } from 'vitest'
import { type Guidance, groups } from './guidance.ts'

const root = import.meta.dirname
const folders = globSync('*/', { cwd: root })
const index = readFileSync(join(root, '../index.ts'), 'utf8')

test('each component says when to use it, when not, and what a screen reader says', () => {
  expect(folders.length).toBeGreaterThan(50)
  expect(folders.filter((name) => !existsSync(join(root, name, `${name}.guidance.tsx`)))).toEqual([])
})

const guidances = import.meta.glob<{ guidance: Guidance }>('./*/*.guidance.tsx', { eager: true })
const each = Object.entries(guidances).map(([file, { guidance }]) => ({ file, ...guidance }))

test('each component says since when it is there, in which group, and what takes its place', () => {
  expect(each).toHaveLength(folders.length)
  const thisMonth = new Date().toISOString().slice(0, 7)
  const isMonth = (since: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(since) && since <= thisMonth
  expect(each.filter(({ since }) => !isMonth(since)).map(({ file }) => file)).toEqual([])
  expect(each.filter(({ group }) => !groups.includes(group)).map(({ file }) => file)).toEqual([])
  const isComponent = (name: string) => folders.some((folder) => folder.replace('/', '') === name)
  expect(each.filter(({ replacedBy }) => replacedBy && !isComponent(replacedBy)).map(({ file }) => file)).toEqual([])
})

/** The exported components of a file with their props, as the workshop's tables have them. */
const documentedIn = (file: string) =>
  parse(readFileSync(file, 'utf8'), {
    filename: file,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  })

test('each prop of our own is described', () => {
  const files = globSync('*/*.tsx', { cwd: root }).filter((file) => !/\.(stories|guidance)\.tsx$/.test(file))
  const props = files
    .filter((file) => index.includes(`./components/${file}`))
    .flatMap((file) =>
      documentedIn(join(root, file)).flatMap(({ displayName, props: own }) =>
        Object.entries(own ?? {})
          // A native attribute has no type of ours.
          .filter(([, { tsType }]) => tsType)
          .map(([name, { description }]) => ({ name: `${displayName}.${name}`, description })),
      ),
    )
  expect(props.length).toBeGreaterThan(200)
  expect(props.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
})
