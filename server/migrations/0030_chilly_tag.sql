ALTER TABLE "samples" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
CREATE INDEX "reports_samples" ON "reports" USING gin (("content" -> 'samples') jsonb_path_ops);