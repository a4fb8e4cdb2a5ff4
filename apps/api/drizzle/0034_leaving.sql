CREATE TABLE "student_leaving" (
	"student" uuid PRIMARY KEY NOT NULL,
	"accounts" uuid[] NOT NULL,
	"trainings" uuid[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_leaving" ADD CONSTRAINT "student_leaving_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;