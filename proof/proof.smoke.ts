import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { npmRun } from '../scripts/npm-run.ts'
import { inputs } from '../server/test/inputs.ts'

const folder = mkdtempSync(join(tmpdir(), 'proof-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Report = {
  testResults: { name: string; assertionResults: { status: string; title: string }[] }[]
}

test('`npm run proof` has every part of its README, and those that can be made short run', async () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  const parts = [...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, part = '']) => part)
  const report = join(folder, 'report.json')
  // The other two have no count: what they do at scale is in the suite, smaller.
  const short = '^(\\d+ hostile requests|\\d+ hostile webhooks|\\d+ spoilt files|\\d+ kills|\\d+ orders)'
  await npmRun('proof', ['-t', short, '--reporter=json', `--outputFile=${report}`], { COUNT: '20', KILLS: '2' })
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  expect(new Set(testResults.map(({ name }) => basename(name).split('.')[0]))).toEqual(new Set(parts))
  const passed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => title),
  )
  expect(passed.toSorted()).toEqual([
    expect.stringMatching(/^2 kills of server and database/),
    expect.stringMatching(/^20 hostile requests/),
    expect.stringMatching(/^20 hostile webhooks/),
    expect.stringMatching(/^20 orders before, between and after/),
    ...Object.keys(inputs)
      .toSorted()
      .map((kind) => expect.stringMatching(new RegExp(`^20 spoilt files: ${kind}: `)) as string),
  ])
})
