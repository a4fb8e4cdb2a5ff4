CREATE TABLE "day_off" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text collate "pl-x-icu" NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"kind" text NOT NULL,
	"workplace" uuid,
	"section" text,
	"note" text,
	CONSTRAINT "day_off_dates_check" CHECK ("day_off"."date_from" <= "day_off"."date_to")
);
--> statement-breakpoint
CREATE TABLE "grade" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"rank" integer NOT NULL,
	"name_pl" text collate "pl-x-icu" NOT NULL,
	"name_en" text NOT NULL,
	"belt_color" text NOT NULL,
	"profiles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "grade_code_unique" UNIQUE("code"),
	CONSTRAINT "grade_rank_unique" UNIQUE("rank")
);
--> statement-breakpoint
CREATE TABLE "groupright" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text collate "pl-x-icu" NOT NULL,
	"description" text,
	"system" boolean DEFAULT false NOT NULL,
	CONSTRAINT "groupright_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "guardian" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"student" uuid NOT NULL,
	"user" uuid,
	"name" text collate "pl-x-icu" NOT NULL,
	"relation" text,
	"phone" text,
	"email" text,
	"consent_on" date
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" smallint NOT NULL,
	"body" jsonb,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_key_pk" PRIMARY KEY("user","key")
);
--> statement-breakpoint
CREATE TABLE "lightning" (
	"id" uuid PRIMARY KEY NOT NULL,
	"time_stamp_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"language" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"confirmed_until" timestamp(3) with time zone,
	CONSTRAINT "lightning_time_stamp_hash_unique" UNIQUE("time_stamp_hash")
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"student" uuid NOT NULL,
	"training" uuid NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"checked_in_at" timestamp(3) with time zone,
	"confirmed_by" uuid,
	"invalidated_at" timestamp(3) with time zone,
	"invalidated_reason" text,
	"note" text,
	CONSTRAINT "presence_student_training_key" UNIQUE("student","training"),
	CONSTRAINT "presence_invalidated_check" CHECK (("presence"."invalidated_at" is null) = ("presence"."invalidated_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rightto" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"group" uuid NOT NULL,
	"right" text NOT NULL,
	CONSTRAINT "rightto_group_right_key" UNIQUE("group","right")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed" boolean DEFAULT false NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user" uuid NOT NULL,
	"method" text DEFAULT 'password' NOT NULL,
	"address" text,
	"device" text,
	"second_factor" boolean DEFAULT false NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_failed_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "single_use" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user" uuid NOT NULL,
	"session" uuid,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user" uuid,
	"first_name" text collate "pl-x-icu" NOT NULL,
	"last_name" text collate "pl-x-icu" NOT NULL,
	"joined_on" date NOT NULL,
	"birth_date" date,
	"member_number" text,
	"email" text,
	"phone" text,
	"workplace" uuid,
	"section" text DEFAULT 'adult' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"left_on" date,
	"licence_no" text,
	"licence_valid_to" date,
	"insurance_valid_to" date,
	"medical_valid_to" date,
	"medical_kind" text,
	"image_consent_on" date,
	"image_consent_withdrawn_on" date,
	"emergency_name" text,
	"emergency_phone" text,
	"carry_over_days" integer DEFAULT 0 NOT NULL,
	"carry_over_as_of" date,
	"note" text,
	CONSTRAINT "student_user_unique" UNIQUE("user"),
	CONSTRAINT "student_member_number_unique" UNIQUE("member_number"),
	CONSTRAINT "student_left_on_check" CHECK ("student"."left_on" >= "student"."joined_on")
);
--> statement-breakpoint
CREATE TABLE "student_grade" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"student" uuid NOT NULL,
	"grade" uuid NOT NULL,
	"awarded_on" date NOT NULL,
	"examiner" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "training" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text collate "pl-x-icu" NOT NULL,
	"workplace" uuid NOT NULL,
	"instructor_user" uuid,
	"instructor_student" uuid,
	"instructor" uuid GENERATED ALWAYS AS (coalesce(instructor_user, instructor_student)) STORED NOT NULL,
	"kind" text DEFAULT 'regular' NOT NULL,
	"section" text,
	"min_grade" uuid,
	"max_grade" uuid,
	"capacity" integer,
	"counts_for_grade" boolean DEFAULT true NOT NULL,
	"day_weight" integer DEFAULT 1 NOT NULL,
	"note" text,
	"starts_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"series" uuid,
	"series_day" date,
	"detached" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"cancel_reason" text,
	"day_off" uuid,
	CONSTRAINT "training_instructor_check" CHECK (num_nonnulls("training"."instructor_user", "training"."instructor_student") = 1),
	CONSTRAINT "training_times_check" CHECK ("training"."starts_at" < "training"."ends_at"),
	CONSTRAINT "training_cancel_check" CHECK ("training"."state" = 'cancelled' or ("training"."cancel_reason" is null and "training"."day_off" is null))
);
--> statement-breakpoint
CREATE TABLE "training_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text collate "pl-x-icu" NOT NULL,
	"workplace" uuid NOT NULL,
	"instructor_user" uuid,
	"instructor_student" uuid,
	"instructor" uuid GENERATED ALWAYS AS (coalesce(instructor_user, instructor_student)) STORED NOT NULL,
	"kind" text DEFAULT 'regular' NOT NULL,
	"section" text,
	"min_grade" uuid,
	"max_grade" uuid,
	"capacity" integer,
	"counts_for_grade" boolean DEFAULT true NOT NULL,
	"day_weight" integer DEFAULT 1 NOT NULL,
	"note" text,
	"weekdays" integer[] NOT NULL,
	"local_time" time(0) NOT NULL,
	"duration_minutes" integer NOT NULL,
	"date_from" date NOT NULL,
	"date_to" date NOT NULL,
	"removed_days" date[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "training_series_instructor_check" CHECK (num_nonnulls("training_series"."instructor_user", "training_series"."instructor_student") = 1),
	CONSTRAINT "training_series_dates_check" CHECK ("training_series"."date_from" <= "training_series"."date_to")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text collate "pl-x-icu" NOT NULL,
	"last_name" text collate "pl-x-icu" NOT NULL,
	"phone" text,
	"language" text DEFAULT 'pl' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"email_verified_at" timestamp(3) with time zone,
	"terms_accepted_at" timestamp(3) with time zone,
	"privacy_accepted_at" timestamp(3) with time zone,
	"privacy_version" text,
	"password_hash" text,
	"google_subject" text,
	"erasure_requested_at" timestamp(3) with time zone,
	CONSTRAINT "user_username_unique" UNIQUE("username"),
	CONSTRAINT "user_google_subject_unique" UNIQUE("google_subject")
);
--> statement-breakpoint
CREATE TABLE "useringroupright" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user" uuid NOT NULL,
	"group" uuid NOT NULL,
	"valid_from" timestamp(3) with time zone,
	"valid_to" timestamp(3) with time zone,
	CONSTRAINT "useringroupright_user_group_key" UNIQUE("user","group")
);
--> statement-breakpoint
CREATE TABLE "workplace" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text collate "pl-x-icu" NOT NULL,
	"address" text,
	"postal_code" text,
	"city" text collate "pl-x-icu",
	"room" text,
	"capacity" integer,
	"lat" double precision,
	"lon" double precision,
	"directions_pl" text,
	"directions_en" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "workplace_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "day_off" ADD CONSTRAINT "day_off_workplace_workplace_id_fk" FOREIGN KEY ("workplace") REFERENCES "public"."workplace"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian" ADD CONSTRAINT "guardian_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian" ADD CONSTRAINT "guardian_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_training_training_id_fk" FOREIGN KEY ("training") REFERENCES "public"."training"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_confirmed_by_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rightto" ADD CONSTRAINT "rightto_group_groupright_id_fk" FOREIGN KEY ("group") REFERENCES "public"."groupright"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_use" ADD CONSTRAINT "single_use_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_use" ADD CONSTRAINT "single_use_session_session_id_fk" FOREIGN KEY ("session") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student" ADD CONSTRAINT "student_workplace_workplace_id_fk" FOREIGN KEY ("workplace") REFERENCES "public"."workplace"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_grade" ADD CONSTRAINT "student_grade_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_grade" ADD CONSTRAINT "student_grade_grade_grade_id_fk" FOREIGN KEY ("grade") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training" ADD CONSTRAINT "training_workplace_workplace_id_fk" FOREIGN KEY ("workplace") REFERENCES "public"."workplace"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training" ADD CONSTRAINT "training_instructor_user_user_id_fk" FOREIGN KEY ("instructor_user") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training" ADD CONSTRAINT "training_instructor_student_student_id_fk" FOREIGN KEY ("instructor_student") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training" ADD CONSTRAINT "training_min_grade_grade_id_fk" FOREIGN KEY ("min_grade") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training" ADD CONSTRAINT "training_max_grade_grade_id_fk" FOREIGN KEY ("max_grade") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training" ADD CONSTRAINT "training_series_training_series_id_fk" FOREIGN KEY ("series") REFERENCES "public"."training_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training" ADD CONSTRAINT "training_day_off_day_off_id_fk" FOREIGN KEY ("day_off") REFERENCES "public"."day_off"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_series" ADD CONSTRAINT "training_series_workplace_workplace_id_fk" FOREIGN KEY ("workplace") REFERENCES "public"."workplace"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_series" ADD CONSTRAINT "training_series_instructor_user_user_id_fk" FOREIGN KEY ("instructor_user") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_series" ADD CONSTRAINT "training_series_instructor_student_student_id_fk" FOREIGN KEY ("instructor_student") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_series" ADD CONSTRAINT "training_series_min_grade_grade_id_fk" FOREIGN KEY ("min_grade") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_series" ADD CONSTRAINT "training_series_max_grade_grade_id_fk" FOREIGN KEY ("max_grade") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "useringroupright" ADD CONSTRAINT "useringroupright_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "useringroupright" ADD CONSTRAINT "useringroupright_group_groupright_id_fk" FOREIGN KEY ("group") REFERENCES "public"."groupright"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_off_dates_idx" ON "day_off" USING btree ("date_from","date_to");--> statement-breakpoint
CREATE INDEX "guardian_student_idx" ON "guardian" USING btree ("student");--> statement-breakpoint
CREATE INDEX "guardian_user_idx" ON "guardian" USING btree ("user");--> statement-breakpoint
CREATE INDEX "lightning_expires_at_idx" ON "lightning" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "presence_training_idx" ON "presence" USING btree ("training");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user");--> statement-breakpoint
CREATE INDEX "single_use_user_idx" ON "single_use" USING btree ("user","purpose");--> statement-breakpoint
CREATE INDEX "student_name_idx" ON "student" USING btree ("last_name","first_name");--> statement-breakpoint
CREATE INDEX "student_grade_student_idx" ON "student_grade" USING btree ("student","awarded_on");--> statement-breakpoint
CREATE INDEX "training_starts_at_idx" ON "training" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "training_workplace_idx" ON "training" USING btree ("workplace","starts_at");--> statement-breakpoint
CREATE INDEX "training_day_off_idx" ON "training" USING btree ("day_off");--> statement-breakpoint
CREATE UNIQUE INDEX "training_series_day_key" ON "training" USING btree ("series","series_day");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_key" ON "user" USING btree (lower("email"));