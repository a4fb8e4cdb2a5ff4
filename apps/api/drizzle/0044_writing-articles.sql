CREATE TABLE "article_draft" (
	"article" uuid PRIMARY KEY NOT NULL,
	"title_pl" text NOT NULL,
	"title_en" text NOT NULL,
	"lead_pl" text NOT NULL,
	"lead_en" text NOT NULL,
	"body_pl" text NOT NULL,
	"body_en" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user" uuid,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article" uuid NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_decorative" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_picture_file" (
	"picture" uuid NOT NULL,
	"width" integer NOT NULL,
	"kind" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "article_picture_file_picture_width_kind_pk" PRIMARY KEY("picture","width","kind")
);
--> statement-breakpoint
CREATE TABLE "article_preview" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article" uuid NOT NULL,
	"user" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article" uuid NOT NULL,
	"kind" text NOT NULL,
	"title_pl" text NOT NULL,
	"title_en" text NOT NULL,
	"lead_pl" text NOT NULL,
	"lead_en" text NOT NULL,
	"body_pl" text NOT NULL,
	"body_en" text NOT NULL,
	"note" text,
	"user" uuid,
	"created_at" timestamp(3) with time zone NOT NULL,
	"words_added" integer NOT NULL,
	"words_removed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_writer" (
	"article" uuid NOT NULL,
	"user" uuid NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "article_writer_article_user_pk" PRIMARY KEY("article","user")
);
--> statement-breakpoint
ALTER TABLE "article_draft" ADD CONSTRAINT "article_draft_article_article_id_fk" FOREIGN KEY ("article") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_draft" ADD CONSTRAINT "article_draft_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_picture" ADD CONSTRAINT "article_picture_article_article_id_fk" FOREIGN KEY ("article") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_picture_file" ADD CONSTRAINT "article_picture_file_picture_article_picture_id_fk" FOREIGN KEY ("picture") REFERENCES "public"."article_picture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_preview" ADD CONSTRAINT "article_preview_article_article_id_fk" FOREIGN KEY ("article") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_preview" ADD CONSTRAINT "article_preview_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_article_id_fk" FOREIGN KEY ("article") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_writer" ADD CONSTRAINT "article_writer_article_article_id_fk" FOREIGN KEY ("article") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_writer" ADD CONSTRAINT "article_writer_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_picture_article_idx" ON "article_picture" USING btree ("article","id");--> statement-breakpoint
CREATE INDEX "article_preview_article_idx" ON "article_preview" USING btree ("article");--> statement-breakpoint
CREATE INDEX "article_preview_user_idx" ON "article_preview" USING btree ("user");--> statement-breakpoint
CREATE INDEX "article_version_article_idx" ON "article_version" USING btree ("article","id");--> statement-breakpoint
CREATE INDEX "article_version_user_idx" ON "article_version" USING btree ("user");--> statement-breakpoint
CREATE INDEX "article_writer_user_idx" ON "article_writer" USING btree ("user");