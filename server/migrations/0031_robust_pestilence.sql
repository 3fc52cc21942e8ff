CREATE TABLE "sample_identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"barcode" text NOT NULL,
	"collector" text,
	"chip_number" text,
	"reason" text,
	"import_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sample_identities" ADD CONSTRAINT "sample_identities_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "sample_identities_barcode_index" ON "sample_identities" USING btree ("barcode");