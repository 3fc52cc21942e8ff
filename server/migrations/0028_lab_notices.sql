CREATE TABLE "lab_import_files" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"parts_done" integer DEFAULT 0 NOT NULL,
	"claim" uuid NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run" uuid NOT NULL,
	"barcode" text NOT NULL,
	"news" text NOT NULL,
	"import_id" uuid,
	"user_id" uuid,
	"email" text NOT NULL,
	"as" text NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "lab_notices_run_barcode_email_unique" UNIQUE("run","barcode","email")
);
--> statement-breakpoint
INSERT INTO "lab_notices" ("run", "barcode", "news", "import_id", "user_id", "email", "as", "told_at")
	SELECT coalesce("import_id", gen_random_uuid()), "barcode", 'reported', "import_id", "user_id", "email", 'owner', "at" FROM "result_notices";--> statement-breakpoint
ALTER TABLE "result_notices" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "result_notices" CASCADE;--> statement-breakpoint
ALTER TABLE "lab_imports" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_import_files" ADD CONSTRAINT "lab_import_files_import_id_lab_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lab_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_notices" ADD CONSTRAINT "lab_notices_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_notices" ADD CONSTRAINT "lab_notices_import_id_lab_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."lab_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_notices" ADD CONSTRAINT "lab_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_notices_barcode_index" ON "lab_notices" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "lab_notices_email_index" ON "lab_notices" USING btree ("email");