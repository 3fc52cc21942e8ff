CREATE TABLE "litter_offspring" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"litter_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"animal_id" uuid,
	"pet_name" text NOT NULL,
	"gender" text NOT NULL,
	"colour" text,
	CONSTRAINT "litter_offspring_animalId_unique" UNIQUE("animal_id")
);
--> statement-breakpoint
CREATE TABLE "litters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"species_id" smallint NOT NULL,
	"breed_id" integer,
	"is_mixed_breed" boolean NOT NULL,
	"date_of_birth" text NOT NULL,
	"dam_id" uuid,
	"sire_id" uuid,
	"dam_name" text NOT NULL,
	"sire_name" text,
	"parents_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD COLUMN "asks_to_read" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "litter_offspring" ADD CONSTRAINT "litter_offspring_litter_id_litters_id_fk" FOREIGN KEY ("litter_id") REFERENCES "public"."litters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litter_offspring" ADD CONSTRAINT "litter_offspring_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_dam_id_animals_id_fk" FOREIGN KEY ("dam_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_sire_id_animals_id_fk" FOREIGN KEY ("sire_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "litter_place" ON "litter_offspring" USING btree ("litter_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "litter_once" ON "litters" USING btree ("user_id","parents_hash");--> statement-breakpoint
CREATE INDEX "litters_dam_id_index" ON "litters" USING btree ("dam_id");--> statement-breakpoint
CREATE INDEX "litters_sire_id_index" ON "litters" USING btree ("sire_id");