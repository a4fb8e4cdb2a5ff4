ALTER TABLE "announcement_file" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "announcement_file" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "homework_file" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "homework_file" ADD COLUMN "height" integer;