CREATE TABLE "calendar_feed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user" uuid NOT NULL,
	"about" text NOT NULL,
	"student" uuid,
	"workplace" uuid,
	"reminder" text NOT NULL,
	"with_days_off" boolean NOT NULL,
	"with_excused" boolean NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"token_sealed" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"renewed_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	"state" text,
	"state_since" timestamp(3) with time zone,
	CONSTRAINT "calendar_feed_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feed_about_check" CHECK (("calendar_feed"."about" = 'student') = ("calendar_feed"."student" is not null) and ("calendar_feed"."about" = 'workplace') = ("calendar_feed"."workplace" is not null))
);
--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_student_student_id_fk" FOREIGN KEY ("student") REFERENCES "public"."student"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_workplace_workplace_id_fk" FOREIGN KEY ("workplace") REFERENCES "public"."workplace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feed_user_idx" ON "calendar_feed" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "calendar_feed_student_idx" ON "calendar_feed" USING btree ("student");--> statement-breakpoint
CREATE INDEX "calendar_feed_workplace_idx" ON "calendar_feed" USING btree ("workplace");