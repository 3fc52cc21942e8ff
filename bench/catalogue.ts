import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Database, openDatabase } from '@shop/server/platform/db/open'
import { noJobs } from '../server/src/platform/jobs/jobs.ts'
import { seed } from '@shop/server/entry/seed/seed'
import { percentile, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withPostgres, withShop } from './shop.ts'
import { sized } from './sized.ts'

const size = 10_000
const answersPerRun = sized(20, 1)

/** Typical queries of a listing. */
const questions: Record<string, Record<string, string>> = {
  'first page': { species: 'dog' },
  'page 200': { species: 'dog', page: '200' },
  'sorted by price': { species: 'dog', sort: 'price' },
  'a common word': { search: 'disease' },
  'two words': { search: 'collie eye' },
  'one letter': { search: 'a' },
  'no match': { search: 'zzzzz' },
  'one category': { species: 'dog', category_ids: '1' },
  'one breed': { species: 'dog', breeds: 'BREED' },
  'breed, system and word': { species: 'dog', breeds: 'BREED', sub_categories: '9', search: 'eye' },
}

/** Makes 10,000 of the real products by copying them under other names, with their prices and breeds. */
async function enlarge({ executeSql }: Database): Promise<string> {
  await executeSql(`
    insert into products select (jsonb_populate_record(p, jsonb_build_object(
        'id', p.id + copy * 10000000, 'name', p.name || ' ' || copy, 'search_text', p.search_text || ' ' || copy))).*
      from products p cross join generate_series(1, 100) copy
      order by copy, p.id limit ${size} - (select count(*) from products);
    insert into prices (product_id, currency, amount) select c.id, currency, amount
      from products c join prices on product_id = c.id % 10000000 where c.id > 10000000;
    insert into product_breeds select c.id, breed_id
      from products c join product_breeds on product_id = c.id % 10000000 where c.id > 10000000;
    analyze;
  `)
  const { rows } = await executeSql(
    'select breed_id from product_breeds group by breed_id order by count(*) desc limit 1',
  )
  return String((rows[0] as { breed_id: number }).breed_id)
}

/** Milliseconds of each reply, one request after another. */
async function timeAnswers(url: string, question: Record<string, string>, times: number): Promise<number[]> {
  const answers: number[] = []
  for (let i = 0; i < times; i++) {
    // Each by an address of its own: a reply that is stored takes no search.
    const address = `${url}/api/store/products?${new URLSearchParams({ ...question, answer: randomUUID() })}`
    const started = performance.now()
    const reply = await fetch(address)
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${reply.status} ${address}`)
    answers.push(performance.now() - started)
  }
  return answers
}

async function measure(database: string, dataDir: string, env: Record<string, string>, runs: number) {
  const open = await openDatabase({ databaseUrl: env.DATABASE_URL ?? null, dataDir })
  await seed(open.db, { config: { isDemo: false }, log: { info: () => {}, warn: console.warn }, jobs: noJobs })
  const breed = await enlarge(open)
  await open.close()
  return withShop(dataDir, env, async (url) => {
    const results: Record<string, number[]> = {}
    for (const [name, question] of Object.entries(questions)) {
      const query = Object.fromEntries(
        Object.entries(question).map(([key, value]) => [key, value.replace('BREED', breed)]),
      )
      await timeAnswers(url, query, 5)
      results[`${database}: ${name}`] = await timeAnswers(url, query, runs * answersPerRun)
    }
    return { ...results, [`${database}: all`]: Object.values(results).flat() }
  })
}

/** How long the listing's answers take with 10,000 products; the goal is 5 ms. */
export async function measureCatalogue(runs: number) {
  const results: Record<string, number[]> = await withFolder(async (folder) => ({
    ...(await withPostgres((url) => measure('PostgreSQL', join(folder, 'postgres'), { DATABASE_URL: url }, runs))),
    ...(await measure('embedded', join(folder, 'embedded'), {}, runs)),
  }))
  const rowOf = ([name, answers]: [string, number[]]) => {
    const at = (share: number) => rounded(percentile(answers, share), 1)
    return [name, { 'p50, ms': at(0.5), 'p95, ms': at(0.95), 'p99, ms': at(0.99) }]
  }
  report('catalogue', {
    method: `${size} products, ${runs * answersPerRun} answers each, over HTTP, one after another;`,
    rows: Object.fromEntries(Object.entries(results).map(rowOf)),
    runs: results,
  })
}
