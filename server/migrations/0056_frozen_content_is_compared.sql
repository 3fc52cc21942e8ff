ALTER TABLE "life_plan_versions" DROP COLUMN "content_hash";--> statement-breakpoint
ALTER TABLE "life_plan_versions" DROP COLUMN "findings_hash";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "content_hash";