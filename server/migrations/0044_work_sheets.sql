CREATE TABLE "work_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sheet_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"values" jsonb NOT NULL,
	"is_queued" boolean DEFAULT false NOT NULL,
	"refused" jsonb,
	"done_at" timestamp with time zone,
	"animal_id" uuid
);
--> statement-breakpoint
CREATE TABLE "work_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"submitted" jsonb,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "work_lines" ADD CONSTRAINT "work_lines_sheet_id_work_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."work_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_lines" ADD CONSTRAINT "work_lines_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_sheets" ADD CONSTRAINT "work_sheets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_sheets" ADD CONSTRAINT "work_sheets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_lines_sheet_id_row_index" ON "work_lines" USING btree ("sheet_id","row");--> statement-breakpoint
CREATE INDEX "work_sheets_user_id_created_at_index" ON "work_sheets" USING btree ("user_id","created_at");