import { addressOf } from '@shop/contract/call'
import { productEndpoints } from '@shop/contract/endpoints/product'
import { searchEndpoints } from '@shop/contract/endpoints/search'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedShop } from './shop.ts'

/**
 * What people type, and what answers it: a product by its number, a page by its path, a breed as b:200193, a topic as
 * t:bloat; any of several.
 */
const queries = readFileSync(join(import.meta.dirname, 'search-queries.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [search = '', answers = ''] = line.split('\t')
    return { search, answers: answers.split(' ') }
  })

type Beside = {
  topic: { id: string } | null
  breeds: { id: number }[]
  pages: { path: string }[]
  isForPages: boolean
}

/** The first three of each group that the search page shows. */
async function answersTo(search: string): Promise<string[]> {
  const ask = async <Reply>(row: Parameters<typeof addressOf>[0], query: Record<string, string>) =>
    (await (await fetch(sharedShop().url + addressOf(row, { query }))).json()) as Reply
  // As the site's search box searches: wide.
  const [{ results }, { topic, breeds, pages, isForPages }] = await Promise.all([
    ask<{ results: { id: number }[] }>(productEndpoints.listProducts, { search, isDetails: 'true' }),
    ask<Beside>(searchEndpoints.search, { search }),
  ])
  return [
    ...(topic ? [`t:${topic.id}`] : []),
    ...breeds.slice(0, 3).map(({ id }) => `b:${id}`),
    ...(isForPages ? [] : results).slice(0, 3).map(({ id }) => String(id)),
    ...pages.slice(0, 3).map(({ path }) => path),
  ]
}

test('of three hundred queries that people type, 19 of 20 have their answer among the first three', async () => {
  expect(queries.length).toBeGreaterThanOrEqual(300)
  const missed: unknown[] = []
  for (const { search, answers } of queries) {
    const found = await answersTo(search)
    if (!answers.some((answer) => found.includes(answer))) missed.push([search, answers, found])
  }
  expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(queries.length / 20)
})
