import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentSamples } from '../test/document-samples.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const stories = read('Documents.stories.tsx')

test('each sample has a story, which draws it and no other', () => {
  const shown = [...stories.matchAll(/shows\(\s*'([\w-]+)',\s*\(\) => import\('document:([\w-]+)'\)/g)]
  expect(new Set(shown.map(([, name]) => name))).toEqual(new Set(Object.keys(documentSamples)))
  expect(shown).toHaveLength(Object.keys(documentSamples).length)
  for (const [, name, module] of shown) expect(module).toBe(name)
})

test('everything that draws a document has a sample', () => {
  const samples = read('../test/document-samples.ts')
  const drawing = globSync('../src/**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/writer\.ts$|\.unit\.ts$/.test(file) && read(file).includes('openWriter('),
  )
  expect(drawing.length).toBeGreaterThan(5)
  const missing = drawing.filter((file) => !samples.includes(`'${file}'`))
  expect(missing).toEqual([])
})

test('all copy of mails has a story', () => {
  const mails = read('Mails.stories.tsx')
  const copies = globSync('../src/**/mail-copy.ts', { cwd: import.meta.dirname })
  expect(copies.length).toBeGreaterThan(8)
  // Notices are all in one story, by the list that joins them.
  const isNoticesAlone = (file: string) =>
    [...read(file).matchAll(/^export \w+ \w+(?: = )?(\w*)/gm)].every(
      ([, made]) => made === 'notices' || made === 'linkTo',
    )
  expect(copies.filter((file) => !mails.includes(`'${file}'`) && !isNoticesAlone(file))).toEqual([])
})
