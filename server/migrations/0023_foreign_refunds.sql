ALTER TABLE "refunds" DROP CONSTRAINT "refunds_checkoutId_reference_unique";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_foreign" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_checkoutId_reference_creditNoteId_unique" UNIQUE("checkout_id","reference","credit_note_id");