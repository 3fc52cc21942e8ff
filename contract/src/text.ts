/** What is never seen: zero-width signs, those that turn the direction of writing round, fillers that look like nothing. */
const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|\u2800/gu
/** These shape a letter or a pictograph before them, and are nothing where none is. */
const loneJoiners = /(?<!\p{L}|\p{M}|\p{Extended_Pictographic}|\u200d)(?:\u200c|\u200d|\ufe0e|\ufe0f)+/gu
/** NUL is refused elsewhere: it means that something is broken. */
const control = /(?![\0\s\u0085])\p{Cc}/gu

const seen = (typed: string) =>
  typed.normalize('NFC').replace(invisible, '').replace(loneJoiners, '').replace(control, '')

/** A text of one line as it is stored, a name above all: composed, without what nobody sees, and one blank between words. */
export const tidyLine = (typed: string): string =>
  seen(typed)
    .replace(/[\s\u0085]+/g, ' ')
    .trim()

/** A text of several lines as it is stored: as `tidyLine`, with its lines and blanks as they are. */
export const tidyLines = (typed: string): string => seen(typed.replace(/\r\n?|\u0085/g, '\n')).trim()

const apostrophes = /[’‘‛ʼʹʻ`´′＇]/g
const quotes = /[“”„‟«»″]/g
const dashes = /[‐‑‒–—−]/g
const marks = /[\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u00ad\ufeff]/g
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' }

const plainSigns = (text: string) => text.replace(apostrophes, "'").replace(quotes, '"').replace(dashes, '-')

/**
 * A text as it is compared and searched: small letters without accents, one kind of apostrophe, quote and dash. The
 * database's `folded` is the same.
 */
export const folded = (text: string): string =>
  // Signs of which others are made (of the raised minus, of "n with an apostrophe") are found once they are taken apart.
  plainSigns(plainSigns(text).normalize('NFKD'))
    .replace(marks, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/g, (letter) => letters[letter] ?? letter)

/** A name as it is compared. */
export const foldedName = (name: string | null | undefined): string => folded(tidyLine(name ?? ''))

/** A short name without its inner dash, dot, stroke and apostrophe: "mdr-1" is "mdr1". */
export const joined = (word: string): string => word.replace(/[-./']/g, '')
