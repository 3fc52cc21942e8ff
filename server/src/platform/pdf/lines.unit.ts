import { describe, expect, test } from 'vitest'
import { typefacesFor } from './fonts.ts'
import { isPlain, layLines } from './lines.ts'

/** A text in lines of `width` signs, each as its runs from left to right. */
async function lay(text: string, width = 100) {
  const typefaces = await typefacesFor(text)
  return layLines(typefaces, 'text', text, width, (_, letters) => letters.length)
}
const printed = async (text: string, width?: number) =>
  (await lay(text, width)).map((runs) => runs.map((run) => run.text).join(''))

test('a text of the house needs none of this', async () => {
  expect(isPlain(await typefacesFor(''), 'text', 'Zoë, the “second” – N/CEA\n½')).toBe(true)
  expect(isPlain(await typefacesFor('小'), 'text', '小')).toBe(false)
})

describe('a script', () => {
  test.each([
    ['Greek', 'Λάικα'],
    ['Cyrillic', 'Лайка'],
    ['Hebrew', 'שמים'],
    ['Arabic', 'نجمة'],
    ['Persian', 'پیشی'],
    ['Urdu', 'ٹوئی'],
    ['Thai', 'น้ำผึ้ง'],
    ['Hindi', 'क्षत्रिय'],
    ['Chinese', '小白龍'],
    ['Japanese', 'さくらサクラ号'],
    ['Korean', '강아지'],
    ['Vietnamese', 'Nguyễn'],
  ])('%s has a glyph for every letter', async (_, text) => {
    const { byName } = await typefacesFor(text)
    const runs = (await lay(text)).flat()
    expect(runs.map((run) => run.text).join('')).toBe(text)
    for (const run of runs)
      expect(
        byName
          .get(run.font)
          ?.font.layout(run.text)
          .glyphs.map(({ id }) => id),
      ).not.toContain(0)
  })

  test.each([
    ['Arabic letters are joined', 'نجمة'],
    ['Devanagari letters become one', 'क्षत्रिय'],
  ])('%s: they are other glyphs than each alone', async (_, text) => {
    const { byName } = await typefacesFor(text)
    const [[run] = []] = await lay(text)
    const font = byName.get(run?.font ?? '')?.font
    const alone = Array.from(text, (sign) => font?.glyphForCodePoint(sign.codePointAt(0) ?? 0).id)
    const shaped = font?.layout(text).glyphs.map(({ id }) => id) ?? []
    expect(shaped.filter((id) => !alone.includes(id)).length).toBeGreaterThan(0)
  })

  test('Japanese is written in Japanese forms', async () => {
    const [[run] = []] = await lay('直さくら')
    expect(run?.font).toContain('noto-sans-jp')
    expect((await lay('直'))[0]?.[0]?.font).toContain('noto-sans-sc')
  })
})

test('words from right to left are in order within an English sentence, with their numbers and brackets', async () => {
  expect(await printed('DNA of שמים כחולים, as of 12 May')).toEqual(['DNA of כחולים שמים, as of 12 May'])
  expect(await printed('نجمة (لونا) 12')).toEqual(['12 (لونا) نجمة'])
})

test('a line ends where a word does: behind a space, and between Chinese or Thai words', async () => {
  expect(await printed('Лайка из Сибири', 9)).toEqual(['Лайка из', 'Сибири'])
  expect(await printed('北京大学生，上海', 4)).toEqual(['北京', '大学生，', '上海'])
  expect((await printed('สุนัขแสนรัก', 6)).length).toBeGreaterThan(1)
  expect(await printed('одно\nдва')).toEqual(['одно', 'два'])
})

test('a word wider than the column is broken between its letters', async () => {
  expect(await printed('Достопримечательность', 8)).toEqual(['Достопри', 'мечатель', 'ность'])
})

test.each([
  ['Skye 🐕', 'Skye'],
  ['🐕 Skye 👨‍👩‍👧, as of', 'Skye, as of'],
  ['Skye ❤️🐾 of Orchardlane', 'Skye of Orchardlane'],
  ['Skye ᚠᚢ', 'Skye ?'],
  ['Skye\u202e\u200b of', 'Skye of'],
])('%j is printed as %j', async (text, seen) => {
  expect((await printed(text)).join('').trim()).toBe(seen)
})

test('the same text gives the same files', async () => {
  const [one, other] = [await typefacesFor('小白 नमस्ते'), await typefacesFor('小白 नमस्ते')]
  expect([...one.byName].map(([name, { file }]) => [name, file])).toEqual(
    [...other.byName].map(([name, { file }]) => [name, file]),
  )
})
