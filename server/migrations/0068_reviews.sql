CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"rating" smallint,
	"text" text,
	"name" text,
	"edition" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"written_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_once" UNIQUE("product_id","user_id"),
	CONSTRAINT "review_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "review_written" CHECK ("reviews"."state" = 'asked' or ("reviews"."rating" is not null and "reviews"."text" is not null and "reviews"."name" is not null))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_user_id_index" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_state_written_at_index" ON "reviews" USING btree ("state","written_at");--> statement-breakpoint
-- What buyers say of a product is part of the catalogue in memory: what nobody reads yet is not.
CREATE TRIGGER "catalogue_version" AFTER UPDATE ON "reviews" FOR EACH ROW WHEN (old is distinct from new and 'approved' in (old.state, new.state)) EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE TRIGGER "catalogue_version_deleted" AFTER DELETE ON "reviews" FOR EACH ROW WHEN (old.state = 'approved') EXECUTE FUNCTION raise_catalogue_version();
--> statement-breakpoint
CREATE TRIGGER "catalogue_version_added" AFTER INSERT ON "reviews" FOR EACH ROW WHEN (new.state = 'approved') EXECUTE FUNCTION raise_catalogue_version();
