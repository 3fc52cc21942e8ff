CREATE TABLE "show_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"show_id" uuid NOT NULL,
	"barcode" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "show_entry_once" UNIQUE("show_id","barcode")
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"club" text NOT NULL,
	"place" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text,
	"deliver_to" text NOT NULL,
	"stands" integer NOT NULL,
	"leaflets" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"sent_at" timestamp with time zone,
	"sent_what" text,
	"tracking" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "show_entries" ADD CONSTRAINT "show_entries_show_id_shows_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."shows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_entries" ADD CONSTRAINT "show_entries_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shows_user_id_index" ON "shows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shows_state_first_day_index" ON "shows" USING btree ("state","first_day");