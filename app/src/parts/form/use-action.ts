import { useRef, useState } from 'react'
import { showFailure } from '../failure/show-failure.ts'

/** For buttons outside of forms: one thing at a time, so a second press does nothing; a failure is shown in a toast. */
export function useAction() {
  const isRunning = useRef(false)
  /** The name of what runs. */
  const [busy, setBusy] = useState<string>()

  const run = async (action: () => Promise<unknown>, name = 'it') => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(name)
    try {
      await action()
    } catch (failure) {
      showFailure(failure)
    }
    isRunning.current = false
    setBusy(undefined)
  }
  return { busy, run }
}
