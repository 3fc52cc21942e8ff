import { useSyncExternalStore } from 'react'

/** What is shown or hidden from anywhere in the app, such as a dialog that belongs to no page. Hidden on the server. */
export function shown() {
  let isShown = false
  const listeners = new Set<() => void>()
  const set = (next: boolean) => () => {
    isShown = next
    listeners.forEach((listener) => listener())
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    show: set(true),
    hide: set(false),
    useIsShown: () =>
      useSyncExternalStore(
        subscribe,
        () => isShown,
        () => false,
      ),
  }
}
