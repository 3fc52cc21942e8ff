import pg from 'pg'

/** What only time or chance brings, and what no page shows: a day gone by, a gift of points, a charge. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  { url }: { url: string },
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text, values)
  await client.end()
  return rows
}

type Database = { url: string }

/** Has the shop look at what is due, as it does each minute. */
export const sweep = (database: Database) =>
  inDatabase(database, `insert into pgboss.job (name, data) values ('sweep', '{}')`)

/** Points of somebody's, as a gift. */
export const givePoints = (database: Database, email: string, points: number) =>
  inDatabase(
    database,
    `insert into loyalty_entries (user_id, points, reason, cause)
      select id, $2, 'A gift', 'gift:' || id from users where email = $1`,
    [email, points],
  )

/** The code of a new voucher of ten percent, for one use. */
export async function newVoucher(database: Database): Promise<string> {
  const code = `ONCE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await inDatabase(
    database,
    "insert into coupons (code, label, percent, max_redemptions) values ($1, '10% off', 10, 1)",
    [code],
  )
  return code
}

/** What is left of somebody's points, and how often a voucher was used. */
export async function spentOf(database: Database, email: string, voucher: string): Promise<[number, number]> {
  const [row] = await inDatabase<{ points: number; redemptions: number }>(
    database,
    `select (select sum(points)::int from loyalty_entries join users on users.id = user_id where email = $1) as points,
      (select redemptions from coupons where code = $2) as redemptions`,
    [email, voucher],
  )
  return [row?.points ?? 0, row?.redemptions ?? 0]
}
