ALTER TABLE "products" ALTER COLUMN "type_id" SET DATA TYPE integer;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "sub_category_id" SET DATA TYPE integer;