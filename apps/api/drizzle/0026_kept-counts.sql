ALTER TABLE "exam" ADD COLUMN "candidate_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "pending_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "passed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "exam" t SET "candidate_count" = k.candidates, "pending_count" = k.pending, "passed_count" = k.passed
FROM (
  SELECT c."exam",
    count(*) FILTER (WHERE c."rsvp" <> 'declined') AS candidates,
    count(*) FILTER (WHERE c."rsvp" <> 'declined' AND c."result" = 'pending') AS pending,
    count(*) FILTER (WHERE c."result" = 'passed') AS passed
  FROM "exam_candidate" c GROUP BY c."exam"
) k
WHERE k."exam" = t."id";--> statement-breakpoint
ALTER TABLE "day_off" ADD COLUMN "cancelled_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "day_off" t SET "cancelled_count" = k.cancelled
FROM (SELECT "day_off", count(*) AS cancelled FROM "training" GROUP BY "day_off") k
WHERE k."day_off" = t."id";--> statement-breakpoint
ALTER TABLE "homework_submission" ADD COLUMN "due_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "homework_submission" t SET "due_at" = h."due_at" FROM "homework" h WHERE h."id" = t."homework";--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "assigned_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "submitted_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "homework" ADD COLUMN "reviewed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "homework" t SET "assigned_count" = k.assigned, "submitted_count" = k.submitted, "reviewed_count" = k.reviewed
FROM (
  SELECT h."homework",
    count(*) AS assigned,
    count(*) FILTER (WHERE h."state" IN ('submitted', 'reviewed')) AS submitted,
    count(*) FILTER (WHERE h."state" = 'reviewed') AS reviewed
  FROM "homework_submission" h GROUP BY h."homework"
) k
WHERE k."homework" = t."id";--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "loaned_to" text;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "loan_due_on" date;--> statement-breakpoint
UPDATE "item" t SET "loaned_to" = s."first_name" || ' ' || s."last_name", "loan_due_on" = l."due_on"
FROM "item_loan" l JOIN "student" s ON s."id" = l."student"
WHERE l."item" = t."id" AND l."returned_on" IS NULL;--> statement-breakpoint
ALTER TABLE "item" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (translate(lower(coalesce("name", '') || ' ' || coalesce("inventory_no", '') || ' ' || coalesce("loaned_to", '')), 'ąćęłńóśźż', 'acelnoszz')) STORED;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "grade_rank" integer;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "belt_color" text;--> statement-breakpoint
UPDATE "student" t SET "grade_rank" = g."rank", "belt_color" = g."belt_color" FROM "grade" g WHERE g."id" = t."grade";--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "guardian_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "student" t SET "guardian_count" = k.guardians
FROM (SELECT "student", count(*) AS guardians FROM "guardian" GROUP BY "student") k
WHERE k."student" = t."id";