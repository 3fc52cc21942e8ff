CREATE TABLE "gift_card_uses" (
	"gift_card_id" uuid NOT NULL,
	"checkout_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_uses_gift_card_id_checkout_id_pk" PRIMARY KEY("gift_card_id","checkout_id"),
	CONSTRAINT "gift_card_use_in_range" CHECK ("gift_card_uses"."amount" > 0 and "gift_card_uses"."returned" between 0 and "gift_card_uses"."amount")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"checkout_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text NOT NULL,
	"ending" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"mailings" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_card_once" UNIQUE("checkout_id","item_id"),
	CONSTRAINT "gift_card_balance_in_range" CHECK ("gift_cards"."balance" between 0 and "gift_cards"."amount")
);
--> statement-breakpoint
ALTER TABLE "cart_items" drop column "subject";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "subject" text GENERATED ALWAYS AS (coalesce(meta_data ->> 'barcode',
        lower(meta_data -> 'giftCard' ->> 'recipientEmail') || ' ' || coalesce(meta_data -> 'giftCard' ->> 'sendOn', ''), lower(trim(meta_data ->> 'animalName')), '')) STORED NOT NULL;--> statement-breakpoint
-- The unique key went with its column.
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_item_once" UNIQUE("cart_id","product_id","subject");--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_cards" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_uses_checkout_id_index" ON "gift_card_uses" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "gift_cards_send_at_index" ON "gift_cards" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "gift_cards_recipient_email_index" ON "gift_cards" USING btree ("recipient_email");--> statement-breakpoint
-- A shop that runs sells gift cards too; an empty one gets them with its catalogue.
INSERT INTO "products" ("id", "name", "type_id", "category_id", "category_name", "tag_ids", "summary", "description", "alleles", "sources", "other_breeds", "is_for_all_breeds", "is_upgrade", "has_upgrade_option", "is_animal_required", "is_swab_required", "is_best_seller", "coat", "search_text")
SELECT 901, 'Gift card', 4, 25, 'Gift Cards', '{}', 'For somebody who would like to know more about their animal',
  'A gift card in the amount you choose, mailed on the day you choose. It pays for everything in the shop but other gift cards, in one order or in several, and never expires.',
  '{}', '{}', '{}', false, false, false, false, false, false, '{"pattern":"helix","colours":["#f3ece4","#c9b8a8","#ddd0c3"],"seed":37515}', 'gift card | for somebody who would like to know more about their animal'
WHERE EXISTS (SELECT 1 FROM "products");--> statement-breakpoint
INSERT INTO "prices" ("product_id", "currency", "amount")
SELECT 901, "currency", 2500 FROM unnest(ARRAY['AUD', 'USD', 'CAD', 'EUR', 'GBP']) AS "currency"
WHERE EXISTS (SELECT 1 FROM "products" WHERE "id" = 901);
