CREATE TABLE "membership_years" (
	"membership_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"checkout_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "membership_years_membership_id_year_pk" PRIMARY KEY("membership_id","year"),
	CONSTRAINT "membership_years_checkoutId_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"checkout_id" uuid NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"payment_method" text NOT NULL,
	"mandate" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_until" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"next_charge_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"reminded_of" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "memberships_checkoutId_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "mandate" text;--> statement-breakpoint
ALTER TABLE "membership_years" ADD CONSTRAINT "membership_years_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."memberships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_years" ADD CONSTRAINT "membership_years_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_membership_for_a_user" ON "memberships" USING btree ("user_id") WHERE "memberships"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_next_charge_at_index" ON "memberships" USING btree ("next_charge_at");--> statement-breakpoint
CREATE INDEX "memberships_ends_at_index" ON "memberships" USING btree ("ends_at");--> statement-breakpoint
-- An empty shop is filled from the catalogue; a running one gets its new product here.
INSERT INTO "products" ("id", "name", "type_id", "category_id", "category_name", "tag_ids", "summary", "description", "alleles", "sources", "other_breeds", "is_for_all_breeds", "is_upgrade", "has_upgrade_option", "is_animal_required", "is_swab_required", "is_best_seller", "coat", "search_text")
SELECT 902, 'Kennel membership', 6, 26, 'Memberships', '{}', '10% off all we sell, and 500 points each year', 'For breeders who test more than once in a while: 10% less on every test, profile, kit and pack, and 500 loyalty points with each year. It is paid once a year and renews until you cancel.', '{}', '{}', '{}', false, false, false, false, false, false, '{"pattern": "helix", "colours": ["#f2e8e4", "#c7aea5", "#dfcfc9"], "seed": 29189}', 'kennel membership | 10% off all we sell, and 500 points each year'
WHERE EXISTS (SELECT 1 FROM "products");--> statement-breakpoint
INSERT INTO "prices" ("product_id", "currency", "amount")
SELECT 902, "currency", "amount" FROM (VALUES ('AUD', 5900), ('USD', 3900), ('CAD', 5500), ('EUR', 3500), ('GBP', 3200)) AS list ("currency", "amount")
WHERE EXISTS (SELECT 1 FROM "products");
