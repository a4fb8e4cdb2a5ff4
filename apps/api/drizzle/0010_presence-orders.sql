DROP INDEX "presence_status_idx";--> statement-breakpoint
DROP INDEX "presence_invalidated_idx";--> statement-breakpoint
CREATE INDEX "presence_status_idx" ON "presence" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "presence_invalidated_idx" ON "presence" USING btree ("invalidated_at","id");