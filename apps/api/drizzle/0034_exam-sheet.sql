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
ALTER TABLE "exam_candidate" ADD COLUMN "conditions_by" uuid;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD COLUMN "paid_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD COLUMN "paid_to" uuid;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "evidence_hash" text;--> statement-breakpoint
ALTER TABLE "exam_mark" ADD CONSTRAINT "exam_mark_candidate_exam_candidate_id_fk" FOREIGN KEY ("candidate") REFERENCES "public"."exam_candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_mark" ADD CONSTRAINT "exam_mark_technik_technik_id_fk" FOREIGN KEY ("technik") REFERENCES "public"."technik"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_mark" ADD CONSTRAINT "exam_mark_examiner_user_id_fk" FOREIGN KEY ("examiner") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_mark_technik_idx" ON "exam_mark" USING btree ("technik");--> statement-breakpoint
CREATE INDEX "exam_mark_examiner_idx" ON "exam_mark" USING btree ("examiner");--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_conditions_by_user_id_fk" FOREIGN KEY ("conditions_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_paid_to_user_id_fk" FOREIGN KEY ("paid_to") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_evidence_check" CHECK (("exam"."evidence" is null) = ("exam"."evidence_hash" is null));