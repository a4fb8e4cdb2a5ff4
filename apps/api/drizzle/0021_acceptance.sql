ALTER TABLE "user" ALTER COLUMN "status" SET DEFAULT 'invited';--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "terms_version" text;