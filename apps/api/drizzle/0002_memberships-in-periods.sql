ALTER TABLE "useringroupright" DROP CONSTRAINT "useringroupright_user_group_key";--> statement-breakpoint
CREATE INDEX "useringroupright_user_idx" ON "useringroupright" USING btree ("user","group");