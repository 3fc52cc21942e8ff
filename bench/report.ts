import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { isSmoke } from './sized.ts'

type Report = {
  /** How it was measured, in a sentence or two. */
  method: string
  rows: Record<string, Record<string, number | string>>
  /** Every single run, for who doubts a median. */
  runs: unknown
}

const folder = join(import.meta.dirname, 'results')

/**
 * Prints a part's table and stores it, with every run, in bench/results. It measures and never judges: a busy machine
 * gives wrong figures.
 */
export function report(part: string, { method, rows, runs }: Report) {
  const load = loadavg()[0]?.toFixed(1)
  const machine = `${availableParallelism()} processors, load ${load}, Node ${process.versions.node}`
  console.log(`\n${part}: ${isSmoke ? 'a smoke run, whose figures say nothing' : `${method} ${machine}`}.`)
  console.table(rows)
  if (isSmoke) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${part}.json`), JSON.stringify({ method, machine, at: new Date(), rows, runs }, null, 1))
}
