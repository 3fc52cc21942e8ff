import { availableParallelism } from 'node:os'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts'
import type { Size } from '../.storybook/workshop/sizes.ts'
import { type Choice, firstSize, sizesOf, type Story } from './choose.ts'
import { failed, judge, type Result } from './results.ts'
import { openWorkshop, showStory, takePicture } from './story-page.ts'

/** Where the workshop is served, and the folders of the report and of what it is compared with. */
type Task = { url: string; report: string; accepted: string; isNarrow: boolean }

async function resultAt(page: Page, story: Story, size: Size, { report, accepted }: Task): Promise<Result> {
  const { overflow, picture } = await takePicture(page)
  if (overflow > 0) return failed(report, story, size, `It scrolls sideways, by ${overflow} px`, picture)
  return judge(report, accepted, story, size, picture)
}

/** Pictures a story at each of its sizes, or returns at which it failed. */
async function resultsOf(page: Page, choice: Choice, task: Task): Promise<Result[]> {
  const { story } = choice
  const results: Result[] = []
  let shown = firstSize(choice)
  let outcome = await showStory(page, story.id, shown, false)
  for (const size of sizesOf(choice, outcome.viewport, task.isNarrow)) {
    if (size !== shown) outcome = await showStory(page, story.id, (shown = size), true)
    if (outcome.failure) {
      const { picture } = await takePicture(page)
      return [...results, failed(task.report, story, size, outcome.failure, picture)]
    }
    results.push(await resultAt(page, story, size, task))
  }
  return results
}

/** After this many stories a page has eaten enough memory. */
const storiesOfAPage = 100

/** One page after another, each going through stories as a person clicks through the sidebar, until there are no more. */
async function work(browser: Browser, queue: Choice[], task: Task): Promise<Result[]> {
  const results: Result[] = []
  while (queue.length) {
    const page = await openWorkshop(browser, task.url).catch((error: Error) => error)
    if (page instanceof Error) {
      // A workshop that never opens would otherwise be tried for ever.
      const choice = queue.shift()
      if (choice)
        results.push(failed(task.report, choice.story, firstSize(choice), `The workshop did not open: ${page.message}`))
      continue
    }
    for (let count = 0; count < storiesOfAPage; count++) {
      const choice = queue.shift()
      if (!choice) break
      const found = await resultsOf(page, choice, task).catch((error: Error) => [
        failed(task.report, choice.story, firstSize(choice), error.message),
      ])
      results.push(...found)
      // What a story that failed leaves behind must not reach others.
      if (found.some(({ state }) => state === 'failed')) break
    }
    await page.close()
  }
  return results
}

/** Chromium otherwise redraws a part of a tile where a late file changed it, and its edges come out as chance has it. */
const drawingArgs = ['--disable-partial-raster']

/** Pictures all stories, two at a time: more pages than cores only wait for each other. */
export async function takePictures(choices: Choice[], task: Task): Promise<Result[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs, ...drawingArgs] })
  try {
    const queue = [...choices]
    const workers = Array.from({ length: Math.min(2, availableParallelism()) }, () => work(browser, queue, task))
    const results = (await Promise.all(workers)).flat()
    return results.toSorted((a, b) => a.story.id.localeCompare(b.story.id) || a.size.localeCompare(b.size))
  } finally {
    await browser.close()
  }
}
