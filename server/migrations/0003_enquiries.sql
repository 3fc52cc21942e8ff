CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "responsible_breeders" (
	"id" integer PRIMARY KEY NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"species_id" smallint NOT NULL,
	"breeds" text[] NOT NULL,
	"tests" text[] NOT NULL,
	"place" text NOT NULL,
	"state" text,
	"country" text NOT NULL,
	"registry" text NOT NULL,
	"registration_number" text NOT NULL,
	"website" text,
	"member_since" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "enquiries_email_index" ON "enquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "enquiries_created_at_index" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "responsible_breeders_email_index" ON "responsible_breeders" USING btree ("email");