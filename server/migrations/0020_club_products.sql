CREATE SEQUENCE "public"."club_product_id" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20001 CACHE 1;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kit_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kit_id_products_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "club_product_once" ON "products" USING btree ("club_name","name") WHERE "products"."ended_at" is null;