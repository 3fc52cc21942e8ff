/** A file as text. `lookAt` are its words with letters that were guessed: for somebody to see whether they are right. */
export type FileText = { text: string; lookAt: string[] }

/** As many as are looked through at a glance. */
const mostShown = 20
const longestShown = 60

const withMark: [encoding: string, mark: number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** What no text has; bytes that windows-1252 gives no letter become such signs too. */
const unwritten = /(?![\t\n\r])\p{Cc}/u
const between = /[\r\n\t,;"]/

/** The cells of a text with letters beyond English ones, from the top. */
function foreignIn(text: string): string[] {
  const found = new Set<string>()
  let end = 0
  for (const { index } of text.matchAll(/[^\0-\u007f]/g)) {
    if (index < end) continue
    const before =
      text
        .slice(Math.max(0, index - longestShown), index)
        .split(between)
        .at(-1) ?? ''
    const [after = ''] = text.slice(index, index + longestShown).split(between)
    end = index + after.length
    found.add((before + after).trim())
    if (found.size === mostShown) break
  }
  return [...found]
}

/**
 * The text of a file, whichever program saved it: UTF-8, with or without its mark; UTF-16 with its mark; else
 * windows-1252, which Excel writes in Western Europe and America, and in which every byte is some letter. Null for what
 * is no text.
 */
export function decodeText(bytes: Uint8Array): FileText | null {
  const [marked] = withMark.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  try {
    return { text: new TextDecoder(marked ?? 'utf-8', { fatal: true }).decode(bytes), lookAt: [] }
  } catch {
    if (marked) return null
  }
  const text = new TextDecoder('windows-1252').decode(bytes)
  return unwritten.test(text) ? null : { text, lookAt: foreignIn(text) }
}
