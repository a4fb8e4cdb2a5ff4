ALTER TABLE "student_grade" DROP CONSTRAINT "student_grade_student_student_id_fk";
--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "guardian_access_on" date;--> statement-breakpoint
ALTER TABLE "student_grade" ADD CONSTRAINT "student_grade_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Only who has left has a day of leaving.
UPDATE "student" SET "left_on" = NULL, "version" = "version" + 1, "updated_at" = now() WHERE "status" <> 'left' AND "left_on" IS NOT NULL;--> statement-breakpoint
-- Days from paper without a date were counted up to the day on which the student was entered.
UPDATE "student" SET "carry_over_as_of" = ("created_at" AT TIME ZONE 'Europe/Warsaw')::date, "version" = "version" + 1, "updated_at" = now() WHERE "carry_over_days" > 0 AND "carry_over_as_of" IS NULL;
