CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"lines" jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_by" text NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "parcels_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "sample_stage_times" DROP CONSTRAINT "sample_stage_times_barcode_samples_barcode_fk";
--> statement-breakpoint
ALTER TABLE "sample_tests" DROP CONSTRAINT "sample_tests_barcode_samples_barcode_fk";
--> statement-breakpoint
ALTER TABLE "sample_upgrades" DROP CONSTRAINT "sample_upgrades_barcode_samples_barcode_fk";
--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "parcel_id" uuid;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_order_id_index" ON "parcels" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_tracking_unique" ON "parcels" USING btree ("order_id","carrier","tracking_number") WHERE "parcels"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "parcels_tracking_number_index" ON "parcels" USING btree ("tracking_number");--> statement-breakpoint
ALTER TABLE "sample_stage_times" ADD CONSTRAINT "sample_stage_times_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sample_tests" ADD CONSTRAINT "sample_tests_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sample_upgrades" ADD CONSTRAINT "sample_upgrades_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE set null ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "samples_parcel_id_index" ON "samples" USING btree ("parcel_id");