CREATE TABLE "share_pages" (
	"animal_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"has_photo" boolean NOT NULL,
	"has_breed" boolean NOT NULL,
	"results" jsonb NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_pages_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "share_pages" ADD CONSTRAINT "share_pages_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;