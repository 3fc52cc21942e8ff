ALTER TABLE "enquiries" ADD COLUMN "reference" text;--> statement-breakpoint
-- Those that were mailed stay what they are; where two had the same, the newer is found by it, as before.
UPDATE "enquiries" SET "reference" = 'KE-' || upper(left("id"::text, 8)) WHERE NOT EXISTS (
	SELECT 1 FROM "enquiries" "newer" WHERE left("newer"."id"::text, 8) = left("enquiries"."id"::text, 8)
		AND ("newer"."created_at", "newer"."id") > ("enquiries"."created_at", "enquiries"."id")
);--> statement-breakpoint
UPDATE "enquiries" SET "reference" = 'KE-' || upper(left(gen_random_uuid()::text, 8)) WHERE "reference" IS NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "reference" SET DEFAULT 'KE-' || upper(left(gen_random_uuid()::text, 8));--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_reference_unique" UNIQUE("reference");
