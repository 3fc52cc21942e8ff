SET LOCAL lock_timeout = '3s';
--> statement-breakpoint
SET LOCAL statement_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "files" (
	"key" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- safe: what is stored during the upgrade is not there for the version before until it ends
ALTER TABLE "animal_photos" ALTER COLUMN "small" DROP NOT NULL;
--> statement-breakpoint
-- safe: what is stored during the upgrade is not there for the version before until it ends
ALTER TABLE "animal_photos" ALTER COLUMN "medium" DROP NOT NULL;
--> statement-breakpoint
-- safe: what is stored during the upgrade is not there for the version before until it ends
ALTER TABLE "animal_photos" ALTER COLUMN "large" DROP NOT NULL;
--> statement-breakpoint
-- safe: what is stored during the upgrade is not there for the version before until it ends
ALTER TABLE "outside_reports" ALTER COLUMN "document" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "animal_photos" ADD COLUMN "small_file" uuid;
--> statement-breakpoint
ALTER TABLE "animal_photos" ADD COLUMN "medium_file" uuid;
--> statement-breakpoint
ALTER TABLE "animal_photos" ADD COLUMN "large_file" uuid;
--> statement-breakpoint
ALTER TABLE "outside_reports" ADD COLUMN "file" uuid;
--> statement-breakpoint
-- safe: the column is new and empty, and these tables are small
ALTER TABLE "animal_photos" ADD CONSTRAINT "animal_photos_small_file_files_key_fk" FOREIGN KEY ("small_file") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- safe: the column is new and empty, and these tables are small
ALTER TABLE "animal_photos" ADD CONSTRAINT "animal_photos_medium_file_files_key_fk" FOREIGN KEY ("medium_file") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- safe: the column is new and empty, and these tables are small
ALTER TABLE "animal_photos" ADD CONSTRAINT "animal_photos_large_file_files_key_fk" FOREIGN KEY ("large_file") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- safe: the column is new and empty, and these tables are small
ALTER TABLE "outside_reports" ADD CONSTRAINT "outside_reports_file_files_key_fk" FOREIGN KEY ("file") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- safe: the column is new and empty, and these tables are small
ALTER TABLE "animal_photos" ADD CONSTRAINT "animal_photos_smallFile_unique" UNIQUE("small_file");
--> statement-breakpoint
-- safe: the column is new and empty, and these tables are small
ALTER TABLE "animal_photos" ADD CONSTRAINT "animal_photos_mediumFile_unique" UNIQUE("medium_file");
--> statement-breakpoint
-- safe: the column is new and empty, and these tables are small
ALTER TABLE "animal_photos" ADD CONSTRAINT "animal_photos_largeFile_unique" UNIQUE("large_file");
--> statement-breakpoint
-- safe: the column is new and empty, and these tables are small
ALTER TABLE "outside_reports" ADD CONSTRAINT "outside_reports_file_unique" UNIQUE("file");
