ALTER TABLE "carts" ADD COLUMN "continues_id" uuid;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_continuesId_unique" UNIQUE("continues_id");