DROP INDEX "student_name_idx";--> statement-breakpoint
CREATE INDEX "training_instructor_name_idx" ON "training" USING btree ("instructor_name","id");--> statement-breakpoint
CREATE INDEX "student_name_idx" ON "student" USING btree ("last_name","first_name","id","section","status","grade","picture");