CREATE TABLE "advance_openings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"release_id" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"result_ids" uuid[] NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "advance_releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"barcode" text NOT NULL,
	"user_id" uuid NOT NULL,
	"released_by" text NOT NULL,
	"reason" text NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"withdrawn_reason" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "advance_openings" ADD CONSTRAINT "advance_openings_release_id_advance_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."advance_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advance_releases" ADD CONSTRAINT "advance_releases_barcode_samples_barcode_fk" FOREIGN KEY ("barcode") REFERENCES "public"."samples"("barcode") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "advance_releases" ADD CONSTRAINT "advance_releases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advance_openings_release_id_index" ON "advance_openings" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "advance_releases_user_id_index" ON "advance_releases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "advance_releases_barcode_index" ON "advance_releases" USING btree ("barcode");