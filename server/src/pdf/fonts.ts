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

/** The font that can write this text in this face, and the text with "?" for what no font of ours can write. */
export function writable(face: Face, text: string): { font: FontName; text: string } {
  const plain = text.normalize('NFC')
  if (Array.from(plain).every((character) => has(face, character) || character === '\n'))
    return { font: face, text: plain }
  const font = fallbacks[face]
  const known = Array.from(plain).map((character) => (has(font, character) || character === '\n' ? character : '?'))
  return { font, text: known.join('') }
}
