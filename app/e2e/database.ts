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
