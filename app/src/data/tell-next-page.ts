import { readInTab, writeInTab } from './tab-storage.ts'

const key = 'told'

/** Keeps a message for the next page load: one shown on this page would go with it. */
export const tellNextPage = (text: string) => writeInTab(key, { text })

/** The message of the page before, once. */
export function takeTold(): string | undefined {
  const told = readInTab<{ text: string }>(key)
  if (told) writeInTab(key, null)
  return told?.text
}
