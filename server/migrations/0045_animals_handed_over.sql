ALTER TABLE "animals" ADD COLUMN "handed_over_by" uuid;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_handed_over_by_users_id_fk" FOREIGN KEY ("handed_over_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "animals_handed_over_by_index" ON "animals" USING btree ("handed_over_by");