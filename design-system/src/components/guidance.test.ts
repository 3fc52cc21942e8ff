import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinResolvers, parse } from 'react-docgen'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const folders = globSync('*/', { cwd: root })
const index = readFileSync(join(root, '../index.ts'), 'utf8')

test('each component says when to use it, when not, and what a screen reader says', () => {
  expect(folders.length).toBeGreaterThan(50)
  expect(folders.filter((name) => !existsSync(join(root, name, `${name}.guidance.tsx`)))).toEqual([])
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
