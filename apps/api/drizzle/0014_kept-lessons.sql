DROP INDEX "training_starts_at_idx";--> statement-breakpoint
ALTER TABLE "training_series" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "training" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "training_series" ADD COLUMN "instructor_name" text collate "pl-x-icu";--> statement-breakpoint
ALTER TABLE "training_series" ADD COLUMN "training_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_series" ADD COLUMN "skipped_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "instructor_name" text collate "pl-x-icu";--> statement-breakpoint
UPDATE "training" t SET "instructor_name" = k."name"
FROM (
  SELECT "id", "first_name" || ' ' || "last_name" AS "name" FROM "user"
  UNION ALL SELECT "id", "first_name" || ' ' || "last_name" FROM "student"
) k
WHERE k."id" = t."instructor";--> statement-breakpoint
UPDATE "training_series" t SET "instructor_name" = k."name"
FROM (
  SELECT "id", "first_name" || ' ' || "last_name" AS "name" FROM "user"
  UNION ALL SELECT "id", "first_name" || ' ' || "last_name" FROM "student"
) k
WHERE k."id" = t."instructor";--> statement-breakpoint
UPDATE "training_series" t SET "training_count" = k."count"
FROM (SELECT "series", count(*) AS "count" FROM "training" GROUP BY "series") k
WHERE k."series" = t."id";--> statement-breakpoint
UPDATE "training_series" t SET "skipped_count" = (
  SELECT count(DISTINCT c."day") FROM "day_off" d
  CROSS JOIN LATERAL (
    SELECT greatest(d."date_from", t."date_from") + n AS "day"
    FROM generate_series(0, least(d."date_to", t."date_to") - greatest(d."date_from", t."date_from")) n
  ) c
  WHERE d."date_from" <= t."date_to" AND d."date_to" >= t."date_from" AND extract(isodow FROM c."day") = ANY(t."weekdays")
    AND (d."workplace" IS NULL OR d."workplace" = t."workplace")
    AND (d."section" IS NULL OR d."section" = t."section")
    AND (d."kind" NOT IN ('publicHoliday', 'schoolBreak') OR t."kind" NOT IN ('seminar', 'exam'))
    AND NOT EXISTS (SELECT FROM "training" x WHERE x."series" = t."id" AND x."series_day" = c."day")
);--> statement-breakpoint
ALTER TABLE "training" ALTER COLUMN "instructor_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_series" ALTER COLUMN "instructor_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_series" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (translate(lower(coalesce("title", '') || ' ' || coalesce("instructor_name", '')), 'ąćęłńóśźż', 'acelnoszz')) STORED;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (translate(lower(coalesce("title", '') || ' ' || coalesce("instructor_name", '')), 'ąćęłńóśźż', 'acelnoszz')) STORED;--> statement-breakpoint
CREATE INDEX "training_starts_at_idx" ON "training" USING btree ("starts_at","id","search_text","workplace");
