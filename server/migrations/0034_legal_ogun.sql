ALTER TABLE "samples" ADD COLUMN "chip_read" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "tested_as" jsonb;--> statement-breakpoint
-- What was reported before is frozen as it is written today; the chip is the one that an approved collector wrote down, or the laboratory's file was held against.
UPDATE "samples" SET "tested_as" = jsonb_build_object('gender', "animals"."gender", 'isDesexed', "animals"."is_desexed", 'breedId', "animals"."breed_id", 'dateOfBirth', "animals"."date_of_birth")
FROM "animals" WHERE "animals"."id" = "samples"."animal_id" AND EXISTS (SELECT 1 FROM "sample_stage_times" "t" WHERE "t"."barcode" = "samples"."barcode" AND "t"."stage" = 'reported');--> statement-breakpoint
UPDATE "samples" SET "chip_read" = coalesce((SELECT "c"."chip_number" FROM "collected_animals" "c" WHERE "c"."barcode" = "samples"."barcode" AND "c"."chip_number" IS NOT NULL ORDER BY "c"."is_collector_approved" DESC, "c"."collected_at" DESC LIMIT 1), (SELECT "a"."chip_number" FROM "animals" "a" WHERE "a"."id" = "samples"."animal_id"))
WHERE "samples"."is_identity_verified";
