import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { npmRun } from '../scripts/npm-run.ts'

const folder = mkdtempSync(join(tmpdir(), 'visual-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const visual = (...options: string[]) =>
  npmRun('visual', ['--accepted', at('accepted'), '--report', at('report'), ...options])

test('`npm run build-storybook` builds the workshop, and `npm run visual` pictures it', async () => {
  await npmRun('build-storybook', ['--output-dir', at('built'), '--quiet'])
  const pictureOne = (...options: string[]) =>
    visual('--built', at('built'), '--only', 'screens-cart--three', ...options)
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
