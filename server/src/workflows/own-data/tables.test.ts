import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { orders } from '../../schema/order.ts'
import { demoPeople } from '../../entry/seed/demo-people.ts'
import { users } from '../../schema/user.ts'
import { erase } from './erase.ts'

const shop = useShop()

/** Tables whose rows do not go with an account's row by themselves: what becomes of a person in them, and why. */
const others: Record<string, string> = {
  acting_calls: 'kept: what an admin opened goes with its entry of the audit, which names nobody any more',
  attempts: 'kept for a day at most: their keys are hashes',
  audit_entries: 'kept without the person: what admins did must stand',
  bank_transfers: 'kept without payer and reference: the books',
  cart_items: 'erased with the cart; those of an order are kept without notes: the books',
  carts: 'erased; those of an order are kept without the person: the books',
  checkouts: 'kept without the person: the books',
  collection_agents: 'erased',
  credit_notes: 'kept: numbers and sums, the books',
  disputes: 'kept: numbers and sums, the books',
  enquiries: 'erased',
  enquiry_messages: 'erased with the enquiry',
  erased_kits: 'kept: what was sold, without saying to whom',
  files: 'erased by a job, with the photos and documents that name them',
  gift_card_uses: 'kept: sums, the books',
  gift_cards: 'kept without names and message once they have arrived: they are the recipient’s money',
  invoices: 'kept, made out to nobody: the books',
  lab_import_files: 'kept: barcodes and readings, the laboratory’s own files',
  lab_imports: 'kept: the laboratory’s own files',
  membership_years: 'kept: sums, the books',
  memberships: 'kept without the person: the books',
  newsletter_consents: 'erased',
  order_notes: 'erased with the person of the order; names who of the house wrote it',
  order_summaries: 'kept without the person: they follow the orders',
  orders: 'kept without the person: the books',
  parcels: 'kept without the number of the parcel; names who of the house sent it',
  refunds: 'kept: numbers and sums, the books',
  responsible_breeders: 'erased',
  results_reviews: 'kept: the laboratory’s own files, and who of it released them',
  sample_upgrades: 'kept: which kit the tests of an order were for, the books',
  sandbox_charges: 'kept in demonstrations: no money and nobody',
  sandbox_refunds: 'kept in demonstrations: no money and nobody',
  sandbox_saved_cards: 'erased: the provider forgets its customer',
  stock_reservations: 'kept until it is posted: how many of what an order has',
  stock_movements: 'kept: numbers, and who of the house counted them',
}
/** What is of nobody. */
const ofNobody =
  `breeds catalogue_releases catalogue_versions clubs coupons failing_chores open_data_releases prices product_breeds
  product_contents products released_tests shipping_methods stock`.split(/\s+/)

const rowsOf = async <Row>(query: SQL) => ((await shop.db.execute(query)) as { rows: Row[] }).rows
const tableNames = async () =>
  (
    await rowsOf<{ name: string }>(
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
  ).map(({ name }) => name)

/** The tables whose rows go with a row of `users`, through as many others as there are. */
async function goingWithAccounts(): Promise<string[]> {
  const keys = await rowsOf<{ child: string; parent: string }>(
    sql`select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
      from pg_constraint where contype = 'f' and confdeltype = 'c'`,
  )
  const found = new Set(['users'])
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const { child, parent } of keys) if (found.has(parent)) found.add(child)
  }
  return [...found]
}

test('of every table there is an entry on what becomes of a person in it who has their account deleted', async () => {
  const going = await goingWithAccounts()
  const said = [...going.filter((name) => !(name in others)), ...Object.keys(others), ...ofNobody]
  expect(said.toSorted()).toEqual(await tableNames())
})

/** How many rows of each table name one of these words. */
async function rowsNaming(words: string[]) {
  const patterns = sql.join(
    words.map((word) => sql`${`%${word}%`}`),
    sql`, `,
  )
  const counts = await Promise.all(
    (await tableNames()).map(async (name) => {
      const [row] = await rowsOf<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(name)} t
          where row_to_json(t)::text ilike any(array[${patterns}])`,
      )
      return [name, row?.count ?? 0] as const
    }),
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

test('after each of the demonstration’s people has left, no table names them', async () => {
  for (const { email } of demoPeople) {
    const [user] = await shop.db.select().from(users).where(eq(users.email, email))
    if (!user) throw new Error(`${email} is nobody`)
    const words = [user.id, user.email, `${user.firstName} ${user.lastName}`]
    expect(Object.keys(await rowsNaming(words)).length).toBeGreaterThan(1)
    // What is owed would prevent the deletion.
    await shop.db.update(orders).set({ status: 'paid' }).where(eq(orders.userId, user.id))
    await shop.db.transaction((tx) => erase(tx, shop.services, user))
    const left = await rowsNaming(words)
    // Who packed a parcel for us stays in its row.
    expect(Object.keys(left)).toEqual(email === 'admin@example.com' ? ['parcels'] : [])
  }
})
