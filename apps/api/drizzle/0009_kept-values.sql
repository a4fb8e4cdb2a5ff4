ALTER TABLE "presence" ADD COLUMN "training_starts_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "presence" p SET "training_starts_at" = c."starts_at" FROM "training" c WHERE c."id" = p."training";--> statement-breakpoint
ALTER TABLE "presence" ALTER COLUMN "training_starts_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "grade" uuid;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "last_present_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "present_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "declared_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "excused_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "absent_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "presence_student_time_idx" ON "presence" USING btree ("student","training_starts_at");--> statement-breakpoint
CREATE INDEX "presence_time_idx" ON "presence" USING btree ("training_starts_at","id");--> statement-breakpoint
UPDATE "training" t
SET "present_count" = k.present, "declared_count" = k.declared, "excused_count" = k.excused, "absent_count" = k.absent
FROM (
  SELECT p."training",
    count(*) FILTER (WHERE p."status" IN ('present', 'late')) AS present,
    count(*) FILTER (WHERE p."status" = 'declared') AS declared,
    count(*) FILTER (WHERE p."status" = 'excused') AS excused,
    count(*) FILTER (WHERE p."status" = 'absent') AS absent
  FROM "presence" p WHERE p."invalidated_at" IS NULL GROUP BY p."training"
) k
WHERE k."training" = t."id";--> statement-breakpoint
UPDATE "student" t SET "last_present_at" = k.at
FROM (
  SELECT p."student", max(p."training_starts_at") AS at FROM "presence" p JOIN "training" c ON c."id" = p."training"
  WHERE p."status" IN ('present', 'late') AND p."invalidated_at" IS NULL AND c."state" NOT IN ('cancelled', 'notHeld')
  GROUP BY p."student"
) k
WHERE k."student" = t."id";--> statement-breakpoint
UPDATE "student" t SET "grade" = k."grade"
FROM (
  SELECT DISTINCT ON (a."student") a."student", a."grade" FROM "student_grade" a WHERE a."annulled_at" IS NULL
  ORDER BY a."student", a."awarded_on" DESC, a."created_at" DESC, a."id" DESC
) k
WHERE k."student" = t."id";
