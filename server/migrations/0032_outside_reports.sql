CREATE TABLE "outside_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"animal_id" uuid NOT NULL,
	"user_id" uuid,
	"laboratory" text NOT NULL,
	"tested_at" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"document" text NOT NULL,
	"sha256" text NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_document_once" UNIQUE("animal_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "outside_results" (
	"report_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"test" text NOT NULL,
	"finding" text NOT NULL,
	"genotype" text,
	CONSTRAINT "outside_results_report_id_place_pk" PRIMARY KEY("report_id","place")
);
--> statement-breakpoint
ALTER TABLE "outside_reports" ADD CONSTRAINT "outside_reports_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_reports" ADD CONSTRAINT "outside_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_results" ADD CONSTRAINT "outside_results_report_id_outside_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."outside_reports"("id") ON DELETE cascade ON UPDATE no action;