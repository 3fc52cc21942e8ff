SET LOCAL lock_timeout = '3s';
--> statement-breakpoint
SET LOCAL statement_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "is_by_desk" boolean DEFAULT false NOT NULL;