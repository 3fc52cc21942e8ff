import { useSyncExternalStore } from 'react'

/** A value outside of React's tree, to read and change from anywhere. Components subscribe with `use`. */
export function createStore<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe,
    /** The initial value on the server, and while its page hydrates. */
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  }
}
