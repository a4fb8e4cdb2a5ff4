ALTER TABLE "student" ADD COLUMN "missed_mail_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "missed_mails" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "student_licence_valid_to_idx" ON "student" USING btree ("licence_valid_to","id");--> statement-breakpoint
CREATE INDEX "student_insurance_valid_to_idx" ON "student" USING btree ("insurance_valid_to","id");--> statement-breakpoint
CREATE INDEX "student_medical_valid_to_idx" ON "student" USING btree ("medical_valid_to","id");