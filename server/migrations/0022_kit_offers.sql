CREATE TABLE "kit_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_user_id" uuid NOT NULL,
	"to_email" text NOT NULL,
	"to_user_id" uuid,
	"kits" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "kit_offer_id" uuid;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "offered_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kit_offers" ADD CONSTRAINT "kit_offers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_offers" ADD CONSTRAINT "kit_offers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kit_offers_to_email_index" ON "kit_offers" USING btree ("to_email");--> statement-breakpoint
CREATE INDEX "kit_offers_from_user_id_index" ON "kit_offers" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "kit_offers_to_user_id_index" ON "kit_offers" USING btree ("to_user_id");--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_kit_offer_id_kit_offers_id_fk" FOREIGN KEY ("kit_offer_id") REFERENCES "public"."kit_offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "samples_kit_offer_id_index" ON "samples" USING btree ("kit_offer_id");