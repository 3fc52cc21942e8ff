CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "breeds" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"species_id" smallint NOT NULL,
	"synonyms" text[] NOT NULL,
	"registries" text[] NOT NULL,
	"group" text,
	"origin" text,
	"vbo_id" text,
	"coat" jsonb NOT NULL,
	"test_count" integer DEFAULT 0 NOT NULL,
	"full_breed_profile_id" integer,
	CONSTRAINT "breeds_vboId_unique" UNIQUE("vbo_id"),
	CONSTRAINT "breeds_speciesId_name_unique" UNIQUE("species_id","name")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"meta_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"custom" jsonb,
	"is_custom" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "cart_item_once" UNIQUE("cart_id","product_id"),
	CONSTRAINT "quantity_in_range" CHECK ("cart_items"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"email" text,
	"phone_number" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"collector" jsonb,
	"is_newsletter_subscribed" boolean DEFAULT false NOT NULL,
	"coupons" text[] DEFAULT '{}'::text[] NOT NULL,
	"loyalty_points" integer DEFAULT 0 NOT NULL,
	"shipping_method_id" integer,
	"checkout_id" uuid,
	"ordered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"cart_id" uuid,
	"user_id" uuid,
	"status" text NOT NULL,
	"payment_method" text,
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"is_test_payment" boolean NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"payment_ref" text,
	"failure" text,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"percent" integer,
	"amounts" jsonb,
	"expires_at" timestamp with time zone,
	"max_redemptions" integer,
	"redemptions" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loyalty_entries_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"payment_ref" text,
	"user_id" uuid,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_paymentRef_unique" UNIQUE("payment_ref")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "prices_product_id_currency_pk" PRIMARY KEY("product_id","currency"),
	CONSTRAINT "price_not_negative" CHECK ("prices"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_breeds" (
	"product_id" integer NOT NULL,
	"breed_id" integer NOT NULL,
	CONSTRAINT "product_breeds_product_id_breed_id_pk" PRIMARY KEY("product_id","breed_id")
);
--> statement-breakpoint
CREATE TABLE "product_contents" (
	"product_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_contents_product_id_content_id_pk" PRIMARY KEY("product_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type_id" smallint NOT NULL,
	"category_id" integer NOT NULL,
	"category_name" text NOT NULL,
	"species_id" smallint,
	"sub_category_id" smallint,
	"tag_ids" integer[] NOT NULL,
	"club_name" text,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"gene" text,
	"variant" text,
	"mode_of_inheritance" text,
	"alleles" text[] NOT NULL,
	"omia_id" text,
	"omia_from" text,
	"caution" text,
	"sources" text[] NOT NULL,
	"other_breeds" text[] NOT NULL,
	"is_for_all_breeds" boolean NOT NULL,
	"is_upgrade" boolean NOT NULL,
	"has_upgrade_option" boolean NOT NULL,
	"is_animal_required" boolean NOT NULL,
	"is_swab_required" boolean NOT NULL,
	"is_best_seller" boolean NOT NULL,
	"coat" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"token" text,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"countries" text[] NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	"amounts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"country_code" text NOT NULL,
	"phone_number" text,
	"clinic" text,
	"address" jsonb,
	"breed_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"is_newsletter_subscribed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_shipping_method_id_shipping_methods_id_fk" FOREIGN KEY ("shipping_method_id") REFERENCES "public"."shipping_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_breeds" ADD CONSTRAINT "product_breeds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_breeds" ADD CONSTRAINT "product_breeds_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_content_id_products_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breeds_species_id_name_index" ON "breeds" USING btree ("species_id","name");--> statement-breakpoint
CREATE INDEX "cart_items_cart_id_index" ON "cart_items" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "carts_user_id_index" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkouts_status_updated_at_index" ON "checkouts" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "checkouts_cart_id_index" ON "checkouts" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "loyalty_entries_user_id_index" ON "loyalty_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_placed_at_index" ON "orders" USING btree ("user_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_email_index" ON "orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "product_breeds_breed_id_index" ON "product_breeds" USING btree ("breed_id");--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_species_id_type_id_index" ON "products" USING btree ("species_id","type_id");--> statement-breakpoint
CREATE INDEX "products_search_text_trgm" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");