CREATE TABLE "catalogue_releases" (
	"sha256" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "normal_alleles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "penetrance" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "one_copy" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "two_copies" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "shown_by" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "two_copy_warning" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "age_of_onset" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "validated_breeds" text[] DEFAULT '{}' NOT NULL;