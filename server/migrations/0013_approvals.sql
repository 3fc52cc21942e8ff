ALTER TABLE "carts" ADD COLUMN "is_paid_now" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collected_animals" ADD COLUMN "is_collector_approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approval" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approval_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approval_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "approval_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credit_limit" integer;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD CONSTRAINT "collection_agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Vets from before wait too, unless they were billed already. Nobody has credit until the desk gives it.
UPDATE "users" SET "approval" = CASE WHEN EXISTS (
  SELECT 1 FROM "invoices" JOIN "orders" ON "orders"."id" = "invoices"."order_id" WHERE "orders"."user_id" = "users"."id"
) THEN 'approved' ELSE 'waiting' END WHERE "type" = 'vet';--> statement-breakpoint
UPDATE "collected_animals" SET "is_collector_approved" = true
  FROM "users" WHERE "users"."id" = "collected_animals"."user_id" AND "users"."approval" = 'approved';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "vets_wait_for_approval" CHECK ("users"."type" <> 'vet' or "users"."approval" is not null);