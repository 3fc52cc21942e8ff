UPDATE "orders" SET "payment_checkout_id" = "invoices"."checkout_id" FROM "invoices" WHERE "invoices"."order_id" = "orders"."id" AND "invoices"."checkout_id" IS NOT NULL;
--> statement-breakpoint
-- A payment names the orders that it pays, where it named their invoices.
UPDATE "checkouts" SET "snapshot" = ("snapshot" - 'invoices') || jsonb_build_object('orders', (
	SELECT jsonb_agg(jsonb_build_object('id', "orders"."checkout_id", 'number', "paid"->>'number', 'total', "paid"->'total'))
	FROM jsonb_array_elements("snapshot"->'invoices') AS "paid"
	JOIN "invoices" ON "invoices"."id" = ("paid"->>'id')::uuid JOIN "orders" ON "orders"."id" = "invoices"."order_id"
)) WHERE jsonb_exists("snapshot", 'invoices');
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "checkout_id";
