import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeReport } from './report.ts'
import { emptyReport, mergeRuns, pictureOf, type Result, type Run, writeRun } from './results.ts'
import { markdownOf } from './summary.ts'

const of = (name: string) =>
  ({ story: { id: `badge--${name.toLowerCase()}`, title: 'Badge', name }, size: 'desktop' }) as const
const changed = (name: string, cause: string | null): Result => ({
  ...of(name),
  state: 'changed',
  what: '8 pixels differ',
  cause,
})
const pink = '#b8175c became #0b7168'
const run: Run = {
  results: [
    { ...of('Small'), state: 'failed', what: 'No such <text>\n at play', hasPicture: false },
    changed('Large', null),
    changed('Clear', pink),
    changed('Audience', pink),
    { ...of('Neutral'), state: 'same' },
  ],
  gone: ['badge--old@1440.png'],
  seconds: 61.4,
  workshop: 'workshop',
}

test('a summary has the counts, the link, and the names by what became of them', () => {
  expect(markdownOf(run, 'https://example.com/pictures')).toBe(`## Pictures of the workshop

5 pictures in 61 s: 1 failed, 3 changed, 0 new, 1 gone, 1 as accepted.

[Report and workshop](https://example.com/pictures)

### Failed (1)

- Badge, Small, 1440 px: No such <text>

### Changed (3)

**${pink}** (2)

- Badge, Clear, 1440 px: 8 pixels differ
- Badge, Audience, 1440 px: 8 pixels differ

**In several ways** (1)

- Badge, Large, 1440 px: 8 pixels differ

### Gone (1)

- badge--old@1440.png
`)
})

test('of many names most are in the report alone', () => {
  const results = Array.from({ length: 60 }, (_, index) => changed(`N${index}`, pink))
  const text = markdownOf({ ...run, results, gone: [] }, '')
  expect(text).toContain('- and 10 more\n')
  expect(text.match(/N\d+/g)).toHaveLength(50)
})

test('the reports of two shards become one, whose titles lead into the workshop beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [one, two, both] = ['one', 'two', 'both'].map((name) => join(folder, name)) as [string, string, string]
  const [first, second] = [changed('Large', null), changed('Clear', pink)]
  for (const [report, result, seconds] of [
    [one, first, 10],
    [two, second, 20],
  ] as const) {
    emptyReport(report)
    writeFileSync(join(report, pictureOf('after', result)), result.story.name)
    writeRun(report, { ...run, results: [result], seconds })
  }
  const merged = mergeRuns([one, two], both)
  expect(merged).toEqual({ ...run, results: [first, second], seconds: 20 })
  expect(readFileSync(join(both, pictureOf('after', second)), 'utf8')).toBe('Clear')
  const page = readFileSync(writeReport(both, { ...merged, workshop: join(folder, 'workshop') }), 'utf8')
  expect(page).toContain('<a href="../workshop/index.html?path=/story/badge--clear">')
  expect(() => mergeRuns([join(folder, 'missing')], both)).toThrow('missing')
})
