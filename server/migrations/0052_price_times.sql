ALTER TABLE "prices" DROP CONSTRAINT "prices_product_id_currency_pk";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "priced_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "valid_from" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "valid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "set_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "last_price_once" ON "prices" USING btree ("product_id","currency") WHERE "prices"."valid_until" is null;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "price_once" UNIQUE("product_id","currency","valid_from");--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "price_holds_for_a_while" CHECK ("prices"."valid_until" > "prices"."valid_from");