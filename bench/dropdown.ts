import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts'
import { median, medians, rounded } from './numbers.ts'
import { report } from './report.ts'
import { sized } from './sized.ts'

const slowdown = sized(4, 1)
const scrollMs = sized(2000, 200)
const variants = [
  { name: 'VirtualDropdown, 100,000 rows', query: 'list=virtual&rows=100000' },
  { name: 'plain list, 1,000 rows', query: 'list=plain&rows=1000' },
]

/** Milliseconds from the press until six rows with text have been painted. The list's chunk is there, as after a hover. */
const open = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now()
        document.querySelector<HTMLElement>('[role=combobox]')?.click()
        const look = () => {
          const rows = [...document.querySelectorAll('[role=option]')].filter((row) => row.textContent)
          // The timeout runs after the frame that holds the rows has been painted.
          if (rows.length >= 6) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )

/**
 * Scrolls by `step` px a frame for a while, down and back up at the ends. Each frame is timed, and the six places
 * where a row should be are looked at before the next step, when what was drawn is still what one sees.
 */
const scroll = (page: Page, step: number) =>
  page.evaluate(
    ({ step, scrollMs }) =>
      new Promise<{ longest: number; long: number; blank: number }>((resolve, reject) => {
        const list = [...document.querySelectorAll('[role=listbox], [role=listbox] *')].find(
          (element) => element.scrollHeight > element.clientHeight + 100,
        )
        if (!list) return reject(new Error('Nothing scrolls'))
        const box = list.getBoundingClientRect()
        const started = performance.now()
        const frames: number[] = []
        let last = started
        let direction = 1
        let blank = 0
        const frame = () => {
          const now = performance.now()
          frames.push(now - last)
          last = now
          for (let y = box.top + 20; y < box.bottom; y += 40) {
            const row = document.elementFromPoint(box.left + 40, y)?.closest('[role=option]')
            if (!row?.textContent) blank += 1
          }
          if (now - started > scrollMs) {
            return resolve({ longest: Math.max(...frames), long: frames.filter((ms) => ms > 50).length, blank })
          }
          if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1) direction = -1
          if (list.scrollTop <= 0) direction = 1
          list.scrollTop += step * direction
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    { step, scrollMs },
  )

/** Milliseconds from Arrow Down until the next row has been painted as the active one; NaN where keys move nothing. */
const pressKey = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLElement>('[role=combobox]')
        const before = input?.getAttribute('aria-activedescendant')
        const started = performance.now()
        input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
        const look = () => {
          const isMoved = input?.getAttribute('aria-activedescendant') !== before
          if (isMoved) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
          else if (performance.now() - started > 3000) resolve(Number.NaN)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )

/** MB of JavaScript objects in use, after collecting the garbage. */
async function heap(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1024 ** 2
}

async function measure(url: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const devtools = await page.context().newCDPSession(page)
    await page.goto(url)
    await page.getByRole('combobox').hover()
    await page.waitForLoadState('networkidle')
    const before = await heap(devtools)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const opening = await open(page)
    const firstKey = await pressKey(page)
    const keys: number[] = []
    for (let press = 0; press < 5; press += 1) keys.push(await pressKey(page))
    const steady = await scroll(page, 40)
    const fast = await scroll(page, 2400)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return {
      'opens, ms': opening,
      'first key, ms': firstKey,
      'following keys, median of five, ms': median(keys),
      'longest frame, row by row, ms': steady.longest,
      'frames over 50 ms, row by row': steady.long,
      'blank rows seen, row by row': steady.blank,
      'longest frame, 60 rows a frame, ms': fast.longest,
      'frames over 50 ms, 60 rows a frame': fast.long,
      'blank rows seen, 60 rows a frame': fast.blank,
      'page before opening, MB': before,
      'opened and scrolled, MB more': (await heap(devtools)) - before,
    }
  } finally {
    await browser.close()
  }
}

const root = new URL('dropdown/', import.meta.url).pathname
const outDir = join(tmpdir(), 'dropdown-bench')
const config = { configFile: false, root, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const

/** How a VirtualDropdown over 100,000 rows feels beside a plain list of 1,000, on a phone's processor. */
export async function measureDropdown(runs: number) {
  await build(config)
  const server = await preview({ ...config, preview: { port: 0 } })
  try {
    const address = server.resolvedUrls?.local[0]
    const results: Awaited<ReturnType<typeof measure>>[][] = variants.map(() => [])
    // Taking turns spreads whatever else the machine does over both.
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { query }] of variants.entries()) results[index]?.push(await measure(`${address}?${query}`))
    }
    const [virtual, plain] = results.map(medians)
    const rows = Object.entries(virtual ?? {}).map(([name, ours]) => {
      const theirs = plain?.[name as keyof typeof plain] ?? Number.NaN
      const ratio = theirs ? rounded(ours / theirs, 2) : '-'
      return [
        name,
        {
          [variants[0]?.name ?? '']: rounded(ours, 1),
          [variants[1]?.name ?? '']: Number.isNaN(theirs) ? '-' : rounded(theirs, 1),
          ratio,
        },
      ]
    })
    report('dropdown', {
      method: `Medians of ${runs}, processor slowed ${slowdown}x;`,
      rows: Object.fromEntries(rows),
      runs: results,
    })
  } finally {
    await server.close()
  }
}
