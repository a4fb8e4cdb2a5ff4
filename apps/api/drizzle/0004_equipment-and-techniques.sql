CREATE TABLE "item_loan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"item" uuid NOT NULL,
	"student" uuid NOT NULL,
	"from" date NOT NULL,
	"due_on" date,
	"returned_on" date,
	"note" text,
	CONSTRAINT "item_loan_returned_on_check" CHECK ("item_loan"."returned_on" >= "item_loan"."from")
);
--> statement-breakpoint
CREATE TABLE "item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text collate "pl-x-icu" NOT NULL,
	"category" text DEFAULT 'other' NOT NULL,
	"inventory_no" text,
	"size_label" text,
	"workplace" uuid,
	"purchased_on" date,
	"value_pln" double precision,
	"condition" text,
	"status" text DEFAULT 'available' NOT NULL,
	CONSTRAINT "item_inventory_no_unique" UNIQUE("inventory_no")
);
--> statement-breakpoint
CREATE TABLE "tablefortest" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"text" text collate "pl-x-icu" NOT NULL,
	"number" double precision,
	"date" date,
	"flag" boolean DEFAULT false NOT NULL,
	"dictionary" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tablefortestdictionary" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"name_pl" text collate "pl-x-icu" NOT NULL,
	"name_en" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "tablefortestdictionary_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text collate "pl-x-icu" NOT NULL,
	"description" text,
	"assignee" uuid,
	"status" text DEFAULT 'todo' NOT NULL,
	"priority" integer DEFAULT 3 NOT NULL,
	"due_on" date,
	"done_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "technik_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"student" uuid NOT NULL,
	"technik" uuid NOT NULL,
	"level" text NOT NULL,
	"confirmed_by" uuid,
	CONSTRAINT "technik_progress_student_technik_key" UNIQUE("student","technik")
);
--> statement-breakpoint
CREATE TABLE "technik_requirement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"grade" uuid NOT NULL,
	"technik" uuid NOT NULL,
	"profile" text NOT NULL,
	"importance" text DEFAULT 'essential' NOT NULL,
	CONSTRAINT "technik_requirement_grade_technik_profile_key" UNIQUE("grade","technik","profile")
);
--> statement-breakpoint
CREATE TABLE "technik" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"base" text NOT NULL,
	"attack" text NOT NULL,
	"position" text NOT NULL,
	"variants" text[] DEFAULT '{}' NOT NULL,
	"name_pl" text collate "pl-x-icu" NOT NULL,
	"name_en" text NOT NULL,
	"description_pl" text,
	"description_en" text,
	"video_urls" text[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "technik_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "userlastlogin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user" uuid NOT NULL,
	"last_login_at" timestamp(3) with time zone,
	"previous_login_at" timestamp(3) with time zone,
	"count" integer DEFAULT 0 NOT NULL,
	"method" text,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"last_failed_at" timestamp(3) with time zone,
	"ip_masked" text,
	"user_agent_family" text,
	CONSTRAINT "userlastlogin_user_unique" UNIQUE("user")
);
--> statement-breakpoint
ALTER TABLE "item_loan" ADD CONSTRAINT "item_loan_item_item_id_fk" FOREIGN KEY ("item") REFERENCES "public"."item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_loan" ADD CONSTRAINT "item_loan_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_workplace_workplace_id_fk" FOREIGN KEY ("workplace") REFERENCES "public"."workplace"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tablefortest" ADD CONSTRAINT "tablefortest_dictionary_tablefortestdictionary_id_fk" FOREIGN KEY ("dictionary") REFERENCES "public"."tablefortestdictionary"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_assignee_user_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technik_progress" ADD CONSTRAINT "technik_progress_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technik_progress" ADD CONSTRAINT "technik_progress_technik_technik_id_fk" FOREIGN KEY ("technik") REFERENCES "public"."technik"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technik_progress" ADD CONSTRAINT "technik_progress_confirmed_by_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technik_requirement" ADD CONSTRAINT "technik_requirement_grade_grade_id_fk" FOREIGN KEY ("grade") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "technik_requirement" ADD CONSTRAINT "technik_requirement_technik_technik_id_fk" FOREIGN KEY ("technik") REFERENCES "public"."technik"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "userlastlogin" ADD CONSTRAINT "userlastlogin_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "item_loan_open_key" ON "item_loan" USING btree ("item") WHERE "item_loan"."returned_on" is null;--> statement-breakpoint
CREATE INDEX "item_loan_item_idx" ON "item_loan" USING btree ("item","from");--> statement-breakpoint
CREATE INDEX "item_loan_student_idx" ON "item_loan" USING btree ("student");--> statement-breakpoint
CREATE INDEX "tablefortest_dictionary_idx" ON "tablefortest" USING btree ("dictionary");--> statement-breakpoint
CREATE INDEX "task_assignee_idx" ON "task" USING btree ("assignee");--> statement-breakpoint
CREATE INDEX "technik_progress_technik_idx" ON "technik_progress" USING btree ("technik");--> statement-breakpoint
CREATE INDEX "technik_requirement_technik_idx" ON "technik_requirement" USING btree ("technik");