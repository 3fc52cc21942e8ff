CREATE TABLE "animal_photos" (
	"animal_id" uuid PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL,
	"alt" text NOT NULL,
	"focus_x" smallint NOT NULL,
	"focus_y" smallint NOT NULL,
	"small" "bytea" NOT NULL,
	"medium" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "animal_photos" ADD CONSTRAINT "animal_photos_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;