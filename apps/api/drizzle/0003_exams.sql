CREATE TABLE "article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"title_pl" text collate "pl-x-icu" NOT NULL,
	"title_en" text,
	"lead_pl" text,
	"lead_en" text,
	"body_pl" text NOT NULL,
	"body_en" text,
	"category" text DEFAULT 'news' NOT NULL,
	"author" uuid,
	"publish_at" timestamp(3) with time zone,
	"unpublish_at" timestamp(3) with time zone,
	"pinned" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	CONSTRAINT "article_slug_unique" UNIQUE("slug"),
	CONSTRAINT "article_times_check" CHECK ("article"."publish_at" < "article"."unpublish_at"),
	CONSTRAINT "article_scheduled_check" CHECK ("article"."state" <> 'scheduled' or "article"."publish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "exam_candidate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"exam" uuid NOT NULL,
	"student" uuid NOT NULL,
	"grade_from" uuid,
	"grade_to" uuid NOT NULL,
	"days" integer NOT NULL,
	"months" integer NOT NULL,
	"age" integer,
	"missing" text[] NOT NULL,
	"conditions_met" boolean DEFAULT false NOT NULL,
	"override_reason" text,
	"rsvp" text DEFAULT 'invited' NOT NULL,
	"result" text DEFAULT 'pending' NOT NULL,
	"marks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text,
	"protocol_no" text,
	"certificate_no" text,
	CONSTRAINT "exam_candidate_protocol_no_unique" UNIQUE("protocol_no"),
	CONSTRAINT "exam_candidate_certificate_no_unique" UNIQUE("certificate_no"),
	CONSTRAINT "exam_candidate_exam_student_key" UNIQUE("exam","student"),
	CONSTRAINT "exam_candidate_certificate_check" CHECK ("exam_candidate"."certificate_no" is null or "exam_candidate"."result" = 'passed')
);
--> statement-breakpoint
CREATE TABLE "exam" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text collate "pl-x-icu" NOT NULL,
	"date" date NOT NULL,
	"workplace" uuid NOT NULL,
	"profile" text NOT NULL,
	"examiners" text[] NOT NULL,
	"application_deadline" date,
	"fee_pln" double precision,
	"state" text DEFAULT 'draft' NOT NULL,
	"cancel_reason" text,
	"completed_at" timestamp(3) with time zone,
	CONSTRAINT "exam_deadline_check" CHECK ("exam"."application_deadline" <= "exam"."date"),
	CONSTRAINT "exam_completed_check" CHECK (("exam"."state" = 'completed') = ("exam"."completed_at" is not null)),
	CONSTRAINT "exam_cancelled_check" CHECK ("exam"."state" = 'cancelled' or "exam"."cancel_reason" is null)
);
--> statement-breakpoint
ALTER TABLE "student_grade" ADD COLUMN "exam" uuid;--> statement-breakpoint
ALTER TABLE "student_grade" ADD COLUMN "annulled_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "student_grade" ADD COLUMN "annulled_reason" text;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_author_user_id_fk" FOREIGN KEY ("author") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_exam_exam_id_fk" FOREIGN KEY ("exam") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_grade_from_grade_id_fk" FOREIGN KEY ("grade_from") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_grade_to_grade_id_fk" FOREIGN KEY ("grade_to") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_workplace_workplace_id_fk" FOREIGN KEY ("workplace") REFERENCES "public"."workplace"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_published_idx" ON "article" USING btree ("state","publish_at");--> statement-breakpoint
CREATE INDEX "exam_candidate_student_idx" ON "exam_candidate" USING btree ("student");--> statement-breakpoint
CREATE INDEX "exam_date_idx" ON "exam" USING btree ("date");--> statement-breakpoint
ALTER TABLE "student_grade" ADD CONSTRAINT "student_grade_exam_exam_id_fk" FOREIGN KEY ("exam") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_grade_exam_idx" ON "student_grade" USING btree ("exam");--> statement-breakpoint
ALTER TABLE "student_grade" ADD CONSTRAINT "student_grade_annulled_check" CHECK (("student_grade"."annulled_at" is null) = ("student_grade"."annulled_reason" is null));