CREATE TABLE "activations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"type" text,
	"barcodes" text[],
	"kit_barcode" text,
	"record" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cart_id" uuid,
	"activated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "animal_shares" (
	"animal_id" uuid NOT NULL,
	"email" text NOT NULL,
	"rights" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "animal_shares_animal_id_email_pk" PRIMARY KEY("animal_id","email")
);
--> statement-breakpoint
CREATE TABLE "animal_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"animal_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"to_email" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "animals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"claim_email" text,
	"club_id" integer,
	"pet_name" text NOT NULL,
	"species_id" smallint NOT NULL,
	"breed_id" integer,
	"is_mixed_breed" boolean DEFAULT false NOT NULL,
	"gender" text NOT NULL,
	"is_desexed" boolean,
	"date_of_birth" text,
	"date_of_birth_precision" text DEFAULT 'unknown' NOT NULL,
	"weight" real,
	"weight_unit" text,
	"weighed_at" timestamp with time zone,
	"registration_name" text,
	"registration_number" text,
	"chip_number" text,
	"owner_name" text,
	"coat" jsonb NOT NULL,
	"dam_id" uuid,
	"sire_id" uuid,
	"dam_name" text,
	"sire_name" text,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "breed_mixes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"barcode" text NOT NULL,
	"import_id" uuid,
	"laboratory" text NOT NULL,
	"panel_version" text NOT NULL,
	"tested_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	"shares" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_members" (
	"club_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "club_members_club_id_user_id_pk" PRIMARY KEY("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text
);
--> statement-breakpoint
CREATE TABLE "collected_animals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"owner_name" text NOT NULL,
	"owner_email" text NOT NULL,
	"species_id" smallint NOT NULL,
	"breed_id" integer,
	"gender" text NOT NULL,
	"date_of_birth" text,
	"registration_name" text,
	"registration_number" text,
	"chip_number" text,
	"barcode" text,
	"collected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_agents" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"postal_code" text NOT NULL,
	"state" text,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dna_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"barcode" text NOT NULL,
	"import_id" uuid,
	"laboratory" text NOT NULL,
	"panel_version" text NOT NULL,
	"tested_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	"panel" text NOT NULL,
	"markers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"reason" text,
	"sample_count" integer NOT NULL,
	"result_count" integer NOT NULL,
	"is_sample_data" boolean NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lab_imports_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "parentage_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"offspring_id" uuid NOT NULL,
	"outcome" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"key" text PRIMARY KEY NOT NULL,
	"animal_id" uuid NOT NULL,
	"barcode" text,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"state" text DEFAULT 'valid' NOT NULL,
	"state_reason" text,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "result_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"barcode" text NOT NULL,
	"import_id" uuid,
	"user_id" uuid,
	"email" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "result_notices_barcode_importId_email_unique" UNIQUE("barcode","import_id","email")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"barcode" text NOT NULL,
	"import_id" uuid,
	"laboratory" text NOT NULL,
	"panel_version" text NOT NULL,
	"tested_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	"product_id" integer NOT NULL,
	"genotype" text,
	"basis" text DEFAULT 'tested' NOT NULL,
	"generations" integer
);
--> statement-breakpoint
CREATE TABLE "sample_stage_times" (
	"barcode" text NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text,
	CONSTRAINT "sample_stage_times_barcode_stage_pk" PRIMARY KEY("barcode","stage")
);
--> statement-breakpoint
CREATE TABLE "sample_tests" (
	"barcode" text NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sample_tests_barcode_product_id_pk" PRIMARY KEY("barcode","product_id")
);
--> statement-breakpoint
CREATE TABLE "samples" (
	"barcode" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"custom_product_ids" integer[],
	"order_id" uuid,
	"user_id" uuid,
	"stage" text DEFAULT 'ordered' NOT NULL,
	"problem" text,
	"animal_id" uuid,
	"activation_id" uuid,
	"activated_at" timestamp with time zone,
	"twin_of" text,
	"spent_on" text,
	"is_identity_verified" boolean DEFAULT false NOT NULL,
	"collector" text,
	"is_sample_data" boolean DEFAULT false NOT NULL,
	"expected_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_shares" ADD CONSTRAINT "animal_shares_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD CONSTRAINT "animal_transfers_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD CONSTRAINT "animal_transfers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_dam_id_animals_id_fk" FOREIGN KEY ("dam_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_sire_id_animals_id_fk" FOREIGN KEY ("sire_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breed_mixes" ADD CONSTRAINT "breed_mixes_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breed_mixes" ADD CONSTRAINT "breed_mixes_import_id_lab_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lab_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_animals" ADD CONSTRAINT "collected_animals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_animals" ADD CONSTRAINT "collected_animals_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD CONSTRAINT "dna_profiles_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD CONSTRAINT "dna_profiles_import_id_lab_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lab_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_requests" ADD CONSTRAINT "parentage_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_requests" ADD CONSTRAINT "parentage_requests_offspring_id_animals_id_fk" FOREIGN KEY ("offspring_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_notices" ADD CONSTRAINT "result_notices_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_notices" ADD CONSTRAINT "result_notices_import_id_lab_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lab_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_notices" ADD CONSTRAINT "result_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_import_id_lab_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lab_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_stage_times" ADD CONSTRAINT "sample_stage_times_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_tests" ADD CONSTRAINT "sample_tests_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_tests" ADD CONSTRAINT "sample_tests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_activation_id_activations_id_fk" FOREIGN KEY ("activation_id") REFERENCES "public"."activations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_twin_of_samples_barcode_fk" FOREIGN KEY ("twin_of") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_spent_on_samples_barcode_fk" FOREIGN KEY ("spent_on") REFERENCES "public"."samples"("barcode") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activations_user_id_index" ON "activations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "activations_updated_at_index" ON "activations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "animal_shares_email_index" ON "animal_shares" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "animal_transfer_once" ON "animal_transfers" USING btree ("animal_id") WHERE "animal_transfers"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "animal_transfers_to_email_index" ON "animal_transfers" USING btree ("to_email");--> statement-breakpoint
CREATE INDEX "animal_transfers_from_user_id_index" ON "animal_transfers" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "animals_user_id_pet_name_index" ON "animals" USING btree ("user_id","pet_name");--> statement-breakpoint
CREATE INDEX "animals_claim_email_index" ON "animals" USING btree ("claim_email");--> statement-breakpoint
CREATE INDEX "animals_club_id_index" ON "animals" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "animals_chip_number_index" ON "animals" USING btree ("chip_number");--> statement-breakpoint
CREATE INDEX "animals_dam_id_index" ON "animals" USING btree ("dam_id");--> statement-breakpoint
CREATE INDEX "animals_sire_id_index" ON "animals" USING btree ("sire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "breed_mix_once" ON "breed_mixes" USING btree ("barcode") WHERE "breed_mixes"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "club_members_user_id_index" ON "club_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collected_animals_user_id_collected_at_index" ON "collected_animals" USING btree ("user_id","collected_at");--> statement-breakpoint
CREATE UNIQUE INDEX "dna_profile_once" ON "dna_profiles" USING btree ("barcode","panel") WHERE "dna_profiles"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "parentage_requests_user_id_created_at_index" ON "parentage_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "reports" USING btree ("animal_id","type") WHERE "reports"."state" = 'valid';--> statement-breakpoint
CREATE INDEX "reports_barcode_index" ON "reports" USING btree ("barcode");--> statement-breakpoint
CREATE UNIQUE INDEX "result_once" ON "results" USING btree ("barcode","product_id") WHERE "results"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "results_barcode_index" ON "results" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "samples_user_id_index" ON "samples" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "samples_animal_id_index" ON "samples" USING btree ("animal_id");--> statement-breakpoint
CREATE INDEX "samples_order_id_index" ON "samples" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "samples_stage_index" ON "samples" USING btree ("stage");