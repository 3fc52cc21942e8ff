import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, edit } from '../scripts/copy-project.ts'
import { npmRun } from '../scripts/npm-run.ts'
import { readRun } from './results.ts'

/** Builds a workshop of three components with one of their sources otherwise, and looks at what the pictures say of it. */
const folder = mkdtempSync(join(tmpdir(), 'change-'))
const visual = (...options: string[]) => npmRun('visual', options, {}, folder)
const components = 'design-system/src/components'

beforeAll(async () => {
  copyProject(folder, () =>
    edit(
      folder,
      '.storybook/main.ts',
      /stories: \[[^\]]*\]/,
      `stories: ['../${components}/{Badge,Callout,Price}/*.stories.tsx']`,
    ),
  )
  await visual('--baseline')
}, 900_000)
afterAll(() => rmSync(folder, { recursive: true }), 60_000)

/** Pictures the workshop with a text of a file replaced. Returns the last run. */
async function pictured(file: string, before: string, after: string, ...options: string[]) {
  const putBack = edit(folder, file, before, after)
  await expect(visual(...options)).rejects.toMatchObject({ code: 1 })
  putBack()
  return readRun(join(folder, 'visual/report'))
}
const changedIn = ({ results }: ReturnType<typeof readRun>) =>
  results.filter(({ state }) => state === 'changed').map(({ story }) => story.id.replace('components-', ''))

const badges = ['affected', 'audience', 'carrier', 'clear', 'large', 'neutral', 'no-result', 'small', 'with-icon']

test('a workshop that is the same is reported as the same, three times', async () => {
  for (let run = 0; run < 3; run++)
    expect(await visual()).toMatch(/ 0 failed, 0 changed, 0 new, 0 gone, \d\d as accepted/)
})

test('nothing is pictured where nothing changed', async () => {
  expect(await visual('--changed', '--base', 'HEAD')).toBe('Nothing that stories depend on differs from HEAD.\n')
})

test('a colour of the theme is reported where it is seen, and named', async () => {
  const run = await pictured(
    'design-system/src/theme/palettes.ts',
    "bg: ['#fdf0cf'",
    "bg: ['#cfe9fd'",
    '--changed',
    '--base',
    'HEAD',
  )
  expect(run.results).toHaveLength(19)
  expect(changedIn(run)).toEqual(['badge--carrier', 'callout--caution'])
  for (const result of run.results) if (result.state === 'changed') expect(result.cause).toBe('#fdf0cf became #cfe9fd')
})

test('a space of the theme is reported where it is taken', async () => {
  const run = await pictured(
    'design-system/src/theme/tokens.ts',
    '...rhythm }',
    "...rhythm, 1.5: { value: '0.5rem' } }",
  )
  expect(changedIn(run)).toEqual(['badge--large', 'badge--with-icon'])
})

test('a component is pictured in its own stories alone, and reported', async () => {
  const run = await pictured(
    `${components}/Badge/Badge.tsx`,
    '{children}\n    </Base>',
    '{children}.\n    </Base>',
    '--changed',
    '--base',
    'HEAD',
  )
  expect(run.results.map(({ story }) => story.id)).toEqual(badges.map((name) => `components-badge--${name}`))
  expect(changedIn(run)).toEqual(badges.map((name) => `badge--${name}`))
})
