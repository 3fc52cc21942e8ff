import { useCallback, useEffect, useRef } from 'react'

/** A call that waits until it has not been made for `delay` ms, and then runs once with the last text. Leaving the page drops it. */
export function useDebounced(call: ((text: string) => void) | undefined, delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (text: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current?.(text), delay)
    },
    [delay],
  )
}
