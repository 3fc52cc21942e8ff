CREATE TABLE "acting_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry_id" uuid NOT NULL,
	"call" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"is_refused" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "acting_calls" ADD CONSTRAINT "acting_calls_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acting_calls_entry_id_at_index" ON "acting_calls" USING btree ("entry_id","at");