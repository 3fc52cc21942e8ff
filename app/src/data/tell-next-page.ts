import { readInTab, writeInTab } from './tab-storage.ts'

const key = 'told'

/** Keeps words for the page that is loaded anew next: a message of this page would go with it. */
export const tellNextPage = (text: string) => writeInTab(key, { text })

/** What the page before wanted to say, once. */
export function takeTold(): string | undefined {
  const told = readInTab<{ text: string }>(key)
  if (told) writeInTab(key, null)
  return told?.text
}
