CREATE TABLE "lead" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text collate "pl-x-icu" NOT NULL,
	"email" text,
	"phone" text,
	"whom" text DEFAULT 'self' NOT NULL,
	"child_age" integer,
	"section" text,
	"workplace" uuid,
	"training" uuid,
	"note" text,
	"language" text DEFAULT 'pl' NOT NULL,
	"consent_at" timestamp(3) with time zone NOT NULL,
	"consent_version" text,
	"state" text DEFAULT 'new' NOT NULL,
	"state_before" text,
	"close_reason" text,
	"student" uuid,
	"mailed_at" timestamp(3) with time zone,
	"search_text" text collate "C" GENERATED ALWAYS AS (translate(lower(coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", '')), 'ąćęłńóśźż', 'acelnoszz')) STORED,
	CONSTRAINT "lead_contact_check" CHECK (num_nonnulls("lead"."email", "lead"."phone") > 0)
);
--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_workplace_workplace_id_fk" FOREIGN KEY ("workplace") REFERENCES "public"."workplace"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_training_training_id_fk" FOREIGN KEY ("training") REFERENCES "public"."training"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_created_at_idx" ON "lead" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_updated_at_idx" ON "lead" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "lead_name_idx" ON "lead" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "lead_state_idx" ON "lead" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "lead_section_idx" ON "lead" USING btree ("section","created_at");--> statement-breakpoint
CREATE INDEX "lead_workplace_idx" ON "lead" USING btree ("workplace","created_at");--> statement-breakpoint
CREATE INDEX "lead_training_idx" ON "lead" USING btree ("training");--> statement-breakpoint
CREATE INDEX "lead_student_idx" ON "lead" USING btree ("student");