CREATE INDEX "homework_submission_submitted_at_idx" ON "homework_submission" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "homework_submission_created_at_idx" ON "homework_submission" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "item_loan_from_idx" ON "item_loan" USING btree ("from","id");--> statement-breakpoint
CREATE INDEX "training_instructor_idx" ON "training" USING btree ("instructor","starts_at");--> statement-breakpoint
CREATE INDEX "training_ends_at_idx" ON "training" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "training_kind_idx" ON "training" USING btree ("kind","starts_at");--> statement-breakpoint
CREATE INDEX "training_section_idx" ON "training" USING btree ("section","starts_at");