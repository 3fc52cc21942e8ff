import { appendFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sizes } from '../.storybook/workshop/sizes.ts'
import { changedFiles, changedStories } from './changed.ts'
import { chooseStories } from './choose.ts'
import type { Shown } from './modules.ts'
import { options } from './options.ts'
import { countsOf, writeReport } from './report.ts'
import {
  acceptedIn,
  acceptLastRun,
  emptyReport,
  goneFrom,
  hasFailed,
  isAsAccepted,
  mergeRuns,
  type Run,
  readRun,
  writeRun,
} from './results.ts'
import { isInShard } from './shard.ts'
import { markdownOf } from './summary.ts'
import { takePictures } from './take.ts'
import { builtWorkshop, storiesOf, withWorkshop } from './workshop.ts'

const { accepted, report, shard } = options

/** Pictures what is shown, and compares. Returns null where nothing changed that a story depends on. */
async function picture(): Promise<Run | null> {
  const files = options.changed ? changedFiles(options.base) : null
  if (files?.length === 0) return null
  const folder = options.built ? resolve(options.built) : builtWorkshop()
  const stories = storiesOf(folder)
  const shown: Shown = files ? changedStories(files, options.base, folder) : 'all'
  // One that is named is meant, whatever else would be chosen.
  const chosen = chooseStories(stories, options.all || options.only !== '').filter(
    ({ story: { id, importPath } }) =>
      id.includes(options.only) && isInShard(id, shard) && (shown === 'all' || shown.has(importPath.slice(2))),
  )
  emptyReport(report)
  const started = performance.now()
  const results = await withWorkshop(folder, (url) =>
    takePictures(chosen, { url, report, accepted, isNarrow: options.narrow }),
  )
  const seconds = (performance.now() - started) / 1000
  return { results, gone: goneFrom(acceptedIn(accepted), stories), seconds, workshop: folder }
}

function print(run: Run, isCompared: boolean) {
  for (const result of run.results) {
    if (result.state === 'same' || (result.state === 'new' && !isCompared)) continue
    const what = 'what' in result ? `: ${result.what.split('\n')[0]}` : ''
    console.log(`${result.state.padEnd(8)} ${result.story.id} at ${sizes[result.size].width}${what}`)
  }
  for (const picture of run.gone) console.log(`gone     ${picture}`)
  console.log(countsOf(run))
}

async function compare() {
  const isCompared = acceptedIn(accepted).length > 0
  const run = await picture()
  if (!run) {
    console.log(`Nothing that stories depend on differs from ${options.base}.`)
    // A report of several shards is made of what each of them wrote.
    emptyReport(report)
    writeRun(report, { results: [], gone: [], seconds: 0, workshop: options.built ?? '' })
    return
  }
  writeRun(report, run)
  print(run, isCompared)
  if (!isCompared && !options.baseline)
    console.log('There are no accepted pictures to compare with. `npm run visual -- --accept` takes these over.')
  console.log(writeReport(report, run))
  process.exitCode = hasFailed(run) || !(isAsAccepted(run) || options.baseline) ? 1 : 0
  if (options.baseline && !hasFailed(run)) console.log(`${acceptLastRun(report, accepted)} pictures taken over`)
}

/** One report of several: of shards, with the workshop that their stories are in. */
function merge(folders: string[]) {
  const run = mergeRuns(folders, report)
  console.log(writeReport(report, options.built ? { ...run, workshop: resolve(options.built) } : run))
}

/** Writes the last run's outcome on the job's page, and fails as it did. */
function summarize(link: string) {
  const run = readRun(report)
  const page = process.env.GITHUB_STEP_SUMMARY
  if (page) appendFileSync(page, markdownOf(run, link))
  console.log(countsOf(run))
  process.exitCode = isAsAccepted(run) ? 0 : 1
}

if (options.accept) console.log(`${acceptLastRun(report, accepted)} pictures taken over`)
else if (options.merge) merge(options.merge)
else if (options.summary !== undefined) summarize(options.summary)
else await compare()
