CREATE TABLE "announcement_reader" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"announcement" uuid NOT NULL,
	"user" uuid NOT NULL,
	"seen_at" timestamp(3) with time zone,
	CONSTRAINT "announcement_reader_key" UNIQUE("announcement","user")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title_pl" text collate "pl-x-icu" NOT NULL,
	"title_en" text,
	"body_pl" text NOT NULL,
	"body_en" text,
	"author" uuid,
	"audience" text DEFAULT 'all' NOT NULL,
	"section" text,
	"group" uuid,
	"training" uuid,
	"student" uuid,
	"publish_at" timestamp(3) with time zone,
	"sent_at" timestamp(3) with time zone,
	"state" text DEFAULT 'draft' NOT NULL,
	"reader_count" integer DEFAULT 0 NOT NULL,
	"search_text" text collate "C" GENERATED ALWAYS AS (translate(lower(coalesce("title_pl", '') || ' ' || coalesce("title_en", '')), 'ąćęłńóśźż', 'acelnoszz')) STORED,
	CONSTRAINT "announcement_scheduled_check" CHECK ("announcement"."state" = 'draft' or "announcement"."publish_at" is not null),
	CONSTRAINT "announcement_sent_check" CHECK (("announcement"."state" in ('sent', 'takenBack')) = ("announcement"."sent_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "exam_mark" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"candidate" uuid NOT NULL,
	"technik" uuid NOT NULL,
	"examiner" uuid NOT NULL,
	"mark" text NOT NULL,
	"note" text,
	CONSTRAINT "exam_mark_candidate_technik_examiner_key" UNIQUE("candidate","technik","examiner")
);
--> statement-breakpoint
CREATE TABLE "student_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"student" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "student_limit_student_unique" UNIQUE("student")
);
--> statement-breakpoint
CREATE TABLE "training_technik" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"training" uuid NOT NULL,
	"technik" uuid NOT NULL,
	"training_starts_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "training_technik_training_technik_key" UNIQUE("training","technik")
);
--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD COLUMN "conditions_by" uuid;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD COLUMN "paid_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD COLUMN "paid_to" uuid;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "evidence_hash" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "bounced_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "bounce_reason" text;--> statement-breakpoint
ALTER TABLE "announcement_reader" ADD CONSTRAINT "announcement_reader_announcement_announcement_id_fk" FOREIGN KEY ("announcement") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_reader" ADD CONSTRAINT "announcement_reader_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_author_user_id_fk" FOREIGN KEY ("author") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_group_groupright_id_fk" FOREIGN KEY ("group") REFERENCES "public"."groupright"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_training_training_id_fk" FOREIGN KEY ("training") REFERENCES "public"."training"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_mark" ADD CONSTRAINT "exam_mark_candidate_exam_candidate_id_fk" FOREIGN KEY ("candidate") REFERENCES "public"."exam_candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_mark" ADD CONSTRAINT "exam_mark_technik_technik_id_fk" FOREIGN KEY ("technik") REFERENCES "public"."technik"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_mark" ADD CONSTRAINT "exam_mark_examiner_user_id_fk" FOREIGN KEY ("examiner") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_limit" ADD CONSTRAINT "student_limit_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_technik" ADD CONSTRAINT "training_technik_training_training_id_fk" FOREIGN KEY ("training") REFERENCES "public"."training"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_technik" ADD CONSTRAINT "training_technik_technik_technik_id_fk" FOREIGN KEY ("technik") REFERENCES "public"."technik"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_reader_user_idx" ON "announcement_reader" USING btree ("user","created_at","id");--> statement-breakpoint
CREATE INDEX "announcement_reader_created_at_idx" ON "announcement_reader" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcement_reader_seen_at_idx" ON "announcement_reader" USING btree ("seen_at","id");--> statement-breakpoint
CREATE INDEX "announcement_created_at_idx" ON "announcement" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcement_publish_at_idx" ON "announcement" USING btree ("publish_at","id");--> statement-breakpoint
CREATE INDEX "announcement_sent_at_idx" ON "announcement" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "announcement_title_idx" ON "announcement" USING btree ("title_pl","id");--> statement-breakpoint
CREATE INDEX "announcement_state_idx" ON "announcement" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "announcement_audience_idx" ON "announcement" USING btree ("audience","created_at","id");--> statement-breakpoint
CREATE INDEX "announcement_author_idx" ON "announcement" USING btree ("author");--> statement-breakpoint
CREATE INDEX "announcement_group_idx" ON "announcement" USING btree ("group");--> statement-breakpoint
CREATE INDEX "announcement_training_idx" ON "announcement" USING btree ("training");--> statement-breakpoint
CREATE INDEX "announcement_student_idx" ON "announcement" USING btree ("student");--> statement-breakpoint
CREATE INDEX "exam_mark_technik_idx" ON "exam_mark" USING btree ("technik");--> statement-breakpoint
CREATE INDEX "exam_mark_examiner_idx" ON "exam_mark" USING btree ("examiner");--> statement-breakpoint
CREATE INDEX "student_limit_created_at_idx" ON "student_limit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "training_technik_technik_idx" ON "training_technik" USING btree ("technik","training_starts_at");--> statement-breakpoint
CREATE INDEX "training_technik_time_idx" ON "training_technik" USING btree ("training_starts_at","id");--> statement-breakpoint
CREATE INDEX "training_technik_created_at_idx" ON "training_technik" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_conditions_by_user_id_fk" FOREIGN KEY ("conditions_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_paid_to_user_id_fk" FOREIGN KEY ("paid_to") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_evidence_check" CHECK (("exam"."evidence" is null) = ("exam"."evidence_hash" is null));