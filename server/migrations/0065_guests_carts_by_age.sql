DROP INDEX "carts_of_guests";--> statement-breakpoint
CREATE INDEX "carts_of_guests" ON "carts" USING btree ("created_at") WHERE "carts"."user_id" is null;