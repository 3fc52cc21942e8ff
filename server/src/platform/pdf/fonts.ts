import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import type { Face } from './theme.ts'

const read = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)))

/** The site's faces as files that a PDF can hold; Open Sans has the Greek and Cyrillic letters that they lack. */
export const fontFiles = {
  text: read('figtree/400Regular/Figtree_400Regular.ttf'),
  strong: read('figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  heading: read('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  other: read('open-sans/400Regular/OpenSans_400Regular.ttf'),
  otherStrong: read('open-sans/600SemiBold/OpenSans_600SemiBold.ttf'),
}
export type FontName = keyof typeof fontFiles

const fonts = Object.fromEntries(
  Object.entries(fontFiles).map(([name, file]) => [name, create(file) as Font]),
) as Record<FontName, Font>
const has = (name: FontName, character: string) => fonts[name].hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
const fallbacks: Record<Face, FontName> = { text: 'other', strong: 'otherStrong', heading: 'otherStrong' }

/** Written in place of words in a script that no font of ours has. */
const unwritable = '[in another script]'

/** Those characters of a text that a font can write; words of others become one note, signs of others nothing. */
function known(font: FontName, text: string): string {
  const isKnown = (character: string) => has(font, character) || character === '\n'
  return text
    .split(/(\s+)/)
    .map((word) => {
      const characters = Array.from(word)
      if (characters.every(isKnown)) return word
      const isWritten = characters.some((character) => !isKnown(character) && /[\p{L}\p{N}]/u.test(character))
      return isWritten ? unwritable : characters.filter(isKnown).join('')
    })
    .join('')
    .replaceAll(/(\[in another script\]\s*)+(?=\[in another)/g, '')
}

const rightToLeft = String.raw`[\p{Script=Hebrew}][\p{Script=Hebrew}\p{M}'"\u05be-]*`
const rightToLeftWords = new RegExp(`(${rightToLeft}(?:\\s+${rightToLeft})*)([^\\s\\p{L}\\p{N}]*)(\\s+(?=\\S))?`, 'gu')

/**
 * pdfkit lays out word by word, each with the space behind it, which in words from right to left comes before them: so
 * such words are laid out together, and what follows them has its own space.
 */
const inReadingOrder = (text: string) =>
  text.replace(rightToLeftWords, (_, words: string, signs: string, space?: string) => {
    const together = words.replaceAll(/\s+/g, '\u00a0')
    return space === undefined ? together + signs : `${together} ${signs}\u00a0`
  })

/** The font that can write this text in this face, and the text as far as a font of ours can write it. */
export function writable(face: Face, text: string): { font: FontName; text: string } {
  const plain = text.normalize('NFC')
  if (Array.from(plain).every((character) => has(face, character) || character === '\n'))
    return { font: face, text: plain }
  const font = fallbacks[face]
  const shown = inReadingOrder(known(font, plain))
  // The note alone is in the page's own face.
  return Array.from(shown).every((character) => has(face, character) || character === '\n')
    ? { font: face, text: shown }
    : { font, text: shown }
}
