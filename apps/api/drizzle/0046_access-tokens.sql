CREATE TABLE "access_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user" uuid NOT NULL,
	"name" text collate "pl-x-icu" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"start" text NOT NULL,
	"rights" text[] NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "access_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "access_token_use" (
	"id" uuid PRIMARY KEY NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"last_used_from" text,
	"last_used_by" text
);
--> statement-breakpoint
ALTER TABLE "single_use" ADD COLUMN "access_token" uuid;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_user_id_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token_use" ADD CONSTRAINT "access_token_use_id_access_token_id_fk" FOREIGN KEY ("id") REFERENCES "public"."access_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_user_idx" ON "access_token" USING btree ("user","created_at","id");--> statement-breakpoint
CREATE INDEX "access_token_name_idx" ON "access_token" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "access_token_created_at_idx" ON "access_token" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "access_token_expires_at_idx" ON "access_token" USING btree ("expires_at","id");--> statement-breakpoint
ALTER TABLE "single_use" ADD CONSTRAINT "single_use_access_token_access_token_id_fk" FOREIGN KEY ("access_token") REFERENCES "public"."access_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "single_use_access_token_idx" ON "single_use" USING btree ("access_token");