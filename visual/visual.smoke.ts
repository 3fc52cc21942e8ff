import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preview } from 'vite'
import { modesOf } from '../.storybook/chromatic.ts'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts'
import { npmRun } from '../scripts/npm-run.ts'
import { shownIn, type Stats } from './modules.ts'
import { turboSnapStats } from './turbo-snap.ts'
import { root, storiesOf, withWorkshop } from './workshop.ts'

const folder = mkdtempSync(join(tmpdir(), 'visual-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const visual = (...options: string[]) =>
  npmRun('visual', ['--accepted', at('accepted'), '--report', at('report'), ...options])
const pictureOne = (...options: string[]) => visual('--built', at('built'), '--only', 'screens-cart--three', ...options)

beforeAll(() => npmRun('build-storybook', ['--output-dir', at('built'), '--quiet']), 600_000)

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
afterAll(() => browser.close())

test('`npm run visual` pictures the built workshop', async () => {
  // With nothing to compare with it is not green.
  await expect(pictureOne()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(': 0 failed, 0 changed, 2 new, 0 gone, 0 as accepted') as string,
  })
  expect(await visual('--accept')).toContain('2 pictures taken over')
  expect(readdirSync(at('accepted'))).toHaveLength(2)
  expect(await pictureOne()).toContain(': 0 failed, 0 changed, 0 new, 0 gone, 2 as accepted')
  expect(readFileSync(at('report/index.html'), 'utf8')).toContain('2 as accepted')
  expect(await pictureOne('--accepted', at('baseline'), '--baseline')).toContain('2 pictures taken over')
})

test('one report of two shards leads into the workshop, served as the report says', async () => {
  for (const shard of ['1', '2'])
    await pictureOne(
      '--accepted',
      at(`none-${shard}`),
      '--report',
      at(`shard-${shard}`),
      '--shard',
      `${shard}/2`,
    ).catch(() => {})
  cpSync(at('built'), at('pictures/workshop'), { recursive: true })
  const merged = ['--report', at('pictures/report')]
  await visual('--merge', at('shard-1'), '--merge', at('shard-2'), '--built', at('pictures/workshop'), ...merged)
  writeFileSync(at('page.md'), '')
  const link = 'https://example.com/pictures'
  await expect(
    npmRun('visual', ['--summary', link, ...merged], { GITHUB_STEP_SUMMARY: at('page.md') }),
  ).rejects.toMatchObject({ code: 1 })
  expect(readFileSync(at('page.md'), 'utf8')).toContain(`](${link})\n\n### New (2)`)

  // What `npx vite preview --outDir` serves.
  const server = await preview({ root, logLevel: 'error', build: { outDir: at('pictures') }, preview: { port: 0 } })
  const page = await browser.newPage()
  await page.goto(`${server.resolvedUrls?.local[0]}report/`)
  await page.getByRole('link', { name: /^Screens\/Cart, .*390 px/ }).click()
  await page.frameLocator('iframe').getByRole('heading', { name: 'Your cart' }).waitFor()
  await page.close()
  await server.close()
})

const readStats = (): Stats => JSON.parse(readFileSync(at('built/preview-stats.json'), 'utf8'))
const componentFiles = globSync('design-system/src/components/*/*.tsx', { cwd: root }).filter(
  (file) => !/\.(stories|guidance|test)\.tsx$/.test(file),
)

test('Chromatic takes fewer than 500 pictures for a change of any one component', () => {
  const stories = storiesOf(at('built'))
  const modes = modesOf(stories)
  const shown = shownIn(readStats(), (file) => readFileSync(join(root, file), 'utf8'), false)
  const count = (file: string) => {
    const its = shown(file)
    return stories
      .filter(({ importPath }) => its === 'all' || its.has(importPath.slice(2)))
      .reduce((sum, { id }) => sum + Object.keys(modes.get(id) ?? {}).length, 0)
  }
  expect(componentFiles.length).toBeGreaterThan(60)
  expect(componentFiles.map((file) => [file, count(file)]).filter(([, pictures]) => Number(pictures) >= 500)).toEqual(
    [],
  )
})

test('Chromatic finds these modes in the workshop that it opens', async () => {
  const expected = modesOf(storiesOf(at('built')))
  const found = await withWorkshop(at('built'), async (url) => {
    const page = await browser.newPage()
    await page.goto(`${url}iframe.html?chromatic=true`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
    // What Chromatic reads.
    const stories = await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: workshop } = globalThis as unknown as {
        __STORYBOOK_PREVIEW__: {
          ready: () => Promise<void>
          extract: () => Promise<Record<string, { parameters: { chromatic?: { modes?: object } } }>>
        }
      }
      await workshop.ready()
      return Object.entries(await workshop.extract()).map(([id, { parameters }]) => [id, parameters.chromatic?.modes])
    })
    await page.close()
    return stories.filter(([, modes]) => modes)
  })
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
})

test('TurboSnap traces a component to its stories, and a token to all', () => {
  writeFileSync(at('stats.json'), JSON.stringify(turboSnapStats(readStats())))
  const traced = (file: string) => {
    const options = ['--mode', 'compact', '--stats-file', at('stats.json')]
    const { stdout, stderr } = spawnSync('npx', ['chromatic', 'trace', ...options, file], {
      cwd: root,
      encoding: 'utf8',
    })
    return stdout + stderr
  }
  const badge = traced('design-system/src/components/Badge/Badge.tsx')
  expect(badge).toContain('components/Badge/Badge.stories.tsx')
  expect(badge).not.toContain('Price.stories.tsx')
  expect(badge).not.toContain('TurboSnap disabled')
  expect(traced('design-system/src/theme/palettes.ts')).toContain('TurboSnap disabled')
})
