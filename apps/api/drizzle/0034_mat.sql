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
ALTER TABLE "student_limit" ADD CONSTRAINT "student_limit_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_technik" ADD CONSTRAINT "training_technik_training_training_id_fk" FOREIGN KEY ("training") REFERENCES "public"."training"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_technik" ADD CONSTRAINT "training_technik_technik_technik_id_fk" FOREIGN KEY ("technik") REFERENCES "public"."technik"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "student_limit_created_at_idx" ON "student_limit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "training_technik_technik_idx" ON "training_technik" USING btree ("technik","training_starts_at");--> statement-breakpoint
CREATE INDEX "training_technik_time_idx" ON "training_technik" USING btree ("training_starts_at","id");--> statement-breakpoint
CREATE INDEX "training_technik_created_at_idx" ON "training_technik" USING btree ("created_at","id");