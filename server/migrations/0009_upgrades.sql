CREATE TABLE "sample_upgrades" (
	"checkout_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"barcode" text,
	"product_id" integer NOT NULL,
	"test_ids" integer[] NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"added_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	CONSTRAINT "sample_upgrades_checkout_id_item_id_pk" PRIMARY KEY("checkout_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "cart_items" DROP CONSTRAINT "cart_item_once";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "subject" text GENERATED ALWAYS AS (coalesce(meta_data ->> 'barcode', lower(trim(meta_data ->> 'animalName')), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "order_item_id" uuid;--> statement-breakpoint
ALTER TABLE "sample_upgrades" ADD CONSTRAINT "sample_upgrades_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_upgrades" ADD CONSTRAINT "sample_upgrades_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_upgrades" ADD CONSTRAINT "sample_upgrades_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_upgrades_barcode_index" ON "sample_upgrades" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "sample_upgrades_state_index" ON "sample_upgrades" USING btree ("state");--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_item_once" UNIQUE("cart_id","product_id","subject");