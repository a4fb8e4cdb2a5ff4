CREATE TABLE "homework_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submission" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"discarded_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission" uuid NOT NULL,
	"user" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"file" uuid
);
--> statement-breakpoint
CREATE TABLE "upload_piece" (
	"upload" uuid NOT NULL,
	"at" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "upload_piece_upload_at_pk" PRIMARY KEY("upload","at")
);
--> statement-breakpoint
CREATE TABLE "homework_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submission" uuid NOT NULL,
	"kind" text NOT NULL,
	"by" uuid,
	"text" text,
	"minutes_practised" integer,
	"file_names" text[] DEFAULT '{}' NOT NULL,
	"feedback" text,
	"rating" integer
);
--> statement-breakpoint
ALTER TABLE "homework_file" ADD CONSTRAINT "homework_file_submission_homework_submission_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."homework_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_submission_homework_submission_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."homework_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_file_homework_file_id_fk" FOREIGN KEY ("file") REFERENCES "public"."homework_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_piece" ADD CONSTRAINT "upload_piece_upload_upload_id_fk" FOREIGN KEY ("upload") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_step" ADD CONSTRAINT "homework_step_submission_homework_submission_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."homework_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_step" ADD CONSTRAINT "homework_step_by_user_id_fk" FOREIGN KEY ("by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_file_submission_idx" ON "homework_file" USING btree ("submission","id");--> statement-breakpoint
CREATE INDEX "homework_file_created_at_idx" ON "homework_file" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "homework_file_discarded_at_idx" ON "homework_file" USING btree ("discarded_at","id");--> statement-breakpoint
CREATE INDEX "upload_submission_idx" ON "upload" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "upload_user_idx" ON "upload" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "upload_file_idx" ON "upload" USING btree ("file");--> statement-breakpoint
CREATE INDEX "upload_created_at_idx" ON "upload" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "homework_step_submission_idx" ON "homework_step" USING btree ("submission","id");--> statement-breakpoint
CREATE INDEX "homework_step_by_idx" ON "homework_step" USING btree ("by");--> statement-breakpoint
CREATE INDEX "homework_step_created_at_idx" ON "homework_step" USING btree ("created_at","id");