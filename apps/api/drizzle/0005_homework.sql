CREATE TABLE "homework_submission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"homework" uuid NOT NULL,
	"student" uuid NOT NULL,
	"state" text DEFAULT 'assigned' NOT NULL,
	"text" text,
	"minutes_practised" integer,
	"submitted_at" timestamp(3) with time zone,
	"feedback" text,
	"rating" integer,
	"reviewed_by" uuid,
	CONSTRAINT "homework_submission_homework_student_key" UNIQUE("homework","student"),
	CONSTRAINT "homework_submission_rating_check" CHECK ("homework_submission"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "homework" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text collate "pl-x-icu" NOT NULL,
	"description" text NOT NULL,
	"author" uuid,
	"assignees" text NOT NULL,
	"students" uuid[] DEFAULT '{}' NOT NULL,
	"section" text,
	"min_grade" uuid,
	"max_grade" uuid,
	"available_from" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone,
	"submission" text DEFAULT 'text' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	CONSTRAINT "homework_times_check" CHECK ("homework"."available_from" < "homework"."due_at")
);
--> statement-breakpoint
ALTER TABLE "homework_submission" ADD CONSTRAINT "homework_submission_homework_homework_id_fk" FOREIGN KEY ("homework") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_submission" ADD CONSTRAINT "homework_submission_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_submission" ADD CONSTRAINT "homework_submission_reviewed_by_user_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_author_user_id_fk" FOREIGN KEY ("author") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_min_grade_grade_id_fk" FOREIGN KEY ("min_grade") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_max_grade_grade_id_fk" FOREIGN KEY ("max_grade") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_submission_student_idx" ON "homework_submission" USING btree ("student");--> statement-breakpoint
CREATE INDEX "homework_due_idx" ON "homework" USING btree ("due_at");