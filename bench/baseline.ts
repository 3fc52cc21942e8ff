/**
 * The limit for a server on this stack: Hono and pg with one plain statement for each task, and no rules, sessions,
 * tax or totals. It works on tables of its own, copied from the shop's catalogue in the same PostgreSQL.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const ask = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows

await pool.query(`
  create schema baseline;
  create table baseline.product as
    select products.id, name, summary, description, amount
      from products join prices on product_id = products.id and currency = 'USD';
  alter table baseline.product add primary key (id), add words tsvector generated always as
    (setweight(to_tsvector('english', name), 'A') || to_tsvector('english', description)) stored;
  create index on baseline.product using gin (words);
  create table baseline.cart (id uuid primary key default gen_random_uuid(), created_at timestamptz default now());
  create table baseline.line (
    cart_id uuid not null references baseline.cart, product_id int not null references baseline.product,
    quantity int not null, amount int not null, primary key (cart_id, product_id));
  analyze baseline.product;
`)

const app = new Hono()

app.get('/products', async (c) => {
  const rows = await ask(
    'search',
    `select id, name, summary, amount, count(*) over ()::int as count from baseline.product, websearch_to_tsquery('english', $1) query
     where words @@ query order by ts_rank(words, query) desc, id limit 20`,
    [c.req.query('search')],
  )
  return c.json({ count: rows[0]?.count ?? 0, results: rows })
})

app.post('/cart', async (c) => {
  const [cart] = await ask('create', 'insert into baseline.cart default values returning id as "sessionId"', [])
  return c.json(cart)
})

app.post('/cart/:id/item', async (c) => {
  const id = c.req.param('id')
  const { product_id, quantity } = await c.req.json()
  await ask('add', 'insert into baseline.line select $1, id, $3, amount from baseline.product where id = $2', [
    id,
    product_id,
    quantity,
  ])
  const items = await ask(
    'read',
    `select product_id, name, quantity, line.amount, quantity * line.amount as total
     from baseline.line join baseline.product on id = product_id where cart_id = $1`,
    [id],
  )
  return c.json({ sessionId: id, items })
})

app.get('/ready', (c) => c.text('ready'))
const server = serve({ fetch: app.fetch, port: Number(process.env.PORT) })
process.on('SIGTERM', () => {
  server.close(() => void pool.end())
  if ('closeIdleConnections' in server) server.closeIdleConnections()
})
