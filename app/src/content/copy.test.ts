import { spell } from '@shop/contract/spelling'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { findRow } from '../page/find-route.ts'
import { articles } from './articles.ts'
import { copyFiles } from './copy.ts'

type Props = { title?: string; href?: string; items?: { term: string; description: ReactNode }[]; children?: ReactNode }

/** A stand-in for any component of the copy: shows what it was given. */
const Plain = ({ title, href, items = [], children }: Props) =>
  createElement(
    'div',
    null,
    title,
    href && createElement('a', { href }),
    ...items.flatMap(({ term, description }) => [term, description]),
    children,
  )
const Spelled = ({ children }: { children: string }) => spell(children, 'US')
const plain = Object.fromEntries(
  'Action Actions Band Bars Callout Cards CaseFacts CaseTest CatalogueFigures DeliveryTable Facts Figures GenotypeSquare Laboratory Link LinkCard Mail MembershipSum Numbered NumberedPoint PrintedForms Point Points PrintButton Question Questions Rows Step Steps Track Words WordsRow'
    .split(' ')
    .map((name) => [name, Plain]),
)
const components = { ...plain, Spelled }

const pages = await Promise.all(copyFiles.map(async (file) => ({ ...file, copy: await file.load() })))
const cases = pages.map(({ path, copy: { meta, default: Content } }) => ({
  path,
  meta,
  html: renderToStaticMarkup(createElement(Content, { components })),
}))

test.each(cases)('$path has a title, a description of one search result’s length, and text', ({ meta, html }) => {
  expect(meta.title.length).toBeGreaterThan(3)
  expect(meta.description.length).toBeGreaterThan(60)
  expect(meta.description.length).toBeLessThan(200)
  expect(html.replace(/<[^>]+>/g, '').length).toBeGreaterThan(600)
})

test.each(cases)('$path links only to pages', ({ meta, html }) => {
  const hrefs = [
    ...[...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
    ...[...(meta.next ?? []), ...(meta.trail ?? [])].map(({ href }) => href),
  ]
  const lost = hrefs
    .filter((href) => href.startsWith('/'))
    .map((href) => href.replace(/#.*/, ''))
    .filter((href) => !findRow(href))
  expect(lost).toEqual([])
})

test.each(cases)('$path is typeset: curly quotes, no exclamation marks', ({ meta, html }) => {
  const { title, description, lead = '' } = meta
  const text = [title, description, lead, html.replace(/<[^>]+>/g, ' ')].join(' ')
  expect(text.match(/.{0,20}(?:&#x27;|&quot;|['"!]).{0,20}/g)).toBeNull()
})

test.each(cases)('$path is spelled as in the country of its reader', ({ html }) => {
  const text = html.replace(/<[^>]+>/g, ' ')
  expect(spell(text, 'US')).toBe(text)
})

test('every article that is listed has its copy, and every one that has copy is listed', () => {
  const written = copyFiles.flatMap(({ file }) =>
    file.startsWith('articles/') ? [file.slice('articles/'.length)] : [],
  )
  expect(written.toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted())
})

test('articles are listed newest first', () => {
  const dates = articles.map(({ published }) => published)
  expect(dates).toEqual(dates.toSorted().toReversed())
})
