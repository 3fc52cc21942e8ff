import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const program = join(import.meta.dirname, '../api-process.ts')
const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/node')

/**
 * Always has a process of the real API running: whenever one ends, another is started, as whoever runs a server has it.
 */
export function keepRunning(settings: Record<string, string>) {
  let child: ChildProcess | undefined
  let over = new AbortController()
  let ready = Promise.withResolvers<void>()
  let running = run(over.signal)
  /** How often a process ended by itself after it had begun to answer. */
  let fell = 0

  async function run(isOver: AbortSignal) {
    while (!isOver.aborted) {
      const one = spawn(process.execPath, [program], {
        env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...settings },
        // One that finds no database prints that and ends.
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      child = one
      const ended = once(one, 'exit').then(() => false)
      const isUp = await Promise.race([once(one.stdout, 'data').then(() => true), ended])
      if (isUp) ready.resolve()
      await ended
      if (isUp && !isOver.aborted) {
        fell += 1
        ready = Promise.withResolvers()
      }
      if (!isOver.aborted) await sleep(100)
    }
  }

  return {
    /** Settles when the process that runs answers. */
    isReady: () => ready.promise,
    hasFallen: () => fell,
    kill: async () => {
      over.abort()
      child?.kill('SIGKILL')
      await running
    },
    start: () => {
      over = new AbortController()
      ready = Promise.withResolvers()
      running = run(over.signal)
    },
  }
}
