CREATE INDEX "homework_submission_reviewed_by_idx" ON "homework_submission" USING btree ("reviewed_by","id");--> statement-breakpoint
CREATE INDEX "homework_title_idx" ON "homework" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "student_first_name_idx" ON "student" USING btree ("first_name","id");