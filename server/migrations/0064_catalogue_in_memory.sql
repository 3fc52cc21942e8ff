CREATE TABLE "catalogue_versions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "catalogue_version_once" CHECK ("catalogue_versions"."is_only")
);
--> statement-breakpoint
INSERT INTO "catalogue_versions" ("version") VALUES (1);--> statement-breakpoint
-- Whoever changes what is sold, by whatever program, raises the version in the same transaction, and all who listen hear of it once it commits.
CREATE FUNCTION raise_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update public.catalogue_versions set version = version + 1;
  perform pg_notify('catalogue', '');
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE TRIGGER "catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "prices" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE TRIGGER "catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_breeds" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE TRIGGER "catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product_contents" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE TRIGGER "catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "breeds" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
CREATE TRIGGER "catalogue_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shipping_methods" FOR EACH STATEMENT EXECUTE FUNCTION raise_catalogue_version();--> statement-breakpoint
-- Products and breeds are searched in memory.
DROP INDEX "products_search_read_trgm";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "name_read";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_read";--> statement-breakpoint
DROP FUNCTION searchable(text);