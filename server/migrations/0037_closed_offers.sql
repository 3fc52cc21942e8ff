ALTER TABLE "animal_transfers" ADD COLUMN "offered" jsonb;--> statement-breakpoint
CREATE INDEX "carts_of_guests" ON "carts" USING btree ("updated_at") WHERE "carts"."user_id" is null;--> statement-breakpoint
UPDATE "animal_transfers" SET "offered" = jsonb_build_object('petName', "animals"."pet_name", 'speciesId', "animals"."species_id", 'breedId', "animals"."breed_id", 'coat', "animals"."coat") FROM "animals" WHERE "animals"."id" = "animal_transfers"."animal_id";
