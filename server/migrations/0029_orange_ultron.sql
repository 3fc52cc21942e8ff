CREATE TABLE "clearances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"barcode" text NOT NULL,
	"run" uuid NOT NULL,
	"kind" text NOT NULL,
	"product_ids" integer[] NOT NULL,
	"dam_id" uuid,
	"sire_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "result_once";--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "clearances" ADD CONSTRAINT "clearances_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clearances_barcode_index" ON "clearances" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "parentage_requests_offspring_id_index" ON "parentage_requests" USING btree ("offspring_id");--> statement-breakpoint
CREATE INDEX "parentage_requests_dam" ON "parentage_requests" USING btree (("outcome"->'dam'->>'id'));--> statement-breakpoint
CREATE INDEX "parentage_requests_sire" ON "parentage_requests" USING btree (("outcome"->'sire'->>'id'));--> statement-breakpoint
CREATE UNIQUE INDEX "result_once" ON "results" USING btree ("barcode","product_id","basis") WHERE "results"."superseded_at" is null;