CREATE TABLE "open_data_releases" (
	"name" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"tables" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_data_releases_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
ALTER TABLE "open_data_releases" ADD CONSTRAINT "open_data_releases_sha256_catalogue_releases_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."catalogue_releases"("sha256") ON DELETE no action ON UPDATE no action;