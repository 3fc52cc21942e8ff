import { createStore } from '@shop/design-system/store'
import { useSyncExternalStore } from 'react'

/**
 * Local storage that never breaks a page: when it is full, corrupt or forbidden, values last as long as the page.
 * Subscribers hear of changes in this tab and in others.
 */
const memory = new Map<string, string>()
const changes = createStore(0)
const hasChanged = () => changes.set(changes.get() + 1)

export function readStored(key: string): string | null {
  // What could not be stored is newer than what is there.
  const unstored = memory.get(key)
  if (unstored !== undefined) return unstored
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the value outlives the page: false where storage is full or forbidden. */
export function writeStored(key: string, value: string | null): boolean {
  let isStored = true
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    isStored = false
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
  hasChanged()
  return isStored
}

/** The value of a stored text; null for none, and for a text that something else has written or cut off. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** For `useSyncExternalStore`. Returns how to stop. */
export function subscribeStored(listener: () => void) {
  const unsubscribe = changes.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

/** A stored text; null for none. On the server and while its page hydrates it is `onServer`. */
export const useStored = (key: string, onServer?: string | null): string | null | undefined =>
  useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => onServer,
  )

/** Forgets everything. */
export function clearStored() {
  memory.clear()
  try {
    localStorage.clear()
  } catch {
    // Forbidden, so there is nothing in it.
  }
  hasChanged()
}
