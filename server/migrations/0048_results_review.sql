CREATE TABLE "results_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sha256" text,
	"file_name" text NOT NULL,
	"text" text,
	"correction" text,
	"sample_count" integer NOT NULL,
	"is_sample_data" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"by" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewer" text,
	"decided_at" timestamp with time zone,
	"return_reason" text,
	"import_id" uuid,
	CONSTRAINT "results_reviews_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "erased_kits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" uuid,
	"product_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "results_reviews" ADD CONSTRAINT "results_reviews_import_id_lab_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lab_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erased_kits" ADD CONSTRAINT "erased_kits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erased_kits" ADD CONSTRAINT "erased_kits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "results_reviews_state_submitted_at_index" ON "results_reviews" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "erased_kits_order_id_index" ON "erased_kits" USING btree ("order_id");