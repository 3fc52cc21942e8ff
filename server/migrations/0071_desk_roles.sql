SET LOCAL lock_timeout = '3s';
--> statement-breakpoint
SET LOCAL statement_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "desk_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
ALTER TABLE "results_reviews" ADD COLUMN "by_id" uuid;
--> statement-breakpoint
ALTER TABLE "desk_roles" ADD CONSTRAINT "desk_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
