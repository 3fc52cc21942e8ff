import { useEffect } from 'react'
import { whenAtRest } from './fetch-ahead.ts'

/** Runs the code of the screen that this one leads to, once this one is alive and rests: a tap then waits for no code. */
export function RunAhead({ load }: { load: () => Promise<unknown> }) {
  // A tap reports what could not be fetched.
  useEffect(() => whenAtRest(() => void load().catch(() => {})), [load])
  return null
}
