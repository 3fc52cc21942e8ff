ALTER TABLE "cart_items" drop column "subject";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "subject" text GENERATED ALWAYS AS (coalesce(meta_data ->> 'barcode',
        lower(meta_data -> 'giftCard' ->> 'recipientEmail') || ' ' || coalesce(meta_data -> 'giftCard' ->> 'sendOn', ''), meta_data ->> 'animalId', lower(trim(meta_data ->> 'animalName')), '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_item_once" UNIQUE("cart_id","product_id","subject");