import { doublePress } from '@shop/design-system'
import { useRef, useState } from 'react'
import { showFailure } from '../failure/show-failure.ts'

/**
 * For buttons outside of forms: one thing at a time, so a second press does nothing, nor the second half of
 * a double press that it was quicker than; a failure is shown in a toast.
 */
export function useAction() {
  const isRunning = useRef(false)
  const done = useRef<{ name: string; at: number }>(undefined)
  /** The name of what runs: doing and undoing have one each. */
  const [busy, setBusy] = useState<string>()

  const run = async (action: () => Promise<unknown>, name = 'it') => {
    const isDone = done.current?.name === name && performance.now() - done.current.at < doublePress
    if (isRunning.current || isDone) return
    const at = performance.now()
    isRunning.current = true
    setBusy(name)
    try {
      await action()
      done.current = { name, at }
    } catch (failure) {
      showFailure(failure)
    }
    isRunning.current = false
    setBusy(undefined)
  }
  return { busy, run }
}
