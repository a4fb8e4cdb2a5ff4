ALTER TABLE "user" ADD COLUMN "second_factor_since" timestamp(3) with time zone;--> statement-breakpoint
-- Since when it was on was not kept.
UPDATE "user" SET "second_factor_since" = now() WHERE "id" IN (SELECT "user" FROM "second_factor" WHERE "confirmed");--> statement-breakpoint
ALTER TABLE "second_factor" DROP COLUMN "confirmed";
