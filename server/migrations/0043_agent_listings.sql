ALTER TABLE "collected_animals" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD COLUMN "opening_times" text;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD COLUMN "species" text DEFAULT 'both' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "returned_at" timestamp with time zone;