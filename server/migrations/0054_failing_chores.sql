CREATE TABLE "failing_chores" (
	"name" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"error" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
