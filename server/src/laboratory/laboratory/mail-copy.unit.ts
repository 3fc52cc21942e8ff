import { expect, test } from 'vitest'
import { mailText } from '../../platform/mail/content.ts'
import { type LabLine, labMail, labNews } from './mail-copy.ts'

const publicUrl = 'https://shop.example'
const lineOf = (news: LabLine['news'], as: LabLine['as'], at = 1): LabLine => ({
  barcode: `KP482719000${at}`,
  news,
  as,
  animalId: `animal-${at}`,
  petName: `Skye ${at}`,
  typeIds: [2],
  isSampleData: false,
})
const textOf = (...lines: LabLine[]) => mailText(labMail(publicUrl, lines), 'Kinpaw', publicUrl)
const hasPlace =
  /\/my\/animals\/animal-1|\/tools\/sample-tracker\/KP4827190001|\/activate|\/tools\/report-authentication/

test.each(labNews)('a mail about one sample names it and leads to it: %s', (news) => {
  for (const as of ['owner', 'share', 'claim', 'former'] as const) {
    const text = textOf(lineOf(news, as))
    expect(text).toContain('KP4827190001')
    expect(text).toMatch(hasPlace)
    // Who typed no name of their own reads none.
    if (as !== 'owner') expect(text).not.toContain('Skye')
  }
  if (news !== 'not-activated') expect(textOf(lineOf(news, 'owner'))).toContain('Skye 1')
})

test.each(labNews)('a mail about several leads to each by its name and barcode: %s', (news) => {
  const text = textOf(lineOf(news, 'owner', 1), lineOf(news, 'owner', 2), lineOf('added', 'share', 3))
  expect(text).toMatch(/Skye 1 \(KP4827190001\):\nhttps/)
  expect(text).toMatch(/Skye 2 \(KP4827190002\):\nhttps/)
  expect(text).toMatch(/\nKP4827190003:\nhttps:\/\/shop\.example\/my\/animals\/animal-3/)
})

test('more than fifty are not named', () => {
  const text = textOf(...Array.from({ length: 60 }, (_, at) => lineOf('reported', 'owner', at)))
  expect(text).toContain('And 10 more, in your account.')
})
