CREATE TABLE "file" (
	"table" text NOT NULL,
	"row" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "file_table_row_name_pk" PRIMARY KEY("table","row","name")
);
--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "picture" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "picture" text;