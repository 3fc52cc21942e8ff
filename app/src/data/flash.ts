import { readInTab, writeInTab } from './tab-storage.ts'

const key = 'flash'

/** Stores a message for the next page load: one shown on this page would go with it. */
export const setFlash = (text: string) => writeInTab(key, { text })

/** The message of the page before, once. */
export function takeFlash(): string | undefined {
  const flash = readInTab<{ text: string }>(key)
  if (flash) writeInTab(key, null)
  return flash?.text
}
