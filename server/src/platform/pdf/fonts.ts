import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import type { Face } from './theme.ts'

const pathOf = (file: string) => fileURLToPath(import.meta.resolve(file))
const read = (file: string) => readFileSync(pathOf(`@expo-google-fonts/${file}`))

/** The site's faces as files that a PDF can hold; Open Sans has the Greek, Cyrillic and Hebrew letters that they lack. */
const houseFiles = {
  text: read('figtree/400Regular/Figtree_400Regular.ttf'),
  strong: read('figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  heading: read('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  other: read('open-sans/400Regular/OpenSans_400Regular.ttf'),
  otherStrong: read('open-sans/600SemiBold/OpenSans_600SemiBold.ttf'),
}
const secondOf: Record<Face, keyof typeof houseFiles> = {
  text: 'other',
  strong: 'otherStrong',
  heading: 'otherStrong',
}

/** Noto Sans for other scripts. A Chinese character is written by the first that has it. */
const families = ['arabic', 'devanagari', 'thai', 'sc', 'jp', 'kr'] as const
type Family = (typeof families)[number]
const weights = [400, 600] as const
const weightOf: Record<Face, (typeof weights)[number]> = { text: 400, strong: 600, heading: 600 }

type Range = { from: number; to: number; file: string }
const rangesByFamily = new Map<Family, Promise<Range[]>>()

async function readRanges(family: Family): Promise<Range[]> {
  const folder = `@fontsource-variable/noto-sans-${family}`
  const parts = JSON.parse(await readFile(pathOf(`${folder}/unicode.json`), 'utf8')) as Record<string, string>
  return Object.entries(parts).flatMap(([part, ranges]) =>
    ranges.split(',').map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((end) => Number.parseInt(end, 16))
      const name = part.replace(/[[\]]/g, '')
      return { from, to, file: `${folder}/files/noto-sans-${family}-${name}-wght-normal.woff2` }
    }),
  )
}

/** The files that may have a sign, by what their package says; each holds some hundred letters, so that a name needs few. */
async function filesOf(sign: string, order: readonly Family[]): Promise<string[]> {
  const point = sign.codePointAt(0) ?? 0
  const ofFamilies = order.map(async (family) => {
    const ranges = rangesByFamily.get(family) ?? readRanges(family)
    rangesByFamily.set(family, ranges)
    return (await ranges).filter(({ from, to }) => point >= from && point <= to).map(({ file }) => file)
  })
  return (await Promise.all(ofFamilies)).flat()
}

type Typeface = { file: Buffer; font: Font }
export type Typefaces = {
  byName: ReadonlyMap<string, Typeface>
  /** The typeface that writes a sign in a face; undefined where there is none. */
  nameOf: (face: Face, sign: string) => string | undefined
}

const opened = (file: Buffer): Typeface => ({ file, font: create(file) as Font })
const house = new Map(Object.entries(houseFiles).map(([name, file]) => [name, opened(file)]))
const has = (name: string, sign: string) =>
  house.get(name)?.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) === true

/** An animal has several papers, and each is opened again. */
const parts = new LRUCache<string, Typeface>({ max: 200 })

/** Signs that stand in no script of their own, and follow the letters around them. */
const joins = '\u200c\u200d'

/**
 * The typefaces that write a text, however long: those of the house, and of others as much as the text needs, made into
 * files that a PDF can hold. The same text gives the same bytes.
 */
export async function typefacesFor(text: string): Promise<Typefaces> {
  const foreign = [...new Set(text.normalize('NFC'))]
    .filter((sign) => !has('text', sign) && !has('other', sign))
    .toSorted()
  // Japanese and Korean have forms of their own of what all three write.
  const order = /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(text)
    ? families.with(3, 'jp').with(4, 'sc')
    : /\p{Script=Hangul}/u.test(text)
      ? families.with(3, 'kr').with(5, 'sc')
      : families
  const nameBySign = new Map<string, string>()
  const byName = new Map(house)
  let left = await Promise.all(foreign.map(async (sign) => ({ sign, files: await filesOf(sign, order) })))
  // A package names signs that its file has no glyph for: those are looked for in the next one.
  while ((left = left.filter(({ sign, files }) => files.length && !nameBySign.has(sign))).length)
    for (const [file = '', signs] of Map.groupBy(left, ({ files }) => files.shift())) {
      const { default: subsetFont } = await import('subset-font')
      const whole = await readFile(pathOf(file))
      const text = signs.map(({ sign }) => sign).join('')
      const name = `${file} ${text}`
      for (const wght of weights) {
        const part =
          parts.get(`${name} ${wght}`) ??
          opened(await subsetFont(whole, text + joins, { targetFormat: 'truetype', variationAxes: { wght } }))
        parts.set(`${name} ${wght}`, part)
        // With no glyph but that of what is missing it has no table of letters either.
        const held = part.font.numGlyphs > 1 ? new Set(part.font.characterSet) : new Set()
        for (const { sign } of signs) if (held.has(sign.codePointAt(0))) nameBySign.set(sign, name)
        if (held.size) byName.set(`${name} ${wght}`, part)
      }
    }
  return {
    byName,
    nameOf: (face, sign) => {
      const ofHouse = [face, secondOf[face]].find((name) => has(name, sign))
      if (ofHouse) return ofHouse
      const name = nameBySign.get(sign)
      return name && `${name} ${weightOf[face]}`
    },
  }
}
