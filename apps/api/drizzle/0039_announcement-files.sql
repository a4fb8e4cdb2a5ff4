CREATE TABLE "announcement_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"announcement" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"discarded_at" timestamp(3) with time zone,
	"alt" text
);
--> statement-breakpoint
CREATE TABLE "announcement_piece" (
	"upload" uuid NOT NULL,
	"at" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "announcement_piece_upload_at_pk" PRIMARY KEY("upload","at")
);
--> statement-breakpoint
CREATE TABLE "announcement_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"announcement" uuid NOT NULL,
	"user" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"file" uuid
);
--> statement-breakpoint
ALTER TABLE "announcement_file" ADD CONSTRAINT "announcement_file_announcement_announcement_id_fk" FOREIGN KEY ("announcement") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_piece" ADD CONSTRAINT "announcement_piece_upload_announcement_upload_id_fk" FOREIGN KEY ("upload") REFERENCES "public"."announcement_upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_upload" ADD CONSTRAINT "announcement_upload_announcement_announcement_id_fk" FOREIGN KEY ("announcement") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_upload" ADD CONSTRAINT "announcement_upload_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_upload" ADD CONSTRAINT "announcement_upload_file_announcement_file_id_fk" FOREIGN KEY ("file") REFERENCES "public"."announcement_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_file_announcement_idx" ON "announcement_file" USING btree ("announcement","id");--> statement-breakpoint
CREATE INDEX "announcement_file_created_at_idx" ON "announcement_file" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "announcement_file_discarded_at_idx" ON "announcement_file" USING btree ("discarded_at","id");--> statement-breakpoint
CREATE INDEX "announcement_upload_announcement_idx" ON "announcement_upload" USING btree ("announcement");--> statement-breakpoint
CREATE INDEX "announcement_upload_user_idx" ON "announcement_upload" USING btree ("user","created_at");--> statement-breakpoint
CREATE INDEX "announcement_upload_file_idx" ON "announcement_upload" USING btree ("file");--> statement-breakpoint
CREATE INDEX "announcement_upload_created_at_idx" ON "announcement_upload" USING btree ("created_at");