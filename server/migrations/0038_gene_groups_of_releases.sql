ALTER TABLE "verdict_changes" ADD COLUMN "before_reading" text;--> statement-breakpoint
ALTER TABLE "verdict_changes" ADD COLUMN "after_reading" text;--> statement-breakpoint
ALTER TABLE "catalogue_releases" ADD COLUMN "gene_groups" jsonb;