/** The scripts that our documents are printed in: those of the typefaces in `server/src/platform/pdf/fonts.ts`. */
const printedScripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
  'Han',
  'Bopomofo',
  'Hiragana',
  'Katakana',
  'Hangul',
] as const

const scripts = [...printedScripts, 'Common', 'Inherited'].map((script) => String.raw`\p{Script=${script}}`).join('')
/** Letters of other scripts; and letters of mathematics, which look like those of a typeface and are read by nobody. */
const unprinted = new RegExp(String.raw`(?=[\p{L}\p{N}])(?:[^${scripts}]|[\u{1d400}-\u{1d7ff}])`, 'gu')

/** The letters of a text that no document can print, each once. */
export const unprintedIn = (text: string): string => [...new Set(text.match(unprinted))].join('')

/** Whether a text has an emoji, which a document leaves out. */
export const hasEmoji = (text: string): boolean => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text)
