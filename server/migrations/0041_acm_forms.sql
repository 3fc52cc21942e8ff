CREATE TABLE "acm_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"animal_id" uuid NOT NULL,
	"barcode" text NOT NULL,
	"collector_name" text NOT NULL,
	"collector_place" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"printed" jsonb,
	CONSTRAINT "acm_forms_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "acm_forms" ADD CONSTRAINT "acm_forms_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acm_forms" ADD CONSTRAINT "acm_forms_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "acm_forms_animal_id_index" ON "acm_forms" USING btree ("animal_id");--> statement-breakpoint
CREATE INDEX "acm_forms_state_index" ON "acm_forms" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "acm_form_once" ON "acm_forms" USING btree ("barcode") WHERE "acm_forms"."state" in ('waiting', 'approved');