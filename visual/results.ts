import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureName, type Story, storyOf } from './choose.ts'
import type { Size } from '../.storybook/workshop/sizes.ts'
import { compare } from './compare.ts'
import { options } from './options.ts'

/** What a run found out about a picture. What failed may have one, to be looked at; it is never accepted. */
export type Result = { story: Pick<Story, 'id' | 'title' | 'name'>; size: Size } & (
  | { state: 'same' }
  | { state: 'new' }
  | { state: 'changed'; what: string; cause: string | null }
  | { state: 'failed'; what: string; hasPicture: boolean }
)
/** `workshop` is the folder of the built one. */
export type Run = { results: Result[]; gone: string[]; seconds: number; workshop: string }

export const reportFolder = options.report
const runFile = join(reportFolder, 'run.json')

/** Where the report has its pictures. */
export const pictureOf = (kind: 'before' | 'after' | 'difference' | 'failed', { story, size }: Result) =>
  `${kind}/${pictureName(story.id, size)}`

export const acceptedIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []

export function emptyReport() {
  rmSync(reportFolder, { recursive: true, force: true })
  for (const kind of ['before', 'after', 'difference', 'failed'])
    mkdirSync(join(reportFolder, kind), { recursive: true })
}

const keep = (path: string, picture: Buffer) => writeFileSync(join(reportFolder, path), picture)

export function failed(story: Story, size: Size, what: string, picture?: Buffer): Result {
  const result: Result = { story, size, state: 'failed', what, hasPicture: Boolean(picture) }
  if (picture) keep(pictureOf('failed', result), picture)
  return result
}

/** Compares a picture with the accepted one, and stores what the report shows of it. */
export function judge(accepted: string, story: Story, size: Size, picture: Buffer): Result {
  const result: Result = { story, size, state: 'new' }
  const path = join(accepted, pictureName(story.id, size))
  const before = existsSync(path) ? readFileSync(path) : null
  const comparison = before && compare(before, picture)
  if (comparison?.isEqual) return { ...result, state: 'same' }
  keep(pictureOf('after', result), picture)
  if (!before || !comparison) return result
  keep(pictureOf('before', result), before)
  keep(pictureOf('difference', result), comparison.difference)
  return { ...result, state: 'changed', what: comparison.what, cause: comparison.cause }
}

/** Accepted pictures of stories that the workshop has no more. */
export const goneFrom = (accepted: string[], stories: Story[]): string[] => {
  const ids = new Set(stories.map(({ id }) => id))
  return accepted.filter((picture) => !ids.has(storyOf(picture)))
}

export const writeRun = (run: Run) => writeFileSync(runFile, JSON.stringify(run, null, 1))

/** Takes over what the last run found new or changed, and drops what is gone: what was looked at is what is accepted. */
export function acceptLastRun(accepted: string): number {
  if (!existsSync(runFile)) throw new Error('There is no run to accept: npm run visual')
  const { results, gone }: Run = JSON.parse(readFileSync(runFile, 'utf8'))
  mkdirSync(accepted, { recursive: true })
  const taken = results.filter(({ state }) => state === 'new' || state === 'changed')
  for (const result of taken)
    copyFileSync(
      join(reportFolder, pictureOf('after', result)),
      join(accepted, pictureName(result.story.id, result.size)),
    )
  for (const picture of gone) rmSync(join(accepted, picture), { force: true })
  return taken.length + gone.length
}
