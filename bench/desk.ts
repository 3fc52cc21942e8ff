import { join } from 'node:path'
import pg from 'pg'
import { addressOf, type Filled } from '@shop/contract/call'
import { deskOrderPageSize } from '@shop/contract/desk-order'
import { deskOrderEndpoints } from '@shop/contract/endpoints/desk-order'
import { openDatabase } from '@shop/server/platform/db/open'
import { seed } from '@shop/server/entry/seed/seed'
import { noJobs } from '../server/src/platform/jobs/jobs.ts'
import { percentile, rounded } from './numbers.ts'
import { report } from './report.ts'
import { withFolder, withPostgres, withShop } from './shop.ts'
import { sized } from './sized.ts'

const size = sized(100_000, 100)
const answersPerRun = sized(20, 1)
const deskKey = 'a-key-of-the-bench'
/** The goal for each reply, at the 95th percentile. */
const goalMs = 50

const firstNames = `Ada Ben Carla Dana Emil Fiona Grace Hugo Iris Jonas Kira Liam Mona Nils Olive Pavel Quinn Rosa Sven Tara
  Uma Viktor Wanda Xenia Yusuf Zoe Amélie Björn Chloé Jürgen`
const lastNames = `Byron Whitcombe Raman Okafor Smith Jones Brown Taylor Wilson Nguyen Müller Schmidt Weber Rossi Bianchi
  Dubois Lefèvre Novák Kowalski Andersson Larsen O’Brien Murphy Kelly Campbell Fraser MacLeod Singh Patel Khan Tanaka Sato
  Kim Park Silva Santos García López Fernández Ødegaard`
/** Nearly half of all buyers have the first one. */
const domains = 'gmail.com gmail.com gmail.com outlook.com icloud.com yahoo.com example.org bigpond.net.au'

const textArray = (words: string) => `array['${words.split(/\s+/).join("','")}']`
const oneOf = (words: string) => {
  const array = textArray(words)
  return `(${array})[1 + floor(random() * ${words.split(/\s+/).length})::int]`
}

/**
 * Orders of three years, with kits (one in thirty of supplies instead), parcels, credit notes and disputes. Of the newest
 * hundredth something waits to be packed or paid.
 */
const orderRows = `
  select setseed(0.5);
  create temp table made as
    select n, gen_random_uuid() as checkout_id, gen_random_uuid() as id, ${oneOf(firstNames)} as first, ${oneOf(lastNames)} as last,
      ${oneOf(domains)} as domain, n % 30 = 0 as is_supply, n > ${size * 0.99} as is_new, random() as luck,
      1500 + floor(random() * 40000)::int as total, now() - (${size} - n) * interval '3 years' / ${size} as placed_at
    from generate_series(1, ${size}) n;
  create temp table named as
    select made.*, lower(first || '.' || replace(last, '’', '')) || n || '@' || domain as email,
      case when is_new and luck < 0.3 then 'pending' when is_new or luck < 0.92 then 'paid' when luck < 0.94 then 'cancelled'
        when luck < 0.96 then 'expired' else 'refunded' end as status
    from made;
  create temp table full_orders as
    select named.*, t.snapshot || jsonb_build_object('firstName', first, 'lastName', last, 'email', named.email,
        'items', case when is_supply then t.snapshot -> 'items' else jsonb_build_array(
          jsonb_set(t.snapshot #> '{items,0}', '{product,id}', '36')) end,
        'shippingAddress', place, 'billingAddress', place) as snapshot
    from named cross join (select * from orders order by number limit 1) t
      cross join lateral (select jsonb_build_object('firstName', first, 'lastName', last, 'address', n || ' Wattle Street',
        'city', 'Sydney', 'state', 'NSW', 'postalCode', '2000', 'country', 'AU') as place) p;
  insert into checkouts select r.* from full_orders f cross join (select c as sample from checkouts c order by number limit 1) t
    cross join lateral jsonb_populate_record(t.sample, jsonb_build_object('id', checkout_id, 'number', 'KP-' || 200000 + n,
      'user_id', null, 'cart_id', null, 'status', case f.status when 'cancelled' then 'withdrawn' else f.status end,
      'payment_method', case when n % 5 = 0 then 'EFT' else 'C' end, 'total', f.total, 'snapshot', f.snapshot,
      'payment_ref', null, 'created_at', placed_at, 'updated_at', placed_at)) r;
  insert into orders select r.* from full_orders f cross join (select o as sample from orders o order by number limit 1) t
    cross join lateral jsonb_populate_record(t.sample, jsonb_build_object('id', f.id, 'number', 'KP-' || 200000 + n,
      'checkout_id', f.checkout_id, 'payment_ref', 'bench_' || n, 'user_id', null, 'email', f.email, 'status', f.status,
      'total', f.total, 'snapshot', f.snapshot, 'placed_at', f.placed_at)) r;
  insert into samples (barcode, product_id, order_id, order_item_id, stage)
    select 'KP' || lpad(n::text, 10, '0'), 36, id, (snapshot #>> '{items,0,id}')::uuid,
      case when is_new then 'ordered' else 'reported' end
    from full_orders where not is_supply and status in ('paid', 'refunded');
  insert into parcels (number, order_id, carrier, tracking_number, lines, sent_at, sent_by)
    select 'KP-' || 200000 + n || '-1', id, 'auspost', '33ABC' || n, (
        select jsonb_agg(jsonb_build_object('itemId', item ->> 'id', 'quantity', item -> 'quantity', 'kits', '[]'::jsonb))
        from jsonb_array_elements(snapshot -> 'items') item), placed_at + interval '1 day', 'Ruth'
    from full_orders where status = 'paid' and not is_new;
  update order_summaries set is_packed = true from parcels where parcels.order_id = order_summaries.order_id;
  insert into credit_notes (id, number, order_id, is_cancellation, reason, lines, totals, total, points, by_points)
    select gen_random_uuid(), 'CN-' || 200000 + n, id, false, 'Came broken', (
        select jsonb_agg(jsonb_build_object('itemId', item ->> 'id', 'quantity', item -> 'quantity'))
        from jsonb_array_elements(snapshot -> 'items') item), snapshot -> 'totals', total, 0, 0
    from full_orders where status = 'refunded';
  insert into refunds (credit_note_id, checkout_id, way, amount, currency, state)
    select c.id, checkout_id, 'transfer', c.total, 'AUD', case when n > ${size * 0.98} then 'requested' else 'done' end
    from credit_notes c join full_orders f on f.id = c.order_id;
  insert into disputes (provider, reference, checkout_id, amount, currency, state)
    select 'stripe', 'dp_' || n, checkout_id, total, 'AUD', case when n > ${size * 0.95} then 'open' else 'won' end
    from full_orders where status = 'paid' and n % 500 = 0;
  update checkouts set dispute = disputes.state from disputes where disputes.checkout_id = checkouts.id;
`

