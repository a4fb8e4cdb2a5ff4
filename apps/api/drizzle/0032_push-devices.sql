CREATE TABLE "push_device" (
	"session" uuid PRIMARY KEY NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "push_device_endpoint_hash_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_session_session_id_fk" FOREIGN KEY ("session") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;