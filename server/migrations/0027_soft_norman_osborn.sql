CREATE TABLE "release_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sha256" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	CONSTRAINT "release_mail_once" UNIQUE("sha256","email")
);
--> statement-breakpoint
CREATE TABLE "released_tests" (
	"sha256" text NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	CONSTRAINT "released_tests_sha256_product_id_pk" PRIMARY KEY("sha256","product_id")
);
--> statement-breakpoint
CREATE TABLE "verdict_changes" (
	"sha256" text NOT NULL,
	"result_id" uuid NOT NULL,
	"before" text,
	"after" text,
	CONSTRAINT "verdict_changes_sha256_result_id_pk" PRIMARY KEY("sha256","result_id")
);
--> statement-breakpoint
ALTER TABLE "release_mails" ADD CONSTRAINT "release_mails_sha256_catalogue_releases_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."catalogue_releases"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_mails" ADD CONSTRAINT "release_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "released_tests" ADD CONSTRAINT "released_tests_sha256_catalogue_releases_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."catalogue_releases"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "released_tests" ADD CONSTRAINT "released_tests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdict_changes" ADD CONSTRAINT "verdict_changes_sha256_catalogue_releases_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."catalogue_releases"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdict_changes" ADD CONSTRAINT "verdict_changes_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verdict_changes_result_id_index" ON "verdict_changes" USING btree ("result_id");