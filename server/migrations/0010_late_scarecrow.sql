CREATE TABLE "life_plan_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"life_plan_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"findings_hash" text NOT NULL,
	"changes" text[] NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "life_plan_version_once" UNIQUE("life_plan_id","number")
);
--> statement-breakpoint
CREATE TABLE "life_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"order_item_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"user_id" uuid,
	"animal_id" uuid,
	"renew_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "life_plan_opened_once" UNIQUE("order_item_id","place")
);
--> statement-breakpoint
ALTER TABLE "life_plan_versions" ADD CONSTRAINT "life_plan_versions_life_plan_id_life_plans_id_fk" FOREIGN KEY ("life_plan_id") REFERENCES "public"."life_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_plans" ADD CONSTRAINT "life_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_plans" ADD CONSTRAINT "life_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_plans" ADD CONSTRAINT "life_plans_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "life_plan_once" ON "life_plans" USING btree ("animal_id") WHERE "life_plans"."animal_id" is not null;--> statement-breakpoint
CREATE INDEX "life_plans_order_id_index" ON "life_plans" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "life_plans_renew_at_index" ON "life_plans" USING btree ("renew_at");