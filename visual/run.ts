import { resolve } from 'node:path'
import { sizes } from '../.storybook/workshop/sizes.ts'
import { chooseStories, isInShard } from './choose.ts'
import { options } from './options.ts'
import { summaryOf, writeReport } from './report.ts'
import { acceptedIn, acceptLastRun, emptyReport, goneFrom, type Run, writeRun } from './results.ts'
import { takePictures } from './take.ts'
import { builtWorkshop, storiesOf, withWorkshop } from './workshop.ts'

const { accepted } = options

if (options.accept) {
  console.log(`${acceptLastRun(accepted)} pictures taken over`)
  process.exit()
}

const folder = options.built ? resolve(options.built) : builtWorkshop()
const stories = storiesOf(folder)
// One that is named is meant, whatever else would be chosen.
const chosen = chooseStories(stories, options.all || options.only !== '').filter(
  ({ story: { id } }) => id.includes(options.only) && isInShard(id, options.shard),
)
const before = acceptedIn(accepted)
if (!before.length && !options.baseline)
  console.log('There are no accepted pictures to compare with. `npm run visual -- --accept` takes these over.')

emptyReport()
const started = performance.now()
const results = await withWorkshop(folder, (url) => takePictures(chosen, { url, accepted, isNarrow: options.narrow }))
const run: Run = {
  results,
  gone: goneFrom(before, stories),
  seconds: (performance.now() - started) / 1000,
  workshop: folder,
}
writeRun(run)
for (const result of results) {
  if (result.state === 'same' || (result.state === 'new' && !before.length)) continue
  const what = 'what' in result ? `: ${result.what.split('\n')[0]}` : ''
  console.log(`${result.state.padEnd(8)} ${result.story.id} at ${sizes[result.size].width}${what}`)
}
for (const picture of run.gone) console.log(`gone     ${picture}`)
console.log(`${summaryOf(run)}\n${writeReport(run)}`)

const hasFailed = results.some(({ state }) => state === 'failed')
const hasChanged = run.gone.length > 0 || results.some(({ state }) => state === 'changed' || state === 'new')
process.exitCode = hasFailed || (hasChanged && !options.baseline) ? 1 : 0
if (options.baseline && !hasFailed) console.log(`${acceptLastRun(accepted)} pictures taken over`)
