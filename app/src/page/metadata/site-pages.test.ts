import { expect, test } from 'vitest'
import { searchQuestions } from '../../content/search-questions.ts'
import { copyFiles } from '../../content/copy.ts'
import { findRow } from '../find-route.ts'
import { paths } from '../../paths.ts'
import { sitePages } from './site-pages.ts'

const pages = await sitePages()
const at = (path: string) => pages.filter((page) => page.path === path)

test('every file of copy is known once, with its text', () => {
  for (const { file } of copyFiles) {
    const addresses = copyFiles.filter((one) => one.file === file).map(({ path }) => path)
    const known = pages.filter(({ path }) => addresses.includes(path))
    expect([file, known.length]).toEqual([file, 1])
    expect([file, known[0]?.text.length]).toEqual([file, expect.toSatisfy((length: number) => length > 100)])
  }
})

test('its text is what a reader sees, in one line: headings, titles of steps, answers', () => {
  const [page] = at(paths.takeSample)
  expect(page?.text).toContain('Six steps Choose a quiet hour At least an hour after the last meal')
  expect(page?.text).not.toMatch(/[<>{}]|picture|href|\n/)
})

test('articles, lists of the shop, breeds, gift cards, resources and tools are known by their own names', () => {
  expect(at(paths.article('one-laboratory'))).toMatchObject([
    { title: 'Two laboratories, one bench', kind: 'article', who: 'anyone' },
  ])
  expect(at(paths.speciesPage('vet', 'dog', 'geno-pet'))).toMatchObject([{ title: 'Geno Pet', audience: 'vet' }])
  expect(at(paths.speciesPage('breeder', 'cat', 'innovative'))).toMatchObject([{ livesIn: 'AU' }])
  expect(at(paths.breeds('cat'))).toMatchObject([{ title: 'Cat breeds, A to Z' }])
  expect(at(paths.giftCards)).toMatchObject([{ title: 'Gift cards', who: 'anyone' }])
  expect(at(paths.giftCardBalance)).toMatchObject([{ title: 'Gift card balance', who: 'anyone' }])
  expect(at(paths.sampleTracker)).toMatchObject([{ title: 'Track a sample' }])
  expect(at(paths.archivedAnimals).map(({ title, audience }) => `${audience}: ${title}`)).toEqual([
    'breeder: Archived animals',
    'owner: Archived animals',
    'vet: Archived patients',
  ])
})

test('what people ask is answered by pages that there are', () => {
  expect(
    Object.keys(searchQuestions).filter(
      (path) => !at(path).some((page) => page.searchQuestions === searchQuestions[path]),
    ),
  ).toEqual([])
})

test('a page says who may open it, as its route does, and has no double beside it', () => {
  expect(at(paths.caseStudies)).toMatchObject([{ who: ['vet'] }])
  for (const { path, who } of pages) expect([path, findRow(path)?.who]).toEqual([path, who])
  for (const audience of ['breeder', 'owner', 'vet']) {
    const titles = pages.filter((page) => !page.audience || page.audience === audience).map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
  }
})

// Where this fails, those two stories of screens/content/Page show another article than their names promise.
test('the stories of the shortest and the longest article are of these', () => {
  const articles = pages.filter(({ kind }) => kind === 'article').toSorted((a, b) => a.text.length - b.text.length)
  expect([articles[0]?.path, articles.at(-1)?.path]).toEqual([
    paths.article('one-laboratory'),
    paths.article('before-your-collie-is-medicated'),
  ])
})

test('fact sheets are tests, and found as such', () => {
  expect(pages.filter(({ path }) => path.startsWith(`${paths.factSheets}/`))).toEqual([])
  expect(at(paths.factSheets)).toHaveLength(1)
})