const deepPage = String(Math.ceil(size / deskOrderPageSize))
/** What the desk lists, in the words of `listDeskOrders`. */
const lists: Record<string, NonNullable<Filled['query']>> = {
  'newest first': {},
  'newest first, last page': { page: deepPage },
  'oldest first, last page': { sort: 'placedAt', page: deepPage },
  'highest total first': { sort: '-total' },
  'lowest total first, last page': { sort: 'total', page: deepPage },
  'by number, last page': { sort: 'number', page: deepPage },
  'two statuses': { status: 'cancelled,refunded' },
  'cancelled, before or after payment': { status: 'cancelled' },
  'paid, by total, page 500': { status: 'paid', sort: '-total', page: String(Math.ceil(size / 200)) },
  'a year, by total': { from: '2025-01-01', to: '2025-12-31', sort: 'total' },
  'waiting to be packed': { waiting: 'packing' },
  'waiting for payment': { waiting: 'payment' },
  'refund under way': { waiting: 'refund' },
  disputed: { waiting: 'dispute' },
  'search: a number': { search: `KP-${200_000 + size}` },
  'search: part of a number': { search: '2000' },
  'search: a barcode': { search: `KP${String(size - 1).padStart(10, '0')}` },
  'search: a name': { search: 'grace odegaard' },
  'search: a last name, by total': { search: 'smith', sort: '-total' },
  'search: half of all emails': { search: 'gmail' },
  'search: half of all emails, page 500': { search: 'gmail', page: String(Math.ceil(size / 200)) },
  'search: two letters': { search: 'ad' },
  'search: nobody': { search: 'zzzzz' },
}

async function fill(databaseUrl: string, dataDir: string) {
  const open = await openDatabase({ databaseUrl, dataDir })
  await seed(open.db, { config: { isDemo: true }, log: { info: () => {}, warn: console.warn }, jobs: noJobs })
  await open.close()
  // Without the shop's own bounds, which are for visitors.
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(orderRows)
  // As autovacuum leaves it; of summaries, which change soon after they are made, the space is then used again.
  await client.query('vacuum full order_summaries')
  await client.query('vacuum analyze')
  await client.end()
}

/** Milliseconds of each reply, one request after another. */
async function timeAnswers(url: string, query: NonNullable<Filled['query']>, times: number): Promise<number[]> {
  const path = addressOf(deskOrderEndpoints.listDeskOrders, { query })
  const answers: number[] = []
  for (let i = 0; i < times; i++) {
    const started = performance.now()
    const reply = await fetch(url + path, { headers: { authorization: `Bearer ${deskKey}` } })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text.slice(0, 500)}`)
    answers.push(performance.now() - started)
  }
  return answers
}

/** How long the desk waits for a list of orders among 100,000; the goal is 50 ms at the 95th percentile. */
export async function measureDesk(runs: number) {
  const results: Record<string, number[]> = {}
  await withFolder((folder) =>
    withPostgres(async (databaseUrl) => {
      const dataDir = join(folder, 'shop')
      await fill(databaseUrl, dataDir)
      await withShop(dataDir, { DATABASE_URL: databaseUrl, DESK_API_KEY: deskKey }, async (url) => {
        for (const [name, query] of Object.entries(lists)) {
          await timeAnswers(url, query, 5)
          results[name] = await timeAnswers(url, query, runs * answersPerRun)
        }
      })
    }),
  )
  const rowOf = ([name, answers]: [string, number[]]) => {
    const [p50, p95] = [percentile(answers, 0.5), percentile(answers, 0.95)]
    const isQuick = p95 <= goalMs ? 'yes' : 'no'
    return [name, { 'p50, ms': rounded(p50, 1), 'p95, ms': rounded(p95, 1), [`p95 within ${goalMs} ms`]: isQuick }]
  }
  report('desk', {
    method: `${size} orders on PostgreSQL; ${runs * answersPerRun} answers each, over HTTP, one after another;`,
    rows: Object.fromEntries(Object.entries({ ...results, all: Object.values(results).flat() }).map(rowOf)),
    runs: results,
  })
}
