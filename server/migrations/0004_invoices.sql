CREATE SEQUENCE "public"."invoice_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"bill_to" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"checkout_id" uuid,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_orderId_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Orders that stood on an account before there were invoices: billed from today.
INSERT INTO "invoices" ("number", "order_id", "bill_to", "due_at")
SELECT 'INV-' || nextval('invoice_number'), "orders"."id",
	jsonb_build_object('name', "users"."first_name" || ' ' || "users"."last_name", 'clinic', "users"."clinic", 'email', "users"."email", 'address', NULL),
	date_trunc('day', now(), 'UTC') + interval '31 days' - interval '1 millisecond'
FROM "orders" JOIN "users" ON "users"."id" = "orders"."user_id"
WHERE "orders"."status" = 'pending' AND "orders"."payment_ref" LIKE 'account\_%' AND "orders"."total" > 0;
