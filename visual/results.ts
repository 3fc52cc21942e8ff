import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureName, type Story, storyOf } from './choose.ts'
import type { Size } from '../.storybook/workshop/sizes.ts'
import { compare } from './compare.ts'

/** What a run found out about a picture. What failed may have one, to be looked at; it is never accepted. */
export type Result = { story: Pick<Story, 'id' | 'title' | 'name'>; size: Size } & (
  | { state: 'same' }
  | { state: 'new' }
  | { state: 'changed'; what: string; cause: string | null }
  | { state: 'failed'; what: string; hasPicture: boolean }
)
/** `workshop` is the folder of the built one. */
export type Run = { results: Result[]; gone: string[]; seconds: number; workshop: string }

const kinds = ['before', 'after', 'difference', 'failed'] as const

/** Where a report has its pictures. */
export const pictureOf = (kind: (typeof kinds)[number], { story, size }: Result) =>
  `${kind}/${pictureName(story.id, size)}`

export const hasFailed = ({ results }: Run) => results.some(({ state }) => state === 'failed')
export const isAsAccepted = ({ results, gone }: Run) => !gone.length && results.every(({ state }) => state === 'same')

export const acceptedIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []

export function emptyReport(report: string) {
  rmSync(report, { recursive: true, force: true })
  for (const kind of kinds) mkdirSync(join(report, kind), { recursive: true })
}

/** A failure; its picture is stored in the report. */
export function failed(report: string, story: Story, size: Size, what: string, picture?: Buffer): Result {
  const result: Result = { story, size, state: 'failed', what, hasPicture: Boolean(picture) }
  if (picture) writeFileSync(join(report, pictureOf('failed', result)), picture)
  return result
}

/** Compares a picture with the accepted one, and stores what the report shows of it. */
export function judge(report: string, accepted: string, story: Story, size: Size, picture: Buffer): Result {
  const result: Result = { story, size, state: 'new' }
  const keep = (kind: (typeof kinds)[number], image: Buffer) =>
    writeFileSync(join(report, pictureOf(kind, result)), image)
  const path = join(accepted, pictureName(story.id, size))
  const before = existsSync(path) ? readFileSync(path) : null
  const comparison = before && compare(before, picture)
  if (comparison?.isEqual) return { ...result, state: 'same' }
  keep('after', picture)
  if (!before || !comparison) return result
  keep('before', before)
  keep('difference', comparison.difference)
  return { ...result, state: 'changed', what: comparison.what, cause: comparison.cause }
}

/** Accepted pictures of stories that the workshop has no more. */
export const goneFrom = (accepted: string[], stories: Story[]): string[] => {
  const ids = new Set(stories.map(({ id }) => id))
  return accepted.filter((picture) => !ids.has(storyOf(picture)))
}

const runFile = (report: string) => join(report, 'run.json')
export const writeRun = (report: string, run: Run) => writeFileSync(runFile(report), JSON.stringify(run, null, 1))

export function readRun(report: string): Run {
  if (!existsSync(runFile(report))) throw new Error(`There is no run in ${report}: npm run visual`)
  return JSON.parse(readFileSync(runFile(report), 'utf8'))
}

/** Puts the runs of several reports, and their pictures, into one; shards ran side by side. */
export function mergeRuns(reports: string[], into: string): Run {
  emptyReport(into)
  for (const report of reports) cpSync(report, into, { recursive: true })
  const runs = reports.map(readRun)
  const run: Run = {
    results: runs.flatMap(({ results }) => results),
    gone: [...new Set(runs.flatMap(({ gone }) => gone))],
    seconds: Math.max(...runs.map(({ seconds }) => seconds)),
    workshop: runs[0]?.workshop ?? '',
  }
  writeRun(into, run)
  return run
}

/** Takes over what the last run found new or changed, and drops what is gone: what was looked at is what is accepted. */
export function acceptLastRun(report: string, accepted: string): number {
  const { results, gone } = readRun(report)
  mkdirSync(accepted, { recursive: true })
  const taken = results.filter(({ state }) => state === 'new' || state === 'changed')
  for (const result of taken)
    copyFileSync(join(report, pictureOf('after', result)), join(accepted, pictureName(result.story.id, result.size)))
  for (const picture of gone) rmSync(join(accepted, picture), { force: true })
  return taken.length + gone.length
}
