import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import workshop from '../.storybook/main.ts'
import { sourcesOfStories } from './workshop.ts'

const root = join(import.meta.dirname, '..')
const sources = new Set(sourcesOfStories())

test('every story, page and static file of the workshop is among what it is built from', () => {
  const stories = globSync(workshop.stories as string[], { cwd: join(root, '.storybook') })
  const files = stories.map((path) => relative(root, join(root, '.storybook', path)))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => !sources.has(file))).toEqual([])
})

test.each([
  'server/src/platform/mail/compose.ts',
  'docs/conformance/rules.tsv',
  'app/public/maps/AU.svg',
  'app/mdx.ts',
])('a change of %s makes it older', (file) => expect(sources.has(file)).toBe(true))

test('what is made of it is not', () => {
  expect([...sources].filter((path) => /node_modules|\/dist\//.test(path))).toEqual([])
})
