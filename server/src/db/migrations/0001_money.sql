CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"token" text,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_cart_id_carts_id_fk";
--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ALTER COLUMN "payment_method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "number" text NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "mode" text NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "is_test_payment" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_number_unique" UNIQUE("number");