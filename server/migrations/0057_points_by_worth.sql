ALTER TABLE "credit_notes" ADD COLUMN "by_points" integer;--> statement-breakpoint
-- Until now every point paid one minor unit.
UPDATE "credit_notes" SET "by_points" = "points";--> statement-breakpoint
ALTER TABLE "credit_notes" ALTER COLUMN "by_points" SET NOT NULL;
