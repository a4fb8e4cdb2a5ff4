CREATE TABLE "club_profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text,
	"theme" text,
	"logo" text
);
--> statement-breakpoint
ALTER TABLE "training_series" ADD COLUMN "every_weeks" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "club_profile_one_idx" ON "club_profile" USING btree ((true));