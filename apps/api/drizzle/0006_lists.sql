DROP INDEX "training_starts_at_idx";--> statement-breakpoint
ALTER TABLE "student" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (translate(lower(coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("member_number", '')), 'ąćęłńóśźż', 'acelnoszz')) STORED;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (translate(lower(coalesce("title", '')), 'ąćęłńóśźż', 'acelnoszz')) STORED;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (translate(lower(coalesce("username", '') || ' ' || coalesce("email", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '')), 'ąćęłńóśźż', 'acelnoszz')) STORED;--> statement-breakpoint
CREATE INDEX "presence_created_at_idx" ON "presence" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "presence_status_idx" ON "presence" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "presence_invalidated_idx" ON "presence" USING btree ("invalidated_at");--> statement-breakpoint
CREATE INDEX "training_starts_at_idx" ON "training" USING btree ("starts_at","id");