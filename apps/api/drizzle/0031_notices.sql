CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user" uuid NOT NULL,
	"kind" text NOT NULL,
	"table" text NOT NULL,
	"row" uuid NOT NULL,
	"student" uuid,
	"name" text NOT NULL,
	"at" timestamp(3) with time zone,
	"reason" text,
	"count" integer DEFAULT 1 NOT NULL,
	"read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_choice" (
	"user" uuid PRIMARY KEY NOT NULL,
	"ways" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet_from" time(0),
	"quiet_to" time(0),
	CONSTRAINT "notice_choice_quiet_check" CHECK (("notice_choice"."quiet_from" is null) = ("notice_choice"."quiet_to" is null))
);
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_user_idx" ON "notice" USING btree ("user","created_at","id");--> statement-breakpoint
CREATE INDEX "notice_created_at_idx" ON "notice" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notice_read_at_idx" ON "notice" USING btree ("read_at","id");--> statement-breakpoint
CREATE INDEX "notice_row_idx" ON "notice" USING btree ("row");--> statement-breakpoint
CREATE INDEX "notice_student_idx" ON "notice" USING btree ("student");