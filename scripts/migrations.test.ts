import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstHeld, flawsIn } from './migrations.ts'

const folder = new URL('../server/migrations', import.meta.url).pathname
const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[]
}

test('each migration may run while the version before it answers visitors', () => {
  const flaws = entries
    .filter(({ idx }) => idx >= firstHeld)
    .flatMap(({ idx, tag }) =>
      flawsIn(idx, readFileSync(join(folder, `${tag}.sql`), 'utf8')).map((flaw) => `${tag}: ${flaw}`),
    )
  expect(flaws).toEqual([])
})

test('none is dated before the one before it: a running shop would pass over it', () => {
  expect(entries.map(({ idx, tag }) => [idx, Number(tag.slice(0, 4))])).toEqual(entries.map((_, at) => [at, at]))
  expect(entries.filter(({ when }, at) => when <= (entries[at - 1]?.when ?? 0))).toEqual([])
})

test('the queue has the tables whose change was read before it was taken in', () => {
  const { pgboss } = JSON.parse(readFileSync(join(folder, '../../node_modules/pg-boss/package.json'), 'utf8')) as {
    pgboss: { schema: number }
  }
  // A package with a higher number changes its tables when the first new process starts: docs/scaling-upgrade.md.
  expect(pgboss.schema).toBe(43)
})

const begun = "SET LOCAL lock_timeout = '3s';--> statement-breakpoint\nSET LOCAL statement_timeout = '5s';"
const flawsOf = (sql: string) => flawsIn(98, `${begun}--> statement-breakpoint\n${sql}`)

const refused: [sql: string, why: string][] = [
  ['ALTER TABLE "orders" DROP COLUMN "note";', 'one release later'],
  ['-- safe: nobody reads it\nALTER TABLE "orders" DROP COLUMN "note";', 'name an earlier one'],
  ['-- safe: unused since migration 0098\nALTER TABLE "orders" DROP COLUMN "note";', 'name an earlier one'],
  ['DROP TABLE "orders";', 'one release later'],
  ['DROP TABLE "orders"; CREATE TABLE "orders" ("id" uuid);', 'one release later'],
  ['DROP FUNCTION folded(text);', 'one release later'],
  ['ALTER TABLE "orders" RENAME COLUMN "note" TO "remark";', 'knows the old name'],
  ['ALTER TABLE "orders" RENAME TO "purchases";', 'knows the old name'],
  ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;', 'may be rewritten'],
  ['ALTER TABLE "orders" ALTER COLUMN "total" TYPE bigint USING total::bigint;', 'may be rewritten'],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', 'may leave it empty'],
  ['ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;', 'may not read what is empty'],
  ['ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;', 'may rest on it'],
  ['ALTER TABLE "orders" DROP CONSTRAINT "order_once";', 'an upsert'],
  ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;', 'give it a default'],
  ['ALTER TABLE "orders" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', 'is rewritten'],
  ['ALTER TABLE "orders" ADD COLUMN "number" bigserial;', 'is rewritten'],
  ['ALTER TABLE "orders" ADD COLUMN "read" text GENERATED ALWAYS AS (lower(note)) STORED;', 'an ordinary column'],
  ['ALTER TABLE "orders" ADD COLUMN "user_id" uuid REFERENCES "users"("id");', 'by itself'],
  ['ALTER TABLE "orders" ADD COLUMN "note" text, DROP COLUMN "remark";', 'one release later'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "once" UNIQUE("number");', 'an index is built'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");', 'not valid'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "some" CHECK (total > 0);', 'not valid'],
  [
    'ALTER TABLE "orders" ADD CONSTRAINT "some" CHECK (total > 0) NOT VALID; ALTER TABLE "orders" VALIDATE CONSTRAINT "some";',
    'a migration of its own',
  ],
  ['CREATE INDEX "by_note" ON "orders" USING btree ("note");', 'if not exists'],
  ['CREATE INDEX CONCURRENTLY "by_note" ON "orders" ("note");', 'within a transaction'],
  ['CREATE UNIQUE INDEX IF NOT EXISTS "once" ON "orders" ("number");', 'may be refused'],
  ['UPDATE "orders" SET "note" = \'\';', 'in a job'],
  ['DELETE FROM "carts";', 'in a job'],
  ['DROP INDEX "by_note";', 'not known to be harmless'],
  ['CREATE OR REPLACE FUNCTION folded(text) RETURNS text LANGUAGE sql AS $$ select $1 $$;', 'not known to be harmless'],
  ['DO $$ begin update orders set note = null; end $$;', 'not known to be harmless'],
  ["SET LOCAL statement_timeout = '600s';", 'not known to be harmless'],
  ['WITH gone AS (DELETE FROM "carts" RETURNING *) SELECT 1;', 'not known to be harmless'],
]

test.each(refused)('refused: %s', (sql, why) => {
  expect(flawsOf(sql)).toEqual([expect.stringContaining(why)])
})

test.each([
  'ALTER TABLE "orders" ADD COLUMN "note" text;',
  'ALTER TABLE "orders" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;',
  'ALTER TABLE "orders" ADD COLUMN "words" text[] DEFAULT \'{}\' NOT NULL, ADD COLUMN "weight" numeric(8, 2);',
  'ALTER TABLE "orders" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;',
  'ALTER TABLE "orders" ALTER COLUMN "note" SET DEFAULT \'KE-\' || gen_random_uuid();',
  'ALTER TABLE "orders" ADD CONSTRAINT "fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade NOT VALID;',
  'ALTER TABLE "orders" VALIDATE CONSTRAINT "fk";--> statement-breakpoint\nALTER TABLE "orders" VALIDATE CONSTRAINT "some";',
  'CREATE INDEX IF NOT EXISTS "by_note" ON "orders" USING btree ("note") WHERE "orders"."note" is not null;',
  'CREATE TABLE "gifts" ("id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL);\nCREATE UNIQUE INDEX "gift" ON "gifts" ("id");' +
    'ALTER TABLE "gifts" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "public"."orders"("id");INSERT INTO gifts SELECT id FROM orders;',
  'CREATE SEQUENCE "gift_number" START WITH 100001;\nCREATE FUNCTION half(int) RETURNS int LANGUAGE sql AS $$ select $1 / 2; $$;',
  '-- safe: 630 rows\nUPDATE "products" SET "name" = \'; drop table orders\';',
  '-- safe: no version reads it since migration 0097\nALTER TABLE "orders" DROP COLUMN "note";',
  '-- safe: only the desk\'s buyers are in it, some hundred\nCREATE UNIQUE INDEX "once" ON "members" ("number");',
])('harmless: %s', (sql) => {
  expect(flawsOf(sql)).toEqual([])
})

test('a reason is of its own statement alone, and a migration says first how long it may hold up visitors', () => {
  const two = '-- safe: 630 rows\nUPDATE "products" SET "note" = \'\';\nTRUNCATE "orders";'
  expect(flawsOf(two)).toEqual([expect.stringContaining('truncate orders')])
  const flaw = "It begins with SET LOCAL lock_timeout = '3s'; SET LOCAL statement_timeout = '5s';"
  expect(flawsIn(98, 'CREATE TABLE "gifts" ("id" uuid);')).toEqual([flaw])
})
