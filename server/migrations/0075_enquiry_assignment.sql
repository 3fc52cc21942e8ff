SET LOCAL lock_timeout = '3s';
--> statement-breakpoint
SET LOCAL statement_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assigned_to_id" uuid;
--> statement-breakpoint
-- safe: letters of two years are few rows, and the column is empty in each
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "enquiries_assigned_to_id_index" ON "enquiries" USING btree ("assigned_to_id");
