DROP INDEX "homework_due_idx";--> statement-breakpoint
CREATE INDEX "exam_candidate_grade_to_idx" ON "exam_candidate" USING btree ("grade_to");--> statement-breakpoint
CREATE INDEX "exam_candidate_rsvp_idx" ON "exam_candidate" USING btree ("rsvp","id");--> statement-breakpoint
CREATE INDEX "exam_candidate_result_idx" ON "exam_candidate" USING btree ("result","id");--> statement-breakpoint
CREATE INDEX "exam_candidate_eligible_idx" ON "exam_candidate" USING btree ((cardinality("missing") = 0));--> statement-breakpoint
CREATE INDEX "guardian_name_idx" ON "guardian" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "homework_submission_state_idx" ON "homework_submission" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "homework_state_idx" ON "homework" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "homework_author_idx" ON "homework" USING btree ("author");--> statement-breakpoint
CREATE INDEX "item_loan_due_on_idx" ON "item_loan" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "item_loan_returned_on_idx" ON "item_loan" USING btree ("returned_on","id");--> statement-breakpoint
CREATE INDEX "student_grade_awarded_on_idx" ON "student_grade" USING btree ("awarded_on","id");--> statement-breakpoint
CREATE INDEX "student_status_idx" ON "student" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "student_section_idx" ON "student" USING btree ("section","id");--> statement-breakpoint
CREATE INDEX "student_grade_idx" ON "student" USING btree ("grade");--> statement-breakpoint
CREATE INDEX "student_grade_rank_idx" ON "student" USING btree ("grade_rank","id");--> statement-breakpoint
CREATE INDEX "student_workplace_idx" ON "student" USING btree ("workplace");--> statement-breakpoint
CREATE INDEX "student_joined_on_idx" ON "student" USING btree ("joined_on","id");--> statement-breakpoint
CREATE INDEX "student_last_present_at_idx" ON "student" USING btree ("last_present_at","id");--> statement-breakpoint
CREATE INDEX "training_state_idx" ON "training" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "user_name_idx" ON "user" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "user_first_name_idx" ON "user" USING btree ("first_name","id");--> statement-breakpoint
CREATE INDEX "user_email_idx" ON "user" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "user_status_idx" ON "user" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "user_created_at_idx" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "useringroupright_group_idx" ON "useringroupright" USING btree ("group");--> statement-breakpoint
CREATE INDEX "useringroupright_valid_from_idx" ON "useringroupright" USING btree ("valid_from","id");--> statement-breakpoint
CREATE INDEX "useringroupright_valid_to_idx" ON "useringroupright" USING btree ("valid_to","id");--> statement-breakpoint
CREATE INDEX "userlastlogin_last_login_at_idx" ON "userlastlogin" USING btree ("last_login_at","id");--> statement-breakpoint
CREATE INDEX "userlastlogin_failed_count_idx" ON "userlastlogin" USING btree ("failed_count","id");--> statement-breakpoint
CREATE INDEX "homework_due_idx" ON "homework" USING btree ("due_at","id");