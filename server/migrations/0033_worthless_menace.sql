CREATE TABLE "conflict_settlements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"animal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"name" text NOT NULL,
	"barcode" text NOT NULL,
	"readings" jsonb NOT NULL,
	"settled_by" text NOT NULL,
	"reason" text NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_back_by" text,
	"taken_back_reason" text,
	"taken_back_at" timestamp with time zone,
	"taken_back_run" uuid
);
--> statement-breakpoint
ALTER TABLE "breed_mixes" ADD COLUMN "settlement_id" uuid;--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD COLUMN "settlement_id" uuid;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "settlement_id" uuid;--> statement-breakpoint
ALTER TABLE "conflict_settlements" ADD CONSTRAINT "conflict_settlements_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict_settlements" ADD CONSTRAINT "conflict_settlements_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflict_settlements_animal_id_index" ON "conflict_settlements" USING btree ("animal_id");--> statement-breakpoint
ALTER TABLE "breed_mixes" ADD CONSTRAINT "breed_mixes_settlement_id_conflict_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."conflict_settlements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD CONSTRAINT "dna_profiles_settlement_id_conflict_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."conflict_settlements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_settlement_id_conflict_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."conflict_settlements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breed_mixes_settlement_id_index" ON "breed_mixes" USING btree ("settlement_id") WHERE "breed_mixes"."settlement_id" is not null;--> statement-breakpoint
CREATE INDEX "dna_profiles_settlement_id_index" ON "dna_profiles" USING btree ("settlement_id") WHERE "dna_profiles"."settlement_id" is not null;--> statement-breakpoint
CREATE INDEX "results_settlement_id_index" ON "results" USING btree ("settlement_id") WHERE "results"."settlement_id" is not null;