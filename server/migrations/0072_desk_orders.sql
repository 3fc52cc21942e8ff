SET LOCAL lock_timeout = '3s';
--> statement-breakpoint
SET LOCAL statement_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"by_id" uuid,
	"by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_summaries" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"serial" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"search_text" text NOT NULL,
	"product_ids" integer[] NOT NULL,
	"is_packed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_notes_order_id_created_at_index" ON "order_notes" USING btree ("order_id","created_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_entries_subject_index" ON "audit_entries" USING btree ("subject");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_disputed" ON "checkouts" USING btree ("id") WHERE "checkouts"."dispute" = 'open';
--> statement-breakpoint
-- What `isCalledLike` of server/src/platform/db/like.ts compares.
CREATE FUNCTION order_search_text(number text, email text, snapshot jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select translate(public.folded(coalesce(snapshot ->> 'firstName', '') || ' ' || coalesce(snapshot ->> 'lastName', '') || ' ' || email || ' ' || number), '-./"''', '')
$$;
--> statement-breakpoint
CREATE FUNCTION order_product_ids(snapshot jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(array_agg(distinct id::integer), '{}') from jsonb_path_query(snapshot, '$.items[*].product.id') as id
$$;
--> statement-breakpoint
CREATE FUNCTION summarize_order() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into public.order_summaries (order_id, serial, placed_at, status, total, search_text, product_ids)
    values (new.id, substring(new.number from '[0-9]+')::bigint, new.placed_at, new.status, new.total,
      public.order_search_text(new.number, new.email, new.snapshot), public.order_product_ids(new.snapshot))
    on conflict (order_id) do update set serial = excluded.serial, placed_at = excluded.placed_at,
      status = excluded.status, total = excluded.total, search_text = excluded.search_text,
      product_ids = excluded.product_ids;
  return null;
end $$;
--> statement-breakpoint
-- safe: it waits for whoever writes an order, and who writes one then waits until the end: 5 s with 100,000 orders
CREATE TRIGGER "order_summary" AFTER INSERT OR UPDATE OF number, placed_at, status, total, email, snapshot ON "orders" FOR EACH ROW EXECUTE FUNCTION summarize_order();
--> statement-breakpoint
-- Four parts, each within the bound of a statement, before the indexes.
INSERT INTO "order_summaries" ("order_id", "serial", "placed_at", "status", "total", "search_text", "product_ids")
  SELECT id, substring(number from '[0-9]+')::bigint, placed_at, status, total, order_search_text(number, email, snapshot), order_product_ids(snapshot) FROM "orders"
  WHERE id < '40000000-0000-0000-0000-000000000000';
--> statement-breakpoint
INSERT INTO "order_summaries" ("order_id", "serial", "placed_at", "status", "total", "search_text", "product_ids")
  SELECT id, substring(number from '[0-9]+')::bigint, placed_at, status, total, order_search_text(number, email, snapshot), order_product_ids(snapshot) FROM "orders"
  WHERE id >= '40000000-0000-0000-0000-000000000000' AND id < '80000000-0000-0000-0000-000000000000';
--> statement-breakpoint
INSERT INTO "order_summaries" ("order_id", "serial", "placed_at", "status", "total", "search_text", "product_ids")
  SELECT id, substring(number from '[0-9]+')::bigint, placed_at, status, total, order_search_text(number, email, snapshot), order_product_ids(snapshot) FROM "orders"
  WHERE id >= '80000000-0000-0000-0000-000000000000' AND id < 'c0000000-0000-0000-0000-000000000000';
--> statement-breakpoint
INSERT INTO "order_summaries" ("order_id", "serial", "placed_at", "status", "total", "search_text", "product_ids")
  SELECT id, substring(number from '[0-9]+')::bigint, placed_at, status, total, order_search_text(number, email, snapshot), order_product_ids(snapshot) FROM "orders"
  WHERE id >= 'c0000000-0000-0000-0000-000000000000';
--> statement-breakpoint
ALTER TABLE "order_summaries" ADD CONSTRAINT "order_summaries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "order_summaries_placed_at" ON "order_summaries" USING btree ("placed_at","serial","status","order_id");
--> statement-breakpoint
CREATE INDEX "order_summaries_total" ON "order_summaries" USING btree ("total","serial","status","order_id");
--> statement-breakpoint
CREATE INDEX "order_summaries_serial" ON "order_summaries" USING btree ("serial","status","order_id");
--> statement-breakpoint
CREATE INDEX "order_summaries_search_trgm" ON "order_summaries" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "order_summaries_products" ON "order_summaries" USING gin ("product_ids");
--> statement-breakpoint
-- The supplies of today: what of them has gone altogether.
UPDATE "order_summaries" SET "is_packed" = true FROM "orders" WHERE "orders"."id" = "order_id" AND "product_ids" && '{702,703,704,705,706,707,712}' AND NOT EXISTS (
  select from jsonb_array_elements(snapshot -> 'items') as item where (item ->> 'quantity')::integer > (
    select coalesce(sum((line ->> 'quantity')::integer), 0) from parcels cross join jsonb_array_elements(lines) as line
    where parcels.order_id = orders.id and undone_at is null and line ->> 'itemId' = item ->> 'id'
  )
);
